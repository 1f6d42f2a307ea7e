/**
 * The reaction to a connection that the platform ended: connect again; refetch the page's data to learn what changed, then connect again or
 * not; or stop, because trying again would end the same.
 */
export type CloseReaction = 'again' | 'askAndAgain' | 'ask' | 'leave';

/** By the codes of docs/platform.md. */
const NEXT: Readonly<Record<number, CloseReaction>> = {
  4400: 'leave',
  4401: 'ask',
  4403: 'askAndAgain',
  4404: 'leave',
  4503: 'askAndAgain',
};

/** The reaction to a WebSocket close code; a lost connection is reopened. */
export const afterClose = (code: number): CloseReaction => NEXT[code] ?? 'again';
