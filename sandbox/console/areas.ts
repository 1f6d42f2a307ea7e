import { accountDesk } from '#sandbox/accounts/console/console.ts';
import { agentConsole } from '#sandbox/agents/console/console.ts';
import { chatDesk } from '#sandbox/chat/console.ts';
import { newsDesk } from '#sandbox/content/console.ts';
import { helpDesk } from '#sandbox/help/console.ts';
import type { ConsoleArea } from '#sandbox/interfaces/consoleArea.ts';
import { gameDesk } from '#sandbox/play/console/console.ts';
import { rewardConsole } from '#sandbox/rewards/console.ts';
import { cashier } from '#sandbox/wallet/console.ts';
import { correctionDesk } from './corrections/desk.ts';
import { messageDesk } from './messages/desk.ts';
import { vendorWalletDesk } from './vendorWallets/desk.ts';
import { verificationDesk } from './verification/desk.ts';

/** What testers can look at and do, area by area, in the order of the page. */
export const CONSOLE_AREAS: readonly ConsoleArea[] = [
  accountDesk,
  cashier,
  correctionDesk,
  vendorWalletDesk,
  verificationDesk,
  gameDesk,
  newsDesk,
  chatDesk,
  helpDesk,
  messageDesk,
  rewardConsole,
  agentConsole,
];
