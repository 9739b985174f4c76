/** The Profile button and its panel. */
import { optional } from "../../on-demand.ts";
import { FootOpener } from "./foot-opener.tsx";

const ThisDevice = optional(() => import("./this-device.tsx").then((part) => part.ThisDevice));

export function ProfilePanel() {
  return (
    <FootOpener icon="profile" label="Profile" name="Profile" prefetch={ThisDevice.prefetch}>
      {(id, close) => <ThisDevice id={id} onLeave={() => close(false)} />}
    </FootOpener>
  );
}
