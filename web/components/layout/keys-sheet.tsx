/** The sheet of keyboard shortcuts, opened by `?`. */
import { KeyboardShortcuts } from "../settings/keyboard-shortcuts.tsx";
import { Sheet } from "../ui/sheet.tsx";

export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet name="Keyboard" onClose={onClose}>
      <h2 className="mb-4 font-serif text-heading">Keyboard</h2>
      <KeyboardShortcuts />
    </Sheet>
  );
}
