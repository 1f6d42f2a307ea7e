import type { ScreenModule } from '#src/modules/screenModule.ts';

/**
 * The screens for members only. Their list is its own script: it names the scripts of each, and visitors, whose first load has a budget,
 * need none of them.
 */
export const memberScreens = import.meta.glob<ScreenModule>([
  '../features/{agentContracts,agentHome,agentIncome,agentRecords,agentRegistration,agentTeam,bets,bonuses,chatRoom,contractPopup,deposit,feedback,inbox,lineTransfer,lottery,member,missions,profit,protection,rebates,rewards,security,statement,termsChange,transactions,transfers,verification,waitingDeposit,withdrawals}/*Screen.tsx',
  '../features/games/{Favourites,Recent}Screen.tsx',
]);
