import { openReturnChannel } from '#src/platform/social/returnChannel.ts';

/** How long the page that asked may take to accept the answer, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Says that no open page is waiting for the response. */
function showStray(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-returned]')) {
    part.hidden = part.dataset.returned !== 'stray';
  }
}

/**
 * The script of the page that identity providers redirect to (S7.32): it takes their answer from the address, hands it to the page that
 * asked and closes the window.
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
