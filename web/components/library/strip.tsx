/** A strip along a work: its divisions on a line, and above them a bar for each part that is cited. */
import type { WorkDivision } from "../../../server/contract/work.ts";

/** A part of the work, or several, and how often it is cited. */
export type StripBar = {
  /** Counted from 1, in the smallest parts of the work; both included. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Of these, how many are drawn in red, from below; all when absent. */
  readonly redCount?: number;
  readonly lit?: boolean;
};

/** No bar is narrower, in per cent of the strip. */
const NARROWEST = 0.35;
/** What is cited once is drawn so high, as a share of the highest. */
const LOWEST = 0.3;
/** How much of a phone's strip a letter of a label takes, in per cent. */
const PER_LETTER = 2.1;
const BARS_HEIGHT = 48; // pixels
const LABELS_HEIGHT = 22;

type Props = {
  /** What it shows, for those who do not see it. */
  label: string;
  divisions: readonly WorkDivision[];
  bars: readonly StripBar[];
};

export function Strip({ label, divisions, bars }: Props) {
  const { ticks, total } = ticksOf(divisions);
  return (
    <svg
      className="block w-full overflow-visible font-serif text-14"
      height={BARS_HEIGHT + LABELS_HEIGHT}
      role="img"
      aria-label={label}
    >
      <Bars bars={bars} total={total} height={BARS_HEIGHT} />
      <rect className="fill-rule-strong" width="100%" height={1} y={BARS_HEIGHT} />
      {ticks.map(({ at }) => (
        <rect key={at} className="fill-rule-strong" x={percent(at / total)} y={BARS_HEIGHT - 3} width={1} height={7} />
      ))}
      <rect className="fill-rule-strong" x="100%" y={BARS_HEIGHT - 3} width={1} height={7} />
      {labelsOf(ticks, total).map(({ text, at, anchor }) => (
        <text key={text} className="fill-ink-3" x={percent(at)} y={BARS_HEIGHT + LABELS_HEIGHT - 5} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

type BarsProps = { bars: readonly StripBar[]; total: number; height: number };

/** The bars alone, in an SVG of some height in pixels. */
export function Bars({ bars, total, height }: BarsProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return bars.map(({ from, to, count, redCount = count, lit }, index) => {
    const full = height * (LOWEST + (1 - LOWEST) * (count / highest));
    const red = full * (redCount / count);
    const width = `${Math.max(((to - from + 1) / total) * 100 - 0.1, NARROWEST)}%`;
    const place = { x: percent((from - 1) / total), width };
    return (
      <g key={index} className={lit ? "fill-ink" : "fill-rubric"}>
        <rect {...place} y={height - red} height={red} />
        {red < full && <rect {...place} className="fill-rule-strong" y={height - full} height={full - red} />}
      </g>
    );
  });
}

type Tick = WorkDivision & { readonly at: number };

function ticksOf(divisions: readonly WorkDivision[]): { ticks: Tick[]; total: number } {
  let total = 0;
  const ticks = divisions.map((division) => {
    const at = total;
    total += division.length;
    return { ...division, at };
  });
  return { ticks, total };
}

/** As many labels as there is room for: the first and the last, and those between them that cover no other. */
function labelsOf(ticks: readonly Tick[], total: number) {
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last) return [];
  if (first === last) return [{ text: first.label, at: 0.5, anchor: "middle" as const }];
  const shareOf = ({ label }: Tick) => (label.length * PER_LETTER) / 100 + 0.01;
  const labels: { text: string; at: number; anchor: "start" | "middle" | "end" }[] = [];
  let free = 0;
  for (const tick of ticks) {
    const share = shareOf(tick);
    const middle = (tick.at + tick.length / 2) / total;
    const at = Math.min(Math.max(middle, share / 2), 1 - share / 2);
    const isFree = at - share / 2 >= free && (tick === last || at + share / 2 <= 1 - shareOf(last));
    if (!isFree) continue;
    labels.push({ text: tick.label, at, anchor: "middle" });
    free = at + share / 2;
  }
  return labels;
}

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`;
