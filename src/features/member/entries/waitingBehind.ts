import type { MemberInfo, RewardCount } from '#src/platform/contract.generated.ts';

/** What the platform says is waiting for a member. */
export interface WaitingFor {
  member: MemberInfo | undefined;
  /** The rewards and missions to claim, where the menu has asked for them. */
  claims?: RewardCount | undefined;
}

type Waiting = (member: MemberInfo, claims: RewardCount | undefined) => number;

/** What waits for the member behind a screen of the site, by the id of its row (S2.16, S2.20). */
const WAITING: Record<string, Waiting> = {
  // What the platform counts as promotions includes the rewards, which have a screen of their own.
  promotions: ({ availablePromoCount }, claims) =>
    Math.max(0, availablePromoCount - (claims?.rewards ?? 0)),
  inbox: ({ unreadMessage }) => unreadMessage,
  rewards: (_member, claims) => claims?.rewards ?? 0,
  missions: (_member, claims) => claims?.missions ?? 0,
};

/** How much waits for a member behind a screen: the number of its badge, 0 for none. */
export const waitingBehind = (id: string, { member, claims }: WaitingFor): number =>
  (member && WAITING[id]?.(member, claims)) ?? 0;
