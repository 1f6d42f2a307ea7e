import { isPlayStop, type PlayStop } from '#src/platform/endpoints/protection/playStop.ts';

/** A game's message to its host (docs/platform.md). Only a hint: balance and records come from the platform. */
export type GameMessage =
  | { type: 'livery:ready' }
  | { type: 'livery:balance' }
  | { type: 'livery:balance-insufficient' }
  | { type: 'livery:play-stopped'; code: PlayStop }
  | { type: 'livery:closed' };

/** The accepted sender: the frame's window, while it shows a page of the game's origin. */
export interface Speaker {
  window: MessageEventSource | null;
  origin: string;
}

/** The game message of an event; undefined if it has another sender or an unknown type. */
export function gameMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  speaker: Speaker,
): GameMessage | undefined {
  if (speaker.window === null || source !== speaker.window || origin !== speaker.origin) {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, code } = data as Record<string, unknown>;
  switch (type) {
    case 'livery:ready':
    case 'livery:balance':
    case 'livery:balance-insufficient':
    case 'livery:closed':
      return { type };
    case 'livery:play-stopped':
      return isPlayStop(code) ? { type, code } : undefined;
    default:
      return undefined;
  }
}
