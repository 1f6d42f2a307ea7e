import type { MemberInfo, RewardCount } from '#src/platform/contract.generated.ts';

/** The counts that a member's badges use. */
export interface WaitingFor {
  member: MemberInfo | undefined;
  /** The rewards and missions to claim, if the menu fetched them. */
  claims?: RewardCount | undefined;
}

type Waiting = (member: MemberInfo, claims: RewardCount | undefined) => number;

/** The count for the member's badge of each screen, by menu row id (S2.16, S2.20). */
const WAITING: Record<string, Waiting> = {
  // The platform's promotion count includes the rewards, which have their own screen.
  promotions: ({ availablePromoCount }, claims) =>
    Math.max(0, availablePromoCount - (claims?.rewards ?? 0)),
  inbox: ({ unreadMessage }) => unreadMessage,
  rewards: (_member, claims) => claims?.rewards ?? 0,
  missions: (_member, claims) => claims?.missions ?? 0,
};

/** The number of a screen's badge for a member; 0 for none. */
export const badgeCount = (id: string, { member, claims }: WaitingFor): number =>
  (member && WAITING[id]?.(member, claims)) ?? 0;
