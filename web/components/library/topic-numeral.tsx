/** The Roman numeral of a topic. */
import { roman } from "../../lib/roman.ts";

/** @param index - The position of the topic in the library, from 0. */
export function TopicNumeral({ index, className = "" }: { index: number; className?: string }) {
  return <span className={`topic-numeral ${className}`}>{roman(index + 1)}</span>;
}
