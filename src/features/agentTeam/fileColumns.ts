import type { TFunction } from 'i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';

/** How far below the agent a member is, and since when and why they are suspended, in columns of the file alone; on the page the status says the latter. */
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
