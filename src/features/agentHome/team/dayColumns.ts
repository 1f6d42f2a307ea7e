import type { TFunction } from 'i18next';
import type { TeamDay } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';
import { FIGURES, type Figure } from './figures.ts';

/** The file columns of a period's days and figures. */
export const dayColumns = (
  t: TFunction<'agentHome'>,
): readonly TableColumn<TeamDay, 'day' | Figure>[] => [
  { id: 'day', label: t('chart.day'), value: ({ day }) => day },
  ...FIGURES.map(
    (figure): TableColumn<TeamDay, 'day' | Figure> => ({
      ...{ id: figure, label: t(`figures.${figure}`), kind: 'figure' },
      value: ({ figures }) => figures[figure],
    }),
  ),
];
