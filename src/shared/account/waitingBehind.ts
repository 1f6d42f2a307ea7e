import type { MemberInfo } from '#src/platform/contract.generated.ts';

/** What waits for the member behind a screen of the site, by the id of its row (S2.16, S2.20). */
const WAITING: Record<string, (member: MemberInfo) => number> = {
  promotions: ({ availablePromoCount }) => availablePromoCount,
  inbox: ({ unreadMessage }) => unreadMessage,
};

/** How much waits for a member behind a screen: the number of its badge, 0 for none. */
export const waitingBehind = (id: string, member: MemberInfo | undefined): number =>
  (member && WAITING[id]?.(member)) ?? 0;
