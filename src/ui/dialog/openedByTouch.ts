/** How the visitor last acted: by a pointer of this type, or by a key; undefined before the first act. */
let lastAct: string | undefined;

/** Whether the main pointer is a finger, so that a focused field opens a keyboard on the screen. */
const isTouchDevice = () => matchMedia('(pointer: coarse)').matches;

const isTyping = ({ target }: Event) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

if (typeof document !== 'undefined') {
  const capture = { capture: true } as const;
  document.addEventListener('pointerdown', (act) => void (lastAct = act.pointerType), capture);
  document.addEventListener(
    'keydown',
    (act) => {
      // The keys of a keyboard on the screen arrive as any others; they are pressed in a field.
      if (!(isTouchDevice() && isTyping(act))) lastAct = 'keyboard';
    },
    capture,
  );
}

/**
 * Whether a surface that opens now was opened by touch. Surfaces are opened by state, not by a trigger of their own, so that the library
 * does not know. The first act may be older than this module: then the device decides, as it does where a screen reader clicks for a finger.
 */
export function openedByTouch(): boolean {
  if (lastAct === 'keyboard') return false;
  if (lastAct === 'touch' || lastAct === 'pen') return true;
  return isTouchDevice();
}
