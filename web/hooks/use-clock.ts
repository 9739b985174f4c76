/** The time of day, minute by minute. */
import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The time now; a component that reads it is drawn again when the minute turns. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (now.getTime() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** As the imprint prints it: `10:42`. */
export function clockTime(date: Date): string {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`;
}
