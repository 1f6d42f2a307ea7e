import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import type { RecordView } from '#src/shared/agentCentre/useRecordView.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import { FIGURES, type Figure } from './figures.ts';

/** What the address asks for: the days of all figures, and the figure of the chart. */
export interface OverviewView extends RecordView {
  figure: Figure;
}

/** What an address asks for; what it does not know is the usual. */
export const overviewViewOf = (query: URLSearchParams): OverviewView => ({
  period: periodOf(query),
  figure: FIGURES.find((known) => known === query.get('figure')) ?? FIGURES[0],
});

/** The address of a view. */
export const overviewPath = ({ period, figure }: OverviewView): string =>
  addressOf(AGENT_PATHS.overview, {
    figure: figure === FIGURES[0] ? undefined : figure,
    ...periodQuery(period),
  });
