import { useTranslation } from 'react-i18next';
import type { Protection } from '#src/platform/contract.generated.ts';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Part } from '../Part.tsx';
import { usePlayPosition } from '../usePlayPosition.ts';
import { LimitRow } from './LimitRow.tsx';
import { useSessionLimit } from './useSessionLimit.ts';

const MINUTE_S = 60;

/** The time limit of a play session, with the time already played. */
export function SessionLimit({ protection }: { protection: Protection }) {
  const { t } = useTranslation('protection');
  const limit = useSessionLimit(protection);
  const playedSeconds = usePlayPosition()?.sitting?.elapsedSeconds ?? 0;
  const { sessionMinutes } = protection;
  return (
    <Part id="session-limit" title={t('session.title')} text={t('session.text')}>
      <Stack as="ul">
        <LimitRow limit={limit}>
          {sessionMinutes !== null && (
            <ProgressBar
              label={limit.title}
              value={playedSeconds}
              max={sessionMinutes * MINUTE_S}
              tone={playedSeconds < sessionMinutes * MINUTE_S ? 'accent' : 'warning'}
              valueText={t('used', {
                used: durationText(playedSeconds),
                most: durationText(sessionMinutes * MINUTE_S),
              })}
            />
          )}
        </LimitRow>
      </Stack>
    </Part>
  );
}
