import type { Deposit, DepositCoins } from '#src/platform/contract.generated.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { PlayMoneyNote } from '../PlayMoneyNote.tsx';
import { CoinPayments } from './CoinPayments.tsx';
import { CoinsArrived } from './CoinsArrived.tsx';
import { PartOfCoins } from './PartOfCoins.tsx';
import { PayToAddress } from './PayToAddress.tsx';
import { TimeLeft } from './TimeLeft.tsx';

export interface CoinPaymentStepProps {
  deposit: Deposit;
  coins: DepositCoins;
  arrivedAt: number;
  onAsk: () => void;
}

/**
 * A coin deposit to its own address: where to send coins and how many are missing, then their confirmations. The player reports nothing:
 * the platform watches the network.
 */
export function CoinPaymentStep({ deposit, coins, arrivedAt, onAsk }: CoinPaymentStepProps) {
  const { missing, payments } = coins;
  const isPartial = missing !== null && payments.length > 0;
  return (
    <Stack gap="l">
      <div role="status">
        {missing === null && <CoinsArrived coins={coins} />}
        {isPartial && <PartOfCoins coins={coins} missing={missing} />}
      </div>
      {payments.length > 0 && <CoinPayments coins={coins} />}
      {missing !== null && (
        <>
          <PlayMoneyNote />
          <TimeLeft
            deposit={{ expiresAt: coins.until, now: deposit.now }}
            arrivedAt={arrivedAt}
            onEnd={onAsk}
          />
          <PayToAddress
            network={deposit.provider}
            payUrl={deposit.payUrl}
            coins={coins}
            missing={missing}
          />
        </>
      )}
    </Stack>
  );
}
