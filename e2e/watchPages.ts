import type { BrowserContext } from '@playwright/test';

/** Whether a problem is something that the Content Security Policy of a page does not allow, its Trusted Types included. */
export const isViolation = (text: string): boolean =>
  /Content Security Policy|requires 'Trusted/.test(text);

/** Tells of whatever goes wrong in the pages of a context: errors in their consoles, what they throw, foreign requests. */
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
