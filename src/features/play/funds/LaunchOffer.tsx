import { useTranslation } from 'react-i18next';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import type { TransferControls } from '#src/shared/balance/transfer/useWalletTransfer.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { notice } from '../host/GameHost.css.ts';
import { offer } from './LaunchOffer.css.ts';
import { TransferPanel } from './TransferPanel.tsx';

export interface LaunchOfferProps {
  wallet: PlayWallet;
  transfer: TransferControls;
  /** Opens the game without a transfer by the player. */
  onOpen: () => void;
}

/** Asks for a top-up before a game whose wallet is below its minimum stake. */
export function LaunchOffer({ wallet, transfer, onOpen }: LaunchOfferProps) {
  const { t } = useTranslation('play');
  return (
    <div className={notice}>
      <div className={offer}>
        <Card as="section" labelledBy="launch-offer">
          <Stack gap="l">
            <Stack gap="xs">
              <Heading level={2} size="m" id="launch-offer">
                {t('funds.title', { vendor: wallet.displayName })}
              </Heading>
              <Text tone="secondary">{t('funds.why', { vendor: wallet.displayName })}</Text>
            </Stack>
            <TransferPanel
              wallet={wallet}
              action="transferAndPlay"
              transfer={transfer}
              onAutomaticLaunch={onOpen}
            />
            <Button tone="quiet" onClick={onOpen}>
              {t('funds.without')}
            </Button>
          </Stack>
        </Card>
      </div>
    </div>
  );
}
