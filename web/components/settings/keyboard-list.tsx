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
  [[["Shift", "Enter"]], "Begin a new line in the search box"],
  [[["←"], ["→"]], "Go from tab to tab"],
  [
    [
      ["Ctrl", "Enter"],
      ["Cmd", "Enter"],
    ],
    "Keep the note that is being written",
  ],
  [[["Esc"]], "Close what lies above the page"],
];

export function KeyboardList() {
  return (
    <div className="keys-list">
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
