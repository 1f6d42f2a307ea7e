import type { Handlers } from '#sandbox/contract/operations.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { agentHandlers } from './agents/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { demoHandlers } from './demo/handlers.ts';
import { depositHandlers } from './deposits/handlers.ts';
import { gameHandlers } from './games/handlers.ts';
import { helpHandlers } from './help/handlers.ts';
import { lotteryHandlers } from './lottery/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import type { HandlerParts } from './parts.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { playHandlers } from './play/handlers.ts';
import { pointHandlers } from './points/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { promotionHandlers } from './promotions/handlers.ts';
import { protectionHandlers } from './protection/handlers.ts';
import { recordHandlers } from './records/handlers.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { rewardHandlers } from './rewards/handlers.ts';
import { securityHandlers } from './security/handlers.ts';
import { systemHandlers } from './system/handlers.ts';
import { verificationHandlers } from './verification/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { withdrawalHandlers } from './withdrawals/handlers.ts';

/** A handler for every call of the contract, area by area. */
export const createHandlers = (parts: HandlerParts): Handlers => ({
  ...accountHandlers(parts),
  ...agentHandlers(parts),
  ...chatHandlers,
  ...contentHandlers,
  ...depositHandlers(parts),
  ...demoHandlers,
  ...gameHandlers(parts),
  ...helpHandlers,
  ...lotteryHandlers,
  ...messageHandlers,
  ...pictureHandlers,
  ...playHandlers(parts),
  ...pointHandlers,
  ...promotionHandlers,
  ...protectionHandlers(parts),
  ...recordHandlers,
  ...rewardHandlers,
  ...profileHandlers(parts),
  ...registrationHandlers(parts),
  ...securityHandlers(parts),
  ...systemHandlers(parts),
  ...verificationHandlers,
  ...walletHandlers(parts),
  ...withdrawalHandlers(parts),
});
