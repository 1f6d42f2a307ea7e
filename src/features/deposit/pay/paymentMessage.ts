/** The accepted sender: the window of the frame, while it shows a page of the provider's origin. */
export interface Speaker {
  window: MessageEventSource | null;
  origin: string;
}

/** Whether an event is the provider's message about a change (docs/platform.md); messages from anywhere else are ignored. */
export function isPaymentMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  speaker: Speaker,
): boolean {
  if (speaker.window === null || source !== speaker.window || origin !== speaker.origin)
    return false;
  return Object(data).type === 'livery:payment';
}
