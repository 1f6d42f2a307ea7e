import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { gamePageQuery } from '#src/platform/endpoints/games/gameList.ts';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { GAME_PAGE_SIZE } from '#src/platform/endpoints/games/gamePage.ts';
import { GAME_SECTIONS, sectionPath } from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { VendorMark } from '#src/shared/games/VendorMark.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb/Breadcrumb.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { type ListView, listFilter } from '../listView.ts';
import * as styles from './VendorHead.css.ts';

export interface VendorHeadProps {
  view: ListView;
  vendor: VendorCard;
}

/** The header of a vendor's page: the link up, the logo, and the number of its games in the section. */
export function VendorHead({ view, vendor }: VendorHeadProps) {
  const { t, i18n } = useTranslation(['games', 'modules']);
  const format = useFormat();
  // The list makes the same request unless it searches a name; a vendor's card counts its games in the whole category.
  const filter = listFilter({ ...view, name: undefined });
  const asked = { filter, pageNo: 1, pageSize: GAME_PAGE_SIZE };
  const { data } = useQuery(gamePageQuery(usePlatform(), i18n.language, asked));
  const category = t(GAME_SECTIONS[view.section].label);
  const games = data && t('count', { count: data.total, shown: format.count(data.total) });
  return (
    <div className={styles.head}>
      <Breadcrumb
        label={t('path')}
        above={[
          { label: t('modules:home'), to: '/' },
          { label: category, to: sectionPath(view.section) },
        ]}
        here={vendor.displayName}
      />
      <div className={styles.vendor}>
        <VendorMark vendor={vendor} />
        <div>
          <Heading level={1}>{vendor.displayName}</Heading>
          <Text size="s" tone="secondary" figures>
            {games === undefined ? category : t('ofSection', { category, games })}
          </Text>
        </div>
      </div>
    </div>
  );
}
