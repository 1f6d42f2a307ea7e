import type { LiveChatModel } from '#src/platform/endpoints/chat/liveChat.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { useSecondsLeft } from '#src/ui/countdown/useSecondsLeft.ts';

/** Whether a live chat is open now. */
export interface OpeningState {
  /** When it closes or opens next, as last known; null if its hours are unknown. */
  change: string | null;
  /** Whether that is still to come. */
  isBefore: boolean;
  /** A chat of unknown hours counts as open. */
  isOpen: boolean;
}

/** Whether the staff of a live chat are there now, by the platform's clock. */
export function useOpening({
  openUntil,
  opensAt,
}: Pick<LiveChatModel, 'openUntil' | 'opensAt'>): OpeningState {
  const change = openUntil ?? opensAt;
  const isBefore = useSecondsLeft(change === null ? 0 : Date.parse(change), usePlatformClock()) > 0;
  return { change, isBefore, isOpen: change === null || (openUntil !== null) === isBefore };
}
