/** The Profile button and its panel. */
import { optional } from "../ui/lazy.ts";
import { FootOpener } from "./footer-popover.tsx";

const ThisDevice = optional(() => import("./profile-panel.tsx").then((part) => part.ThisDevice));

export function ProfilePanel() {
  return (
    <FootOpener icon="profile" label="Profile" name="Profile" prefetch={ThisDevice.prefetch}>
      {(id, close) => <ThisDevice id={id} onLeave={() => close(false)} />}
    </FootOpener>
  );
}
