import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { gameListQuery } from '#src/platform/endpoints/games/gameList.ts';
import type { VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { GAME_PAGE_SIZE } from '#src/platform/endpoints/games/gamePage.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { searchedName } from '#src/platform/searchedName.ts';
import { VendorMark } from '#src/shared/games/VendorMark.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useDebounced } from '#src/ui/useDebounced.ts';
import { FoundGames } from './FoundGames.tsx';

/** A vendor's logo and its games in a category, searchable by a part of their name, page by page. */
export function VendorGames({ shelf }: { shelf: VendorCard }) {
  const { t, i18n } = useTranslation(['vendor', 'games', 'modules']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const gameName = searchedName(useDebounced(typed));
  const { vassalage, gameType } = shelf;
  const filter = { gameType, vassalage, gameName };
  const list = useInfiniteQuery(
    gameListQuery(usePlatform(), i18n.language, filter, GAME_PAGE_SIZE),
  );
  return (
    <Stack gap="l">
      <Stack direction="row" align="center">
        <VendorMark vendor={shelf} />
        <Text size="s" tone="secondary" figures>
          {t('games:ofSection', {
            category: t(GAME_SECTIONS[gameType].label),
            games: t('games:count', { count: shelf.games, shown: format.count(shelf.games) }),
          })}
        </Text>
      </Stack>
      <SearchField label={t('search')} clearLabel={t('clear')} value={typed} onChange={setTyped} />
      <FoundGames gameType={gameType} list={list} searched={gameName !== undefined} />
    </Stack>
  );
}
