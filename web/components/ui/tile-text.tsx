/** The text of a tile: a title and a line about it. The tile is a link with the class `group`. */
export function TileText({ title, description }: { title: string; description: string }) {
  return (
    <span>
      <strong className="block text-balance font-medium font-serif text-item group-hover:text-rubric">{title}</strong>
      <em className="mt-0.5 block text-ink-3 text-meta not-italic">{description}</em>
    </span>
  );
}
