/** The running head: the sidebar's toggle, the topic in italic, and the way to another question. */

import type { Category } from "../../../server/contract/answer.ts";
import { libraryTopicPath, paths } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { drawerOpen, sidebarOpen, toggleSidebar } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";

type Props = { topic: Category | undefined; askAnother: boolean };

export function PageHeader({ topic, askAnother }: Props) {
  const open = useStore(sidebarOpen);
  const drawer = useStore(drawerOpen);
  return (
    <header className="runhead">
      <div className="side">
        <button
          type="button"
          className="icon-btn only-l"
          aria-label={open ? "Collapse sidebar" : "Expand sidebar"}
          aria-expanded={open}
          aria-controls="sidebar"
          onClick={toggleSidebar}
        >
          <Icon name="sidebar" />
        </button>
        <button
          type="button"
          className="icon-btn only-s"
          id="menu-button"
          aria-label="Open menu"
          aria-expanded={drawer}
          aria-controls="sidebar"
          onClick={() => drawerOpen.set(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      <Link className="wm only-s" to={paths.home}>
        <BrandMark />
        Loci
      </Link>
      <div className="title only-l">{topic && <Link to={libraryTopicPath(topic.id)}>{typeset(topic.title)}</Link>}</div>
      <div className="side">
        {askAnother ? (
          <Link className="jump" to={paths.home} aria-label="Ask another question">
            <Icon name="search" small />
            <span className="only-l">Ask another question</span>
          </Link>
        ) : (
          <span className="icon-btn only-s invisible" aria-hidden="true" />
        )}
      </div>
    </header>
  );
}
