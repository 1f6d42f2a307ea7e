import { breakpoints } from '#src/theme/breakpoints.ts';
import { showBrand } from './brands/showBrand.ts';
import { chosenBrand, firstChoice } from './brands/toolbars.ts';
import {
  chosenOn,
  type DocsFrame,
  leadFrame,
  leadFrames,
  type StoryChannel,
} from './leadFrames.ts';

/** The channel of a window that shows stories; Storybook declares it as always there, and without what it last sent. */
const channelOf = (shown: Window): StoryChannel | undefined =>
  '__STORYBOOK_ADDONS_CHANNEL__' in shown
    ? (shown.__STORYBOOK_ADDONS_CHANNEL__ as unknown as StoryChannel)
    : undefined;

const showsStories = (shown: Window): boolean => '__STORYBOOK_PREVIEW__' in shown;

/** The docs page that this page is a frame of (`docs.story.inline: false`). A story in the workbench has none. */
function docsPage(): StoryChannel | undefined {
  // Nothing around a page of another origin can be read.
  if (!window.frameElement) return undefined;
  return showsStories(window.parent) ? channelOf(window.parent) : undefined;
}

/** What the toolbars say at first: in the frame of a docs page, which Storybook opens without them, what they say there. */
export function firstGlobals(): Record<string, unknown> {
  const docs = docsPage();
  const { brand, theme, language } = { ...firstChoice, ...(docs && chosenOn(docs)) };
  return { brand, theme, language };
}

/** The start of the id that Storybook gives the frame of a story. */
const FRAME = 'iframe--';

/** The frame as soon as it listens; none before. */
function docsFrame({ id, contentWindow }: HTMLIFrameElement): DocsFrame[] {
  const channel =
    contentWindow && showsStories(contentWindow) ? channelOf(contentWindow) : undefined;
  return channel ? [{ storyId: id.slice(FRAME.length), channel }] : [];
}

const docsFrames = (): DocsFrame[] =>
  [...document.querySelectorAll<HTMLIFrameElement>(`iframe[id^="${FRAME}"]`)].flatMap(docsFrame);

/** Shows a docs page in its brand before its stories do, and where all of them are in frames. */
function showBrandInDocs(page: StoryChannel): void {
  const { brand, theme, language } = { ...firstChoice, ...chosenOn(page) };
  showBrand(chosenBrand(brand), String(theme), String(language));
}

/** Makes the frames of a docs page follow its toolbars and controls. Their own events never reach it (`preview-head.html`). */
export function leadDocsFrames(): void {
  const page = channelOf(window);
  // Under test no workbench is around.
  if (!page) return;
  page.on('docsPrepared', () => showBrandInDocs(page));
  // At the next tick the channel knows what it has just brought.
  page.on('globalsUpdated', () =>
    queueMicrotask(() => document.querySelector('.sbdocs') && showBrandInDocs(page)),
  );
  leadFrames(page, docsFrames);
  // A frame that was loading when something was chosen could not hear it.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLIFrameElement) || !target.id.startsWith(FRAME)) return;
      for (const { channel } of docsFrame(target)) leadFrame(channel, chosenOn(page));
    },
    { capture: true },
  );
}

/** Makes the frame as wide as the viewport that its story asks for. */
export function sizeDocsFrame(viewport: unknown): void {
  const width = Object.entries(breakpoints).find(([name]) => name === viewport)?.[1];
  if (width !== undefined && docsPage()) {
    const frame = window.frameElement as HTMLElement | null;
    frame?.style.setProperty('inline-size', `${width}px`);
  }
}
