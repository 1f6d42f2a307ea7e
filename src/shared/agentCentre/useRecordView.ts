import { useNavigate, useSearchParams } from 'react-router-dom';
import { type RecordPeriod, spanOf } from '#src/shared/records/recordPeriod.ts';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';

/** What every address of an agent's record says. */
export interface RecordView {
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
  return {
    ...{ view, today, span: spanOf(view.period, today) },
    show: (change: Partial<View>) =>
      navigate(pathOf({ ...view, ...change }), { replace: true, preventScrollReset: true }),
  };
}
