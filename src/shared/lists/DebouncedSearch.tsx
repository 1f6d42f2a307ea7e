import { useEffect, useState } from 'react';
import { SearchField, type SearchFieldProps } from '#src/ui/searchField/SearchField.tsx';
import { useDebounced } from '#src/ui/useDebounced.ts';

export interface DebouncedSearchProps extends Pick<SearchFieldProps, 'label' | 'clearLabel'> {
  /** The text in the address. */
  text: string;
  /** Typing has settled on another text. */
  onChange: (text: string) => void;
}

/** A search whose text goes into the address once typing pauses. */
export function DebouncedSearch({ label, clearLabel, text, onChange }: DebouncedSearchProps) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const rested = useDebounced(typed).trim();
  const [known, setKnown] = useState(text);
  // Typed text is replaced if the address changes, by a link or going back.
  if (text !== known) {
    setKnown(text);
    if (text !== sent) {
      setSent(text);
      setTyped(text);
    }
  }
  useEffect(() => {
    if (rested === sent || rested !== typed.trim()) return;
    setSent(rested);
    onChange(rested);
  }, [rested, sent, typed, onChange]);
  return <SearchField label={label} clearLabel={clearLabel} value={typed} onChange={setTyped} />;
}
