import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { TransferError } from './TransferError.tsx';
import type { Collection } from './useCollectFunds.ts';

/** The button that moves all vendor balances to the main wallet, below the reason of the last failure. */
export function CollectFunds({ collection }: { collection: Collection }) {
  const { t } = useTranslation('balance');
  const { failure, isPending, start } = collection;
  return (
    <>
      {failure && <TransferError key={failure.id} failure={failure} />}
      <Button busy={isPending} onClick={start}>
        {failure?.outcome === 'unconfirmed' ? t('again') : t('collect')}
      </Button>
    </>
  );
}
