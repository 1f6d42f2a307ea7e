import type { Handlers } from '#sandbox/contract/operations.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { gameHandlers } from './games/handlers.ts';
import type { HandlerParts } from './parts.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { playHandlers } from './play/handlers.ts';
import { protectionHandlers } from './protection/handlers.ts';
import { systemHandlers } from './system/handlers.ts';

/** A handler for every call of the contract, area by area. */
export const createHandlers = (parts: HandlerParts): Handlers => ({
  ...accountHandlers,
  ...contentHandlers,
  ...gameHandlers(parts),
  ...pictureHandlers,
  ...playHandlers(parts),
  ...protectionHandlers(parts),
  ...systemHandlers(parts),
});
