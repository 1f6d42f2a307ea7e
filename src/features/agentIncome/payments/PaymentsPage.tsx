import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Commission, CommissionPage, ContractKind } from '#src/platform/contract.generated.ts';
import { COMMISSION_SORTS, commissionsQuery } from '#src/platform/endpoints/agents/commissions.ts';
import { FILE_PAGE_SIZE } from '#src/platform/endpoints/agents/teamRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AgentRecord } from '#src/shared/agentCentre/AgentRecord.tsx';
import { useRecordView } from '#src/shared/agentCentre/useRecordView.ts';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { spanProblem } from '#src/shared/records/recordPeriod.ts';
import { chosenSort } from '#src/shared/records/recordSort.ts';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { OwnContract } from '../contract/OwnContract.tsx';
import { OpenPayment } from '../terms/OpenPayment.tsx';
import { paymentColumns, shownColumns } from './paymentColumns.tsx';
import { paymentsPath, paymentViewOf } from './paymentPaths.ts';
import { SideLinks } from './SideLinks.tsx';
import { usePeriodText } from './usePeriodText.ts';

const rowsOf = ({ commissions }: CommissionPage) => commissions;
const rowId = ({ id }: Commission) => String(id);

/** The page of payments by contracts of a kind, received or given by an agent (S1.3, S2.17). The address sets the side and the days. */
export function PaymentsPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agentIncome');
  const { amount, count, percent } = useFormat();
  const platform = usePlatform();
  const periodText = usePeriodText();
  const { view, today, span, show } = useRecordView(paymentViewOf, (to) => paymentsPath(kind, to));
  const { side, sort } = view;
  const queryOf = (size?: number) =>
    commissionsQuery(platform, { kind, side, ...span }, sort, size);
  const columns = paymentColumns({
    ...{ t, kind, side, periodText, percent },
    pathOf: ({ id }) => paymentsPath(kind, { ...view, payment: id }),
  });
  const isDividend = kind === 'dividend';
  const changes = isDividend
    ? (['bonuses', 'fees', 'below', 'corrections'] as const)
    : (['below'] as const);
  const file = { query: queryOf(FILE_PAGE_SIZE), name: `${kind}-${side}-${span.to}` };
  const isWrong = spanProblem(span) !== undefined;
  return (
    <RecordPage
      title={t(`title.${kind}`)}
      aside={
        !isWrong && <SaveRowsButton {...file} rowsOf={rowsOf} rowId={rowId} columns={columns} />
      }
    >
      <OwnContract kind={kind} />
      <SideLinks kind={kind} view={view} />
      <FilterPanel period={view.period}>
        <PeriodFilter
          period={view.period}
          today={today}
          onChange={(period) => show({ period, payment: undefined })}
        />
      </FilterPanel>
      {!isWrong && (
        <AgentRecord
          query={queryOf()}
          rowsOf={rowsOf}
          totalsOf={(first) => [
            { label: t('payments.totalPaid'), figure: first && amount(first.totals.amount) },
            { label: t('payments.stake'), figure: first && amount(first.totals.stake) },
            { label: t('payments.net'), figure: first && amount(first.totals.net) },
            ...changes.map((each) => ({
              label: t(`payments.${each}`),
              figure: first && amount(first.totals[each]),
            })),
            { label: t('payments.count'), figure: first && count(first.total) },
          ]}
          note={t(isDividend ? 'payments.formula.dividend' : 'payments.formula.salary')}
          label={t(`title.${kind}`)}
          columns={shownColumns({ kind, side }, columns)}
          rowId={rowId}
          card={{ title: 'period', figures: [side === 'given' ? 'account' : 'rate', 'amount'] }}
          sort={sort ?? { column: 'paidAt', descending: true }}
          onSort={(chosen) => show({ sort: chosenSort(chosen, COMMISSION_SORTS) })}
          icon="table"
          words={{
            none: t(`payments.none.${side}`),
            failed: t('payments.failed'),
            older: t('payments.older'),
          }}
        />
      )}
      <OpenPayment id={view.payment} side={side} onClose={() => show({ payment: undefined })} />
    </RecordPage>
  );
}
