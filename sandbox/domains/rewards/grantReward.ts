import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Texts } from '#sandbox/kernel/text/texts.ts';
import type { RewardSource, RewardUnit } from '#src/platform/contract.generated.ts';
import { reward } from './schema/rewards.ts';
import { REWARD_DAYS } from './settings.ts';

/** The data of a new reward. */
export interface NewReward {
  merchantCode: string;
  memberId: string;
  source: RewardSource;
  /** The reason of the reward, unique among the member's rewards of the source. */
  reference: string;
  title: Texts;
  unit: RewardUnit;
  /** In minor units, or hundredths of a point; above zero. */
  amount: bigint;
  /** The wagering requirement, in minor units; zero for points. */
  turnover: bigint;
  at: Date;
}

const DAY_MS = 86_400_000;

/** Adds a reward to the member's reward centre; returns its id, or `undefined` if the member has had it before. */
export async function grantReward(
  db: Database,
  { at, ...given }: NewReward,
): Promise<string | undefined> {
  const expiresAt = new Date(at.getTime() + REWARD_DAYS * DAY_MS);
  const [granted] = await db
    .insert(reward)
    .values({ ...given, grantedAt: at, expiresAt })
    .onConflictDoNothing()
    .returning({ id: reward.id });
  return granted?.id;
}
