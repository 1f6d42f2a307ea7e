import type { Page } from '@playwright/test';
import type { Violation } from './storybookWindow.ts';

/** The axe rules on a page's colours; rules on names and roles give the same in every brand. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const line = ({ id, help, nodes }: Violation): string =>
  `axe: ${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`;

/**
 * The axe findings in the current story, by the version of Storybook's own addon.
 * @param rules those to check; by default the addon's
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const violations = await page.evaluate(
    (only) =>
      new Promise<Violation[]>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const story = window.__STORYBOOK_PREVIEW__?.currentRender?.story;
        channel.once('storybook/a11y/result', (result: { violations: Violation[] }) =>
          resolve(result.violations),
        );
        channel.once('storybook/a11y/error', reject);
        const options = only && { options: { runOnly: { type: 'rule', values: only } } };
        channel.emit('storybook/a11y/manual', story?.id, { ...story?.parameters.a11y, ...options });
      }),
    rules,
  );
  return violations.map(line);
}
