/** Sizes of a scene in pixels; the scene lies in the middle of a wider canvas. */
export interface Dimensions {
  width: number;
  height: number;
  size: number;
  distance: number;
  distancePixels: number;
  sceneX: number;
  sceneY: number;
  sceneWidth: number;
  sceneHeight: number;
}

interface SceneSize {
  width: number;
  height: number;
  /** Margin around the scene as a share of its size. */
  padding?: number;
  grid: { size: number; distance: number };
}

/** The padding is rounded up to whole squares, so that the grid begins at the scene's corner. */
export function dimensionsOf({ width, height, padding = 0, grid }: SceneSize): Dimensions {
  const { size, distance } = grid;
  const sceneX = Math.ceil((padding * width) / size) * size;
  const sceneY = Math.ceil((padding * height) / size) * size;
  return {
    width: width + 2 * sceneX,
    height: height + 2 * sceneY,
    size,
    distance,
    distancePixels: size / distance,
    sceneX,
    sceneY,
    sceneWidth: width,
    sceneHeight: height,
  };
}
