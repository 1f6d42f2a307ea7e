import { useTranslation } from 'react-i18next';
import { RestedSearch } from '#src/shared/lists/RestedSearch.tsx';
import { GameFilters } from '#src/shared/records/GameFilters.tsx';
import { RecordFilters } from '#src/shared/records/RecordFilters.tsx';
import type { BetView } from './betPaths.ts';

export interface BetFiltersProps {
  view: BetView;
  /** Other bets are asked for. */
  onChange: (change: Partial<BetView>) => void;
}

/** Which games the bets are on: a part of their name, their type, their vendor. */
export function BetFilters({ view, onChange }: BetFiltersProps) {
  const { t } = useTranslation('bets');
  const labels = {
    ...{ type: t('type'), allTypes: t('allTypes') },
    ...{ vendor: t('vendor'), allVendors: t('allVendors') },
  };
  return (
    <RecordFilters>
      <RestedSearch
        label={t('search')}
        clearLabel={t('clear')}
        text={view.game}
        onChange={(game) => onChange({ game })}
      />
      <GameFilters games={view} labels={labels} onChange={onChange} />
    </RecordFilters>
  );
}
