/** A button for what cannot be undone: it turns into the question, with a way to do it and a way to keep. */

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useReturnFocus } from "../../hooks/focus.ts";

type Props = {
  /** What stands on the button at rest. */
  label: ReactNode;
  /** Such as `Clear eight searches?`. */
  question: string;
  disabled?: boolean;
  onConfirm: () => void;
};

export function ConfirmedAction({ label, question, disabled = false, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const button = useReturnFocus<HTMLButtonElement>(asking);
  useEffect(() => {
    if (asking) keep.current?.focus();
  }, [asking]);

  if (!asking) {
    return (
      <button ref={button} type="button" className="btn" disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div
      className="confirm"
      role="group"
      aria-label={question}
      onKeyDown={(event) => event.key === "Escape" && setAsking(false)}
    >
      <span>{question}</span>
      <button
        type="button"
        className="btn btn-fill"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        Clear
      </button>
      <button ref={keep} type="button" className="btn" onClick={() => setAsking(false)}>
        Keep
      </button>
    </div>
  );
}
