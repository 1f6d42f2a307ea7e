import { openReturnChannel } from './returnChannel.ts';

/** The popup of a browser: where it was led, and whether it is gone. */
export class StoryPopup {
  closed = false;
  address: URL | undefined;
  readonly location = {
    replace: (address: URL) => {
      this.address = address;
    },
  };

  close() {
    this.closed = true;
  }

  /** What the site's page at the end of the popup does with the answer of the provider. */
  lead(answer: Record<string, string>) {
    const state = this.address?.searchParams.get('state') ?? '';
    const channel = openReturnChannel(() => undefined);
    channel.tell({ kind: 'returned', query: String(new URLSearchParams({ state, ...answer })) });
    channel.close();
  }
}

/** Has the browser open a popup of a story, or none where it blocks them. Gives what undoes it. */
export function opensPopup(popup: StoryPopup | null): () => void {
  const before = window.open;
  window.open = (() => popup) as unknown as typeof window.open;
  return () => {
    window.open = before;
  };
}
