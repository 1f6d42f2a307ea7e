/** The part of Storybook's channel that a docs page and its frames need. */
export interface StoryChannel {
  on: <Event extends keyof StoryEvents>(
    event: Event,
    listener: (update: StoryEvents[Event]) => void,
  ) => void;
  last: <Event extends keyof StoryEvents>(event: Event) => [StoryEvents[Event]] | undefined;
  emit: <Event extends keyof StoryEvents>(event: Event, update: StoryEvents[Event]) => void;
}

/** Storybook's events, with what they bring. */
interface StoryEvents {
  setGlobals: { globals: Globals };
  /** `globals` has what the shown story sets for itself too. */
  globalsUpdated: { globals: Globals; userGlobals: Globals };
  updateGlobals: { globals: Globals };
  updateStoryArgs: { storyId: string; updatedArgs: Record<string, unknown> };
  docsPrepared: unknown;
  resetStoryArgs: { storyId: string; argNames?: string[] };
}

type Globals = Record<string, unknown>;

/** A frame of a docs page, with the story that it shows. */
export interface DocsFrame {
  storyId: string;
  channel: StoryChannel;
}

/** What the toolbars choose. */
const TOOLBARS = ['brand', 'theme', 'language'];

/** The choice of the toolbars that a page shows, without what its story sets for itself. */
export const chosenOn = (channel: StoryChannel): Globals | undefined =>
  channel.last('globalsUpdated')?.[0].userGlobals ?? channel.last('setGlobals')?.[0].globals;

/** Brings a frame up to what the toolbars say; one that shows it already is left alone. */
export function leadFrame(frame: StoryChannel, chosen: Globals | undefined): void {
  if (!chosen) return;
  // What it was asked for last it may not have announced yet.
  const shown = { ...chosenOn(frame), ...frame.last('updateGlobals')?.[0].globals };
  const changed = TOOLBARS.filter((name) => chosen[name] !== shown[name]);
  if (changed.length === 0) return;
  frame.emit('updateGlobals', {
    globals: Object.fromEntries(changed.map((name) => [name, chosen[name]])),
  });
}

/**
 * Passes the toolbars and the controls of a docs page on to its frames. It asks for the frames at each change, because
 * a listener that a frame adds to the page keeps the frame in memory after it has gone.
 */
export function leadFrames(page: StoryChannel, frames: () => DocsFrame[]): void {
  page.on('globalsUpdated', ({ userGlobals }) => {
    for (const { channel } of frames()) leadFrame(channel, userGlobals);
  });
  const channelsOf = (story: string) =>
    frames().flatMap(({ storyId, channel }) => (storyId === story ? [channel] : []));
  page.on('updateStoryArgs', (update) => {
    for (const channel of channelsOf(update.storyId)) channel.emit('updateStoryArgs', update);
  });
  page.on('resetStoryArgs', (update) => {
    for (const channel of channelsOf(update.storyId)) channel.emit('resetStoryArgs', update);
  });
}
