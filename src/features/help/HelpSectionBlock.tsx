import { useTranslation } from 'react-i18next';
import type { HelpSection } from '#src/platform/endpoints/help/getHelpCenter.ts';
import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import * as styles from './HelpScreen.css.ts';
import { TopicText } from './TopicText.tsx';

/** The section that the hash `#term` opens (S2.11). */
const TERMS: HelpSection['id'] = 'term';

export interface HelpSectionBlockProps {
  section: HelpSection;
  /** Whether the address names it: then its answers are open. */
  open: boolean;
}

/** One help section with its answers. Its id is its hash in the address. */
export function HelpSectionBlock({ section: { id, title, topics }, open }: HelpSectionBlockProps) {
  const { t } = useTranslation('help');
  const heading = `${id}-title`;
  return (
    <section id={id} aria-labelledby={heading} tabIndex={-1} className={styles.subject}>
      <Heading level={2} size="l" id={heading}>
        {title}
      </Heading>
      <Accordion
        key={String(open)}
        open={open ? topics.map((topic) => topic.id) : []}
        items={topics.map((topic) => ({
          id: topic.id,
          title: topic.title,
          content: <TopicText text={topic.text} />,
        }))}
      />
      {id === TERMS && (
        <div>
          <TextLink to="/terms" icon="chevronEnd">
            {t('wholeTerms')}
          </TextLink>
        </div>
      )}
    </section>
  );
}
