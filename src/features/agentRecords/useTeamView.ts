import type { AskedAccount } from '#src/shared/agentCentre/agentPaths.ts';
import { type RecordView, useRecordView } from '#src/shared/agentCentre/useRecordView.ts';

/** The part of the address that all team records share. */
export interface TeamView extends RecordView, AskedAccount {}

/** The view of a team record in the address, and the filters that all such records share. */
export function useTeamView<View extends TeamView>(
  viewOf: (query: URLSearchParams) => View,
  pathOf: (view: View) => string,
) {
  const record = useRecordView(viewOf, pathOf);
  const { account, exact } = record.view;
  return { ...record, filter: { account: account || undefined, exact, ...record.span } };
}
