import type { SocketLimits } from './quota.ts';

/** How long a connection may take to log in (S6.6). */
export const LOGIN_MS = 5000;

/** How often a connection is pinged, and by when it must have answered. */
export const HEARTBEAT_MS = 25_000;

/** The largest message that a page may send, in bytes. */
export const MESSAGE_BYTES = 4096;

/** How many messages a page may send between two heartbeats. */
export const MESSAGES_PER_HEARTBEAT = 50;

/** How many connections a member may have at a time: pages on several devices. */
export const CONNECTIONS_PER_MEMBER = 10;

/** How many connections an instance keeps open, and how many of them that have not logged in. */
export const SOCKETS: SocketLimits = {
  ...{ total: 5000, perAddress: 200 },
  ...{ nameless: 500, namelessPerAddress: 20 },
};

/** How much may be queued for a slow connection, in bytes, before it is closed; it resumes when it can. */
export const WAITING_BYTES = 256 * 1024;

/** How many missed events are resent; with more, the page is refetched. */
export const RESUMED_EVENTS = 200;
