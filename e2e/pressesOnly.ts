import { Hono } from 'hono';
import { OPERATIONS } from '#sandbox/kernel/contract/operations.generated.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';

/** The paths of calls that move money: those with an idempotency key, and the rounds of the test games. */
const MONEY = [
  ...Object.values(OPERATIONS)
    .filter(({ idempotent }) => idempotent)
    .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)),
  /^\/demo\/api\/rounds$/,
];

/** The header that names the state that a call sets up. */
const SETUP_HEADER = 'Journey-Setup';

/** The initial states of journeys that would take too long to reach by presses, each with its purpose. */
const SETUPS = {
  'a tenfold win': 'a round in ten wins it, and the winner board is about the win alone',
  'settled bets': 'a rebate is paid on many rounds, and the page is about the rebate alone',
} as const;

/** The headers of a call that sets up such a state without a page. */
export const settingUp = (state: keyof typeof SETUPS) => ({ [SETUP_HEADER]: state });

/** Whether a request comes from a page: browsers mark it, and a request repeated by a journey has at least its page's referrer. */
const isOfPage = (headers: Headers): boolean =>
  headers.has('Sec-Fetch-Site') || headers.has('Referer');

/** A platform that moves money only for requests from pages, so that journeys have to move it by presses. */
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
