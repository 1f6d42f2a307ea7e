import { useTranslation } from 'react-i18next';
import type { PlayWallet } from '#src/platform/contract.generated.ts';
import type { TransferControls } from '#src/shared/balance/transfer/useWalletTransfer.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TransferPanel } from './TransferPanel.tsx';

export interface WalletDialogProps {
  wallet: PlayWallet;
  transfer: TransferControls;
  /** Called when all vendor balances are back in the main wallet. */
  onCollected: () => void;
  onClose: () => void;
}

/** The wallet dialog over an open game: a transfer to it, and all balances back to the main wallet. */
export function WalletDialog({ wallet, transfer, onCollected, onClose }: WalletDialogProps) {
  const { t } = useTranslation('play');
  return (
    <Dialog open title={t('funds.wallets')} closeLabel={t('funds.close')} onClose={onClose}>
      <TransferPanel
        wallet={wallet}
        action="transfer"
        transfer={transfer}
        onCollected={onCollected}
      />
    </Dialog>
  );
}
