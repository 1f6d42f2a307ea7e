import { and, eq, sql } from 'drizzle-orm';
import { withPaymentPassword } from '#sandbox/domains/accounts/withPaymentPassword.ts';
import { pointRecord } from '#sandbox/domains/rewards/schema/points.ts';
import {
  LEAST_CONVERSION,
  POINT_RATE,
  POINTS_PER_UNIT,
} from '#sandbox/domains/rewards/settings.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { unitParts } from '#sandbox/kernel/market/currencyUnit.ts';
import { givenHundredths } from '#sandbox/kernel/market/givenAmount.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { claimPoints, earnedPoints } from '../claimPoints.ts';
import { convertPoints } from '../convertPoints.ts';
import { listItems } from '../items.ts';
import { findRecord, listRecords } from '../records.ts';
import { redeemPoints } from '../redeemPoints.ts';

/** One point, in hundredths. */
const POINT = 100n;
const HUNDRED_PERCENT = 10_000n;

const redeeming = withPaymentPassword(
  async ({ db, merchant, session, now, query, body: { code } }: Call<'redeemPoints'>) => {
    const memberId = session.member.id;
    const id = await redeemPoints(db, { merchant, memberId, now }, code);
    return findRecord(db, merchant, memberId, id, query.language);
  },
);

const converting = withPaymentPassword(
  async ({ db, merchant, session, now, body: { amount } }: Call<'convertPoints'>) => {
    const memberId = session.member.id;
    const points = givenHundredths('amount', amount);
    const id = await convertPoints(db, { merchant, memberId, now }, points);
    await publishBalance(db, merchant, memberId, now);
    return findRecord(db, merchant, memberId, id, SOURCE);
  },
);

/** Handlers for points and the items to redeem them for (S2.9, S7.30). */
export const pointHandlers: AreaHandlers<'points'> = {
  async getPointBalance({ db, merchant, session }) {
    requireModule(merchant, 'pointMall');
    const memberId = session.member.id;
    const { points } = await earnedPoints(db, memberId);
    const [waiting] = await db
      .select({ points: sql`coalesce(-sum(${pointRecord.amount}), 0)`.mapWith(BigInt) })
      .from(pointRecord)
      .where(and(eq(pointRecord.memberId, memberId), eq(pointRecord.state, 'in_process')));
    return {
      balance: hundredthsText(await balanceOf(db, merchant, { memberId, kind: 'points' })),
      claimable: hundredthsText(points),
      inProcess: hundredthsText(waiting?.points ?? 0n),
    };
  },
  getPointConfig({ merchant }) {
    requireModule(merchant, 'pointMall');
    return {
      stakePerPoint: amountText(merchant, (POINT * HUNDRED_PERCENT) / BigInt(POINT_RATE)),
      pointsPerUnit: hundredthsText(POINTS_PER_UNIT * unitParts(merchant)),
      leastConversion: hundredthsText(LEAST_CONVERSION),
      expires: false,
    };
  },
  async claimPoints({ db, merchant, session, now }) {
    requireModule(merchant, 'pointMall');
    const memberId = session.member.id;
    const id = await claimPoints(db, { merchant, memberId, now });
    return findRecord(db, merchant, memberId, id, SOURCE);
  },
  async getPointItems({ db, merchant, query }) {
    requireModule(merchant, 'pointMall');
    return listItems(db, merchant, query);
  },
  redeemPoints: {
    async prepare(call) {
      requireModule(call.merchant, 'pointMall');
      return redeeming.prepare(call);
    },
  },
  convertPoints: {
    async prepare(call) {
      requireModule(call.merchant, 'pointMall');
      return converting.prepare(call);
    },
  },
  async getPointRecords({ db, merchant, session, now, query }) {
    requireModule(merchant, 'pointMall');
    const { from, to, type } = query;
    const { timeZone } = merchant.brand.market;
    const where = and(
      eq(pointRecord.memberId, session.member.id),
      inPeriod(pointRecord.at, { from, to }, { timeZone, now }),
      type && eq(pointRecord.type, type),
    );
    return listRecords(db, merchant, where, query);
  },
  async getPointRecord({ db, merchant, session, path, query }) {
    requireModule(merchant, 'pointMall');
    return findRecord(db, merchant, session.member.id, path.id, query.language);
  },
};
