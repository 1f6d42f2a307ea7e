import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Room } from '#src/platform/contract.generated.ts';

/** A table of a card or board game. */
export type { Room };

/** `GET GLS2_roomList` (S7.25): the tables of the 24 most played PVP games, each with the lowest stakes first. */
export const roomsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['rooms', language],
    queryFn: async ({ signal }) => {
      const query = { language };
      return (await platform.call('getRooms', { query, signal })).rooms;
    },
  });
