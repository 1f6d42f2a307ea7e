import type { Page, Route } from '@playwright/test';
import words from '#words/platform.json' with { type: 'json' };
import { ACCOUNT_FLOWS } from './accountFlows.ts';
import { control, type Flow, valuesOf } from './faultFlow.ts';
import { MEMBER_FLOWS } from './memberFlows.ts';
import { expect, test } from './ownSite.ts';
import { PHONE_FLOWS } from './phoneFlows.ts';
import { RECOVERY_FLOWS } from './recoveryFlows.ts';
import { SECURITY_FLOWS } from './securityFlows.ts';

// A service worker would hide the page's calls from interception.
test.use({ serviceWorkers: 'block' });

test.beforeEach(({ watch }) => watch.expectErrors(/Failed to load resource|Service Worker/));
test.afterEach(({ request, site }) => control(request, site, { reset: true }));

/** What can happen to a call before the platform acts, and the message for it (S8.8). */
const TROUBLES = [
  ['error', words.error.unexpected_error],
  ['malformed', words.error.malformed],
  ['dropped', words.error.network],
  ['rate-limited', /try again at \d+:\d\d/],
] as const;

/** Counts the requests of a flow. */
function countSent(page: Page, { request }: Flow): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (each) => {
    if (`${each.method()} ${new URL(each.url()).pathname}` === request) count.sent += 1;
  });
  return count;
}

/** Intercepts only the next request of a flow. */
async function meetOnce(page: Page, flow: Flow, meet: (route: Route) => Promise<void>) {
  const [method, path] = flow.request.split(' ');
  let met = false;
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      if (met || route.request().method() !== method) return route.continue();
      met = true;
      return meet(route);
    },
  );
}

const FLOWS = [
  ...ACCOUNT_FLOWS,
  ...RECOVERY_FLOWS,
  ...PHONE_FLOWS,
  ...SECURITY_FLOWS,
  ...MEMBER_FLOWS,
];

/** Sends a request twice and drops its response, once it may continue. */
function arriveTwice(goOn: Promise<void>) {
  return async (route: Route) => {
    await goOn;
    await route.fetch();
    await route.fetch();
    await route.abort('connectionreset');
  };
}

for (const flow of FLOWS) {
  test(`${flow.name}: shows every failure, keeps the input, acts once however often it is sent, and continues if it arrived twice and its response was lost (S8.8, S9.6)`, async ({
    page,
    site,
    request,
  }) => {
    const { operation, again } = flow;
    const { submit, told, typed, dismiss, done } = await flow.open(page, site, request);
    const count = countSent(page, flow);
    const before = await valuesOf(typed);
    const seenOnce = async (message: string | RegExp) => {
      await expect(told).toContainText(message);
      await control(request, site, { fault: { operation, kind: 'none' } });
      await dismiss?.();
      expect(await valuesOf(typed)).toEqual(before);
      expect(count.sent).toBe(1);
      count.sent = 0;
    };
    for (const [kind, message] of TROUBLES) {
      // Browsers repeat a request whose connection was closed, so the fault lasts until it is reported.
      await control(request, site, { fault: { operation, kind } });
      await submit.click();
      await seenOnce(message);
    }
    // A slow call and an impatient player, who clicks and presses Enter meanwhile.
    let goOn: () => void = () => undefined;
    const patience = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await meetOnce(page, flow, arriveTwice(patience));
    await submit.dblclick();
    await typed.last().press('Enter');
    await submit.press('Enter');
    goOn();
    await seenOnce(words.error.network);
    await control(request, site, { clock: { forward: 5 } });
    await submit.click();
    if (again === 'done') await done();
    else await expect(told).toContainText(again);
  });
}
