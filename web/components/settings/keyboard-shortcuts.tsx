/** The keyboard shortcuts, and whether one that works alone is among them. */
import { Fragment } from "react";
import { singleKeys } from "../../stores/single-keys.ts";
import { useStore } from "../../stores/store.ts";
import { CheckboxRow } from "../ui/checkbox.tsx";

/** Alternative keys; those with a plus are pressed together. */
const shortcuts: readonly (readonly [keys: readonly string[], about: string])[] = [
  [["Ctrl+B", "Cmd+B"], "Show or hide the sidebar"],
  [["/", "Ctrl+K", "Cmd+K"], "Go to the search box"],
  [["Enter"], "Search"],
  [["Shift+Enter"], "Start a new line in the search box"],
  [["←", "→"], "Switch between tabs"],
  [["Ctrl+Enter", "Cmd+Enter"], "Save the note you are writing"],
  [["Esc"], "Close a menu, panel or preview"],
];

export function KeyboardShortcuts() {
  const enabled = useStore(singleKeys);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 text-control text-ink-2">
        {shortcuts.map(([keys, about]) => (
          <Fragment key={about}>
            <dt>
              {keys
                .filter((key) => enabled || key !== "/")
                .map((key, index) => (
                  <span key={key}>
                    {index > 0 && <span>or </span>}
                    {key.split("+").map((one) => (
                      <Fragment key={one}>
                        <kbd>{one}</kbd>{" "}
                      </Fragment>
                    ))}
                  </span>
                ))}
            </dt>
            <dd>{about}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="mt-4 max-w-(--measure) border-rule border-t">
        <CheckboxRow
          label="Let the key / go to the search box"
          checked={enabled}
          onChange={() => singleKeys.set(!enabled)}
        />
      </div>
    </>
  );
}
