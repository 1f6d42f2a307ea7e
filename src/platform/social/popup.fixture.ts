import { openReturnChannel } from './returnChannel.ts';

/** A fake popup: where it was sent, and whether it is closed. */
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

  /** Plays the site's page at the end of the popup: passes on the provider's answer. */
  lead(answer: Record<string, string>) {
    const state = this.address?.searchParams.get('state') ?? '';
    const channel = openReturnChannel(() => undefined);
    channel.tell({ kind: 'returned', query: String(new URLSearchParams({ state, ...answer })) });
    channel.close();
  }
}

/** Makes the browser open a story's popup, or block it. Returns the undo. */
export function opensPopup(popup: StoryPopup | null): () => void {
  const before = window.open;
  window.open = (() => popup) as unknown as typeof window.open;
  return () => {
    window.open = before;
  };
}
