/** How long after it is first painted the home page may be covered by what nobody asked for, in milliseconds. */
const OPENING_MS = 1500;

/** What says that a person has begun to use the page. */
const USE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let isOpening = false;

/** Milliseconds since the document was first painted; 0 where the browser does not say. */
function sincePaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.now() - paint.startTime : 0;
}

/**
 * Begins a visit of the home page; returns what ends it.
 * @param landing the document was opened at the home page, so that the visit began with its first paint
 */
export function beginHomeVisit(landing: boolean, opening = OPENING_MS): () => void {
  isOpening = true;
  const listening = new AbortController();
  const end = () => {
    isOpening = false;
    listening.abort();
  };
  for (const type of USE) {
    addEventListener(type, end, { capture: true, passive: true, signal: listening.signal });
  }
  const timer = setTimeout(end, opening - (landing ? sincePaint() : 0));
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Whether the home page has only just been painted, and nobody has begun to use it. */
export const isHomeOpening = () => isOpening && scrollY === 0;
