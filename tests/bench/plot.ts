/** Draws growth as an SVG: both axes are logarithmic, so that what grows like the content is a line at 45 degrees. */

export interface Series {
  name: string;
  /** One value for each factor, as a multiple of the first. */
  multiples: readonly number[];
}

const SIZE = 360;
const MARGIN = 48;
const COLOURS = ["#7a1f2b", "#1f4e7a", "#3c6b2f", "#8a6a12", "#5b3a7a"];

/** @param factors - How many times today's content, ascending, from 1. */
export function drawGrowth(factors: readonly number[], series: readonly Series[]): string {
  const most = Math.max(...factors, ...series.flatMap(({ multiples }) => multiples));
  const along = (value: number, length: number) => (Math.log(value) / Math.log(most)) * length;
  const x = (value: number) => MARGIN + along(value, SIZE);
  const y = (value: number) => MARGIN + SIZE - along(Math.max(1, value), SIZE);
  const text = (left: number, top: number, content: string, more = "") =>
    `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${more}>${content}</text>`;
  const lines = series.flatMap(({ name, multiples }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const points = multiples.map((value, at) => `${x(factors[at] ?? 1).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    return [
      `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      text(MARGIN + 12, MARGIN + 16 + 18 * index, name, `fill="${colour}"`),
    ];
  });
  const ticks = factors.flatMap((factor) => [
    text(x(factor), MARGIN + SIZE + 20, `${factor}×`, 'text-anchor="middle"'),
    text(MARGIN - 10, y(factor) + 4, `${factor}×`, 'text-anchor="end"'),
  ]);
  const full = SIZE + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${full} ${full}" font-family="serif" font-size="13">
<title>Growth of each with the content</title>
<rect width="${full}" height="${full}" fill="#fff"/>
<path d="M${MARGIN} ${MARGIN}V${MARGIN + SIZE}H${MARGIN + SIZE}" fill="none" stroke="#555"/>
<path d="M${x(1)} ${y(1)}L${x(most)} ${y(most)}" stroke="#999" stroke-dasharray="4 4"/>
${[...ticks, ...lines].join("\n")}
${text(MARGIN + SIZE / 2, full - 8, "answers, as a multiple of today’s", 'text-anchor="middle"')}
</svg>
`;
}
