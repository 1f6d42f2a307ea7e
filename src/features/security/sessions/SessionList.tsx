import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { SessionEntry } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Entry } from '../parts/Entry.tsx';
import { deviceOf } from './deviceOf.ts';
import { OTHERS } from './others.ts';

export interface SessionListProps {
  list: readonly SessionEntry[];
  /** The id of the session that is being ended, or `OTHERS`. */
  busy: string | undefined;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
}

/** The player's sessions, this one marked. */
export function SessionList({ list, busy, onEnd, onEndOthers }: SessionListProps) {
  const { t } = useTranslation('security');
  const { date } = useFormat();
  const alone = list.every(({ current }) => current);
  return (
    <Stack gap="m">
      <Stack as="ul" gap="s">
        {list.map(({ id, current, createdAt, lastSeenAt, ip, userAgent }) => {
          const known = deviceOf(userAgent);
          const device = known ? t('sessions.device', known) : userAgent || ip;
          return (
            <Entry
              key={id}
              title={device}
              lines={[
                t('sessions.since', { time: date(createdAt, 'dateTime'), ip }),
                t('sessions.seen', { time: date(lastSeenAt, 'dateTime') }),
              ]}
              mark={current ? t('sessions.current') : undefined}
              action={
                <Button
                  busy={busy === id}
                  aria-label={t('sessions.endOf', { device })}
                  onClick={() => onEnd(id)}
                >
                  {t('sessions.end')}
                </Button>
              }
            />
          );
        })}
      </Stack>
      {alone ? (
        <Text tone="secondary">{t('sessions.alone')}</Text>
      ) : (
        <div>
          <Button busy={busy === OTHERS} onClick={onEndOthers}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
