/** One section of the settings: its name and a word about it on the left, its controls on the right. */
import type { ReactNode } from "react";

type Props = { title: string; about?: string; children: ReactNode };

export function SettingsSection({ title, about, children }: Props) {
  return (
    <section className="set" aria-label={title}>
      <div className="h">
        <h2>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
