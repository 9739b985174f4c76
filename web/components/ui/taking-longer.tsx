/** After a while, says that loading takes longer than usual. */
import { useEffect, useState } from "react";

const USUAL_TIME = 4_000; // milliseconds

export function TakingLonger({ className = "" }: { className?: string }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), USUAL_TIME);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={`font-sans text-control text-ink-3 not-italic ${className}`} role="status">
      {long && "This is taking longer than usual."}
    </span>
  );
}
