import type { DataOf, Topic } from '#src/platform/realtime/topics.ts';
import type { EventMessage } from '#src/platform/realtime.generated.ts';

/** Receives an event's data; `at` is the platform's time of it, ISO 8601. */
export type TopicListener<Of extends Topic> = (data: DataOf<Of>, at: string) => void;

/** Delivers the platform's events to the listening parts of a page. */
export interface EventBus {
  tell(event: EventMessage): void;
  /** Listens to a topic until the returned function is called. */
  listen<Of extends Topic>(topic: Of, listener: TopicListener<Of>): () => void;
}

/** Creates a bus without listeners. */
export function createEventBus(): EventBus {
  const listeners = new Map<string, Set<(event: EventMessage) => void>>();
  return {
    tell: (event) => {
      for (const hear of [...(listeners.get(event.topic) ?? [])]) hear(event);
    },
    listen: <Of extends Topic>(topic: Of, listener: TopicListener<Of>) => {
      // The contract defines the data of a topic's events.
      const hear = ({ data, at }: EventMessage) => listener(data as DataOf<Of>, at);
      const ears = listeners.get(topic) ?? new Set();
      listeners.set(topic, ears.add(hear));
      return () => void ears.delete(hear);
    },
  };
}
