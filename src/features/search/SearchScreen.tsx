import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { searchedName } from '#src/platform/searchedName.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { useDebounced } from '#src/ui/useDebounced.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recentSearches.ts';
import { SearchResults } from './SearchResults.tsx';
import { useArrowKeys } from './useArrowKeys.ts';

/** The search dialog: finds categories, and games and vendors of all categories, by a part of their name. The URL keeps the text as `q`. */
export function SearchScreen({ close }: { close: () => void }) {
  const { t } = useTranslation('search');
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const [typed, setTyped] = useState(() => query.get('q') ?? '');
  const text = searchedName(useDebounced(typed)) ?? '';
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useArrowKeys(box);
  const known = query.get('q') ?? '';
  useEffect(() => {
    if (text !== known) setQuery(text === '' ? {} : { q: text }, { replace: true, state });
  }, [text, known, setQuery, state]);
  const follow = () => rememberSearch(text);
  return (
    <Dialog open size="l" title={t('title')} closeLabel={t('close')} onClose={close}>
      <div ref={setBox}>
        <Stack gap="l">
          <SearchField
            label={t('field')}
            clearLabel={t('clear')}
            value={typed}
            onChange={setTyped}
          />
          {text === '' ? (
            <RecentSearches onChoose={setTyped} />
          ) : (
            <SearchResults text={text} onFollow={follow} />
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
