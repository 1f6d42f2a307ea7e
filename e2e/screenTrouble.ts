import type { APIRequestContext, Page, Route } from '@playwright/test';
import { wrongAnswer } from '#scripts/codegen/contract/wrongField.fixture.ts';
import { lotOf } from '#scripts/test/draw.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { control } from './faultFlow.ts';
import type { Call } from './screenCalls.ts';
import type { Site } from './sites.ts';

/** The faults of a call: no response, or an unusable one. A page shows the same for all of them, so each call gets one in turn. */
export const TROUBLES = ['error', 'wrongField', 'malformed', 'misshapen', 'dropped'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A page and its platform. */
export interface Troubled {
  page: Page;
  site: Site;
  request: APIRequestContext;
}

/** Answers a call with the contract's example, but with one field of a wrong type. Returns a function that stops it. */
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

/** Breaks a call in a given way. Returns a function that ends it. */
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
