import { notifyPaid } from '#sandbox/domains/rewards/notify.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { checkImages } from '#sandbox/kernel/images/checkImages.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { imageOf } from '../applicationImages.ts';
import { applicationsOf, submitApplication } from '../applications.ts';
import { claimPromotion } from '../claimPromotion.ts';
import { findPromotion, requireMode, requireOpen } from '../findPromotion.ts';
import { joinPromotion } from '../joinPromotion.ts';
import { listPromotions, withStanding } from '../listPromotions.ts';
import { promotionView } from '../promotionView.ts';
import { openTicket } from '../raffle.ts';

/** Handlers for promotions, applications to them and raffles. */
export const promotionHandlers: AreaHandlers<'promotions'> = {
  async getPromotions({ db, merchant, session, now, query }) {
    requireModule(merchant, 'promotions');
    const { type, language, pageNo, pageSize } = query;
    const { merchantCode } = merchant;
    const viewer = { merchantCode, memberId: session?.member.id, now };
    const all = await listPromotions(db, viewer, type);
    return {
      list: all
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map((one) => promotionView(merchant, one, language)),
      totalPages: Math.ceil(all.length / pageSize),
    };
  },
  async getPromotion({ db, merchant, session, now, path, query }) {
    requireModule(merchant, 'promotions');
    const { merchantCode } = merchant;
    const promotion = await findPromotion(db, merchantCode, path.code);
    const viewer = { merchantCode, memberId: session?.member.id, now };
    const standing = await withStanding(db, viewer, [promotion]);
    const [view] = standing.map((one) => promotionView(merchant, one, query.language));
    if (!view) throw new Error('A promotion has lost its standing.');
    return view;
  },
  async joinPromotion({ db, merchant, session, now, path }) {
    requireModule(merchant, 'promotions');
    const promotion = await findPromotion(db, merchant.merchantCode, path.code);
    await joinPromotion(db, session.member.id, promotion, now);
    return null;
  },
  async claimPromotion(call) {
    const { db, merchant, session, now, path } = call;
    requireModule(merchant, 'promotions');
    const promotion = await findPromotion(db, merchant.merchantCode, path.code);
    const memberId = session.member.id;
    const paid = await claimPromotion(db, { merchant, memberId, now }, promotion);
    await notifyPaid(call, memberId);
    return paid;
  },
  async applyForPromotion({ db, merchant, session, now, path, body }) {
    requireModule(merchant, 'promotions');
    const { merchantCode } = merchant;
    const promotion = await findPromotion(db, merchantCode, path.code);
    requireMode(promotion, 'application');
    requireOpen(promotion, now);
    const images = await checkImages(body.images);
    const { statement } = body;
    await submitApplication(db, promotion, {
      ...{ merchantCode, memberId: session.member.id, statement, images, now },
    });
    return null;
  },
  async getPromotionApplications({ db, merchant, session, query }) {
    requireModule(merchant, 'promotions');
    return applicationsOf(db, session.member.id, query);
  },
  async getApplicationImage({ db, merchant, session, path }) {
    requireModule(merchant, 'promotions');
    const promotion = await findPromotion(db, merchant.merchantCode, path.code);
    return imageOf(db, session.member.id, promotion, path.position);
  },
  async claimRaffle(call) {
    const { db, merchant, session, now, body } = call;
    requireModule(merchant, 'promotions');
    const promotion = await findPromotion(db, merchant.merchantCode, body.code);
    const memberId = session.member.id;
    const result = await openTicket(db, { merchant, memberId, now }, promotion);
    await notifyPaid(call, memberId);
    return result;
  },
};
