import type { DataOf, Topic } from '#src/platform/realtime/topics.ts';
import type { EventMessage } from '#src/platform/realtime.generated.ts';

/** Hears what an event of a topic tells; `at` is the platform's time of it, ISO 8601. */
export type TopicListener<Of extends Topic> = (data: DataOf<Of>, at: string) => void;

/** Brings the events of the platform to the parts of a page that listen. */
export interface EventBus {
  tell(event: EventMessage): void;
  /** Listens to a topic, until what it gives back is called. */
  listen<Of extends Topic>(topic: Of, listener: TopicListener<Of>): () => void;
}

/** A bus that nobody listens to yet. */
export function createEventBus(): EventBus {
  const listeners = new Map<string, Set<(event: EventMessage) => void>>();
  return {
    tell: (event) => {
      for (const hear of [...(listeners.get(event.topic) ?? [])]) hear(event);
    },
    listen: <Of extends Topic>(topic: Of, listener: TopicListener<Of>) => {
      // The contract says what the events of a topic hold.
      const hear = ({ data, at }: EventMessage) => listener(data as DataOf<Of>, at);
      const ears = listeners.get(topic) ?? new Set();
      listeners.set(topic, ears.add(hear));
      return () => void ears.delete(hear);
    },
  };
}
