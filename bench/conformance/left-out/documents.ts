/** What the bench leaves out of `foundry.documents`. See README.md, "Conformance". */

export type Documents =
  | "AmbientLightDocument"
  | "AmbientSoundDocument"
  | "BaseAmbientLight"
  | "BaseAmbientSound"
  | "BaseCard"
  | "BaseCards"
  | "BaseDrawing"
  | "BaseFogExploration"
  | "BaseJournalEntryCategory"
  | "BaseMeasuredTemplate"
  | "BaseNote"
  | "BasePlaylist"
  | "BasePlaylistSound"
  | "BaseRegionBehavior"
  | "BaseRollTable"
  | "BaseTableResult"
  | "BaseTile"
  | "BaseWall"
  | "Card"
  | "Cards"
  | "CombatantGroup"
  | "DrawingDocument"
  | "FogExploration"
  | "JournalEntryCategory"
  | "MeasuredTemplateDocument"
  | "NoteDocument"
  | "Playlist"
  | "PlaylistSound"
  | "RegionBehavior"
  | "RollTable"
  | "TableResult"
  | "TileDocument"
  | "WallDocument"
  | "abstract"
  | `${"ActiveEffect" | "Actor" | "ActorDelta" | "Adventure" | "BaseActiveEffect" | "BaseActor" | "BaseActorDelta" | "BaseAdventure" | "BaseChatMessage" | "BaseCombat" | "BaseCombatant" | "BaseCombatantGroup" | "BaseFolder" | "BaseItem" | "BaseJournalEntry" | "BaseJournalEntryPage" | "BaseMacro" | "BaseRegion" | "BaseScene" | "BaseSetting" | "BaseToken" | "BaseUser" | "ChatMessage" | "Combat" | "Combatant" | "Folder" | "Item" | "JournalEntry" | "JournalEntryPage" | "Macro" | "RegionDocument" | "Scene" | "Setting" | "TokenDocument" | "User"}#${"migrateSystemData" | "traverseEmbeddedDocuments"}`
  | `${"ActiveEffect" | "Actor" | "ActorDelta" | "Adventure" | "ChatMessage" | "Combat" | "Combatant" | "Folder" | "Item" | "JournalEntry" | "JournalEntryPage" | "Macro" | "RegionDocument" | "Scene" | "Setting" | "TokenDocument" | "User"}#${"importFromJSONDialog" | "onEmbed" | "toEmbed"}`
  | `${"Adventure" | "BaseAdventure" | "BaseFolder" | "BaseJournalEntry" | "BaseMacro" | "BaseRegion" | "BaseScene" | "BaseSetting" | "BaseToken" | "BaseUser" | "Folder" | "JournalEntry" | "Macro" | "RegionDocument" | "Scene" | "Setting" | "TokenDocument" | "User"}#system`
  | `${"ActiveEffect" | "BaseActiveEffect"}#icon`
  | `${"ActorDelta" | "BaseActorDelta"}.applyDelta`
  | `${"ActorDelta" | "BaseActorDelta"}#getBaseCollection`
  | `${"BaseChatMessage" | "ChatMessage"}#user`
  | `${"BaseFolder" | "Folder"}.SORTING_MODES`
  | `${"BaseItem" | "Item"}#aaaaa`
  | `${"BaseScene" | "Scene"}.defaultGrid`
  | `${"BaseScene" | "Scene"}#${"darkness" | "fogExploration" | "fogExploredColor" | "fogOverlay" | "fogReset" | "fogUnexploredColor" | "globalLight" | "globalLightThreshold"}`
  | `${"BaseToken" | "TokenDocument"}.${"DEFAULT_ICON" | "MOVEMENT_FIELDS" | "arePositionsEqual"}`
  | `${"BaseToken" | "TokenDocument"}#${"effects" | "getGridSpacePolygon" | "getOccupiedGridSpaceOffsets" | "getSize" | "getSnappedPosition" | "hexagonalShape" | "overlayEffect"}`
  | `${"Combat" | "Scene"}#clearMovementHistories`
  | `${"Combatant" | "TokenDocument"}#clearMovementHistory`
  | `${"JournalEntry" | "JournalEntryPage"}#sceneNote`
  | `ActiveEffect.${"applyField" | "getInitialDuration"}`
  | "Actor#getTokenImages"
  | "ActorDelta#restore"
  | "ChatMessage#getHTML"
  | `Combat#${"debounceSetup" | "getCombatantByActor" | "getCombatantByToken" | "getTimeDelta" | "toggleSceneLink" | "updateCombatantActors"}`
  | `Folder#${"displayed" | "exportDialog" | "exportToCompendium"}`
  | "JournalEntry.sortCategories"
  | `JournalEntry#${"panToNote" | "show"}`
  | `JournalEntryPage.${"buildTOC" | "slugifyHeading"}`
  | "JournalEntryPage#toc"
  | `RegionDocument#${"bounds" | "clipperPaths" | "layer" | "object" | "polygonTree" | "polygons" | "regionShapes" | "rendered" | "segmentizeMovementPath" | "teleportToken" | "testPoint" | "tokens" | "triangulation"}`
  | `Scene#${"createThumbnail" | "dimensions" | "getDimensions" | "pullUsers" | "updateTokenRegions"}`
  | "Setting#config"
  | `TokenDocument#${"getCompleteMovementPath" | "hasDistinctSubjectTexture" | "layer" | "measureMovementPath" | "move" | "movement" | "movementHistory" | "pauseMovement" | "regions" | "rendered" | "resize" | "resumeMovement" | "revertRecordedMovement" | "segmentizeRegionMovementPath" | "stopMovement" | "testInsideRegion" | "toggleActiveEffect" | "updateVisionMode"}`
  | `User#${"assignPermission" | "border" | "broadcastActivity" | "lastActivityTime" | "movingTokens" | "roleLabel"}`;

export type Collections =
  | "CardStacks"
  | "CompendiumFolderCollection"
  | "FogExplorations"
  | "Playlists"
  | "RollTables"
  | `${"Actors" | "ChatMessages" | "CombatEncounters" | "CompendiumCollection" | "CompendiumPacks" | "Folders" | "Items" | "Journal" | "Macros" | "Scenes" | "Users" | "WorldSettings"}#${"initializeTree" | "maxFolderDepth" | "searchMode" | "toggleSearchMode"}`
  | `${"Actors" | "ChatMessages" | "CombatEncounters" | "CompendiumCollection" | "Folders" | "Items" | "Journal" | "Macros" | "Scenes" | "Users" | "WorldSettings"}.getSearchableFields`
  | `${"CompendiumCollection" | "CompendiumPacks"}#toggleSortingMode`
  | `ChatMessages#${"export" | "flush" | "sayBubble"}`
  | `CompendiumCollection.${"CACHE_LIFETIME_SECONDS" | "CONFIG_FIELD" | "CONFIG_SETTING" | "createCompendium"}`
  | `CompendiumCollection#${"applicationClass" | "banner" | "config" | "configureOwnershipDialog" | "deleteCompendium" | "duplicateCompendium" | "folder" | "importAll" | "importDialog" | "importFolder" | "importFolders" | "migrate" | "setFolder" | "sort"}`
  | `CompendiumPacks#${"folders" | "sortingMode" | "tree"}`
  | `Journal.${"show" | "showDialog" | "showImage"}`
  | "Scenes#preload";
