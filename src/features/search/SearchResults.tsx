import { FoundCategories } from './FoundCategories.tsx';
import { FoundGames } from './FoundGames.tsx';
import { FoundVendors } from './FoundVendors.tsx';
import { useFound } from './useFound.ts';

export interface SearchResultsProps {
  text: string;
  onFollow: () => void;
}

/** The categories, vendors and games that match a text. */
export function SearchResults({ text, onFollow }: SearchResultsProps) {
  const { vendors, categories } = useFound(text);
  return (
    <>
      <FoundCategories found={categories} onFollow={onFollow} />
      <FoundVendors found={vendors} onFollow={onFollow} />
      <FoundGames
        text={text}
        othersFound={vendors.length + categories.length > 0}
        onFollow={onFollow}
      />
    </>
  );
}
