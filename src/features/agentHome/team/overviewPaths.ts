import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';
import type { RecordView } from '#src/shared/agentCentre/useRecordView.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import { FIGURES, type Figure } from './figures.ts';

/** The view in the address: the days of all figures, and the figure of the chart. */
export interface OverviewView extends RecordView {
  figure: Figure;
}

/** The view that an address asks for; unknown values give the default. */
export const overviewViewOf = (query: URLSearchParams): OverviewView => ({
  period: periodOf(query),
  figure: FIGURES.find((known) => known === query.get('figure')) ?? FIGURES[0],
});

/** The address of the overview. */
export const overviewPath = ({ period, figure }: OverviewView): string =>
  addressOf(AGENT_PATHS.overview, {
    figure: figure === FIGURES[0] ? undefined : figure,
    ...periodQuery(period),
  });
