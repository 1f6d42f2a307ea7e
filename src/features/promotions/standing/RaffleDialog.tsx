import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RaffleResult } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface RaffleDialogProps {
  /** The ticket's prize, as drawn by the platform. */
  result: RaffleResult;
  /** The next ticket is opening. */
  opening: boolean;
  onNext: () => void;
  onClose: () => void;
}

/** A raffle ticket's prize, stated plainly: no pressure to open the next one (S7.30). */
export function RaffleDialog({ result, opening, onNext, onClose }: RaffleDialogProps) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const { ticket, prize, turnover, unopened } = result;
  const won = Number(prize) > 0;
  return (
    <Dialog
      open
      title={won ? t('raffle.won', { amount: format.amount(prize) }) : t('raffle.lost')}
      closeLabel={t('raffle.close')}
      onClose={onClose}
      actions={
        unopened > 0 && (
          <Button busy={opening} onClick={onNext}>
            {t('raffle.next')}
          </Button>
        )
      }
    >
      <Stack gap="s">
        {won && (
          <Text>
            {t('raffle.paid')} {t('done.turnover', { amount: format.amount(turnover) })}
          </Text>
        )}
        <Text size="s" tone="secondary" figures>
          {t('raffle.ticket', { ticket: format.count(ticket) })}
        </Text>
        <Text size="s" tone="secondary" figures>
          {t('raffle.left', { left: format.count(unopened) })}
        </Text>
      </Stack>
    </Dialog>
  );
}
