import { breakpoints } from '#src/theme/breakpoints.ts';
import { firstChoice } from './brands/toolbars.ts';

/** What the page around a frame has of Storybook: every event with what it brought last. */
interface DocsChannel {
  on: (event: string, listener: (update: GlobalsUpdate) => void) => void;
  last: (event: string) => [GlobalsUpdate] | undefined;
}

interface GlobalsUpdate {
  globals: Record<string, unknown>;
}

interface OwnChannel {
  emit: (event: string, update: GlobalsUpdate) => void;
}

type StoryWindow<Channel> = Window & {
  __STORYBOOK_PREVIEW__?: unknown;
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
};

/** The docs page that this page is a frame of (`docs.story.inline: false`). A story in the workbench has none. */
function docsPage(): DocsChannel | undefined {
  // Nothing around a page of another origin can be read.
  if (!window.frameElement) return undefined;
  const around: StoryWindow<DocsChannel> = window.parent;
  return around.__STORYBOOK_PREVIEW__ ? around.__STORYBOOK_ADDONS_CHANNEL__ : undefined;
}

/** What the toolbars say at first: in the frame of a docs page, which Storybook opens without them, what they say there. */
export function firstGlobals(): Record<string, unknown> {
  const docs = docsPage();
  const [update] = docs?.last('globalsUpdated') ?? docs?.last('setGlobals') ?? [];
  const { brand, theme, language } = { ...firstChoice, ...update?.globals };
  return { brand, theme, language };
}

/** Follows the toolbars of the docs page around. */
export function followDocsPage(): void {
  docsPage()?.on('globalsUpdated', ({ globals }) => {
    const own: StoryWindow<OwnChannel> = window;
    own.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
  });
}

/** Makes the frame as wide as the viewport that its story asks for. */
export function sizeDocsFrame(viewport: unknown): void {
  const width = Object.entries(breakpoints).find(([name]) => name === viewport)?.[1];
  if (
    width !== undefined &&
    docsPage() &&
    window.frameElement instanceof window.parent.HTMLElement
  ) {
    window.frameElement.style.inlineSize = `${width}px`;
  }
}
