/** A command that players type in the chat, such as `/noppa 3n8 > 5`. */
export interface ChatCommand {
  /** Without the slash. */
  readonly name: string;
  /** @param text What follows the name. */
  run(text: string): Promise<unknown>;
}

const commands = new Map<string, ChatCommand>();

export function registerCommand(command: ChatCommand): void {
  commands.set(command.name, command);
}

/** Listens to what is typed in the chat. Works the same on all generations. */
export function listenForCommands(): void {
  Hooks.on("chatMessage", (_log, message) => {
    const [, name, text = ""] = /^\/(\S+)\s*(.*)$/su.exec(plainText(message)) ?? [];
    const command = name && commands.get(name.toLowerCase());
    if (!command) return true;
    void command.run(text.trim());
    return false;
  });
}

/** The rich chat input of generation 14 hands over HTML. */
function plainText(message: string): string {
  const holder = document.createElement("template");
  holder.innerHTML = message;
  return /<\w/.test(message) ? (holder.content.textContent ?? "").trim() : message.trim();
}
