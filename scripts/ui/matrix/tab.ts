import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Calls answered by the story itself, whose failures are part of the story. */
const ANSWERED =
  /^(data:|https?:\/\/[^/]+\/(wps|lgw|lotto|art|ws|recaptcha)\/|https:\/\/identitytoolkit\.googleapis\.com\/)/;

/** Storybook's message for a play function that throws; the story matrix gets the error otherwise. */
const OF_STORYBOOK = /^Error rendering story/;

function isProblem(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' || OF_STORYBOOK.test(message.text())) return false;
  return !(
    message.text().startsWith('Failed to load resource') && ANSWERED.test(message.location().url)
  );
}

const problem = (message: ConsoleMessage): string =>
  `console: ${message.text().slice(0, 300)} (${message.location().url})`;

/** A tab that stays open, so that it caches Storybook's files, and the console errors of a test's story. */
export const test = base.extend<{ problems: string[] }, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  problems: async ({ tab }, use) => {
    const problems: string[] = [];
    const hear = (message: ConsoleMessage) => {
      if (isProblem(message)) problems.push(problem(message));
    };
    // Storybook's mock service worker is registered again for each story.
    const fail = ({ message }: Error) => {
      if (!message.includes('ServiceWorker')) problems.push(`page: ${message}`);
    };
    tab.on('console', hear);
    tab.on('pageerror', fail);
    await use(problems);
    tab.off('console', hear);
    tab.off('pageerror', fail);
  },
});

export { expect };
