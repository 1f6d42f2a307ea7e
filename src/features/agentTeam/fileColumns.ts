import type { TFunction } from 'i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';

/** Columns for the file only: a member's level, and the time and reason of a suspension, which the status shows on the page. */
export const fileColumns = (t: TFunction<'agentTeam'>): readonly TableColumn<TeamMember>[] => [
  { id: 'level', label: t('depth'), kind: 'figure', value: ({ depth }) => depth },
  {
    ...{ id: 'suspendedSince', label: t('suspension.file.since'), kind: 'moment' },
    value: ({ suspension }) => suspension?.since ?? '',
  },
  {
    ...{ id: 'suspendedFor', label: t('suspension.file.reason') },
    value: ({ suspension }) => (suspension ? t(`suspension.reasons.${suspension.reason}`) : ''),
  },
];
