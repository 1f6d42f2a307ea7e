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
    real: 'Played with your credits.',
    demo: 'Free trial: these credits are of this game alone.',
    winner: 'Winner',
    selection: 'Your choice',
    left: 'Left',
    right: 'Right',
    tie: 'Tie',
    room: 'Table',
    flight: 'Fly to, times the stake',
    returned: 'Gives back on average',
    home: 'Home',
    draw: 'Draw',
    away: 'Away',
    first: 'The first number drawn is',
    game: 'Test game',
    round: 'The round',
    won: 'You get',
    lost: 'Nothing this time. You staked',
    placed: 'Your bet is placed. It is drawn at',
    reached: 'It flew to',
    wanted: 'you wanted',
    exactly: 'This number',
    seats: 'seats',
    yours: 'Your card is the first.',
    big: 'Big',
    small: 'Small',
    odd: 'Odd',
    even: 'Even',
  },
  bn: {
    note: 'এটি রেফারেন্স প্ল্যাটফর্মের একটি পরীক্ষামূলক গেম। এখানে শুধু খেলার ক্রেডিট চলে, আসল টাকা জমা বা তোলা যায় না।',
    balance: 'ব্যালেন্স',
    stake: 'বাজি',
    play: 'এক রাউন্ড খেলুন',
    close: 'গেম বন্ধ করুন',
    closed: 'গেমটি বন্ধ হয়েছে।',
    real: 'আপনার ক্রেডিট দিয়ে খেলা।',
    demo: 'ফ্রি ট্রায়াল: এই ক্রেডিট শুধু এই গেমের।',
    winner: 'জিতেছে',
    selection: 'আপনার পছন্দ',
    left: 'বাম',
    right: 'ডান',
    tie: 'সমান',
    room: 'টেবিল',
    flight: 'কত গুণ পর্যন্ত উড়বে',
    returned: 'গড়ে ফেরত আসে',
    home: 'স্বাগতিক',
    draw: 'ড্র',
    away: 'সফরকারী',
    first: 'প্রথম সংখ্যাটি হবে',
    game: 'পরীক্ষামূলক গেম',
    round: 'এই রাউন্ড',
    won: 'আপনি পেলেন',
    lost: 'এবার কিছু পাওয়া গেল না। আপনার বাজি ছিল',
    placed: 'আপনার বাজি ধরা হয়েছে। ড্রয়ের সময়',
    reached: 'উড়েছে',
    wanted: 'আপনি চেয়েছিলেন',
    exactly: 'এই সংখ্যাটি',
    seats: 'আসন',
    yours: 'প্রথম তাসটি আপনার।',
    big: 'বড়',
    small: 'ছোট',
    odd: 'বিজোড়',
    even: 'জোড়',
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
