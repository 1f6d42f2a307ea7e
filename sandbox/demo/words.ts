import bn from '#src/platform/messages/bn.json' with { type: 'json' };
import en from '#src/platform/messages/en.json' with { type: 'json' };

/** What the pages of the test games say. Failures are said in the words of the sites. */
const OWN = {
  en: {
    note: 'This is a test game of the reference platform. It is play money: nothing can be paid in or out.',
    balance: 'Balance',
    stake: 'Stake',
    play: 'Play one round',
    close: 'Close the game',
    closed: 'The game is closed.',
    real: 'Played with your credits',
    demo: 'Free trial: these credits are of this game alone',
    paid: 'Paid',
    reels: 'Reels',
    cards: 'Cards',
    winner: 'Winner',
    winners: 'Highest cards',
    goal: 'Goal (hundredths)',
    end: 'Reached (hundredths)',
    selection: 'Your choice',
    left: 'left',
    right: 'right',
    tie: 'tie',
    room: 'Table',
    flight: 'Fly to, times the stake',
    returned: 'Gives back on average',
    issue: 'Draw',
    drawsAt: 'Drawn at',
    home: 'home',
    draw: 'draw',
    away: 'away',
    first: 'The first number is (a number, big, small, odd, even)',
  },
  bn: {
    note: 'এটি রেফারেন্স প্ল্যাটফর্মের একটি পরীক্ষামূলক গেম। এখানে শুধু খেলার ক্রেডিট চলে, আসল টাকা জমা বা তোলা যায় না।',
    balance: 'ব্যালেন্স',
    stake: 'বাজি',
    play: 'এক রাউন্ড খেলুন',
    close: 'গেম বন্ধ করুন',
    closed: 'গেমটি বন্ধ হয়েছে।',
    real: 'আপনার ক্রেডিট দিয়ে খেলা',
    demo: 'ফ্রি ট্রায়াল: এই ক্রেডিট শুধু এই গেমের',
    paid: 'পেয়েছেন',
    reels: 'রিল',
    cards: 'তাস',
    winner: 'জিতেছে',
    winners: 'সবচেয়ে বড় তাস',
    goal: 'লক্ষ্য (শতাংশে)',
    end: 'পৌঁছেছে (শতাংশে)',
    selection: 'আপনার পছন্দ',
    left: 'বাম',
    right: 'ডান',
    tie: 'সমান',
    room: 'টেবিল',
    flight: 'কত গুণ পর্যন্ত উড়বে',
    returned: 'গড়ে ফেরত আসে',
    issue: 'ড্র',
    drawsAt: 'ড্রয়ের সময়',
    home: 'স্বাগতিক',
    draw: 'ড্র',
    away: 'সফরকারী',
    first: 'প্রথম সংখ্যাটি (কোনো সংখ্যা, big, small, odd বা even)',
  },
} as const;

export type DemoLanguage = keyof typeof OWN;

/** The words of a language. */
export const wordsOf = (language: DemoLanguage) => OWN[language];

/** The words that the script of a page needs, failures by their codes. */
export const scriptWords = (language: DemoLanguage): Record<string, string> => ({
  ...(language === 'bn' ? bn : en).error,
  ...OWN[language],
});
