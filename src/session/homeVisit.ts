/** How long after its first paint the home page may be covered by an unrequested popup, in milliseconds. */
const OPENING_MS = 1500;

/** The events that show that a person uses the page. */
const USE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let isOpening = false;

/** Milliseconds since the document's first paint; 0 if the browser does not say. */
function sincePaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.now() - paint.startTime : 0;
}

/**
 * Starts a visit of the home page; returns a function that ends it.
 * @param landing the document was opened at the home page, so the visit began with its first paint
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

/** Whether the home page has just been painted and is not in use yet. */
export const isHomeOpening = () => isOpening && scrollY === 0;
