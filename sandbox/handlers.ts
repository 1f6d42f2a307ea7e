import { accountHandlers } from '#sandbox/domains/accounts/handlers/handlers.ts';
import { securityHandlers } from '#sandbox/domains/accounts/security/handlers/handlers.ts';
import { verificationHandlers } from '#sandbox/domains/accounts/verification/handlers/handlers.ts';
import { agentHandlers } from '#sandbox/domains/agents/handlers/handlers.ts';
import { gameHandlers } from '#sandbox/domains/catalogue/handlers/handlers.ts';
import { chatHandlers } from '#sandbox/domains/chat/handlers/handlers.ts';
import { contentHandlers } from '#sandbox/domains/content/handlers/handlers.ts';
import { pictureHandlers } from '#sandbox/domains/content/pictures/handlers/handlers.ts';
import { systemHandlers } from '#sandbox/domains/content/system/handlers/handlers.ts';
import { helpHandlers } from '#sandbox/domains/help/handlers/handlers.ts';
import { lotteryHandlers } from '#sandbox/domains/lottery/handlers/handlers.ts';
import { messageHandlers } from '#sandbox/domains/messages/handlers/handlers.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { demoHandlers } from '#sandbox/domains/play/demo/handlers/handlers.ts';
import { playHandlers } from '#sandbox/domains/play/handlers/handlers.ts';
import { profileHandlers } from '#sandbox/domains/profile/handlers/handlers.ts';
import { protectionHandlers } from '#sandbox/domains/protection/handlers/handlers.ts';
import { registrationHandlers } from '#sandbox/domains/registration/handlers/handlers.ts';
import { rewardHandlers } from '#sandbox/domains/rewards/handlers/handlers.ts';
import { pointHandlers } from '#sandbox/domains/rewards/points/handlers/handlers.ts';
import { promotionHandlers } from '#sandbox/domains/rewards/promotions/handlers/handlers.ts';
import { depositHandlers } from '#sandbox/domains/wallet/deposits/handlers/handlers.ts';
import { recordHandlers } from '#sandbox/domains/wallet/records/handlers/handlers.ts';
import { walletHandlers } from '#sandbox/domains/wallet/transfers/handlers/handlers.ts';
import { withdrawalHandlers } from '#sandbox/domains/wallet/withdrawals/handlers/handlers.ts';
import type { Handlers } from '#sandbox/kernel/contract/operations.ts';

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
