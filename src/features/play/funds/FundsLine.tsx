import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { line } from './FundsLine.css.ts';
import type { PlayFunds } from './usePlayFunds.ts';

export interface FundsLineProps {
  wallet: PlayWallet;
  funds: PlayFunds;
  onBring: () => void;
}

/**
 * Says between the bar and the game that the wallet does not cover a stake, and offers to bring more; or what was moved there. It covers
 * nothing of the game, which stays in reach.
 */
export function FundsLine({ wallet, funds, onBring }: FundsLineProps) {
  const { t } = useTranslation('play');
  const { amount } = useFormat();
  const vendor = wallet.displayName;
  const { moved, main } = funds;
  const said = moved !== undefined && !funds.isShort;
  return (
    <div role="status">
      {funds.isShort && (
        <div className={line}>
          <Text size="s">{t('funds.low', { vendor })}</Text>
          <Button size="s" onClick={onBring}>
            {t('funds.bringMore')}
          </Button>
        </div>
      )}
      {said && (
        <div className={line}>
          <Text size="s">
            {t('funds.moved', { amount: amount(moved), vendor })}
            {main !== undefined && ` · ${t('funds.mainNow', { amount: amount(main) })}`}
          </Text>
          <IconButton
            icon="close"
            tone="quiet"
            label={t('funds.closeLine')}
            onClick={() => funds.sayMoved(undefined)}
          />
        </div>
      )}
    </div>
  );
}
