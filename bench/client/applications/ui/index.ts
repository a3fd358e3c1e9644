export { Hotbar } from "./hotbar.ts";
export { Notifications } from "./notifications.ts";
export { Players } from "./players.ts";
export { SceneNavigation } from "./scene-navigation.ts";
