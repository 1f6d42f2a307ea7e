import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '#src/platform/contract.generated.ts';
import { latestDrawsQuery } from '#src/platform/endpoints/lottery/draws.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useLive } from '#src/platform/realtime/RealtimeProvider.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import type { LotteryPage } from '../lotteryPages.ts';
import { LotteryTile } from './LotteryTile.tsx';
import { lotteryPath } from './lotteryPath.ts';

export interface LotteryChoiceProps {
  page: LotteryPage;
  lotteries: readonly Lottery[];
  /** The code of the lottery on show. */
  chosen: string;
}

/** The list of lotteries, each with its latest result (S7.28). */
export function LotteryChoice({ page, lotteries, chosen }: LotteryChoiceProps) {
  const { t } = useTranslation('lottery');
  const { data, isError } = useQuery(latestDrawsQuery(usePlatform(), page.prizeMode, useLive()));
  const latest = new Map(data?.draws.map((draw) => [draw.gameCode, draw.numbers]));
  return (
    <ScrollRow label={t('lotteries')}>
      {lotteries.map((lottery) => (
        <li key={lottery.gameCode}>
          <LotteryTile
            to={lotteryPath(page, lottery.gameCode)}
            lottery={lottery}
            numbers={latest.get(lottery.gameCode)}
            unknown={isError && !data}
            current={lottery.gameCode === chosen}
          />
        </li>
      ))}
    </ScrollRow>
  );
}
