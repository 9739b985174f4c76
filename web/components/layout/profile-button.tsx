/** The Profile button and its panel. */
import { lazyOptional } from "../ui/lazy.ts";
import { FooterPopover } from "./footer-popover.tsx";

const ProfilePanel = lazyOptional(() => import("./profile-panel.tsx").then((part) => part.ProfilePanel));

export function ProfileButton() {
  return (
    <FooterPopover icon="profile" label="Profile" name="Profile" prefetch={ProfilePanel.prefetch}>
      {(id, close) => <ProfilePanel id={id} onLeave={() => close(false)} />}
    </FooterPopover>
  );
}
