/** Sending something to the editors: how far it is, and the thanks. */
import { useEffect, useRef, useState } from "react";
import { describeFailure } from "../../data/failure.ts";
import { errorOf, post } from "../../data/transport.ts";
import { capitalized } from "../../lib/text.ts";

/**
 * There is no retry, because what is repeated would count twice.
 *
 * @param what - Is sent, such as `question`.
 */
export function useSending<Content extends object>(what: string, address: string) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (content: Content) => {
    setState("sending");
    setFailure(null);
    try {
      const response = await fetch(address, post(content));
      if (!response.ok) throw await errorOf(response);
      setState("sent");
    } catch (error) {
      console.error(`${capitalized(what)} error:`, error);
      setFailure(describeFailure(`The ${what} could not be sent.`, error));
      setState("idle");
    }
  };
  return { state, failure, send };
}

/** Takes the focus of what was pressed, which is gone. */
export function Thanks({ what, className = "" }: { what: string; className?: string }) {
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) thanks.current?.focus();
  }, []);
  return (
    <p ref={thanks} className={`font-serif text-body focus:outline-none ${className}`} tabIndex={-1} role="status">
      Thank you. The editors have your {what}.
    </p>
  );
}
