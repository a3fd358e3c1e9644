/**
 * Everything that the host draws and the tests touch. The bench and Foundry must agree on each:
 * where they do not, this is the one file to change.
 */
export const host = {
  join: {
    user: 'select[name="userid"]',
    /** From build 14.366 on, users are found by typing. */
    typedUser: 'input[name="username"]',
    suggestion: "#autocomplete li",
    submit: 'button[name="join"]',
  },
  notification: "#notifications .notification",
  errorNotification: "#notifications .notification.error",

  sidebarTab: (tab: string) => `#sidebar button[data-tab="${tab}"]`,
  entry: (tab: string, id: string) => `#${tab} .directory-item[data-entry-id="${id}"]`,
  folder: (tab: string, id: string) => `#${tab} .folder[data-folder-id="${id}"]`,
  folderName: ".folder-header",
  entryName: ".entry-name",
  createEntry: (tab: string) => `#${tab} button[data-action="createEntry"]`,
  pack: (id: string) => `#compendium [data-pack="${id}"] .entry-name`,
  packEntry: (id: string) => `.application [data-entry-id="${id}"]`,

  message: (id: string) => `#chat [data-message-id="${id}"]`,
  messages: "#chat .chat-message[data-message-id]",
  diceTotal: ".dice-total",

  hotbarSlot: (slot: number) => `#hotbar .slot[data-slot="${slot}"]`,

  window: ".application",
  windowTitle: ".window-header .window-title",
  headerControls: '.window-header [data-action="toggleControls"]',
  /** A menu of its own in generation 14, a list in the window in 13. */
  headerControl: ".context-menu .context-item, .controls-dropdown .header-control",
  close: '.window-header [data-action="close"]',
  tab: (group: string, tab: string) =>
    `[data-action="tab"][data-group="${group}"][data-tab="${tab}"]`,

  dialog: "dialog.application",
  dialogButton: (action: string) => `dialog.application button[data-action="${action}"]`,
  dialogField: (name: string) => `dialog.application [name="${name}"]`,

  openSubmenu: (key: string) => `button[data-action="openSubmenu"][data-key="${key}"]`,
  setting: (key: string) => `[name="${key}"]`,
  submitSettings: '#settings-config button[type="submit"]',
} as const;
