/** Instructions for asking Loci from the address bar of each browser. */

const browsers = [
  [
    "Chrome",
    "Open Settings, Search engine, Manage search engines and site search. Find Loci under Inactive shortcuts and press Activate. Then type its shortcut, a space and your question.",
  ],
  [
    "Edge",
    "Open Settings, Privacy, search, and services, Address bar and search, Manage search engines. Find Loci in the list. Then type its keyword, press Tab and type your question.",
  ],
  ["Firefox", "Right-click the address bar on any page of Loci and choose Add “Loci”. Then choose it when you search."],
  [
    "Safari",
    "Search once on Loci, and see that Quick Website Search is on in Settings, Search. Then type the address of Loci, a space and your question.",
  ],
] as const;

export function AddressBar() {
  return (
    <dl className="max-w-(--measure)">
      {browsers.map(([name, steps]) => (
        <div
          key={name}
          className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-4 border-rule border-b py-2.5 first:pt-0"
        >
          <dt className="font-serif text-18/6">{name}</dt>
          <dd className="text-15/5.5 text-ink-2">{steps}</dd>
        </div>
      ))}
    </dl>
  );
}
