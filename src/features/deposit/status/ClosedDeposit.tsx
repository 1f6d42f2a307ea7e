import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { IconProps } from '#src/ui/icon/Icon.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';
import { CreationFailure } from '../CreationFailure.tsx';
import { useCreateDeposit } from '../useCreateDeposit.ts';
import { LateDeposit } from './LateDeposit.tsx';
import { PaidDeposit } from './PaidDeposit.tsx';
import { useUncreditedReason } from './useUncreditedReason.ts';

const ICONS: Record<'expired' | 'rejected', IconProps['name']> = {
  expired: 'history',
  rejected: 'alert',
};

/** A deposit that was not credited, with the reason and a button to repeat it. */
function Lost({ deposit, state }: { deposit: Deposit; state: keyof typeof ICONS }) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const words = useUncreditedReason();
  const creation = useCreateDeposit();
  const onBreak = useBreakUntil() !== undefined;
  const { method, provider, amount, promotion, reportUntil, now } = deposit;
  const again = () =>
    creation.start({ method, provider, amount, ...(promotion !== null && { promotion }) });
  const isLate = reportUntil !== null && Date.parse(reportUntil) > Date.parse(now);
  return (
    <Stack gap="m">
      <StatePanel icon={ICONS[state]} title={t(`${state}.title`)} hint={words(deposit, state)}>
        <Stack direction="row" gap="s" justify="center" wrap>
          {!onBreak && (
            <Button tone="accent" busy={creation.isPending} onClick={again}>
              {t(`${state}.again`, { amount: format.amount(amount) })}
            </Button>
          )}
          <ButtonLink to="/service">{t('service')}</ButtonLink>
        </Stack>
      </StatePanel>
      <CreationFailure creation={creation} />
      {isLate && <LateDeposit deposit={deposit} />}
    </Stack>
  );
}

/** The outcome of a deposit: credited to the balance, or not. */
export function ClosedDeposit({ deposit }: { deposit: Deposit }) {
  const { state } = deposit;
  return state === 'expired' || state === 'rejected' ? (
    <Lost deposit={deposit} state={state} />
  ) : (
    <PaidDeposit deposit={deposit} />
  );
}
