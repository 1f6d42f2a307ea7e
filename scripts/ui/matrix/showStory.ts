import type { Page, ViewportSize } from '@playwright/test';
import { breakpoints } from '#src/theme/breakpoints.ts';
import { movesEnded } from './inPage/movesEnded.ts';
import type { Variant } from './variants.ts';
import './storybookWindow.ts';

/** The state of a story once its play function has ended. */
export interface Shown {
  /** The thrown error, and whether the play function or rendering threw it. */
  failure: { from: 'play' | 'render'; message: string } | undefined;
  /** The width requested by the story itself, by its name in the toolbar. */
  asksFor: string | undefined;
}

/** The address of a story alone, in a variant. Axe does not run by itself. */
function address(story: string, { brand, theme, language }: Variant): string {
  const globals = `brand:${brand};theme:${theme};language:${language};a11y.manual:!true`;
  return `/iframe.html?id=${story}&viewMode=story&globals=${globals}`;
}

/** Loads a story in a fresh document. */
async function load(page: Page, story: string, variant: Variant): Promise<void> {
  await page.goto(address(story, variant), { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    // The body may not be there yet.
    const refused = document.querySelector('body.sb-show-errordisplay') !== null;
    return phase === 'finished' || phase === 'aborted' || (refused && phase === undefined);
  });
}

const readShown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const { data } = window.__STORYBOOK_ADDONS_CHANNEL__;
    const [played] = data.playFunctionThrewException ?? [];
    const [drawn] = data.storyThrewException ?? [];
    const refused = document.body.classList.contains('sb-show-errordisplay');
    const words = document.getElementById('error-message')?.textContent ?? '';
    const error = played ?? drawn ?? (refused ? { message: words } : undefined);
    // Storybook shows a failure message above the story; the story behind is what is checked.
    document.body.classList.replace('sb-show-errordisplay', 'sb-show-main');
    return {
      failure: error && {
        from: played ? ('play' as const) : ('render' as const),
        message: error.message ?? 'what is no error',
      },
      asksFor: window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals.viewport?.value,
    };
  });

/** Opens a story in a variant and a view, and waits until it has been rendered and played. */
export async function showStory(
  page: Page,
  story: string,
  variant: Variant,
  view: ViewportSize,
): Promise<Shown> {
  await page.setViewportSize(view);
  await load(page, story, variant);
  await page.evaluate(movesEnded);
  return await readShown(page);
}

const isBreakpoint = (name: string | undefined): name is keyof typeof breakpoints =>
  name !== undefined && name in breakpoints;

/** The view requested by a story, if different from the current one. */
export function ownView({ asksFor }: Shown, view: ViewportSize): ViewportSize | undefined {
  if (!isBreakpoint(asksFor) || breakpoints[asksFor] === view.width) return undefined;
  return { ...view, width: breakpoints[asksFor] };
}
