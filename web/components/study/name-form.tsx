/** Giving a reading list its name. */
import { type FormEvent, useState } from "react";

const LONGEST = 80; // characters

type Props = {
  label: string;
  /** What the button says. */
  action: string;
  initial?: string;
  autoFocus?: boolean;
  onName: (name: string) => void;
};

export function NameForm({ label, action, initial = "", autoFocus = false, onName }: Props) {
  const [name, setName] = useState(initial);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    onName(name.trim());
    setName("");
  };
  return (
    <form className="name-form" onSubmit={give}>
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST}
        value={name}
        // biome-ignore lint/a11y/noAutofocus: it opens because someone asked to write.
        autoFocus={autoFocus}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="btn" disabled={name.trim() === ""}>
        {action}
      </button>
    </form>
  );
}
