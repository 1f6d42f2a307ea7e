import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { PlayFunds } from './usePlayFunds.ts';
import { dismissable, line } from './WalletNotice.css.ts';

export interface WalletNoticeProps {
  wallet: PlayWallet;
  funds: PlayFunds;
  onTopUp: () => void;
}

/**
 * The notice between the bar and the game: either that the wallet does not cover a stake, with a top-up button, or how much was transferred
 * to it. It does not overlap the game.
 */
export function WalletNotice({ wallet, funds, onTopUp }: WalletNoticeProps) {
  const { t } = useTranslation('play');
  const { amount } = useFormat();
  const vendor = wallet.displayName;
  const { transferred, main } = funds;
  return (
    <div role="status">
      {funds.isShort && (
        <div className={line}>
          <Text size="s">{t('funds.low', { vendor })}</Text>
          <Button size="s" onClick={onTopUp}>
            {t('funds.topUp')}
          </Button>
        </div>
      )}
      {transferred !== undefined && !funds.isShort && (
        <div className={dismissable}>
          <Text size="s">
            {t('funds.moved', { amount: amount(transferred), vendor })}
            {main !== undefined && ` · ${t('funds.mainNow', { amount: amount(main) })}`}
          </Text>
          <IconButton
            icon="close"
            tone="quiet"
            label={t('funds.closeLine')}
            onClick={() => funds.showTransferred(undefined)}
          />
        </div>
      )}
    </div>
  );
}
