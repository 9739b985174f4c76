/** The running head: the sidebar's toggle, the topic, and the link to another question. */
import { Link } from "react-router-dom";
import type { Topic } from "../../../server/contract/answer.ts";
import { libraryTopicPath, paths } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { drawerOpen, sidebarOpen, toggleSidebar } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

const SIDE = "flex min-w-max flex-1 items-center last:justify-end";

type Props = { topic: Topic | undefined; askAnother: boolean };

export function PageHeader({ topic, askAnother }: Props) {
  const open = useStore(sidebarOpen);
  const drawer = useStore(drawerOpen);
  return (
    <header className="sticky top-0 z-4 flex h-(--head-h) items-center gap-3 border-rule-red border-b-3 border-double bg-paper px-4 max-md:px-1.5 print:hidden">
      <div className={SIDE}>
        <IconButton
          className="max-md:hidden"
          aria-label={open ? "Collapse sidebar" : "Expand sidebar"}
          aria-expanded={open}
          aria-controls="sidebar"
          onClick={toggleSidebar}
        >
          <Icon name="sidebar" />
        </IconButton>
        <IconButton
          className="md:hidden"
          aria-label="Open menu"
          aria-expanded={drawer}
          aria-controls="sidebar"
          onClick={() => drawerOpen.set(true)}
        >
          <Icon name="menu" />
        </IconButton>
      </div>
      <Link
        className="inline-flex min-h-11 items-center gap-2 font-medium font-serif text-heading/none text-ink md:hidden"
        to={paths.home}
      >
        <BrandMark className="size-4.75" />
        Loci
      </Link>
      <div className="min-w-0 flex-1 truncate text-center font-serif text-body text-ink-2 italic max-md:hidden">
        {topic && (
          <Link className="hover:text-rubric" to={libraryTopicPath(topic.id)}>
            {typeset(topic.title)}
          </Link>
        )}
      </div>
      <div className={SIDE}>
        {askAnother ? (
          <Link
            className="inline-flex h-9 items-center gap-2 rounded px-3 text-ink-2 text-meta hover:bg-well hover:text-ink max-md:size-11 max-md:justify-center max-md:px-0"
            to={paths.home}
            aria-label="Ask another question"
          >
            <Icon name="search" small className="max-md:size-5 max-md:stroke-[1.5]" />
            <span className="max-md:hidden">Ask another question</span>
          </Link>
        ) : (
          <span className="size-11 md:hidden" aria-hidden="true" />
        )}
      </div>
    </header>
  );
}
