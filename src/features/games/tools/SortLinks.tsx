import { useTranslation } from 'react-i18next';
import { GAME_SORTS } from '#src/platform/endpoints/games/gamePage.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { type ListView, listPath } from '../listView.ts';

/** Links to the orders of a list, each with its own address. */
export function SortLinks({ view }: { view: ListView }) {
  const { t } = useTranslation('games');
  return (
    <ScrollRow label={t('sort.label')}>
      {GAME_SORTS.map((sort) => (
        <li key={sort}>
          <ChipLink to={listPath({ ...view, sort })} current={view.sort === sort} replace>
            {t(`sort.${sort}`)}
          </ChipLink>
        </li>
      ))}
    </ScrollRow>
  );
}
