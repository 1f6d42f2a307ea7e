import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { ConsentChoice } from '#src/session/analytics/consent.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './ConsentBar.css.ts';

/** The id of the title that labels the bar. */
const TITLE_ID = 'consent-title';

export interface ConsentBarProps {
  /** Whether the visitor opened it: then it takes the focus, and returns it. */
  asked: boolean;
  onChoose: (choice: ConsentChoice) => void;
}

/** Asks at the bottom of the page whether visits may be counted. Both buttons look alike, and nothing is counted without an answer. */
export function ConsentBar({ asked, onChoose }: ConsentBarProps) {
  const { t } = useTranslation('cookies');
  const { tagManager } = useBrand().analytics;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return undefined;
    const before = document.activeElement;
    bar.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [asked]);
  return (
    <section ref={bar} className={styles.bar} aria-labelledby={TITLE_ID} tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading level={2} size="m" id={TITLE_ID}>
            {t('title')}
          </Heading>
          <Text size="s">
            {tagManager ? t('tags', { hosts: tagManager.hosts.join(', ') }) : t('text')}{' '}
            <TextLink to={tagManager ? '/privacy#tags' : '/privacy#analytics'} placed="inProse">
              {t('privacy')}
            </TextLink>
          </Text>
        </div>
        <div className={styles.answers}>
          <Button wide onClick={() => onChoose('denied')}>
            {t('decline')}
          </Button>
          <Button wide onClick={() => onChoose('granted')}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
