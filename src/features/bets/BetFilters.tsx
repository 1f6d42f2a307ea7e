import { useTranslation } from 'react-i18next';
import { Select } from '#src/ui/select/Select.tsx';
import * as styles from './Bets.css.ts';
import { type BetView, betViewOf } from './betPaths.ts';
import { GameSearch } from './GameSearch.tsx';
import { ALL, useGameChoices } from './useGameChoices.ts';

export interface BetFiltersProps {
  view: BetView;
  /** Other bets are asked for. */
  onChange: (change: Partial<BetView>) => void;
}

const chosen = (value: string | null): string | undefined =>
  value === null || value === ALL ? undefined : value;

const typeOf = (value: string | null): BetView['gameType'] =>
  betViewOf(new URLSearchParams({ type: value ?? ALL })).gameType;

/** Which games the bets are on: a part of their name, their type, their vendor. */
export function BetFilters({ view, onChange }: BetFiltersProps) {
  const { t } = useTranslation('bets');
  const { types, vendors } = useGameChoices(view);
  return (
    <div className={styles.filters}>
      <GameSearch game={view.game} onChange={(game) => onChange({ game })} />
      <Select
        label={t('type')}
        options={types}
        value={view.gameType ?? ALL}
        onChange={(value) => onChange({ gameType: typeOf(value), vendor: undefined })}
      />
      <Select
        label={t('vendor')}
        options={vendors}
        value={view.vendor ?? ALL}
        onChange={(value) => onChange({ vendor: chosen(value) })}
      />
    </div>
  );
}
