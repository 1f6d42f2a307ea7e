import { pointItem } from '#sandbox/domains/rewards/schema/points.ts';
import { type MoneyText, moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { pictureOf } from './promotionRow.ts';

type Row = Omit<typeof pointItem.$inferInsert, 'merchantCode' | 'position'>;

/** The initial items of the points mall. Prices are hundredths of a point, worth is minor units. */
export const itemsOf = (money: MoneyText): Row[] => [
  {
    code: 'sticker-sheet',
    kind: 'goods',
    image: pictureOf('CQ9-0472'),
    price: 20_00n,
    stock: 400,
    name: 'Sticker sheet',
    nameBn: 'এক পাতা স্টিকার',
    description: 'Twelve animal stickers from the fishing games. Sent by post.',
    descriptionBn: 'ফিশিং গেমের প্রাণীদের বারোটি স্টিকার। ডাকে পাঠানো হয়।',
  },
  {
    code: 'credit-5',
    kind: 'credit',
    image: pictureOf('HERON-0018'),
    price: 450_00n,
    worth: 5_00n,
    stock: 1_000,
    name: `${money(5_00, 'en')} play credit`,
    nameBn: `${money(5_00, 'bn')} খেলার ক্রেডিট`,
    description: 'Appears in your rewards once approved. Turnover requirement: 1× the credit.',
    descriptionBn: 'অনুমোদনের পর পুরস্কারে পাওয়া যাবে। টার্নওভার শর্ত: ক্রেডিটের 1 গুণ।',
  },
  {
    code: 'tea-mug',
    kind: 'goods',
    image: pictureOf('SPARROW-0002'),
    price: 1_200_00n,
    stock: 60,
    name: 'Tea mug',
    nameBn: 'চায়ের মগ',
    description: 'An earthenware mug for a break between rounds. Sent by post.',
    descriptionBn: 'মাটির মগ, দুই রাউন্ডের মাঝের বিরতির জন্য। ডাকে পাঠানো হয়।',
  },
  {
    code: 'credit-50',
    kind: 'credit',
    image: pictureOf('UG-0001'),
    price: 4_400_00n,
    worth: 50_00n,
    stock: 200,
    name: `${money(50_00, 'en')} play credit`,
    nameBn: `${money(50_00, 'bn')} খেলার ক্রেডিট`,
    description: 'Appears in your rewards once approved. Turnover requirement: 1× the credit.',
    descriptionBn: 'অনুমোদনের পর পুরস্কারে পাওয়া যাবে। টার্নওভার শর্ত: ক্রেডিটের 1 গুণ।',
  },
  {
    code: 'phone-stand',
    kind: 'goods',
    image: pictureOf('KY-0002'),
    price: 3_000_00n,
    stock: 0,
    name: 'Bamboo phone stand',
    nameBn: 'বাঁশের মোবাইল স্ট্যান্ড',
    description: 'Made in Sylhet. Back in stock next month.',
    descriptionBn: 'সিলেটে তৈরি। আগামী মাসে আবার আসবে।',
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
