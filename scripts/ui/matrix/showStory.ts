import type { Page, ViewportSize } from '@playwright/test';
import { breakpoints } from '#src/theme/breakpoints.ts';
import { movesEnded } from './inPage/movesEnded.ts';
import type { Variant } from './variants.ts';
import './storybookWindow.ts';

/** How a story stands once its play function has ended. */
export interface Shown {
  /** What was thrown, and whether the play function threw it or the drawing of the story. */
  failure: { from: 'play' | 'drawing'; message: string } | undefined;
  /** The width that the story asks for itself, by its name in the toolbar. */
  asksFor: string | undefined;
}

/** The address of a story alone, in a variant. Axe waits until it is asked. */
function address(story: string, { brand, theme, language }: Variant): string {
  const globals = `brand:${brand};theme:${theme};language:${language};a11y.manual:!true`;
  return `/iframe.html?id=${story}&viewMode=story&globals=${globals}`;
}

/** Opens a story with everything new around it. */
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
    // Storybook puts its words of a failure before the story; the story behind is what is looked at.
    document.body.classList.replace('sb-show-errordisplay', 'sb-show-main');
    return {
      failure: error && {
        from: played ? ('play' as const) : ('drawing' as const),
        message: error.message ?? 'what is no error',
      },
      asksFor: window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals.viewport?.value,
    };
  });

/** Opens a story in a variant and a view, and waits until it has been drawn and played. */
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

/** The view that a story asks for, where it is another than the one it has. */
export function ownView({ asksFor }: Shown, view: ViewportSize): ViewportSize | undefined {
  if (!isBreakpoint(asksFor) || breakpoints[asksFor] === view.width) return undefined;
  return { ...view, width: breakpoints[asksFor] };
}
