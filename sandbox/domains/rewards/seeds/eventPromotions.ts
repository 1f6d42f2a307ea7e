import type { MoneyText } from '#sandbox/kernel/moneyText.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { type PromotionRow, pictureOf, promotionTexts } from './promotionRow.ts';

/** Events, raffles and news. Amounts are minor units, written by `money` in the texts. */
export const eventPromotions = (day: Date, money: MoneyText): PromotionRow[] => [
  {
    code: 'moon-raffle',
    type: 'raffle',
    image: pictureOf('CQ9-0472'),
    terms: {
      mode: 'raffle',
      ticketsOnJoining: 1,
      prizes: [
        { amount: 0, weight: 60 },
        { amount: 10_00, weight: 25 },
        { amount: 20_00, weight: 12 },
        { amount: 200_00, weight: 3 },
      ],
    },
    turnoverMultiple: 1,
    startsAt: before(day, 20),
    endsAt: before(day, -40),
    ...promotionTexts('moon-raffle', money, { small: 10_00, medium: 20_00, large: 200_00 }),
  },
  {
    code: 'play-safely',
    type: 'event',
    image: pictureOf('KY-0002'),
    terms: { mode: 'application', reward: 30_00 },
    turnoverMultiple: 1,
    startsAt: before(day, 60),
    endsAt: null,
    ...promotionTexts('play-safely', money, { reward: 30_00 }),
  },
  {
    code: 'telegram-news',
    type: 'event',
    image: pictureOf('LOTT-0001'),
    terms: { mode: 'notice' },
    turnoverMultiple: 0,
    startsAt: before(day, 90),
    endsAt: null,
    ...promotionTexts('telegram-news', money, { most: 131_000_00 }),
  },
  {
    code: 'evening-tables',
    type: 'play',
    image: pictureOf('SPARROW-0002'),
    terms: { mode: 'turnover', target: 20_000_00, reward: 400_00 },
    turnoverMultiple: 3,
    startsAt: before(day, -7, 12),
    endsAt: before(day, -37, 12),
    ...promotionTexts('evening-tables', money, { target: 20_000_00, reward: 400_00 }),
  },
];
