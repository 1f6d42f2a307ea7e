import type { Handlers } from '#sandbox/contract/operations.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { depositHandlers } from './deposits/handlers.ts';
import { gameHandlers } from './games/handlers.ts';
import type { HandlerParts } from './parts.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { playHandlers } from './play/handlers.ts';
import { promotionHandlers } from './promotions/handlers.ts';
import { protectionHandlers } from './protection/handlers.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { rewardHandlers } from './rewards/handlers.ts';
import { systemHandlers } from './system/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';

/** A handler for every call of the contract, area by area. */
export const createHandlers = (parts: HandlerParts): Handlers => ({
  ...accountHandlers(parts),
  ...contentHandlers,
  ...depositHandlers,
  ...gameHandlers(parts),
  ...pictureHandlers,
  ...playHandlers(parts),
  ...promotionHandlers,
  ...protectionHandlers(parts),
  ...rewardHandlers,
  ...registrationHandlers(parts),
  ...systemHandlers(parts),
  ...walletHandlers(parts),
});
