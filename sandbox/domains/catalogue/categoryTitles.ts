import type { GameType } from '#src/platform/contract.generated.ts';

/** The names of the categories (S1.1). */
export const CATEGORY_TITLES: Record<GameType, { en: string; bn: string }> = {
  LOTT: { en: 'Lottery', bn: 'লটারি' },
  ELOTT: { en: 'E-lottery', bn: 'ই-লটারি' },
  LIVE: { en: 'Live casino', bn: 'লাইভ ক্যাসিনো' },
  SPORTS: { en: 'Sports', bn: 'স্পোর্টস' },
  FISH: { en: 'Fishing', bn: 'ফিশিং' },
  RNG: { en: 'Slots', bn: 'স্লট' },
  PVP: { en: 'Card and board games', bn: 'তাস ও বোর্ড গেম' },
};
