import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { depositPath } from './depositPath.ts';
import { waitsFor } from './waitsFor.ts';

export interface OpenDepositCardProps {
  deposit: Deposit;
  /** The query of the game to return to after it. */
  game?: string | undefined;
  /** The player says that they did not pay an expired deposit. */
  onUnpaid?: () => void;
}

/**
 * A card of an open deposit, with a link to it: a payment that was made but not reported is found here. During a break nobody is asked to
 * pay.
 */
export function OpenDepositCard({ deposit, game, onUnpaid }: OpenDepositCardProps) {
  const { t } = useTranslation('session');
  const format = useFormat();
  const { reference, provider, amount, coins, adapter } = deposit;
  const waits = waitsFor(deposit, useBreakUntil() !== undefined);
  const isTold = waits === 'late' || waits === 'onBreak';
  const way = waits === 'onBreak' && adapter !== 'manual-reference' ? 'cashier' : waits;
  const missing = waits === 'player' && coins?.payments.length ? coins.missing : null;
  return (
    <Card as="section" tone="outlined">
      <Stack direction="row" gap="m" justify="between" align="center" wrap>
        <Stack gap="xxs">
          <Text weight="strong">{t(isTold ? 'openDeposit.paid' : 'openDeposit.title')}</Text>
          <Text size="s" tone="secondary" figures>
            {t(missing === null ? `openDeposit.${waits}` : 'openDeposit.partial', {
              ...{ amount: format.amount(amount), provider },
              missing: `${missing} ${coins?.coin}`,
            })}
          </Text>
        </Stack>
        <Stack direction="row" gap="s" wrap>
          <ButtonLink to={depositPath(reference, game)}>
            {t(`openDeposit.to.${way === 'onBreak' ? 'late' : way}`)}
          </ButtonLink>
          {waits === 'late' && onUnpaid && (
            <Button tone="quiet" onClick={onUnpaid}>
              {t('openDeposit.unpaid')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
