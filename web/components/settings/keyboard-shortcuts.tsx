/** The keyboard shortcuts, and whether single keys are among them. */
import { Fragment } from "react";
import { type Command, isSingleKey, shortcuts } from "../../hooks/use-shortcuts.ts";
import { singleKeys } from "../../stores/single-keys.ts";
import { useStore } from "../../stores/store.ts";
import { CheckboxRow } from "../ui/checkbox.tsx";
import { Sheet } from "../ui/sheet.tsx";

const descriptions: Record<Command, string> = {
  toggleSidebar: "Show or hide the sidebar",
  goToSearch: "Go to the search box",
  next: "Go to the next source, answer or entry of a list",
  previous: "Go to the one before",
  save: "Save the answer in Study, or remove it",
  cite: "Cite the answer",
  showKeys: "Show these keys",
};

/** Keys that text fields, tabs and menus handle themselves. */
const others: readonly (readonly [keys: readonly string[], about: string])[] = [
  [["Enter"], "Search"],
  [["Shift+Enter"], "Start a new line in the search box"],
  [["←", "→"], "Switch between tabs"],
  [["Mod+Enter"], "Save the note you are writing"],
  [["Esc"], "Close a menu, panel or preview"],
];

/** The sheet that `?` opens. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet name="Keyboard" onClose={onClose}>
      <h2 className="mb-4 font-serif text-heading">Keyboard</h2>
      <KeyboardShortcuts />
    </Sheet>
  );
}

export function KeyboardShortcuts() {
  const enabled = useStore(singleKeys);
  const bound = Object.entries(shortcuts).map(([command, keys]) => {
    const working = keys.filter((key) => enabled || !isSingleKey(key));
    return [working, descriptions[command as Command]] as const;
  });
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 text-control text-ink-2">
        {[...bound, ...others]
          .filter(([keys]) => keys.length > 0)
          .map(([keys, about]) => (
            <Fragment key={about}>
              <dt>
                {keys.flatMap(alternatives).map((together, index) => (
                  <span key={together.join()}>
                    {index > 0 && <span>or </span>}
                    {together.map((key) => (
                      <Fragment key={key}>
                        <kbd>{key}</kbd>{" "}
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
          label="Use keys that work alone, such as S and J"
          checked={enabled}
          onChange={() => singleKeys.set(!enabled)}
        />
      </div>
    </>
  );
}

/** `Mod` stands for two alternatives; the keys of each are pressed together. */
function alternatives(key: string): string[][] {
  const names = key.startsWith("Mod+") ? ["Ctrl", "Cmd"].map((name) => key.replace("Mod", name)) : [key];
  return names.map((name) => name.split("+"));
}
