import type { TFunction } from 'i18next';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';

/** Since when and why a member is suspended, in columns of their own for the file; on the page the status says both. */
export const suspensionColumns = (
  t: TFunction<'agentTeam'>,
): readonly TableColumn<TeamMember>[] => [
  {
    ...{ id: 'suspendedSince', label: t('suspension.file.since'), kind: 'moment' },
    value: ({ suspension }) => suspension?.since ?? '',
  },
  {
    ...{ id: 'suspendedFor', label: t('suspension.file.reason') },
    value: ({ suspension }) => (suspension ? t(`suspension.reasons.${suspension.reason}`) : ''),
  },
];
