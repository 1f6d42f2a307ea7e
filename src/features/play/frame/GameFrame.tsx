import { type RefObject, useState } from 'react';
import * as styles from './GameFrame.css.ts';
import { GameLoading } from './GameLoading.tsx';
import type { GameMessage } from './gameMessage.ts';
import { useGameMessages } from './useGameMessages.ts';

export interface GameFrameProps {
  /** The URL of the game, on an origin that may be framed. */
  address: URL;
  /** The frame's title for screen readers. */
  title: string;
  /** Play is stopped: the game is hidden and inert, and resumes where it was. */
  covered: boolean;
  /** The frame, so that its host can message the game. */
  frame: RefObject<HTMLIFrameElement | null>;
  onMessage: (message: GameMessage) => void;
  /** Relaunches the game. */
  onAgain: () => void;
}

/**
 * A game in a sandboxed frame (S2.8): it runs its own scripts and forms on its own origin, but cannot open windows, navigate the page or
 * access devices. It learns the site's origin, so that it can reply, but no URL.
 */
export function GameFrame({ address, title, covered, frame, onMessage, onAgain }: GameFrameProps) {
  const [begun, setBegun] = useState(false);
  useGameMessages(frame, address.origin, (message) => {
    if (message.type === 'livery:ready') setBegun(true);
    onMessage(message);
  });
  return (
    <div className={styles.stage} inert={covered} data-covered={covered || undefined}>
      {!begun && <GameLoading onAgain={onAgain} />}
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        src={address.href}
        sandbox="allow-scripts allow-forms allow-same-origin"
        allow="fullscreen"
        referrerPolicy="origin"
        onLoad={() => setBegun(true)}
      />
    </div>
  );
}
