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

/** The platform's events for the tree below. Without a provider there are none, as in prerendering. */
export const RealtimeContext = createContext<EventBus>(createEventBus());

/** Whether events are currently received. */
export const LiveContext = createContext(false);

export interface RealtimeProviderProps {
  /** The session's; without one there is no connection (S6.6). */
  token: string | undefined;
  children: ReactNode;
}

/**
 * Connects to platform events while a player is logged in. An event invalidates the queries whose `meta.topics` name its topic; a gap all
 * of them. The connection's code loads at the first login, and a page without it works as it is.
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

/** Whether the platform currently sends events; if not, data that changes must be polled. */
export const useLive = (): boolean => useContext(LiveContext);

/** Calls `listener` with every event of a topic while the component is shown. */
export function useTopic<Of extends Topic>(topic: Of, listener: TopicListener<Of>): void {
  const bus = useContext(RealtimeContext);
  const hear = useEffectEvent(listener);
  useEffect(() => bus.listen(topic, (data, at) => hear(data, at)), [bus, topic]);
}
