/** What the bench leaves out of `foundry.abstract` and `foundry.data`. See README.md, "Conformance". */

export type Abstract =
  | "DatabaseBackend"
  | "DocumentSocketResponse"
  | "SingletonEmbeddedCollection"
  | `${"EmbeddedCollection" | "EmbeddedCollectionDelta"}#${"search" | "update"}`
  | `Document#${"migrateSystemData" | "system" | "traverseEmbeddedDocuments"}`
  | `EmbeddedCollectionDelta#${"baseCollection" | "restoreDocument" | "restoreDocuments" | "syntheticCollection"}`
  | "TypeDataModel#toEmbed";

export type Data =
  | "ActorDeltaField"
  | "BaseShapeData"
  | "BaseTerrainData"
  | "CalendarData"
  | "CircleShapeData"
  | "ClientDatabaseBackend"
  | "CombatConfiguration"
  | "EllipseShapeData"
  | "LightData"
  | "PolygonShapeData"
  | "RectangleShapeData"
  | "SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG"
  | "ShapeData"
  | "TerrainData"
  | "TextureData"
  | "TombstoneData"
  | "regionBehaviors"
  | "regionShapes"
  | "validators"
  | "PrototypeToken.database"
  | `PrototypeToken#${"actor" | "apps" | "getBarAttribute" | "getFlag" | "isOwner" | "setFlag" | "testUserPermission" | "unsetFlag" | "update"}`;

export type Fields =
  | "ShaderField"
  | `${"ArrayField" | "DocumentFlagsField" | "DocumentStatsField" | "EmbeddedCollectionDeltaField" | "EmbeddedCollectionField" | "EmbeddedDataField" | "EmbeddedDocumentField" | "SchemaField" | "SetField" | "TypeDataField" | "TypedObjectField" | "TypedSchemaField"}#migrateSource`
  | `${"ArrayField" | "EmbeddedCollectionDeltaField" | "EmbeddedCollectionField" | "SetField"}#${"empty" | "exact"}`
  | `${"DocumentFlagsField" | "EmbeddedCollectionDeltaField" | "EmbeddedCollectionField"}#element`
  | `${"EmbeddedCollectionDeltaField" | "EmbeddedCollectionField" | "EmbeddedDocumentField"}#getCollection`
  | `${"EmbeddedCollectionDeltaField" | "EmbeddedCollectionField"}#schema`
  | "AngleField#base"
  | `ColorField#${"blank" | "choices" | "textSearch" | "trim"}`
  | `DocumentStatsField.${"fields" | "managedFields"}`
  | `EmbeddedDocumentField#${"entries" | "fields" | "get" | "getField" | "has" | "keys" | "values"}`;

export type Validation = `DataModelValidationError#${"asHTML" | "logAsTable"}`;
