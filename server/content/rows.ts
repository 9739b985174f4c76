/** Small helpers for putting rows together. */

/** Compares rows that carry a place in their list. */
export function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position;
}

/** Groups items by a key, keeping their order. (`Map.groupBy` needs Node 21.) */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Indexes rows by their id. */
export function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Looks up a row that a foreign key vouches for.
 *
 * @throws when it is missing, which only a damaged database can bring about.
 */
export function rowOf<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`The database lacks the row "${id}" that another row refers to.`);
  return row;
}
