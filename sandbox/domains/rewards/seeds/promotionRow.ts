import type { promotion } from '#sandbox/domains/rewards/schema/promotions.ts';
import { TEXTS } from '#sandbox/domains/rewards/settings.ts';
import { artPath } from '#sandbox/kernel/art/artPath.ts';
import type { MoneyText } from '#sandbox/kernel/moneyText.ts';
import { type TextValues, textsOf } from '#sandbox/kernel/text/texts.ts';

/** The row of a seeded promotion. */
export type PromotionRow = Omit<typeof promotion.$inferInsert, 'merchantCode' | 'position'>;

/** The picture of a seeded promotion, taken from a game of the catalogue. */
export const pictureOf = (gameCode: string): string => artPath(gameCode, 'wide');

/** Amounts in minor units, as texts in a language have them. */
export const amountsIn =
  (money: MoneyText, amounts: Readonly<Record<string, number>>): TextValues =>
  (language) =>
    Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, money(amount, language)]),
    );

/** The texts of a seeded promotion, with the amounts that they name. */
export function promotionTexts(
  code: string,
  money: MoneyText,
  amounts: Readonly<Record<string, number>>,
): Pick<PromotionRow, 'title' | 'summary' | 'content'> {
  const values = amountsIn(money, amounts);
  return {
    title: textsOf(TEXTS, `promotions.${code}.title`, values),
    summary: textsOf(TEXTS, `promotions.${code}.summary`, values),
    content: textsOf(TEXTS, `promotions.${code}.content`, values),
  };
}
