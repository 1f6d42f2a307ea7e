import { type RecordView, useRecordView } from '#src/shared/agentCentre/useRecordView.ts';

/** What every address of a team's record says. */
export interface TeamView extends RecordView {
  /** The beginning of an account; empty for everyone. */
  account: string;
}

/** What the address asks for of a team's record, and what all such records are narrowed by. */
export function useTeamView<View extends TeamView>(
  viewOf: (query: URLSearchParams) => View,
  pathOf: (view: View) => string,
) {
  const record = useRecordView(viewOf, pathOf);
  return { ...record, filter: { account: record.view.account || undefined, ...record.span } };
}
