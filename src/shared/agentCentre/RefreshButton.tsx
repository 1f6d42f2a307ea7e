import { useTranslation } from 'react-i18next';
import { clockTime } from '#src/i18n/marketTime.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useSecondsLeft } from '#src/ui/countdown/useSecondsLeft.ts';
import { useMarketStyle } from './useMarketStyle.ts';

export interface RefreshButtonProps {
  /** The moment before which the platform returns the same figures; null if there is none. */
  nextAt: string | null;
  busy: boolean;
  onRefresh: () => void;
}

/** Loads figures anew. While the platform would return the same ones, it says from when not, and keeps the focus. */
export function RefreshButton({ nextAt, busy, onRefresh }: RefreshButtonProps) {
  const { t } = useTranslation('agentCentre');
  const style = useMarketStyle();
  const next = nextAt === null ? 0 : Date.parse(nextAt);
  const isEarly = useSecondsLeft(next, usePlatformClock()) > 0;
  return (
    <Button
      {...({ tone: 'quiet', size: 's', icon: 'refresh', busy } as const)}
      aria-disabled={isEarly || undefined}
      onClick={isEarly ? undefined : onRefresh}
    >
      {isEarly ? t('counted.refreshFrom', { time: clockTime(next, style) }) : t('counted.refresh')}
    </Button>
  );
}
