/** Reads an answer aloud, where the device has an English voice of its own. What reads it loads when it is pressed. */
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { notify } from "../../stores/messages.ts";
import { Tool } from "../ui/tool.tsx";
import type { Reader } from "./reader.ts";

/** One button, which pauses, and then reads on from the sentence where it paused. */
export function ReadAloud({ answer }: { answer: Answer }) {
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => localVoice() !== undefined,
    () => false,
  );
  const [reading, setReading] = useState(false);
  const reader = useRef<Reader | null>(null);
  const wanted = useRef(false);
  const want = (isWanted: boolean) => {
    wanted.current = isWanted;
    setReading(isWanted);
  };
  useEffect(
    () => () => {
      wanted.current = false;
      reader.current?.stop();
    },
    [],
  );
  if (!hasVoice) return null;

  const end = () => {
    reader.current = null;
    want(false);
  };
  const fail = (error: unknown) => {
    console.error("Voice error:", error);
    end();
    notify("The voice of this device has failed.", { name: "voice", action: { label: "Try again", run: start } });
  };
  const start = async () => {
    want(true);
    if (reader.current) return reader.current.resume();
    try {
      const { readAloud } = await import("./reader.ts");
      const voice = localVoice();
      if (!voice) return end();
      // It may have been pressed again, and again, while its code was on its way.
      if (wanted.current && !reader.current)
        reader.current = readAloud(answer, voice, { onDone: end, onFailure: fail });
    } catch (error) {
      fail(error);
    }
  };
  const pause = () => {
    want(false);
    reader.current?.pause();
  };
  return reading ? (
    <Tool icon="pause" label="Pause" onClick={pause} />
  ) : (
    <Tool icon="play" label="Read aloud" onClick={start} />
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
