import { useTranslation } from 'react-i18next';
import { DebouncedSearch } from '#src/shared/lists/DebouncedSearch.tsx';
import { GameFilters } from '#src/shared/records/GameFilters.tsx';
import { RecordFilters } from '#src/shared/records/RecordFilters.tsx';
import type { BetView } from './betPaths.ts';

export interface BetFiltersProps {
  view: BetView;
  /** Called when a filter changes. */
  onChange: (change: Partial<BetView>) => void;
}

/** The filters of bets by game: name, type and vendor. */
export function BetFilters({ view, onChange }: BetFiltersProps) {
  const { t } = useTranslation('bets');
  const labels = {
    ...{ type: t('type'), allTypes: t('allTypes') },
    ...{ vendor: t('vendor'), allVendors: t('allVendors') },
  };
  return (
    <RecordFilters>
      <DebouncedSearch
        label={t('search')}
        clearLabel={t('clear')}
        text={view.game}
        onChange={(game) => onChange({ game })}
      />
      <GameFilters games={view} labels={labels} onChange={onChange} />
    </RecordFilters>
  );
}
