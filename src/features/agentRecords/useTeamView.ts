import type { AskedAccount } from '#src/shared/agentCentre/agentPaths.ts';
import { type RecordView, useRecordView } from '#src/shared/agentCentre/useRecordView.ts';

/** What every address of a team's record says. */
export interface TeamView extends RecordView, AskedAccount {}

/** What the address asks for of a team's record, and what all such records are narrowed by. */
export function useTeamView<View extends TeamView>(
  viewOf: (query: URLSearchParams) => View,
  pathOf: (view: View) => string,
) {
  const record = useRecordView(viewOf, pathOf);
  const { account, exact } = record.view;
  return { ...record, filter: { account: account || undefined, exact, ...record.span } };
}
