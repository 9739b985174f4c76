/** The Profile button and its panel. */
import { onDemand } from "../../on-demand.ts";
import { FootOpener } from "./foot-opener.tsx";

const ThisDevice = onDemand(
  () => import("./this-device.tsx").then((part) => part.ThisDevice),
  () => null,
);

export function ProfilePanel() {
  return (
    <FootOpener icon="profile" label="Profile" name="Profile" prefetch={ThisDevice.prefetch}>
      {(id, close) => <ThisDevice id={id} onLeave={() => close(false)} />}
    </FootOpener>
  );
}
