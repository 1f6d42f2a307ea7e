import type { Page } from '@playwright/test';

/**
 * The fields of the platform's answers that stay as they are in any language: names of people, games, vendors, banks and wallets, and what
 * people have written.
 */
const NAMES = /(name|account|holder|winner|bank|provider|author)$/i;
const WRITTEN = /\/chat\/rooms\//;

function namesOf(value: unknown, isName: (field: string) => boolean, field = ''): string[] {
  if (typeof value === 'string') return isName(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    namesOf(each, isName, Array.isArray(value) ? field : key),
  );
}

/** Collects the names, and what people have written, in the platform's answers to a page, from now on. */
export function namesIn(page: Page): () => Promise<string[]> {
  const answers: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const isWritten = WRITTEN.test(response.url());
    const names = (body: unknown) => namesOf(body, (field) => isWritten || NAMES.test(field));
    answers.push(response.json().then(names, () => []));
  });
  return async () => (await Promise.all(answers)).flat();
}
