/** The geometry of the maps: topics on a circle with chords between them, and the rows of a topic with arcs beside them. */

interface Point {
  x: number;
  y: number;
}

/** Share of the radius that is kept free for the labels at the points. */
const MARGIN = 0.1;
/** How straight a chord is: 0 bends it to the middle, 1 leaves it straight. */
const STRAIGHTNESS = 0.3;
/** How far a chord bends to the right, so that it differs from the chord back: a share of the square's side. */
const ASIDE = 0.03;
/** Width of an upward arc relative to the same arc downwards, so that the two do not coincide. */
const BACK = 0.9;

/** @returns Points on a circle within a square, clockwise from the top. */
export function pointsOnCircle(count: number, size: number): Point[] {
  const middle = size / 2;
  const radius = middle * (1 - MARGIN);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: round(middle + radius * Math.sin(angle)), y: round(middle - radius * Math.cos(angle)) };
  });
}

/** @returns A curve between two points, drawn towards the middle of the square, as path data. */
export function chord(from: Point, to: Point, size: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = (size * ASIDE) / (Math.hypot(dx, dy) || 1);
  const bend = (a: number, b: number) => size / 2 + ((a + b) / 2 - size / 2) * STRAIGHTNESS;
  const control = { x: round(bend(from.x, to.x) - dy * aside), y: round(bend(from.y, to.y) + dx * aside) };
  return `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`;
}

/**
 * @param rows - How many rows there are in all.
 * @returns An arc from one row to another, counted from 0; wider the farther apart they are, and at most 1 wide.
 */
export function arc(from: number, to: number, rows: number): string {
  // The curve goes three quarters of the way to its control points.
  const share = to > from ? 1 : BACK;
  const reach = round((share * Math.sqrt(Math.abs(to - from) / Math.max(rows - 1, 1)) * 4) / 3);
  return `M0 ${from + 0.5}C${reach} ${from + 0.5} ${reach} ${to + 0.5} 0 ${to + 0.5}`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
