import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import type { RecordView } from '#src/shared/agentCentre/useRecordView.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';

/** The address of the income of a period. */
export const incomePath = ({ period }: RecordView): string =>
  addressOf(AGENT_PATHS.income, periodQuery(period));

/** The view that an address asks for. */
export const incomeViewOf = (query: URLSearchParams): RecordView => ({ period: periodOf(query) });
