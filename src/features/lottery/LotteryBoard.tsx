import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import { lotteriesQuery } from '#src/platform/endpoints/lottery/lotteries.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useLive } from '#src/platform/realtime/RealtimeProvider.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { LotteryChoice } from './choice/LotteryChoice.tsx';
import { PrizeModeLinks } from './choice/PrizeModeLinks.tsx';
import { RecentLotteries } from './choice/RecentLotteries.tsx';
import { LotteryDetail } from './detail/LotteryDetail.tsx';
import * as styles from './LotteryBoard.css.ts';
import { LotteryBoardSkeleton } from './LotteryBoardSkeleton.tsx';
import { type LotteryPage, lotteriesOn, usualPrizeMode } from './lotteryPages.ts';
import { type LotteryView, lotteryView } from './lotteryView.ts';
import { LotteryStanding } from './standing/LotteryStanding.tsx';
import { useDrawEvents } from './useDrawEvents.ts';

function Board({ page, view }: { page: LotteryPage; view: LotteryView }) {
  const { modules } = useBrand();
  const { modes, mode, lotteries, chosen } = view;
  return (
    <>
      <div className={styles.choices}>
        {modes.length > 1 && <PrizeModeLinks path={page.path} modes={modes} current={mode} />}
        <RecentLotteries page={page} chosen={chosen.gameCode} />
        <LotteryChoice page={page} lotteries={lotteries} chosen={chosen.gameCode} />
      </div>
      <div className={styles.columns}>
        <LotteryDetail key={chosen.gameCode} lottery={chosen} />
        {modules.missions && <LotteryStanding prizeMode={mode} />}
      </div>
    </>
  );
}

/** A page of lotteries: the list, the next draw and results of one, and the player's standing (S2.7, S7.28). */
export function LotteryBoard({ page }: { page: LotteryPage }) {
  const { t, i18n } = useTranslation('lottery');
  const words = useErrorMessage();
  const platform = usePlatform();
  const [query] = useSearchParams();
  const menus = useQuery(gameMenusQuery(platform, i18n.language));
  const now = usePlatformClock();
  const list = useQuery(lotteriesQuery(platform, i18n.language, page.prizeMode, useLive(), now));
  useDrawEvents();
  const asked = { gameCode: query.get('gameCode'), prizeMode: query.get('prizeMode') };
  const usual = menus.data && usualPrizeMode(menus.data);
  // The menu decides which lottery comes first, so nothing is shown until it has loaded, and nothing jumps.
  const ready = list.data && (menus.data || menus.isError) ? list.data.lotteries : undefined;
  const view = ready && lotteryView(lotteriesOn(page, ready), asked, usual);
  return (
    <div className={styles.screen}>
      <Heading level={1}>{t(page.title)}</Heading>
      {view && <Board page={page} view={view} />}
      {ready && !view && (
        <EmptyState icon="lottery" title={t('in_no_data')} hint={t('emptyHint')} />
      )}
      {!ready && list.error && (
        <ErrorState
          title={t('failed')}
          hint={words(list.error)}
          retryLabel={t('retry')}
          retrying={list.isFetching}
          onRetry={list.refetch}
        />
      )}
      {!ready && !list.error && <LotteryBoardSkeleton />}
    </div>
  );
}
