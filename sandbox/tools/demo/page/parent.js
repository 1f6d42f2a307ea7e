/**
 * The page that frames the game. Only the merchants' sites may (frame-ancestors), and messages go to its origin and
 * nowhere else; none where the game has a tab of its own.
 */
const framer =
  location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
const origin = window.parent === window ? '' : framer;

/**
 * Tells the framing page what happened.
 *
 * @param {{ type: 'livery:ready' } | { type: 'livery:closed' } | { type: 'livery:balance', balance: string }
 *   | { type: 'livery:play-stopped', code: string } | { type: 'livery:balance-insufficient' }} message
 */
export function tellParent(message) {
  if (origin) window.parent.postMessage(message, origin);
}

/**
 * Listens to the framing page, and to nobody else: it says when it has moved money.
 *
 * @param {() => void} onMoved
 */
export function onMoneyMoved(onMoved) {
  addEventListener('message', (event) => {
    if (!origin || event.origin !== origin || event.source !== window.parent) return;
    if (event.data?.type === 'livery:balance-changed') onMoved();
  });
}
