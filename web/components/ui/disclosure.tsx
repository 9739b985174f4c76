/** What opens on demand in a narrow window; in a wide one, it always shows. */
import { type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

type Props = {
  label: string;
  /** A few words or logos that say what is chosen. */
  summary: ReactNode;
  /** What stands at its end, with a way to close it. */
  foot?: (close: () => void) => ReactNode;
  children: ReactNode;
};

export function Disclosure({ label, summary, foot, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="grid @gloss:hidden min-h-12 w-full grid-cols-[1fr_auto_1.25rem] items-center gap-3 border-rule border-y text-start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="label">{label}</span>
        <span className="flex items-center gap-1 font-serif text-ink-3 text-note italic">{summary}</span>
        <Icon name="chevron" small className={`text-ink-3 ${open ? "rotate-180" : ""}`} />
      </button>
      <div className={open ? "" : "@max-gloss:hidden"} id={id}>
        {children}
        {foot?.(close)}
      </div>
    </>
  );
}
