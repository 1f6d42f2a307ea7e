import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type GameMessage, gameMessage } from './gameMessage.ts';

/** Listens to messages of the framed game only. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: GameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = gameMessage(event, { window: frame.current?.contentWindow ?? null, origin });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}
