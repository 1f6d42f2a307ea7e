import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Chip } from '#src/ui/chip/Chip.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from './Results.css.ts';
import { forgetSearches, recentSearches } from './recentSearches.ts';

/** The recent searches, each one press away; before the first search, a hint what to search for. */
export function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('search');
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) {
    return <EmptyState icon="search" title={t('start')} hint={t('startHint')} />;
  }
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <Stack gap="m">
      <div className={styles.head}>
        <Heading level={3}>{t('recent')}</Heading>
        <Button tone="quiet" size="s" onClick={forget}>
          {t('forget')}
        </Button>
      </div>
      <ul className={styles.recent}>
        {recent.map((text) => (
          <li key={text}>
            <Chip selected={false} onSelect={() => onChoose(text)}>
              {text}
            </Chip>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
