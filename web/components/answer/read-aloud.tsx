/** Reads an answer aloud, where the device has an English voice of its own. What reads it loads when it is pressed. */
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { notify } from "../../stores/messages.ts";
import { Tool } from "../ui/tool.tsx";
import type { Reader } from "./reader.ts";

type State = "silent" | "reading" | "paused";

export function ReadAloud({ answer }: { answer: Answer }) {
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => localVoice() !== undefined,
    () => false,
  );
  const [state, setState] = useState<State>("silent");
  const reader = useRef<Reader | null>(null);
  const wanted = useRef(false);
  useEffect(
    () => () => {
      wanted.current = false;
      reader.current?.stop();
    },
    [],
  );
  if (!hasVoice) return null;

  const start = async () => {
    wanted.current = true;
    setState("reading");
    const fail = (error: unknown) => {
      console.error("Voice error:", error);
      setState("silent");
      notify("The voice of this device has failed.", { name: "voice", action: { label: "Try again", run: start } });
    };
    try {
      const { readAloud } = await import("./reader.ts");
      const voice = localVoice();
      if (!wanted.current || !voice) return setState("silent");
      reader.current = readAloud(answer, voice, { onDone: () => setState("silent"), onFailure: fail });
    } catch (error) {
      fail(error);
    }
  };
  const stop = () => {
    wanted.current = false;
    reader.current?.stop();
    reader.current = null;
    setState("silent");
  };
  const press = {
    silent: { label: "Read aloud", icon: "play", run: start },
    reading: {
      label: "Pause",
      icon: "pause",
      run: () => {
        if (reader.current === null) return stop(); // Its code is still on its way.
        reader.current.pause();
        setState("paused");
      },
    },
    paused: {
      label: "Resume",
      icon: "play",
      run: () => {
        reader.current?.resume();
        setState("reading");
      },
    },
  } as const;
  const { label, icon, run } = press[state];
  return (
    <>
      <Tool icon={icon} label={label} onClick={run} />
      {state !== "silent" && <Tool icon="close" label="Stop" onClick={stop} />}
    </>
  );
}

/** A voice on the device itself, so that no text leaves it; English, as the answers are. */
function localVoice(): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in window)) return undefined;
  const voices = speechSynthesis.getVoices().filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
  return voices.find((voice) => voice.default) ?? voices.find(({ lang }) => lang === navigator.language) ?? voices[0];
}

/** Browsers may find their voices late. */
function onVoices(listener: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener("voiceschanged", listener);
}
