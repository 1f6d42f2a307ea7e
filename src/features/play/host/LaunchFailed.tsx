import { useTranslation } from 'react-i18next';
import { hostPath } from '#src/platform/endpoints/games/launchPath.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { isDetailsNeeded } from '#src/shared/details/isDetailsNeeded.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { IconName } from '#src/ui/icons/names.generated.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import type { LaunchTarget } from '../target/launchTarget.ts';
import * as styles from './GameHost.css.ts';
import { MissingDetailsNotice } from './MissingDetailsNotice.tsx';

/** The icon of each failure, and whether it is final. All others may pass. */
const FAILURES: Readonly<Record<string, { icon: IconName; final: boolean }>> = {
  network: { icon: 'offline', final: false },
  timeout: { icon: 'offline', final: false },
  system_maintenance: { icon: 'maintenance', final: false },
  region_restricted: { icon: 'regionBlocked', final: true },
  game_unknown: { icon: 'games', final: true },
  vendor_unknown: { icon: 'games', final: true },
  category_unavailable: { icon: 'games', final: true },
  free_trial_unavailable: { icon: 'games', final: true },
  invalid_url: { icon: 'alert', final: true },
};
const UNKNOWN = { icon: 'alert', final: false } as const;

export interface LaunchFailedProps {
  error: unknown;
  target: LaunchTarget;
  retrying: boolean;
  onRetry: () => unknown;
}

/** Says why a game did not open, with next steps. */
export function LaunchFailed({ error, target, retrying, onRetry }: LaunchFailedProps) {
  const { t } = useTranslation('play');
  const words = useErrorMessage();
  const code = error instanceof PlatformError ? error.code : '';
  if (isDetailsNeeded(error)) return <MissingDetailsNotice onDone={onRetry} />;
  const { icon, final } = FAILURES[code] ?? UNKNOWN;
  return (
    <div className={styles.notice}>
      <StatePanel icon={icon} title={t('failed.title')} hint={words(error)} role="alert">
        <Stack direction="row" wrap justify="center">
          {code === 'free_trial_unavailable' && target.kind === 'game' && (
            <ButtonLink to={hostPath(target)} replace tone="accent">
              {t('failed.playReal')}
            </ButtonLink>
          )}
          {!final && (
            <Button icon="refresh" busy={retrying} onClick={onRetry}>
              {t('failed.retry')}
            </Button>
          )}
          <ButtonLink to="/" replace>
            {t('failed.games')}
          </ButtonLink>
        </Stack>
      </StatePanel>
    </div>
  );
}
