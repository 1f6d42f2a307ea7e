import { useNavigate, useSearchParams } from 'react-router-dom';
import { type RecordPeriod, spanOf } from '#src/shared/records/recordPeriod.ts';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';

/** What every address of a team's record says. */
export interface RecordView {
  /** The beginning of an account; empty for everyone. */
  account: string;
  period: RecordPeriod;
}

/** What the address asks for of a record, with its days, and how another view is shown in its place. */
export function useRecordView<View extends RecordView>(
  viewOf: (query: URLSearchParams) => View,
  pathOf: (view: View) => string,
) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = useMarketToday();
  const view = viewOf(query);
  const span = spanOf(view.period, today);
  return {
    ...{ view, today, span },
    /** What all records are narrowed by. */
    filter: { account: view.account || undefined, ...span },
    show: (change: Partial<View>) =>
      navigate(pathOf({ ...view, ...change }), { replace: true, preventScrollReset: true }),
  };
}
