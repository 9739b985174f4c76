/** For something that is waited for: after a while, a line that says that it takes longer than usual. */
import { useEffect, useState } from "react";

const PATIENCE = 4_000; // milliseconds

export function TakingLonger() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className="longer" role="status">
      {long && "This is taking longer than usual."}
    </span>
  );
}
