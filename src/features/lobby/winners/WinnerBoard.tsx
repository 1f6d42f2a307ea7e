import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useNear } from '#src/ui/useNear.ts';
import * as styles from './WinnerBoard.css.ts';
import { WinnersMissing } from './WinnersMissing.tsx';
import { WinnersSkeleton } from './WinnersSkeleton.tsx';

const Winners = lazy(async () => ({ default: (await import('./Winners.tsx')).Winners }));

/** The winner board of the lobby (S2.27). Its list is loaded once the board is about to be scrolled into view. */
export function WinnerBoard() {
  const { t } = useTranslation('lobby');
  const titleId = useId();
  const [near, ref] = useNear();
  return (
    <section ref={ref} aria-labelledby={titleId} className={styles.section}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} id={titleId}>
            {t('winners.title')}
          </Heading>
          <Text size="s" tone="secondary">
            {t('winners.hint')}
          </Text>
        </Stack>
        {near ? (
          <FallbackBoundary fallback={<WinnersMissing />}>
            <Suspense fallback={<WinnersSkeleton />}>
              <Winners />
            </Suspense>
          </FallbackBoundary>
        ) : (
          <WinnersSkeleton />
        )}
      </Stack>
    </section>
  );
}
