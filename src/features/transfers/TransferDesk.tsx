import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { sourcesOf } from '#src/shared/balance/transfer/amounts.ts';
import type { TransferOrder } from '#src/shared/balance/transfer/transferOrder.ts';
import { useCollectFunds } from '#src/shared/balance/transfer/useCollectFunds.ts';
import { useWalletTransfer } from '#src/shared/balance/transfer/useWalletTransfer.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { BetweenForm } from './BetweenForm.tsx';
import { type BetweenValues, EMPTY_VALUES } from './betweenValues.ts';
import { NothingToTransfer } from './NothingToTransfer.tsx';
import * as styles from './Transfers.css.ts';
import { useWalletName } from './useWalletName.ts';
import { WalletsPart } from './WalletsPart.tsx';

export interface TransferDeskProps {
  /** The player's id. */
  player: string;
  balance: WalletBalance;
}

/** The transfer form, and the wallets with the button to empty them all. Only one of the two runs at a time. */
export function TransferDesk({ player, balance }: TransferDeskProps) {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  const toast = useToast();
  const nameOf = useWalletName(balance);
  const form = useForm<BetweenValues>({ defaultValues: EMPTY_VALUES });
  useDraft(form, { name: 'transfers', fields: ['from', 'to', 'amount'] });
  const collection = useCollectFunds();
  const transfer = useWalletTransfer({
    onDone: (amount, { from, to }) => {
      form.resetField('amount');
      toast({
        tone: 'success',
        title: t('done', { amount: format.amount(amount) }),
        text: t('doneText', { from: nameOf(from.source), to: nameOf(to) }),
      });
    },
    onFailed: () => undefined,
    keptIn: { name: 'transfers.sent', player },
  });
  /** Says why nothing else can be transferred now: a transfer is pending, or its outcome is unknown. */
  const refuse = ({ isPending }: { isPending: boolean }) => {
    const reason = isPending ? 'underWay' : 'open';
    toast({ tone: 'danger', title: t(reason), text: t(`${reason}Hint`) });
  };
  const start = (order: TransferOrder) =>
    collection.isOpen ? refuse(collection) : transfer.start(order);
  const collect = () => (transfer.order ? refuse(transfer) : collection.start());
  // An open order keeps its wallets, whatever it moved so far.
  const sources = transfer.order?.sources ?? sourcesOf(balance);
  const [first] = sources;
  return (
    <div className={styles.parts}>
      <Card as="section">
        {first ? (
          <BetweenForm
            form={form}
            balance={balance}
            sources={sources}
            first={first}
            transfer={{ ...transfer, start }}
          />
        ) : (
          <NothingToTransfer balance={balance} />
        )}
      </Card>
      <WalletsPart balance={balance} collection={{ ...collection, start: collect }} />
    </div>
  );
}
