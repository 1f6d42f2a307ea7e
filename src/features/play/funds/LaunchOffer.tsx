import { useTranslation } from 'react-i18next';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { notice } from '../host/GameHost.css.ts';
import { BringMoney } from './BringMoney.tsx';
import { offer } from './LaunchOffer.css.ts';

export interface LaunchOfferProps {
  wallet: PlayWallet;
  /** Opens the game: so much was brought, or the player wants to see it without, or the launch brings it. */
  onOpen: (brought?: string) => void;
}

/** Stands before a game whose vendor's wallet does not cover its lowest stake: the player brings money in one step, or opens the game without. */
export function LaunchOffer({ wallet, onOpen }: LaunchOfferProps) {
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
            <BringMoney
              wallet={wallet}
              action="bringAndPlay"
              onDone={onOpen}
              onAlong={() => onOpen()}
            />
            <Button tone="quiet" onClick={() => onOpen()}>
              {t('funds.without')}
            </Button>
          </Stack>
        </Card>
      </div>
    </div>
  );
}
