/** The tones of a toast, shown by icon and colour. */
export const TONES = ['success', 'info', 'warning', 'danger'] as const;

/** A short message about what just happened. */
export interface ToastMessage {
  tone: (typeof TONES)[number];
  /** What happened: "Copied". */
  title: string;
  /** What was kept, or what to do. */
  text?: string | undefined;
  /** One action, such as undo. It closes the toast. */
  action?: { label: string; onAct: () => void } | undefined;
  /** Closes the toast when its action is no longer possible. */
  until?: AbortSignal | undefined;
  /** Called when the toast is gone: its time is over, it was closed, or its action was taken. */
  onGone?: (() => void) | undefined;
}

/** A queue that keeps messages until something shows them. */
export interface ToastQueue {
  add: (message: ToastMessage) => void;
  /** Delivers waiting messages, then each new one. Returns a function that stops it; from then on messages wait again. */
  deliverTo: (show: (message: ToastMessage) => void) => () => void;
}

/** Creates a queue for messages sent before the toast region is loaded. None is lost or shown twice. */
export function createToastQueue(): ToastQueue {
  const waiting: ToastMessage[] = [];
  let show: ((message: ToastMessage) => void) | undefined;
  return {
    add: (message) => {
      if (show) show(message);
      else waiting.push(message);
    },
    deliverTo: (next) => {
      show = next;
      for (const message of waiting.splice(0)) next(message);
      return () => {
        if (show === next) show = undefined;
      };
    },
  };
}
