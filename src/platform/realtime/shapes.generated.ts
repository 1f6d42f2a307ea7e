/** Generated from schemas/realtime.schema.json by `npm run codegen`. Do not edit. */
import type { Topic } from '#src/platform/realtime/topics.ts';
import type { ServerMessage } from '#src/platform/realtime.generated.ts';
import type { Shape } from '#src/platform/shape.ts';

/** The shape of each message of the platform, by its type. */
export const MESSAGE_SHAPES: Record<ServerMessage['type'], Shape> = {
  ready: {type:"",lastEventId:0},
  event: {type:"",id:0,at:"T",topic:"",data:{}},
  resync: {type:"",lastEventId:0},
  pong: {type:""},
};

/** The shape of what an event tells, by its topic. */
export const TOPIC_SHAPES: Record<Topic, Shape> = {
  balance: {balance:"0"},
  unreadCount: {unread:0},
  contract: {id:"",kind:"",state:""},
  winner: {customerName:"",winAmount:"0"},
  chat: {room:"",id:"",author:"",text:""},
  draw: {gameCode:"",issue:"",state:"",numbers:[[""],void 0]},
  deposit: {reference:"",state:""},
  withdrawal: {id:"",state:""},
  verification: {state:""},
  promotion: {availablePromoCount:0},
  announcement: {id:""},
};
