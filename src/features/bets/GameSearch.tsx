import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { useRested } from '#src/ui/useRested.ts';

export interface GameSearchProps {
  /** The part of a name that the address asks for. */
  game: string;
  /** Typing has come to rest at another. */
  onChange: (game: string) => void;
}

/** Narrows bets to games with a text in their name. */
export function GameSearch({ game, onChange }: GameSearchProps) {
  const { t } = useTranslation('bets');
  const [typed, setTyped] = useState(game);
  const [sent, setSent] = useState(game);
  const rested = useRested(typed).trim();
  const [known, setKnown] = useState(game);
  // What was typed gives way where the address asks for another name, by a link or the way back.
  if (game !== known) {
    setKnown(game);
    if (game !== sent) {
      setSent(game);
      setTyped(game);
    }
  }
  useEffect(() => {
    if (rested === sent || rested !== typed.trim()) return;
    setSent(rested);
    onChange(rested);
  }, [rested, sent, typed, onChange]);
  return (
    <SearchField label={t('search')} clearLabel={t('clear')} value={typed} onChange={setTyped} />
  );
}
