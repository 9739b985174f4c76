/** A button with an icon before its name. */
import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

type Props = Omit<ComponentProps<typeof Button>, "children"> & {
  icon: IconName;
  label: string;
  /** Whether the icon is as small as in a link. */
  small?: boolean;
  /** Whether the icon is filled with red. */
  filled?: boolean;
};

export function Tool({ icon, label, small = false, filled = false, look = "quiet", ...rest }: Props) {
  return (
    <Button look={look} {...rest}>
      <Icon
        name={icon}
        small={small}
        className={`${small ? "" : "size-4.25"} ${filled ? "fill-rubric text-rubric" : ""}`}
      />
      {/* An element of its own, so that a new label shows on a page that the browser has translated, too. */}
      <span>{label}</span>
    </Button>
  );
}
