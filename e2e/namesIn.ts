import type { Page } from '@playwright/test';

/** The fields of the platform's answers that are names, which stay as they are in a language that has no others: of people, games, vendors and banks. */
const NAMES = /(name|account|holder|winner)$/i;

function namesOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return NAMES.test(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    namesOf(each, Array.isArray(value) ? field : key),
  );
}

/** Collects the names in the platform's answers to a page, from now on. */
export function namesIn(page: Page): () => Promise<string[]> {
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    bodies.push(response.json().catch(() => undefined));
  });
  return async () => (await Promise.all(bodies)).flatMap((body) => namesOf(body));
}
