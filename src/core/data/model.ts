import { clampGauge } from "./gauge.ts";

/** The data model of a sub-type: a schema, and what all our sub-types need. */
export abstract class QuartetModel<
  Schema extends foundry.data.fields.DataSchema,
  Parent extends foundry.abstract.Document.Any,
> extends foundry.abstract.TypeDataModel<Schema, Parent> {
  /** Paths, below `system`, of gauges `{value, max}` that stay between 0 and their maximum. */
  static readonly GAUGES: readonly string[] = [];
  /** Points that a token's bar may lower below 0, where the book stops them nowhere or by itself. */
  static readonly BELOW_ZERO: readonly string[] = [];

  /** Two clients can change points and maximum at once: what is shown never exceeds the maximum. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    const { GAUGES } = this.constructor as typeof QuartetModel;
    for (const path of GAUGES) {
      const gauge = foundry.utils.getProperty(this, path);
      clampGauge(gauge, gauge);
    }
  }

  protected override async _preUpdate(
    changes: object,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    const { GAUGES } = this.constructor as typeof QuartetModel;
    for (const path of GAUGES)
      clampGauge(
        foundry.utils.getProperty(changes, `system.${path}`),
        foundry.utils.getProperty(this, path),
      );
    return (await super._preUpdate(changes as never, options, user)) ?? undefined;
  }
}
