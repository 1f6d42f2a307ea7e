import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recentLotteriesQuery } from '#src/platform/endpoints/lottery/lotteries.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { type LotteryPage, lotteriesOn } from '../lotteryPages.ts';
import { lotteryPath } from './lotteryPath.ts';

export interface RecentLotteriesProps {
  page: LotteryPage;
  chosen: string;
}

/** The lotteries of the page that the player played last; renders nothing if the list is empty or failed to load. */
export function RecentLotteries({ page, chosen }: RecentLotteriesProps) {
  const { t, i18n } = useTranslation('lottery');
  const { data } = useQuery(recentLotteriesQuery(usePlatform(), i18n.language));
  const recents = lotteriesOn(page, data?.lotteries ?? []);
  if (recents.length === 0) return null;
  return (
    <Stack gap="s">
      <Text size="s" tone="secondary">
        {t('recent')}
      </Text>
      <ScrollRow label={t('recent')}>
        {recents.map(({ gameCode, displayName }) => (
          <li key={gameCode}>
            <ChipLink to={lotteryPath(page, gameCode)} current={gameCode === chosen} replace>
              {displayName}
            </ChipLink>
          </li>
        ))}
      </ScrollRow>
    </Stack>
  );
}
