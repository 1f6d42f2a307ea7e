/** What the tone of a toast says, in icon and colour. */
export const TONES = ['success', 'info', 'warning', 'danger'] as const;

/** One short message about what just happened. */
export interface ToastMessage {
  tone: (typeof TONES)[number];
  /** What happened: "Copied". */
  title: string;
  /** What was kept, or what to do. */
  text?: string | undefined;
  /** One way on, or back. It closes the toast. */
  action?: { label: string; onAct: () => void } | undefined;
  /** Closes it once it has nothing more to offer. */
  until?: AbortSignal | undefined;
  /** It is in sight no longer: its time is over, it was closed, or its action was taken. */
  onGone?: (() => void) | undefined;
}

/** Keeps messages until something shows them. */
export interface ToastQueue {
  add: (message: ToastMessage) => void;
  /** Hands over what waits and then each message as it comes. Returns what ends it; from then on messages wait again. */
  deliverTo: (show: (message: ToastMessage) => void) => () => void;
}

/** A queue for the messages that come before there is a place to show them. None is lost or shown twice. */
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
