import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { vendorPath } from '#src/platform/endpoints/games/launchPath.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { FoundVendor } from './matchingVendors.ts';
import { ResultLink } from './ResultLink.tsx';
import * as styles from './Results.css.ts';

export interface FoundVendorsProps {
  found: readonly FoundVendor[];
  onFollow: () => void;
}

/** The vendors whose name or code has a text; renders nothing when none matches. */
export function FoundVendors({ found, onFollow }: FoundVendorsProps) {
  const { t } = useTranslation('search');
  const { platform } = useBrand();
  if (found.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={3}>{t('providers')}</Heading>
      <ul className={styles.list}>
        {found.map(({ card, category }) => (
          <li key={`${card.gameType} ${card.vassalage}`} className={styles.row}>
            <ResultLink
              to={vendorPath(card)}
              name={card.displayName}
              hint={category}
              picture={pictureAddress(card.showIcon, platform)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
