import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { Connection } from '#src/platform/realtime/connect.ts';
import {
  createEventBus,
  type EventBus,
  type TopicListener,
} from '#src/platform/realtime/eventBus.ts';
import { socketAddress } from '#src/platform/realtime/socketAddress.ts';
import type { Topic } from '#src/platform/realtime/topics.ts';
import type { EventMessage } from '#src/platform/realtime.generated.ts';

/** The events of the platform for the tree below. Without a provider no event comes, as in a page that is being prerendered. */
export const RealtimeContext = createContext<EventBus>(createEventBus());

/** Whether events are heard at this moment. */
export const LiveContext = createContext(false);

export interface RealtimeProviderProps {
  /** The session's; without one nothing is listened to (S6.6). */
  token: string | undefined;
  children: ReactNode;
}

/**
 * Listens to the platform as long as someone is logged in. An event makes the queries old whose `meta.topics` name its
 * topic; a gap all of them. What listens is loaded with the first login, and a page without it stays as it is.
 */
export function RealtimeProvider({ token, children }: RealtimeProviderProps) {
  const { merchantCode, platform } = useBrand();
  const { baseUrl } = platform;
  const queries = useQueryClient();
  const [bus] = useState(createEventBus);
  const [live, setLive] = useState(false);
  const onGap = useEffectEvent(() => void queries.invalidateQueries());
  const onEvent = useEffectEvent((event: EventMessage) => {
    bus.tell(event);
    queries.invalidateQueries({
      predicate: ({ meta }) => meta?.topics?.some((topic) => topic === event.topic) ?? false,
    });
  });
  useEffect(() => {
    if (token === undefined) return undefined;
    let wanted = true;
    let connection: Connection | undefined;
    const hurry = () => connection?.hurry();
    import('#src/platform/realtime/connect.ts').then(
      ({ connect }) => {
        if (!wanted) return;
        const url = socketAddress(baseUrl, window.location.href);
        connection = connect({
          ...{ url, merchantCode, token },
          onEvent: (event) => onEvent(event),
          onGap: () => onGap(),
          onLive: setLive,
        });
      },
      () => undefined,
    );
    window.addEventListener('online', hurry);
    return () => {
      wanted = false;
      window.removeEventListener('online', hurry);
      connection?.close();
      setLive(false);
    };
  }, [token, merchantCode, baseUrl]);
  return (
    <RealtimeContext value={bus}>
      <LiveContext value={live}>{children}</LiveContext>
    </RealtimeContext>
  );
}

/** Whether the platform tells what happens now; where it does not, what changes has to be asked for now and then. */
export const useLive = (): boolean => useContext(LiveContext);

/** Calls `listener` with every event of a topic while the component is shown. */
export function useTopic<Of extends Topic>(topic: Of, listener: TopicListener<Of>): void {
  const bus = useContext(RealtimeContext);
  const hear = useEffectEvent(listener);
  useEffect(() => bus.listen(topic, (data, at) => hear(data, at)), [bus, topic]);
}
