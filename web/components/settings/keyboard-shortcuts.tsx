/** The keys that work in Loci. */
import { Fragment } from "react";

/** Alternatives of keys that are pressed together. */
type Keys = readonly (readonly string[])[];

const shortcuts: readonly (readonly [Keys, string])[] = [
  [
    [
      ["Ctrl", "B"],
      ["Cmd", "B"],
    ],
    "Show or hide the sidebar",
  ],
  [[["/"]], "Go to the search box"],
  [[["Enter"]], "Search"],
  [[["Shift", "Enter"]], "Start a new line in the search box"],
  [[["←"], ["→"]], "Switch between tabs"],
  [
    [
      ["Ctrl", "Enter"],
      ["Cmd", "Enter"],
    ],
    "Save the note you are writing",
  ],
  [[["Esc"]], "Close a menu, panel or preview"],
];

export function KeyboardShortcuts() {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 text-15 text-ink-2">
      {shortcuts.map(([keys, action]) => (
        <Fragment key={action}>
          <span>
            {keys.map((together, index) => (
              <Fragment key={together.join()}>
                {index > 0 && " or "}
                {together.map((key) => (
                  <Fragment key={key}>
                    <kbd>{key}</kbd>{" "}
                  </Fragment>
                ))}
              </Fragment>
            ))}
          </span>
          <span>{action}</span>
        </Fragment>
      ))}
    </div>
  );
}
