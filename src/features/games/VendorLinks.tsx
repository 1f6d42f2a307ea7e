import { useTranslation } from 'react-i18next';
import { type GameSectionId, sectionPath } from '#src/platform/endpoints/gameSections.ts';
import type { VendorCard } from '#src/platform/endpoints/games.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';

export interface VendorLinksProps {
  section: GameSectionId;
  vendors: readonly VendorCard[];
  /** The code of the vendor whose games are shown; none for all. */
  chosen: string | undefined;
}

/** The vendors of a section, each with an address of its own. */
export function VendorLinks({ section, vendors, chosen }: VendorLinksProps) {
  const { t } = useTranslation('games');
  return (
    <ScrollRow key={vendors.length} label={t('vendors')}>
      <li>
        <ChipLink to={sectionPath(section)} current={chosen === undefined} replace>
          {t('all')}
        </ChipLink>
      </li>
      {vendors.map(({ vassalage, displayName }) => (
        <li key={vassalage}>
          <ChipLink to={sectionPath(section, vassalage)} current={chosen === vassalage} replace>
            {displayName}
          </ChipLink>
        </li>
      ))}
    </ScrollRow>
  );
}
