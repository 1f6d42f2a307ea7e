import type { MoneyText } from '#sandbox/kernel/moneyText.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { type PromotionRow, pictureOf, promotionTexts } from './promotionRow.ts';

/** Promotions for new players and for deposits. Amounts are minor units, written by `money` in the texts. */
export const newcomerPromotions = (day: Date, money: MoneyText): PromotionRow[] => [
  {
    code: 'first-week',
    type: 'newcomer',
    image: pictureOf('HERON-0018'),
    terms: { mode: 'turnover', target: 5_000_00, reward: 150_00 },
    turnoverMultiple: 3,
    startsAt: before(day, 180),
    endsAt: null,
    ...promotionTexts('first-week', money, { target: 5_000_00, reward: 150_00 }),
  },
  {
    code: 'welcome-credit',
    type: 'newcomer',
    image: pictureOf('SPARROW-0002'),
    terms: { mode: 'claim', reward: 50_00 },
    turnoverMultiple: 5,
    startsAt: before(day, 180),
    endsAt: null,
    ...promotionTexts('welcome-credit', money, { reward: 50_00 }),
  },
  {
    code: 'deposit-match',
    type: 'deposit',
    image: pictureOf('UG-0001'),
    terms: { mode: 'deposit', percent: 20, minimum: 500_00, maximum: 1_000_00 },
    turnoverMultiple: 10,
    startsAt: before(day, 150),
    endsAt: null,
    ...promotionTexts('deposit-match', money, { minimum: 500_00, maximum: 1_000_00 }),
  },
];
