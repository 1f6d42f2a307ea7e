import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { type ListView, listPath } from '../listView.ts';

export interface VendorLinksProps {
  view: ListView;
  vendors: readonly VendorCard[];
  /** The number of a vendor's new games in the section, by its code. */
  newGames: ReadonlyMap<string, number>;
}

/** Links to the vendors of a section, each with its own address; those with new games say so. */
export function VendorLinks({ view, vendors, newGames }: VendorLinksProps) {
  const { t } = useTranslation('games');
  const format = useFormat();
  return (
    <ScrollRow key={vendors.length} label={t('vendors')}>
      <li>
        <ChipLink
          to={listPath({ ...view, vassalage: undefined })}
          current={view.vassalage === undefined}
          replace
        >
          {t('all')}
        </ChipLink>
      </li>
      {vendors.map(({ vassalage, displayName }) => {
        const fresh = newGames.get(vassalage) ?? 0;
        return (
          <li key={vassalage}>
            <ChipLink
              to={listPath({ ...view, vassalage })}
              current={view.vassalage === vassalage}
              replace
            >
              {displayName}
              {fresh > 0 && (
                <Badge tone="info">
                  {t('newGames', { count: fresh, shown: format.count(fresh) })}
                </Badge>
              )}
            </ChipLink>
          </li>
        );
      })}
    </ScrollRow>
  );
}
