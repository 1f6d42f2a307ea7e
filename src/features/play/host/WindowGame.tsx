import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { Button, buttonClass } from '#src/ui/button/Button.tsx';
import { useSecondsLeft } from '#src/ui/countdown/useSecondsLeft.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import * as styles from './GameHost.css.ts';

export interface WindowGameProps {
  address: URL;
  /** When the URL expires, ISO 8601. */
  expiresAt: string;
  onAgain: () => void;
}

/**
 * A game whose vendor requires its own tab. This page stays, with its bar. The URL can be opened once within a minute; after that the game
 * is relaunched.
 */
export function WindowGame({ address, expiresAt, onAgain }: WindowGameProps) {
  const { t } = useTranslation('play');
  const [opened, setOpened] = useState(false);
  const usable = useSecondsLeft(Date.parse(expiresAt), usePlatformClock()) > 0 && !opened;
  return (
    <div className={styles.notice}>
      <StatePanel
        icon="external"
        title={t(opened ? 'window.opened' : 'window.title')}
        hint={t(opened ? 'window.openedHint' : 'window.hint')}
      >
        {usable ? (
          <a
            className={buttonClass({ tone: 'accent' })}
            href={address.href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setOpened(true)}
          >
            <Icon name="external" />
            {t('window.open')}
          </a>
        ) : (
          <Button icon="refresh" onClick={onAgain}>
            {t('window.again')}
          </Button>
        )}
      </StatePanel>
    </div>
  );
}
