import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ShortLine } from './ShortLine.tsx';
import { TransferredLine } from './TransferredLine.tsx';
import type { PlayFunds } from './usePlayFunds.ts';

export interface WalletNoticeProps {
  wallet: PlayWallet;
  funds: PlayFunds;
  onTopUp: () => void;
  /** Dismisses the notice that the wallet does not cover a stake. */
  onDismiss: () => void;
}

/**
 * The notice between the bar and the game: either that the wallet does not cover a stake, with a top-up button, or how much was transferred
 * to it. It does not overlap the game.
 */
export function WalletNotice({ wallet, funds, onTopUp, onDismiss }: WalletNoticeProps) {
  const { t } = useTranslation('play');
  const { amount } = useFormat();
  const vendor = wallet.displayName;
  const { transferred, main } = funds;
  return (
    <div role="status">
      {funds.isShort && (
        <ShortLine text={t('funds.low', { vendor })} onDismiss={onDismiss}>
          <Button size="s" onClick={onTopUp}>
            {t('funds.topUp')}
          </Button>
        </ShortLine>
      )}
      {transferred !== undefined && !funds.isShort && (
        <TransferredLine key={transferred} onLeave={() => funds.showTransferred(undefined)}>
          {t('funds.moved', { amount: amount(transferred), vendor })}
          {main !== undefined && ` · ${t('funds.mainNow', { amount: amount(main) })}`}
        </TransferredLine>
      )}
    </div>
  );
}
