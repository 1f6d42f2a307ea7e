import { Hono } from 'hono';
import { OPERATIONS } from '#sandbox/kernel/contract/operations.generated.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';

/** The paths of calls that move money: those that are done once for a key, and the rounds of the test games. */
const MONEY = [
  ...Object.values(OPERATIONS)
    .filter(({ idempotent }) => idempotent)
    .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)),
  /^\/demo\/api\/rounds$/,
];

/** Says which named state a call sets up. */
const SETUP_HEADER = 'Journey-Setup';

/** The states that journeys begin with and that nobody could press together in time, each with what it is for. */
const SETUPS = {
  'a tenfold win': 'a round in ten wins it, and the winner board is about the win alone',
  'settled bets': 'a rebate is paid on many rounds, and the page is about the rebate alone',
} as const;

/** What a call needs that sets such a state up without a page. */
export const settingUp = (state: keyof typeof SETUPS) => ({ [SETUP_HEADER]: state });

/** Browsers say of each request of a page where it comes from; a page’s request that a journey repeats names its page at least. */
const isOfPage = (headers: Headers): boolean =>
  headers.has('Sec-Fetch-Site') || headers.has('Referer');

/** A platform that moves money for pages alone: what a journey cannot do by presses, it cannot do. */
export function pressesOnly(platform: Hono<Environment>): Hono<Environment> {
  const guarded = new Hono<Environment>();
  guarded.all('*', (context) => {
    const { method, path, raw } = context.req;
    const isMoney = method !== 'GET' && MONEY.some((pattern) => pattern.test(path));
    if (
      isMoney &&
      !isOfPage(raw.headers) &&
      !Object.hasOwn(SETUPS, raw.headers.get(SETUP_HEADER) ?? '')
    ) {
      return context.text(`Journeys move money by presses alone, and not by ${path}.`, 500);
    }
    return platform.fetch(raw, context.env);
  });
  return guarded;
}
