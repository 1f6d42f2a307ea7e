import { Select } from '#src/ui/select/Select.tsx';
import { ALL, type GameFilter, gameTypeOf, vendorOf } from './gameFilter.ts';
import { type AllGames, useGameChoices } from './useGameChoices.ts';

export interface GameFiltersProps {
  games: GameFilter;
  labels: AllGames & { type: string; vendor: string };
  /** Another game filter was chosen. */
  onChange: (games: GameFilter) => void;
}

/** The game filters of bets: type and vendor. */
export function GameFilters({ games, labels, onChange }: GameFiltersProps) {
  const { types, vendors } = useGameChoices(games, labels);
  return (
    <>
      <Select
        label={labels.type}
        options={types}
        value={games.gameType ?? ALL}
        onChange={(value) => onChange({ gameType: gameTypeOf(value), vendor: undefined })}
      />
      <Select
        label={labels.vendor}
        options={vendors}
        value={games.vendor ?? ALL}
        onChange={(value) => onChange({ gameType: games.gameType, vendor: vendorOf(value) })}
      />
    </>
  );
}
