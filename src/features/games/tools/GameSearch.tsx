import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { searchedName } from '#src/platform/searchedName.ts';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { type ListView, listPath } from '../listView.ts';

/** How long typing must pause before the platform is asked, in milliseconds. */
const REST_MS = 300;

/** The search field for games by part of their name, which goes into the address once typing pauses. */
export function GameSearch({ view }: { view: ListView }) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.name ?? '');
  const [shown, setShown] = useState(view.name);
  const [sent, setSent] = useState(view.name);
  if (shown !== view.name) {
    setShown(view.name);
    // The address changed by a link or the back button. The field's own change may arrive while typing goes on.
    if (view.name !== sent && searchedName(typed) !== view.name) setTyped(view.name ?? '');
    setSent(view.name);
  }
  const name = searchedName(typed);
  const address = name === view.name ? undefined : listPath({ ...view, name });
  useEffect(() => {
    if (address === undefined) return undefined;
    const rest = setTimeout(() => {
      setSent(name);
      navigate(address, { replace: true });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [address, name, navigate]);
  return (
    <SearchField
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      clearLabel={t('search.clear')}
      value={typed}
      onChange={setTyped}
    />
  );
}
