/** A button that clears what cannot be restored: it turns into a question, with buttons to confirm and to cancel. */
import { useState } from "react";
import { useReturnFocus } from "../../hooks/focus.ts";
import { Button } from "../ui/button.tsx";
import { Tool } from "../ui/tool.tsx";

type Props = {
  /** The text of the button. */
  label: string;
  /** For example `Clear eight searches?`. */
  question: string;
  disabled?: boolean;
  /** Layout of the button. */
  className?: string;
  onConfirm: () => void;
};

export function ConfirmedAction({ label, question, disabled = false, className = "", onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  const button = useReturnFocus<HTMLButtonElement>(asking);

  if (!asking) {
    return (
      <Tool
        ref={button}
        look="outline"
        small
        icon="bin"
        label={label}
        className={className}
        disabled={disabled}
        onClick={() => setAsking(true)}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form.
    <div
      className="flex flex-wrap items-center gap-2"
      role="group"
      aria-label={question}
      onKeyDown={(event) => event.key === "Escape" && setAsking(false)}
    >
      <span className="me-2 font-medium font-serif text-body">{question}</span>
      <Button
        look="filled"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        Clear
      </Button>
      {/* The button, which had the focus, has just turned into this question. */}
      <Button autoFocus onClick={() => setAsking(false)}>
        Keep
      </Button>
    </div>
  );
}
