import { describe, expect, test, vi } from 'vitest';
import { leadFrames, type StoryChannel } from './leadFrames.ts';

type Globals = Record<string, unknown>;

const AURORA = { brand: 'aurora', theme: 'dark', language: 'en' };

/** A channel that keeps and tells what it brought last, as Storybook's does. */
class FakeChannel {
  readonly emitted: string[] = [];
  readonly #listeners: [string, (update: never) => void][] = [];
  readonly #last = new Map<string, [unknown]>();
  /** The page around, to which Storybook posts whatever a frame emits. */
  around?: FakeChannel;

  on = (event: string, listener: (update: never) => void) => {
    this.#listeners.push([event, listener]);
  };
  last = (event: string) => this.#last.get(event);
  emit = (event: string, update: unknown) => {
    this.emitted.push(event);
    if (this.emitted.length > 100) throw new Error('The events go round.');
    this.#last.set(event, [update]);
    for (const [name, listener] of this.#listeners) if (name === event) listener(update as never);
    this.around?.emit(event, update);
  };
}

/** A page of Storybook: it announces the globals that it was given, with those that its story sets for itself. */
function storyPage(own: Globals = {}) {
  const channel = new FakeChannel();
  let chosen: Globals = AURORA;
  channel.on('updateGlobals', ({ globals }: { globals: Globals }) => {
    chosen = { ...chosen, ...globals };
    channel.emit('globalsUpdated', { userGlobals: chosen, globals: { ...chosen, ...own } });
  });
  return { channel, chosen: () => chosen };
}

const asChannel = (channel: FakeChannel) => channel as unknown as StoryChannel;

/** A docs page with a frame, which shows a story that sets its own language. */
function docsWithFrame() {
  const page = storyPage();
  const frame = storyPage({ language: 'ar-XB' });
  const frames = vi.fn(() => [{ storyId: 'ui-tabs--mirrored', channel: asChannel(frame.channel) }]);
  leadFrames(asChannel(page.channel), frames);
  return { page, frame, frames };
}

describe('a docs page with a frame', () => {
  test('passes a choice of the toolbar on once', () => {
    const { page, frame } = docsWithFrame();
    page.channel.emit('updateGlobals', { globals: { brand: 'lotus' } });
    expect(frame.chosen()).toEqual({ ...AURORA, brand: 'lotus' });
    expect(page.channel.emitted).toEqual(['updateGlobals', 'globalsUpdated']);
    page.channel.emit('globalsUpdated', { userGlobals: page.chosen(), globals: page.chosen() });
    expect(frame.channel.emitted).toEqual(['updateGlobals', 'globalsUpdated']);
  });

  test('ends even where what the frame emits reaches the page', () => {
    const { page, frame } = docsWithFrame();
    frame.channel.around = page.channel;
    page.channel.emit('updateGlobals', { globals: { brand: 'lotus' } });
    expect(page.chosen()).toEqual({ ...AURORA, brand: 'lotus' });
    expect(frame.chosen()).toEqual({ ...AURORA, brand: 'lotus' });
  });

  test('passes the controls of a story on to its own frame only', () => {
    const { page, frame } = docsWithFrame();
    page.channel.emit('updateStoryArgs', { storyId: 'ui-tabs--alone', updatedArgs: {} });
    expect(frame.channel.emitted).toEqual([]);
    page.channel.emit('updateStoryArgs', { storyId: 'ui-tabs--mirrored', updatedArgs: {} });
    expect(frame.channel.emitted).toEqual(['updateStoryArgs']);
  });
});
