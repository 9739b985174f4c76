/** Settings: the visitor's choices, and the data stored on this device. Changes apply at once. */
import type { ReactNode } from "react";
import { PageFrame, PageHeading, PageText } from "../components/layout/page-frame.tsx";
import { TranslationSwitch } from "../components/scripture/translation-switch.tsx";
import { DefaultSources } from "../components/settings/default-sources.tsx";
import { KeyboardShortcuts } from "../components/settings/keyboard-shortcuts.tsx";
import { HistorySetting, StoredData } from "../components/settings/stored-data.tsx";
import { ThemeChoice } from "../components/settings/theme-choice.tsx";
import { TextSizeButtons } from "../components/ui/text-size.tsx";
import { usePartners } from "../data/partners.ts";
import { useStore } from "../stores/store.ts";
import { chosenTranslation } from "../stores/translation.ts";

export function SettingsPage() {
  const partners = usePartners();
  const translation = useStore(chosenTranslation);
  return (
    <PageFrame title="Settings" layout="wide">
      <PageText>
        <PageHeading>Settings</PageHeading>
        <p className="lede mt-1.5 mb-7">Your settings are saved in this browser.</p>
        <SettingsSection title="Theme" about="System follows the setting of your device.">
          <ThemeChoice />
        </SettingsSection>
        <SettingsSection title="Text size" about="Of everything on the page.">
          <TextSizeButtons isNamed />
        </SettingsSection>
        <SettingsSection
          title="Bible"
          about="The translation that passages are shown in. Answers quote the King James Version."
        >
          <TranslationSwitch look="heading" shown={translation} />
        </SettingsSection>
        <SettingsSection
          title="Default sources"
          about="Selected for every new search. Select none to search all of them."
        >
          {partners.status === "ready" && <DefaultSources partners={partners.data} />}
        </SettingsSection>
        <SettingsSection title="History">
          <HistorySetting />
        </SettingsSection>
        <SettingsSection title="This device" about="Everything Loci stores, in this browser only.">
          <StoredData />
        </SettingsSection>
        <SettingsSection title="Keyboard">
          <details>
            <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-medium text-control text-ink-2 hover:text-ink">
              Show the keys
            </summary>
            <div className="pt-3">
              <KeyboardShortcuts />
            </div>
          </details>
        </SettingsSection>
      </PageText>
    </PageFrame>
  );
}

type Props = { title: string; about?: string; children: ReactNode };

/** A section of the settings: its name and a description, and next to them, or below, its controls. */
function SettingsSection({ title, about, children }: Props) {
  return (
    <section
      className="grid @gloss:grid-cols-[13rem_minmax(0,1fr)] gap-x-12 gap-y-4 border-rule border-t py-8 max-md:py-6"
      aria-label={title}
    >
      <div>
        <h2 className="font-medium font-serif text-lede">{title}</h2>
        {about && <p className="mt-1 text-ink-3 text-meta">{about}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
