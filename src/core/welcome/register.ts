import { registerSettingsMenu } from "../settings/setting.ts";
import { registerTours } from "../tours/tour-app.ts";
import { translateImports } from "./adventures.ts";
import { registerSeen, WelcomeApp } from "./welcome-app.ts";

/** Offers the welcome window and the tours in Foundry's settings. Call once, in `init`. */
export function registerWelcome(): void {
  registerSeen();
  registerSettingsMenu("core.welcome", {
    name: "QUARTET.Welcome.Title",
    label: "QUARTET.Welcome.Open",
    hint: "QUARTET.Welcome.Hint",
    icon: "fa-solid fa-door-open",
    type: WelcomeApp,
  });
  registerTours();
  translateImports();
}
