import { useTranslation } from 'react-i18next';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { Chip } from '#src/ui/chip/Chip.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';

export interface VendorChipsProps {
  /** The row's name for screen readers. */
  label: string;
  vendors: readonly VendorCard[];
  /** The chosen vendor; undefined for all. */
  chosen: string | undefined;
  onChoose: (vassalage: string | undefined) => void;
}

/** The vendors of a section, to filter its games by one (S2.24). */
export function VendorChips({ label, vendors, chosen, onChoose }: VendorChipsProps) {
  const { t } = useTranslation('games');
  return (
    <ScrollRow label={label}>
      <li>
        <Chip selected={chosen === undefined} onSelect={() => onChoose(undefined)}>
          {t('all')}
        </Chip>
      </li>
      {vendors.map(({ vassalage, displayName }) => (
        <li key={vassalage}>
          <Chip selected={chosen === vassalage} onSelect={() => onChoose(vassalage)}>
            {displayName}
          </Chip>
        </li>
      ))}
    </ScrollRow>
  );
}
