/** What a host tells the game in its frame (docs/platform.md). */
export interface HostMessage {
  type: 'livery:balance-changed';
}

/** Tells the game in a frame something; only a page of the origin that was framed can read it. */
export function sendToGame(frame: HTMLIFrameElement | null, message: HostMessage): void {
  if (frame) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}
