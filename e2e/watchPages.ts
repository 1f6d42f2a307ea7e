import type { BrowserContext } from '@playwright/test';

/** Whether a problem is a violation of the page's Content Security Policy, including Trusted Types. */
export const isViolation = (text: string): boolean =>
  /Content Security Policy|requires 'Trusted/.test(text);

/** Reports the problems of all pages of a context: console errors, uncaught exceptions, requests to other hosts. */
export function watchPages(context: BrowserContext, tell: (problem: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error') tell(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => tell(`page: ${error.error().message}`));
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '') tell(`third party: ${hostname}`);
  });
}
