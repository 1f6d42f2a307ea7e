import { useTranslation } from 'react-i18next';
import { TRANSACTION_KINDS } from '#src/shared/records/transactionKinds.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { type TransactionView, transactionsPath } from './transactionPaths.ts';

/** The kinds of movements, each with its own URL. */
export function KindLinks({ view }: { view: TransactionView }) {
  const { t } = useTranslation('transactions');
  return (
    <ChipRow label={t('kinds')}>
      {[undefined, ...TRANSACTION_KINDS].map((kind) => (
        <li key={kind ?? 'all'}>
          <ChipLink to={transactionsPath({ ...view, kind })} current={kind === view.kind} replace>
            {t(`kind.${kind ?? 'all'}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
