/** Generated from schemas/realtime.schema.json by `npm run codegen`. Do not edit. */

/**
 * What a page sends.
 */
export type ClientMessage = Login | Ping;
/**
 * What the platform sends.
 */
export type ServerMessage = Ready | EventMessage | Resync | Pong;
/**
 * The place of an event among all of the platform.
 */
export type EventId = number;

/**
 * The messages of the WebSocket at /ws (S6.6), each a text of JSON. What changes on a page while it is open is told in events.
 */
export interface Realtime {
  client: ClientMessage;
  server: ServerMessage;
  topics: Topics;
}
/**
 * The first message of a connection: who is there, and what they have seen already.
 */
export interface Login {
  type: "login";
  /**
   * The token of a session, as the login gave it. It never stands in an address.
   */
  token: string;
  /**
   * The merchant that the site belongs to (S1.6), where the address does not say it.
   */
  merchantCode?: string;
  /**
   * The last event that the page has seen; events after it are sent again.
   */
  after?: number;
}
/**
 * Asks whether the platform is still there.
 */
export interface Ping {
  type: "ping";
}
/**
 * The session is good; from now on events come.
 */
export interface Ready {
  type: "ready";
  /**
   * Where a page that has seen no event yet resumes.
   */
  lastEventId: number;
}
/**
 * Something happened. Events come in the order of their ids, each once for a connection.
 */
export interface EventMessage {
  type: "event";
  id: EventId;
  /**
   * When it happened by the platform's time.
   */
  at: string;
  /**
   * What it is about: one of the topics.
   */
  topic: string;
  /**
   * What the topic says.
   */
  data: {};
}
/**
 * Events were missed that cannot be sent again: what is on the page must be fetched anew.
 */
export interface Resync {
  type: "resync";
  /**
   * The place of an event among all of the platform.
   */
  lastEventId: number;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
}
/**
 * What events are about, and what each tells.
 */
export interface Topics {
  balance?: BalanceChanged;
  unreadCount?: UnreadCountChanged;
  contract?: ContractChanged;
  winner?: WinnerFound;
  chat?: ChatMessageWritten;
  draw?: DrawChanged;
  deposit?: DepositChanged;
  withdrawal?: WithdrawalChanged;
  verification?: VerificationChanged;
  promotion?: PromotionChanged;
  announcement?: AnnouncementPublished;
}
/**
 * The member's balance, after it has changed (S2.20).
 */
export interface BalanceChanged {
  /**
   * What the main wallet, or the only one, now holds.
   */
  balance: string;
}
/**
 * How many messages the member has not read (S7.30).
 */
export interface UnreadCountChanged {
  /**
   * Messages not read yet.
   */
  unread: number;
}
/**
 * A contract was offered to the member, or one of theirs has changed (S4.16).
 */
export interface ContractChanged {
  /**
   * The contract.
   */
  id: string;
  /**
   * What it pays (S3.13).
   */
  kind: "dividend" | "daily" | "hourly" | "realtime";
  /**
   * Its state now.
   */
  state: "offered" | "accepted" | "rejected" | "terminated";
}
/**
 * A win for the winner board (S3.15).
 */
export interface WinnerFound {
  /**
   * The winner's name, masked.
   */
  customerName: string;
  /**
   * What was won.
   */
  winAmount: string;
}
/**
 * A message in a room of the chat, or from customer service.
 */
export interface ChatMessageWritten {
  /**
   * The room.
   */
  room: string;
  /**
   * The message.
   */
  id: string;
  /**
   * Who wrote it, as `listChatMessages` shows it.
   */
  author: string;
  /**
   * The message itself.
   */
  text: string;
}
/**
 * A lottery draw has closed or has its numbers (S7.28).
 */
export interface DrawChanged {
  /**
   * The game.
   */
  gameCode: string;
  /**
   * The draw.
   */
  issue: string;
  /**
   * Its state now.
   */
  state: "closed" | "drawn";
  /**
   * The numbers, once they are drawn.
   */
  numbers?: string[];
}
/**
 * A deposit of the member has begun or changed its state.
 */
export interface DepositChanged {
  /**
   * The deposit.
   */
  reference: string;
  /**
   * Its state now.
   */
  state: "created" | "pending" | "paid" | "expired" | "rejected";
}
/**
 * A withdrawal of the member was requested or has changed its state.
 */
export interface WithdrawalChanged {
  /**
   * The withdrawal.
   */
  id: string;
  /**
   * Its state now.
   */
  state: "in-process" | "approved" | "paying" | "paid" | "rejected";
}
/**
 * The member's proof of identity has changed its state.
 */
export interface VerificationChanged {
  /**
   * Its state now.
   */
  state: "in_review" | "more_needed" | "approved" | "refused";
}
/**
 * The member has something new to claim, or an application was decided (S4.16).
 */
export interface PromotionChanged {
  /**
   * How much there is to claim (S3.5).
   */
  availablePromoCount: number;
}
/**
 * The merchant has published an announcement (S3.8).
 */
export interface AnnouncementPublished {
  /**
   * The announcement.
   */
  id: string;
}
