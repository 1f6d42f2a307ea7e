import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { depositPath } from './depositPath.ts';
import { needsPlayer } from './needsPlayer.ts';

export interface OpenDepositCardProps {
  deposit: Deposit;
  /** The query of the game that the player goes back to after it. */
  game?: string;
}

/** A deposit that is still open, with the way back to it: a payment that was made and not told is found here. */
export function OpenDepositCard({ deposit, game }: OpenDepositCardProps) {
  const { t } = useTranslation('session');
  const format = useFormat();
  const { reference, provider, amount } = deposit;
  const waits = needsPlayer(deposit) ? 'player' : 'cashier';
  return (
    <Card as="section" tone="outlined">
      <Stack direction="row" gap="m" justify="between" align="center" wrap>
        <Stack gap="xxs">
          <Text weight="strong">{t('openDeposit.title')}</Text>
          <Text size="s" tone="secondary" figures>
            {t(`openDeposit.${waits}`, { amount: format.amount(amount), provider })}
          </Text>
        </Stack>
        <ButtonLink to={depositPath(reference, game)}>{t(`openDeposit.to.${waits}`)}</ButtonLink>
      </Stack>
    </Card>
  );
}
