import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import { pictureAddress } from '#src/platform/endpoints/games/gamePicture.ts';
import { vendorPath } from '#src/platform/endpoints/games/launchPath.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { matchingVendors } from './matchingVendors.ts';
import { ResultLink } from './ResultLink.tsx';
import * as styles from './Results.css.ts';

/** The vendors with a text in their name or code; renders nothing when none matches or their menu failed to load. */
export function FoundVendors({ text, onFollow }: { text: string; onFollow: () => void }) {
  const { t, i18n } = useTranslation('search');
  const { platform } = useBrand();
  const menus = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const found = matchingVendors(menus.data ?? [], text);
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
