import { pointItem } from '#sandbox/domains/rewards/schema/points.ts';
import { TEXTS } from '#sandbox/domains/rewards/settings.ts';
import { type MoneyText, moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { textsOf } from '#sandbox/kernel/text/texts.ts';
import { amountsIn, pictureOf } from './promotionRow.ts';

type Row = Omit<typeof pointItem.$inferInsert, 'merchantCode' | 'position'>;

/** The texts of an item; those of a credit name its worth, in minor units. */
function itemTexts(code: string, money: MoneyText, worth = 0): Pick<Row, 'name' | 'description'> {
  const values = amountsIn(money, { worth });
  return {
    name: textsOf(TEXTS, `items.${code}.name`, values),
    description: textsOf(TEXTS, `items.${code}.description`, values),
  };
}

/** The initial items of the points mall. Prices are hundredths of a point, worth is minor units. */
export const itemsOf = (money: MoneyText): Row[] => [
  {
    code: 'sticker-sheet',
    kind: 'goods',
    image: pictureOf('CQ9-0472'),
    price: 20_00n,
    stock: 400,
    ...itemTexts('sticker-sheet', money),
  },
  {
    code: 'credit-5',
    kind: 'credit',
    image: pictureOf('HERON-0018'),
    price: 450_00n,
    worth: 5_00n,
    stock: 1_000,
    ...itemTexts('credit-5', money, 5_00),
  },
  {
    code: 'tea-mug',
    kind: 'goods',
    image: pictureOf('SPARROW-0002'),
    price: 1_200_00n,
    stock: 60,
    ...itemTexts('tea-mug', money),
  },
  {
    code: 'credit-50',
    kind: 'credit',
    image: pictureOf('UG-0001'),
    price: 4_400_00n,
    worth: 50_00n,
    stock: 200,
    ...itemTexts('credit-50', money, 50_00),
  },
  {
    code: 'phone-stand',
    kind: 'goods',
    image: pictureOf('KY-0002'),
    price: 3_000_00n,
    stock: 0,
    ...itemTexts('phone-stand', money),
  },
];

/** Seeds the items of the points mall. */
export const seedPointItems: MerchantSeed = async (db, { merchantCode, brand }) => {
  if (!brand.modules.pointMall) return;
  await db.insert(pointItem).values(
    itemsOf(moneyTextOf(brand.market)).map((item, position) => ({
      ...item,
      merchantCode,
      position,
    })),
  );
};
