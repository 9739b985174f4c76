/** For an address that names partners which do not exist, as an old link can. */

export function DroppedSources({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="note dropped">
      {count === 1
        ? "This link names a source that Loci does not have. It was left out."
        : `This link names ${count} sources that Loci does not have. They were left out.`}
    </p>
  );
}
