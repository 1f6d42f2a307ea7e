/** How the visitor last acted: by a pointer of this type, or by a key; undefined before the first act. */
let lastAct: string | undefined;

/** Whether the main pointer is a finger, so that a focused field opens a keyboard on the screen. */
const isTouchDevice = () => matchMedia('(pointer: coarse)').matches;

const isTyping = ({ target }: Event) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function notePointer({ pointerType }: PointerEvent): void {
  lastAct = pointerType;
}

/** Notes a key, but not one pressed in a field of a touch device: it may be of the keyboard on the screen. */
function noteKey(act: KeyboardEvent): void {
  if (!(isTouchDevice() && isTyping(act))) lastAct = 'keyboard';
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', notePointer, { capture: true });
  document.addEventListener('keydown', noteKey, { capture: true });
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
