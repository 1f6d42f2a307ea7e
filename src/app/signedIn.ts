import { openReturnChannel } from '#src/platform/social/returnChannel.ts';

/** How long it may take until the page that asked takes the answer, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Says that nobody takes what came: no page has asked for it, or the one that did is gone. */
function showStray(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-returned]')) {
    part.hidden = part.dataset.returned !== 'stray';
  }
}

/**
 * What runs in the page that providers of identities lead back to (S7.32): it takes their answer out of the address, hands
 * it to the page that asked and closes the window.
 */
function handOver(): void {
  const query = location.search.slice(1);
  history.replaceState(null, '', location.pathname);
  const state = new URLSearchParams(query).get('state');
  const stray = setTimeout(showStray, PATIENCE_MS);
  const channel = openReturnChannel((message) => {
    if (message.kind !== 'taken' || message.state !== state) return;
    clearTimeout(stray);
    channel.close();
    window.close();
  });
  channel.tell({ kind: 'returned', query });
}

handOver();
