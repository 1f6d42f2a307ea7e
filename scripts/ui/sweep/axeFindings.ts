import type { Page } from '@playwright/test';
import type { Violation } from './storybookWindow.ts';

const line = ({ id, help, nodes }: Violation): string =>
  `axe: ${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`;

/** What axe finds in the story as it stands, by the rules and with the version of Storybook's own addon. */
export async function axeFindings(page: Page): Promise<string[]> {
  const violations = await page.evaluate(
    () =>
      new Promise<Violation[]>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const story = window.__STORYBOOK_PREVIEW__?.currentRender?.story;
        channel.once('storybook/a11y/result', (result: { violations: Violation[] }) =>
          resolve(result.violations),
        );
        channel.once('storybook/a11y/error', reject);
        channel.emit('storybook/a11y/manual', story?.id, story?.parameters.a11y);
      }),
  );
  return violations.map(line);
}
