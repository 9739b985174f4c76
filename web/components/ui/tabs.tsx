/** The bar of tabs above their panels, with tools at its end. It belongs inside Headless UI's `TabGroup`. */
import { Tab, TabList } from "@headlessui/react";
import { type MouseEvent, type ReactNode, useId } from "react";
import { Tool } from "./tool.tsx";

const looks = {
  section: { bar: "flex-wrap gap-x-6 border-rule border-b max-md:gap-x-5", list: "max-md:gap-x-5", tab: "" },
  page: {
    bar: "flex-wrap gap-x-6 border-rule-red border-b-3 border-double max-md:gap-x-0",
    list: "max-md:gap-x-3",
    tab: "max-md:text-note",
  },
};

type Props = {
  labels: readonly string[];
  /** `Tool`s next to the tabs. */
  tools?: ReactNode;
  /** Whether the tabs divide a section of a page, not the page itself. */
  look?: keyof typeof looks;
};

export function TabBar({ labels, tools, look = "section" }: Props) {
  const { bar, list, tab: tabLook } = looks[look];
  return (
    // Above the plates that forced colours paint behind text.
    <div className={`relative z-1 mt-6 flex items-end ${bar} print:hidden`}>
      <TabList className={`flex flex-wrap gap-x-6 ${list}`}>
        {labels.map((label, index) => (
          <Tab key={index} className={`tab ${tabLook}`}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tools && <Tools>{tools}</Tools>}
    </div>
  );
}

/**
 * The tools: a row, or in a narrow window a sheet of their names behind one button. It is a native popover, so it opens
 * without the script, and closes on Escape and on a tap outside.
 */
function Tools({ children }: { children: ReactNode }) {
  const id = useId();
  const close = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const pressed = (target as Element).closest("button, [role=menuitem]");
    // What opens something on top of the sheet, and what is in it, leave it open.
    if (pressed && !pressed.matches("[aria-haspopup], dialog *, fieldset *")) currentTarget.hidePopover?.();
  };
  return (
    <div className="ms-auto -me-2 flex min-h-11 items-center">
      <Tool icon="more" label="Tools" className="md:hidden" popoverTarget={id} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it closes when one of its buttons was pressed, by whatever means. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
      <div id={id} popover="auto" className="tools" onClick={close}>
        {children}
      </div>
    </div>
  );
}
