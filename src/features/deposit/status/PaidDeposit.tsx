import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { gamePath } from '#src/shared/deposits/gameToPlay.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import { SecondPayment } from '../pay/SecondPayment.tsx';
import { useArrivalWords } from '../pay/useArrivalWords.ts';
import { useGame } from '../useGame.ts';

/** A deposit that is in the balance, with the way to the games, or back to the one that it was made for. */
export function PaidDeposit({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const game = useGame();
  const { amount, closedAt, expiresAt, transactionNumber, coins } = deposit;
  const isLate = closedAt !== null && closedAt > expiresAt;
  const arrival = useArrivalWords();
  const panel = (
    <StatePanel
      icon="check"
      title={t('paid.title', { amount: format.amount(amount) })}
      hint={coins ? arrival(coins, 'paid') : t(isLate ? 'paid.late' : 'paid.text')}
    >
      <Stack direction="row" gap="s" justify="center" wrap>
        {game === '' ? (
          <ButtonLink to="/" tone="accent">
            {t('paid.play')}
          </ButtonLink>
        ) : (
          <ButtonLink to={gamePath(game)} replace tone="accent" icon="games">
            {t('paid.game')}
          </ButtonLink>
        )}
        <ButtonLink to="/transactions">{t('paid.records')}</ButtonLink>
      </Stack>
    </StatePanel>
  );
  if (transactionNumber === null) return panel;
  return (
    <Stack gap="m">
      {panel}
      <SecondPayment deposit={deposit} />
    </Stack>
  );
}
