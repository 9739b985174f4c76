/** Tooltips that name what shows an icon only. Their code loads with the area that has them. */
import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
} from "react";
import { lazyOptional } from "./lazy.ts";

export type TooltipProps = {
  text: string;
  /** What it names. */
  children: ReactElement;
};

type ProviderProps = {
  /** Is given how a tooltip is drawn. */
  render: (Tooltip: ComponentType<TooltipProps>) => ReactNode;
  children: ReactNode;
};

const Provider = lazyOptional<ProviderProps>(() =>
  import("./tooltip-provider.tsx").then((part) => part.TooltipProvider),
);
const TooltipContext = createContext<ComponentType<TooltipProps> | null>(null);

/** @param enabled - Whether there are tooltips in it now. */
export function TooltipArea({ enabled, children }: { enabled: boolean; children: ReactNode }) {
  const focused = useRef<string | null>(null);
  const content = <FocusKeeper name={focused}>{children}</FocusKeeper>;
  if (!enabled) return content;
  return (
    <Suspense fallback={content}>
      <Provider render={(Shown) => <TooltipContext value={Shown}>{content}</TooltipContext>}>{content}</Provider>
    </Suspense>
  );
}

/** With and without tooltips these are other elements: what had the focus is found again by its name. */
function FocusKeeper({ name, children }: { name: RefObject<string | null>; children: ReactNode }) {
  useLayoutEffect(() => {
    if (name.current !== null && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name.current)}"]`)?.focus();
    }
    return () => {
      name.current = document.activeElement?.getAttribute("aria-label") ?? null;
    };
  }, [name]);
  return children;
}

export function Tooltip({ text, children }: TooltipProps) {
  const Shown = use(TooltipContext);
  return Shown ? <Shown text={text}>{children}</Shown> : children;
}
