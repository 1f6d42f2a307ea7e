import { useTranslation } from 'react-i18next';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { BringMoney } from './BringMoney.tsx';

export interface WalletDialogProps {
  wallet: PlayWallet;
  /** So much was brought. */
  onBrought: (amount: string) => void;
  onClose: () => void;
}

/** The wallets of a player above the game that goes on: what is where, and how more comes to the game. */
export function WalletDialog({ wallet, onBrought, onClose }: WalletDialogProps) {
  const { t } = useTranslation('play');
  return (
    <Dialog open title={t('funds.wallets')} closeLabel={t('funds.close')} onClose={onClose}>
      <BringMoney wallet={wallet} action="bring" onDone={onBrought} />
    </Dialog>
  );
}
