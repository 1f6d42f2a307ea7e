import bn from '#src/platform/messages/bn.json' with { type: 'json' };
import en from '#src/platform/messages/en.json' with { type: 'json' };

/** The texts of the test games. Failures use the messages of the sites. */
const OWN = {
  en: {
    note: 'This is a test game. It is played with play credits, which have no cash value.',
    balance: 'Balance',
    stake: 'Stake',
    play: 'Play one round',
    close: 'Close the game',
    closed: 'The game is closed.',
    real: 'You are playing with your own credits.',
    demo: 'Free trial: these credits work in this game only.',
    winner: 'Winner',
    selection: 'Your choice',
    left: 'Left',
    right: 'Right',
    tie: 'Tie',
    room: 'Table',
    flight: 'Cash out at (multiplier)',
    returned: 'Return to player (RTP)',
    home: 'Home',
    draw: 'Draw',
    away: 'Away',
    first: 'The first number drawn is',
    game: 'Test game',
    round: 'The round',
    won: 'You win',
    lost: 'No win this time. You staked',
    placed: 'Your bet is placed. The draw is at',
    reached: 'It flew to',
    wanted: 'your target was',
    exactly: 'This number',
    seats: 'seats',
    yours: 'Yours is the first card.',
    big: 'Big',
    small: 'Small',
    odd: 'Odd',
    even: 'Even',
  },
  bn: {
    note: 'এটি একটি পরীক্ষামূলক গেম। এখানে শুধু খেলার ক্রেডিট চলে, যার কোনো নগদ মূল্য নেই।',
    balance: 'ব্যালেন্স',
    stake: 'বাজি',
    play: 'এক রাউন্ড খেলুন',
    close: 'গেম বন্ধ করুন',
    closed: 'গেমটি বন্ধ হয়েছে।',
    real: 'আপনি নিজের ক্রেডিট দিয়ে খেলছেন।',
    demo: 'ফ্রি ট্রায়াল: এই ক্রেডিট শুধু এই গেমের।',
    winner: 'জিতেছে',
    selection: 'আপনার পছন্দ',
    left: 'বাম',
    right: 'ডান',
    tie: 'টাই',
    room: 'টেবিল',
    flight: 'যত গুণে ক্যাশ আউট',
    returned: 'রিটার্ন টু প্লেয়ার (RTP)',
    home: 'হোম',
    draw: 'ড্র',
    away: 'অ্যাওয়ে',
    first: 'প্রথম সংখ্যাটি হবে',
    game: 'পরীক্ষামূলক গেম',
    round: 'এই রাউন্ড',
    won: 'আপনি জিতেছেন',
    lost: 'এবার জেতেননি। আপনার বাজি ছিল',
    placed: 'আপনার বাজি ধরা হয়েছে। ড্রয়ের সময়',
    reached: 'উড়েছে',
    wanted: 'আপনার টার্গেট ছিল',
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
