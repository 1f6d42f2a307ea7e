/** What the built Storybook holds in the window of a story, as far as the story matrix reads it. */
interface StoryRender {
  phase?: string;
  story?: {
    id: string;
    parameters: { a11y?: object };
    /** What the story sets in the toolbars for itself. */
    storyGlobals: { viewport?: { value: string } };
  };
}

/** What the panel knows of a prop. */
export interface ArgType {
  control?: { type: string; disable?: boolean };
  options?: unknown[];
  table?: { defaultValue?: { summary: string } };
}

interface Preview {
  currentRender?: StoryRender;
  loadStory: (of: {
    storyId: string;
  }) => Promise<{ argTypes: Record<string, ArgType>; initialArgs: Record<string, unknown> }>;
}

interface Channel {
  emit: (event: string, ...args: unknown[]) => void;
  on: (event: string, listener: (...args: never[]) => void) => void;
  off: (event: string, listener: (...args: never[]) => void) => void;
  once: (event: string, listener: (...args: never[]) => void) => void;
  /** What each event brought last. */
  data: Record<string, { message?: string }[] | undefined>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** A violation that axe has found, as far as a report needs it. */
export interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}
