import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { gamePath } from '#src/shared/deposits/gameToPlay.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import { SecondPayment } from '../pay/SecondPayment.tsx';
import { useArrivalWords } from '../pay/useArrivalWords.ts';
import { useReturnGameQuery } from '../useReturnGameQuery.ts';

/** A link to the games, or back to the game that the deposit was made for; none during a break. */
function WayToPlay() {
  const { t } = useTranslation('deposit');
  const game = useReturnGameQuery();
  if (useBreakUntil() !== undefined) return null;
  return game === '' ? (
    <ButtonLink to="/" tone="accent">
      {t('paid.play')}
    </ButtonLink>
  ) : (
    <ButtonLink to={gamePath(game)} replace tone="accent" icon="games">
      {t('paid.game')}
    </ButtonLink>
  );
}

/** A credited deposit, with links onwards. */
export function PaidDeposit({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const { amount, closedAt, expiresAt, coins, promotion } = deposit;
  const isLate = closedAt !== null && Date.parse(closedAt) > Date.parse(expiresAt);
  const arrival = useArrivalWords();
  return (
    <Stack gap="m">
      <StatePanel
        icon="check"
        title={t('paid.title', { amount: format.amount(amount) })}
        hint={coins ? arrival(coins, 'paid') : t(isLate ? 'paid.late' : 'paid.text')}
      >
        <Stack direction="row" gap="s" justify="center" wrap>
          {promotion !== null && (
            <ButtonLink to={`/promotions?code=${promotion}`}>{t('paid.bonus')}</ButtonLink>
          )}
          <WayToPlay />
          <ButtonLink to="/transactions">{t('paid.records')}</ButtonLink>
        </Stack>
      </StatePanel>
      <SecondPayment deposit={deposit} />
    </Stack>
  );
}
