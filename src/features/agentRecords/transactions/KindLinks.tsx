import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import {
  MOVEMENT_KINDS,
  type TeamTransactionView,
  teamTransactionsPath,
} from './teamTransactionPaths.ts';

/** Links to the kinds of movements, each with its own address. */
export function KindLinks({ view }: { view: TeamTransactionView }) {
  const { t } = useTranslation('agentRecords');
  return (
    <ChipRow label={t('transactions.kinds')}>
      {[undefined, ...MOVEMENT_KINDS].map((kind) => (
        <li key={kind ?? 'all'}>
          <ChipLink
            to={teamTransactionsPath({ ...view, kind })}
            current={kind === view.kind}
            replace
          >
            {t(`transactions.kind.${kind ?? 'all'}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
