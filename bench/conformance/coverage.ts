/**
 * Compares the names of the bench with those of the typings. A member that the bench lacks, or
 * has by now, makes this fail until the lists in `left-out` say so too.
 */
import type * as bench from "../client/applications/index.ts";
import type * as dice from "../client/dice/index.ts";
import type * as documents from "../client/documents/index.ts";
import type { Canvas, Config, Game, Ui } from "../client/globals.ts";
import type * as helpers from "../client/helpers/index.ts";
import type { abstract, CONST, data, utils } from "../common/index.ts";
import type { Exact, LeftOut, MembersLeftOut, Missing } from "./key-coverage.ts";
import type * as applicationLists from "./left-out/applications.ts";
import type * as diceLists from "./left-out/dice.ts";
import type * as documentLists from "./left-out/documents.ts";
import type * as globalLists from "./left-out/globals.ts";
import type * as helperLists from "./left-out/helpers.ts";
import type * as interfaceLists from "./left-out/interface.ts";
import type * as modelLists from "./left-out/models.ts";
import type * as utilityLists from "./left-out/utils.ts";

type Bench = typeof bench;
type Real = typeof foundry.applications;

true satisfies Exact<LeftOut<typeof foundry.abstract, typeof abstract>, modelLists.Abstract>;
true satisfies Exact<LeftOut<typeof foundry.data, typeof data>, modelLists.Data>;
true satisfies Exact<LeftOut<typeof foundry.data.fields, typeof data.fields>, modelLists.Fields>;
true satisfies Exact<
  LeftOut<typeof foundry.data.validation, typeof data.validation>,
  modelLists.Validation
>;
true satisfies Exact<LeftOut<typeof foundry.utils, typeof utils>, utilityLists.Utilities>;
true satisfies Exact<LeftOut<typeof foundry.CONST, typeof CONST>, utilityLists.Constants>;
true satisfies Exact<LeftOut<typeof foundry.dice, typeof dice>, diceLists.Dice>;
true satisfies Exact<LeftOut<typeof foundry.dice.terms, typeof dice.terms>, diceLists.Terms>;
true satisfies Exact<LeftOut<typeof foundry.documents, typeof documents>, documentLists.Documents>;
true satisfies Exact<
  LeftOut<typeof foundry.documents.collections, typeof documents.collections>,
  documentLists.Collections
>;
true satisfies Exact<LeftOut<typeof foundry.helpers, typeof helpers>, helperLists.Helpers>;
true satisfies Exact<
  LeftOut<typeof foundry.helpers.interaction, typeof helpers.interaction>,
  helperLists.Interaction
>;

true satisfies Exact<LeftOut<Real, Bench>, applicationLists.Applications>;
true satisfies Exact<LeftOut<Real["api"], Bench["api"]>, applicationLists.Api>;
true satisfies Exact<LeftOut<Real["apps"], Bench["apps"]>, applicationLists.Apps>;
true satisfies Exact<LeftOut<Real["elements"], Bench["elements"]>, applicationLists.Elements>;
true satisfies Exact<LeftOut<Real["fields"], Bench["fields"]>, applicationLists.FormFields>;
true satisfies Exact<
  LeftOut<Real["handlebars"], Bench["handlebars"]>,
  applicationLists.HandlebarsFunctions
>;
true satisfies Exact<LeftOut<Real["ux"], Bench["ux"]>, applicationLists.Ux>;
true satisfies Exact<LeftOut<Real["sheets"], Bench["sheets"]>, interfaceLists.Sheets>;
true satisfies Exact<LeftOut<Real["sidebar"], Bench["sidebar"]>, interfaceLists.Sidebar>;
true satisfies Exact<LeftOut<Real["ui"], Bench["ui"]>, interfaceLists.Interface>;
true satisfies Exact<
  LeftOut<Real["sheets"]["journal"], Bench["sheets"]["journal"]>,
  interfaceLists.JournalSheets
>;
true satisfies Exact<
  LeftOut<Real["sidebar"]["tabs"], Bench["sidebar"]["tabs"]>,
  interfaceLists.SidebarTabs
>;
true satisfies Exact<
  LeftOut<Real["sidebar"]["apps"], Bench["sidebar"]["apps"]>,
  interfaceLists.SidebarApps
>;

/** What the mixin makes of the plainest application. */
type RealTemplates = foundry.applications.api.HandlebarsApplicationMixin.Mix<
  typeof foundry.applications.api.ApplicationV2
>;
type BenchTemplates = ReturnType<
  typeof bench.api.HandlebarsApplicationMixin<typeof bench.api.ApplicationV2>
>;
true satisfies Exact<
  MembersLeftOut<"HandlebarsApplication", RealTemplates, BenchTemplates>,
  applicationLists.HandlebarsApplication
>;

true satisfies Exact<Missing<foundry.Game, Game>, globalLists.Game>;
true satisfies Exact<Missing<CONFIG, Config>, globalLists.Config>;
true satisfies Exact<Missing<typeof ui, Ui>, globalLists.Ui>;
true satisfies Exact<Missing<foundry.canvas.Canvas, Canvas>, globalLists.Canvas>;
