import { useNavigate, useSearchParams } from 'react-router-dom';
import { type RecordPeriod, spanOf } from '#src/shared/records/recordPeriod.ts';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';

/** The view in an agent record's address. */
export interface RecordView {
  period: RecordPeriod;
}

/** The record view in the address, with its days, and a function that replaces it with another. */
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
