import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { HelpSection } from '#src/platform/endpoints/help/getHelpCenter.ts';
import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { findTopics } from './findTopics.ts';
import * as styles from './HelpScreen.css.ts';
import { TopicText } from './TopicText.tsx';

export interface HelpResultsProps {
  sections: readonly HelpSection[];
  query: string;
  onClear: () => void;
}

/** The search results from all sections; their number is announced. */
export function HelpResults({ sections, query, onClear }: HelpResultsProps) {
  const { t } = useTranslation('help');
  const format = useFormat();
  const searched = useDeferredValue(query.trim());
  const found = findTopics(sections, searched);
  const count = found.length;
  return (
    <div className={styles.results}>
      <div role="status">
        <Text size="s" tone="secondary">
          {count === 0
            ? t('search.none', { words: searched })
            : t('search.found', { count, number: format.count(count) })}
        </Text>
      </div>
      {count === 0 ? (
        <EmptyState
          icon="search"
          title={t('search.none', { words: searched })}
          hint={t('search.noneHint')}
          action={<Button onClick={onClear}>{t('search.all')}</Button>}
        />
      ) : (
        <Accordion
          level={2}
          items={found.map(({ section, topic }) => ({
            id: `${section.id}.${topic.id}`,
            title: topic.title,
            content: (
              <>
                <Text size="s" tone="secondary">
                  {section.title}
                </Text>
                <TopicText text={topic.text} />
              </>
            ),
          }))}
        />
      )}
    </div>
  );
}
