/**
 * A link to a place in the client. React Router's own also knows data routes, fetches ahead for them and goes to other
 * sites: 1.5 kB of the first visit that nothing here would use.
 */
import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** An address as `paths.ts` makes it. */
  to: string;
  /** What the history entry keeps for the place. */
  state?: unknown;
};

export function Link({ to, state, onClick, ...rest }: Props) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}
