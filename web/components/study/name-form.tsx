/** The form that names a reading list. */
import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";

const LONGEST = 80; // characters

type Props = {
  label: string;
  /** The text of the button. */
  action: string;
  initial?: string;
  autoFocus?: boolean;
  /** Layout only. */
  className?: string;
  onName: (name: string) => void;
};

export function NameForm({ label, action, initial = "", autoFocus = false, className = "", onName }: Props) {
  const [name, setName] = useState(initial);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    onName(name.trim());
    setName("");
  };
  return (
    <form className={`flex max-w-104 flex-1 gap-2 pt-3 ${className}`} onSubmit={give}>
      <input
        type="text"
        dir="auto"
        className="field h-11 w-full min-w-0 px-3 font-serif text-body placeholder:text-ink-3 placeholder:italic placeholder:opacity-100"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST}
        value={name}
        // biome-ignore lint/a11y/noAutofocus: it opens because the visitor wants to write.
        autoFocus={autoFocus}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" className="flex-none" disabled={name.trim() === ""}>
        {action}
      </Button>
    </form>
  );
}
