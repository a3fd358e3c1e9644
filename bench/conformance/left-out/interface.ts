/** What the bench leaves out of `foundry.applications.sheets`, `.sidebar` and `.ui`. See README.md, "Conformance". */

export type Sheets =
  | "AdventureExporter"
  | "AdventureImporter"
  | "AdventureImporterV2"
  | "AmbientLightConfig"
  | "AmbientSoundConfig"
  | "BaseSheet"
  | "CardConfig"
  | "CardDeckConfig"
  | "CardHandConfig"
  | "CardPileConfig"
  | "CardsConfig"
  | "CombatantConfig"
  | "DrawingConfig"
  | "FolderConfig"
  | "MeasuredTemplateConfig"
  | "NoteConfig"
  | "PlaylistConfig"
  | "PlaylistSoundConfig"
  | "RegionBehaviorConfig"
  | "RegionConfig"
  | "RollTableSheet"
  | "SceneConfig"
  | "TableResultConfig"
  | "TileConfig"
  | "WallConfig"
  | `${"ActiveEffectConfig" | "ActorSheet" | "ActorSheetV2" | "ItemSheet" | "ItemSheetV2" | "MacroConfig" | "PrototypeTokenConfig" | "TokenConfig" | "UserConfig"}.${"parseCSSDimensions" | "waitForImages"}`
  | `${"ActiveEffectConfig" | "ActorSheet" | "ActorSheetV2" | "ItemSheet" | "ItemSheetV2" | "MacroConfig" | "PrototypeTokenConfig" | "TokenConfig" | "UserConfig"}#bringToTop`;

export type JournalSheets =
  | "JournalEntryCategoryConfig"
  | "JournalEntryPageImageSheet"
  | "JournalEntryPageMarkdownSheet"
  | "JournalEntryPagePDFSheet"
  | "JournalEntryPageTextSheet"
  | "JournalEntryPageVideoSheet"
  | "ShowToPlayersDialog"
  | `${"JournalEntryPageHandlebarsSheet" | "JournalEntryPageProseMirrorSheet" | "JournalEntryPageSheet" | "JournalEntrySheet"}.${"parseCSSDimensions" | "waitForImages"}`
  | `${"JournalEntryPageHandlebarsSheet" | "JournalEntryPageProseMirrorSheet" | "JournalEntryPageSheet" | "JournalEntrySheet"}#bringToTop`
  | "JournalEntrySheet.VIEW_MODES";

export type Sidebar =
  | `${"AbstractSidebarTab" | "DocumentDirectory" | "Sidebar"}.${"parseCSSDimensions" | "waitForImages"}`
  | `${"AbstractSidebarTab" | "DocumentDirectory" | "Sidebar"}#bringToTop`
  | `${"AbstractSidebarTab" | "DocumentDirectory"}#${"popout" | "renderPopout"}`
  | `${"DocumentDirectory" | "Sidebar"}.PARTS`
  | `${"DocumentDirectory" | "Sidebar"}#parts`
  | `Sidebar#${"activateTab" | "popouts"}`;

export type SidebarTabs =
  | "CardsDirectory"
  | "PlaylistDirectory"
  | "RollTableDirectory"
  | "SceneDirectory"
  | `${"ActorDirectory" | "ChatLog" | "CombatTracker" | "CompendiumDirectory" | "ItemDirectory" | "JournalDirectory" | "MacroDirectory" | "Settings"}.${"parseCSSDimensions" | "waitForImages"}`
  | `${"ActorDirectory" | "ChatLog" | "CombatTracker" | "CompendiumDirectory" | "ItemDirectory" | "JournalDirectory" | "MacroDirectory" | "Settings"}#${"bringToTop" | "popout" | "renderPopout"}`
  | `${"ActorDirectory" | "ChatLog" | "CompendiumDirectory" | "ItemDirectory" | "JournalDirectory" | "MacroDirectory" | "Settings"}.PARTS`
  | `${"ActorDirectory" | "ChatLog" | "CompendiumDirectory" | "ItemDirectory" | "JournalDirectory" | "MacroDirectory" | "Settings"}#parts`
  | "CombatTracker#hoverCombatant";

export type SidebarApps =
  | "ChatPopout"
  | "ControlsConfig"
  | "FolderExport"
  | "FrameViewer"
  | "InvitationLinks"
  | "ModuleManagement"
  | "SupportDetails"
  | "ToursManagement"
  | "WorldConfig"
  | `Compendium.${"PARTS" | "parseCSSDimensions" | "tabName" | "waitForImages"}`
  | `Compendium#${"activate" | "active" | "bringToTop" | "documentClass" | "isPopout" | "parts" | "popout" | "renderPopout" | "tabName"}`;

export type Interface =
  | "GamePause"
  | "MainMenu"
  | "RegionLegend"
  | "SceneControls"
  | `${"Hotbar" | "Players" | "SceneNavigation"}.${"PARTS" | "parseCSSDimensions" | "waitForImages"}`
  | `${"Hotbar" | "Players" | "SceneNavigation"}#${"bringToTop" | "collapse" | "expand" | "parts"}`
  | `${"Players" | "SceneNavigation"}#${"expanded" | "toggleExpanded"}`
  | `Hotbar#${"locked" | "macros"}`
  | `Players.${"IDLE_THRESHOLD_MS" | "REFRESH_LATENCY_FREQUENCY_MS"}`
  | `Players#${"refreshFPS" | "refreshLatency"}`
  | "SceneNavigation.displayProgressBar";
