/** The brand mark: a paraph, the old sign of a new paragraph. Messages and the searching state show it too. */

const looks = { page: "fill-minium", inverse: "fill-[#e07a60] not-forced-colors:dark:fill-[#a2271d]" };

type Props = {
  /** `inverse` on the dark ground of a message. */
  look?: keyof typeof looks;
  className?: string;
};

export function BrandMark({ look = "page", className = "" }: Props) {
  return (
    <svg
      className={`${looks[look]} forced-color-adjust-auto forced-colors:fill-[CanvasText] ${className}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path d="M14.2 4.2C7.9 5.2 3.4 10 3.4 16s4.5 10.8 10.8 11.8z" />
      <path d="M16.2 2.6h1.7v26.8h-1.7zM20.6 5.4h1.3v24h-1.3z" />
      <path d="M16.2 2.6h10.2c1.9 0 2.7-.6 3.1-1.4.3 2.8-1.2 4.2-3.9 4.2h-9.4z" />
    </svg>
  );
}

/** Mark and name, for a link to the home screen. The collapsed sidebar has room for the mark only. */
export function Brand() {
  return (
    <>
      <BrandMark className="size-6" />
      <span className="collapsed:hidden pb-[0.2rem] font-medium font-serif text-[1.75rem]/none tracking-[0.005em]">
        Loci
      </span>
    </>
  );
}
