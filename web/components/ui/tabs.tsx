/** The bar of tabs above their panels, with tools at its end. It belongs inside Headless UI's `TabGroup`. */
import { Tab, TabList } from "@headlessui/react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

/** Headless UI knows whether the focus came from the keyboard: a click shows no ring. */
const tab =
  "-mb-px h-11 whitespace-nowrap border-transparent border-b-2 px-0.5 font-medium font-serif text-item text-ink-3 not-data-focus:outline-none hover:text-ink aria-selected:border-b-rubric aria-selected:text-ink forced-colors:border-b-[Canvas] forced-colors:aria-selected:border-b-3 forced-colors:aria-selected:border-b-[Highlight]";

const looks = {
  section: { bar: "flex-wrap gap-x-6 border-rule border-b max-md:gap-x-5", list: "max-md:gap-5", tab: "" },
  page: {
    bar: "flex-wrap gap-x-6 border-rule-red border-b-3 border-double max-md:gap-x-0",
    list: "max-md:gap-3",
    tab: "max-md:text-note",
  },
};

type Props = {
  labels: readonly string[];
  /** `TabTool`s next to the tabs, or others with `tabToolWidth`. */
  tools?: ReactNode;
  /** Whether the tabs divide a section of a page, not the page itself. */
  look?: keyof typeof looks;
};

export function TabBar({ labels, tools, look = "section" }: Props) {
  const { bar, list, tab: tabLook } = looks[look];
  return (
    <div className={`mt-6 flex items-end ${bar} print:hidden`}>
      <TabList className={`flex gap-6 ${list}`}>
        {labels.map((label, index) => (
          <Tab key={index} className={`${tab} ${tabLook}`}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tools && (
        <div className="-mr-2 ml-auto flex min-h-11 flex-wrap items-center gap-0.5 max-md:-mr-3 max-md:gap-0">
          {tools}
        </div>
      )}
    </div>
  );
}

/** Narrows a tool on the smallest phones. */
export const tabToolWidth = "max-[22.5rem]:w-8 max-[22.5rem]:min-w-8";

/** A tool next to the tabs. On a phone it shows only its icon. */
export function TabTool({ icon, label, ...rest }: ComponentProps<"button"> & { icon: IconName; label: string }) {
  return (
    <Button
      look="quiet"
      className={`max-md:w-11 max-md:justify-center max-md:px-0 ${tabToolWidth}`}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} className="size-4.25" />
      <span className="max-md:hidden">{label}</span>
    </Button>
  );
}
