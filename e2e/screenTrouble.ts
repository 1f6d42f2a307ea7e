import type { APIRequestContext, Page, Route } from '@playwright/test';
import { wrongAnswer } from '#scripts/codegen/contract/wrongField.fixture.ts';
import { lotOf } from '#scripts/test/draw.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { control } from './faultFlow.ts';
import type { Call } from './screenCalls.ts';
import type { Site } from './sites.ts';

/** Each is an answer that did not come, or one that cannot be used; a page shows the same for all of them, so calls take turns. */
export const TROUBLES = ['error', 'wrongField', 'malformed', 'misshapen', 'dropped'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A page, and the platform that it asks. */
export interface Troubled {
  page: Page;
  site: Site;
  request: APIRequestContext;
}

/** Answers a call as the contract's example has it, but for one field of another type. Gives what ends that. */
async function answerWrongField({ page }: Troubled, call: Call): Promise<() => Promise<void>> {
  const { method, path } = EXAMPLES[call];
  const wrong = wrongAnswer(call, lotOf(`wrong field of ${call}`));
  const value = wrong ? wrong.value : { data: 42 };
  const isCall = ({ pathname }: URL) => pathname === path;
  const answer = (route: Route) =>
    route.request().method().toLowerCase() === method
      ? route.fulfill({ json: { success: true, value, message: '', code: 'ok' } })
      : route.fallback();
  await page.route(isCall, answer);
  return () => page.unroute(isCall, answer);
}

/** Has a call meet a trouble until what it gives is called. */
export async function trouble(
  troubled: Troubled,
  operation: Call,
  kind: Trouble,
): Promise<() => Promise<void>> {
  if (kind === 'wrongField') return answerWrongField(troubled, operation);
  const { request, site } = troubled;
  await control(request, site, { fault: { operation, kind } });
  return () => control(request, site, { fault: { operation, kind: 'none' } });
}
