import { type RefObject, useState } from 'react';
import * as styles from './GameFrame.css.ts';
import { GameLoading } from './GameLoading.tsx';
import type { GameMessage } from './gameMessage.ts';
import { useGameMessages } from './useGameMessages.ts';

export interface GameFrameProps {
  /** The address of the game, on an origin that may be framed. */
  address: URL;
  /** What the frame holds, for those who listen. */
  title: string;
  /** Play is stopped: the game is neither seen nor reached, and goes on where it was. */
  covered: boolean;
  /** The frame, so that its host can tell the game something. */
  frame: RefObject<HTMLIFrameElement | null>;
  onMessage: (message: GameMessage) => void;
  /** Launches the game anew. */
  onAgain: () => void;
}

/**
 * A game in a sandboxed frame (S2.8): it runs its own scripts and forms on its own origin, and opens no window, leads the page nowhere
 * and asks for no device. It learns the origin of the site, so that it can answer it, and no address.
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
