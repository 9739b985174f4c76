/** A chart of the citations along a work: its divisions on a line, and a bar for each cited part. */
import type { WorkDivision } from "../../../server/contract/work.ts";

/** A cited part of the work, numbered from 1. */
export type StripBar = {
  readonly part: number;
  /** Number of citations. */
  readonly count: number;
  readonly lit?: boolean;
};

const BARS_HEIGHT = 48; // pixels
const LABELS_HEIGHT = 22;
/** The width of a letter of a label, as a share of the strip on a phone, in the largest text. */
const PER_LETTER = 0.021;

type Props = {
  /** Describes the chart for screen readers. */
  label: string;
  divisions: readonly WorkDivision[];
  bars: readonly StripBar[];
};

export function Strip({ label, divisions, bars }: Props) {
  const { ticks, total } = ticksOf(divisions);
  return (
    <svg
      className="block w-full overflow-visible font-serif text-label"
      height={BARS_HEIGHT + LABELS_HEIGHT}
      role="img"
      aria-label={label}
    >
      <Bars bars={bars} total={total} />
      <rect className="fill-rule-strong" width="100%" height={1} y={BARS_HEIGHT} />
      {[...ticks.map(({ at }) => at), total].map((at) => (
        <rect key={at} className="fill-rule-strong" x={percent(at / total)} y={BARS_HEIGHT} width={1} height={5} />
      ))}
      {labelsOf(ticks, total).map(({ text, at }) => (
        <text key={text} className="fill-ink-3" x={percent(at)} y={BARS_HEIGHT + LABELS_HEIGHT - 3} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Heights grow with the square root of the count. Bars are thinner if there is little room. */
function Bars({ bars, total }: { bars: readonly StripBar[]; total: number }) {
  const highest = Math.max(...bars.map(({ count }) => count));
  return bars.map(({ part, count, lit }) => {
    const x = percent((part - 0.5) / total);
    const height = BARS_HEIGHT * Math.sqrt(count / highest);
    return (
      <line
        key={part}
        className={lit ? "stroke-ink" : "stroke-rubric"}
        strokeWidth={total > 100 ? 2 : 4}
        x1={x}
        x2={x}
        y1={BARS_HEIGHT}
        y2={BARS_HEIGHT - height}
      />
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

/** As many labels as fit, with priority for the first and the last. */
function labelsOf(ticks: readonly Tick[], total: number): { text: string; at: number }[] {
  const shareOf = ({ label }: Tick) => label.length * PER_LETTER + 0.01;
  const last = ticks.at(-1);
  let free = 0;
  return ticks.flatMap((tick) => {
    const half = shareOf(tick) / 2;
    const middle = (tick.at + tick.length / 2) / total;
    const at = ticks.length === 1 ? middle : Math.min(Math.max(middle, half), 1 - half);
    const end = last && tick !== last ? 1 - shareOf(last) : 1;
    if (at - half < free - ROUNDING || at + half > end + ROUNDING) return [];
    free = at + half;
    return { text: tick.label, at };
  });
}

const ROUNDING = 1e-6;

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`;
