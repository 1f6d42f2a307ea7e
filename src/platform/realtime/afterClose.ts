/**
 * What is done when the platform has ended a connection: connect again; find out by the calls of the page what has changed,
 * and connect again or not; or let it be, because trying again would end the same.
 */
export type Next = 'again' | 'askAndAgain' | 'ask' | 'leave';

/** By the codes of docs/platform.md. */
const NEXT: Readonly<Record<number, Next>> = {
  4400: 'leave',
  4401: 'ask',
  4403: 'askAndAgain',
  4404: 'leave',
  4503: 'askAndAgain',
};

/** What follows a code of the WebSocket; a connection that was lost is made again. */
export const afterClose = (code: number): Next => NEXT[code] ?? 'again';
