/** The window data of a built Storybook's story, as far as the story matrix reads it. */
interface StoryRender {
  phase?: string;
  story?: {
    id: string;
    parameters: { a11y?: object };
    /** The story's own toolbar settings. */
    storyGlobals: { viewport?: { value: string } };
  };
}

/** The panel's data of a prop. */
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
  /** The last data of each event. */
  data: Record<string, { message?: string }[] | undefined>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** An axe violation, with the fields for a report. */
export interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}
