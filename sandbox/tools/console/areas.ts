import { accountDesk } from '#sandbox/domains/accounts/console/console.ts';
import { verificationDesk } from '#sandbox/domains/accounts/verification/console/desk.ts';
import { agentConsole } from '#sandbox/domains/agents/console/console.ts';
import { chatDesk } from '#sandbox/domains/chat/console.ts';
import { announcementConsole } from '#sandbox/domains/content/console.ts';
import { feedbackConsole } from '#sandbox/domains/help/console.ts';
import { messageDesk } from '#sandbox/domains/messages/console/desk.ts';
import { betConsole } from '#sandbox/domains/play/console/console.ts';
import { rewardConsole } from '#sandbox/domains/rewards/console.ts';
import { cashier } from '#sandbox/domains/wallet/console.ts';
import { correctionDesk } from '#sandbox/domains/wallet/corrections/desk.ts';
import { vendorWalletDesk } from '#sandbox/domains/wallet/vendorWallets/console/desk.ts';
import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';

/** What testers can look at and do, area by area, in the order of the page. */
export const CONSOLE_AREAS: readonly ConsoleArea[] = [
  accountDesk,
  cashier,
  correctionDesk,
  vendorWalletDesk,
  verificationDesk,
  betConsole,
  announcementConsole,
  chatDesk,
  feedbackConsole,
  messageDesk,
  rewardConsole,
  agentConsole,
];
