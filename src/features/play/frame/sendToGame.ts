/** A host's message to the framed game (docs/platform.md). */
export interface HostMessage {
  type: 'livery:balance-changed';
}

/** Sends a message to the framed game; only a page of the framed origin can read it. */
export function sendToGame(frame: HTMLIFrameElement | null, message: HostMessage): void {
  if (frame) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}
