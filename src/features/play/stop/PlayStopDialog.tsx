import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayStop } from '#src/platform/endpoints/protection/playStop.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { ReceivedPosition } from '../usePlayWatch.ts';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';
import { PlaySessionFigures } from './PlaySessionFigures.tsx';

export interface PlayStopDialogProps {
  stop: PlayStop;
  seen: ReceivedPosition | undefined;
  onLeave: () => void;
  /** The player has read it and may play on. */
  onGoOn: () => void;
  /** The player may go on; only this stake was too high. */
  passing: boolean;
}

/** The action besides leaving: confirm a reality check, or go back after a stake that was too high. */
function wayOn({ stop, passing, onGoOn }: PlayStopDialogProps, back: string): ReactNode {
  if (stop === 'reality_check_due') return <AcknowledgeButton onAcknowledged={onGoOn} />;
  return passing ? (
    <Button tone="accent" onClick={onGoOn}>
      {back}
    </Button>
  ) : null;
}

/**
 * Says why play has stopped, with the session's figures, and needs an answer: nothing else closes it. It returns on a reload until the
 * platform lets the player go on (DECISIONS, player protection).
 */
export function PlayStopDialog(props: PlayStopDialogProps) {
  const { t } = useTranslation('play');
  const { stop, seen, onLeave, passing } = props;
  const reason = passing ? 'stake_too_high' : stop;
  return (
    <Dialog
      open
      title={t(`stop.${reason}.title`)}
      actions={
        <>
          <Button onClick={onLeave}>{t('leave')}</Button>
          {wayOn(props, t('stop.back'))}
        </>
      }
    >
      <Stack gap="l">
        <Text>{t(`stop.${reason}.text`)}</Text>
        {seen?.position.sitting && <PlaySessionFigures sitting={seen.position.sitting} />}
      </Stack>
    </Dialog>
  );
}
