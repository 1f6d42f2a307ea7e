import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';
import { FIRST_DAY, type TeamView } from './teamPaths.ts';

export interface ActiveFiltersProps {
  view: TeamView;
  onChange: (change: Partial<TeamView>) => void;
}

/** The filters in the address by level, joining date and first deposit date, each with a button to remove it. */
export function ActiveFilters({ view, onChange }: ActiveFiltersProps) {
  const { level, joined, firstDeposit } = view;
  const { t } = useTranslation('agentTeam');
  const { count, day } = useFormat();
  if ([level, joined, firstDeposit].every((filter) => filter === undefined)) return null;
  return (
    <Stack direction="row" wrap gap="s">
      {level !== undefined && (
        <Tag dismissLabel={t('allLevels')} onDismiss={() => onChange({ level: undefined })}>
          {t('level', { level: count(level) })}
        </Tag>
      )}
      {joined && (
        <Tag dismissLabel={t('allDays')} onDismiss={() => onChange({ joined: undefined })}>
          {joined.from === FIRST_DAY
            ? t('joinedBy', { to: day(joined.to) })
            : t('joinedOn', { from: day(joined.from), to: day(joined.to) })}
        </Tag>
      )}
      {firstDeposit && (
        <Tag
          dismissLabel={t('allDeposits')}
          onDismiss={() => onChange({ firstDeposit: undefined })}
        >
          {t('firstDepositOn', { from: day(firstDeposit.from), to: day(firstDeposit.to) })}
        </Tag>
      )}
    </Stack>
  );
}
