import type { WrittenSection } from '../helpText.ts';

export const play: WrittenSection = {
  id: 'play',
  title: { en: 'Playing', bn: 'খেলা' },
  topics: [
    {
      id: 'start',
      title: { en: 'How do I start a game?', bn: 'কীভাবে গেম শুরু করব?' },
      text: {
        en: 'Choose a game, then “Start now”. You need an account for this. “Free trial” opens the game with trial credits, so you cannot win or lose anything.',
        bn: 'গেম বেছে “খেলুন” চাপুন। এর জন্য অ্যাকাউন্ট লাগে। “ফ্রি ট্রায়াল” গেমটি ট্রায়াল ক্রেডিটে খোলে, তাতে জেতা বা হারার কিছু নেই।',
      },
    },
    {
      id: 'interrupted',
      title: { en: 'I lost connection during a game', bn: 'খেলার মাঝে সংযোগ চলে গেছে' },
      text: {
        en: 'A round that reached the platform is completed and settled, whether you are connected or not. You will find it in your bet history. If it did not reach the platform, nothing is deducted.',
        bn: 'যে রাউন্ড প্ল্যাটফর্মে পৌঁছেছে, আপনি অফলাইনে গেলেও তা শেষ হয় এবং নিষ্পত্তি হয়। বাজির ইতিহাসে তা পাবেন। যে রাউন্ড প্ল্যাটফর্মে পৌঁছায়নি তার জন্য কিছুই কাটা হয় না।',
      },
    },
    {
      id: 'chance',
      title: { en: 'Can I get better at winning?', bn: 'জেতার কৌশল আছে কি?' },
      text: {
        en: 'No. Every round is pure chance: a long time without a win does not make the next win any more likely. Over time every game takes more than it gives. Play for fun, with what you can afford.',
        bn: 'না। প্রতিটি রাউন্ডের ফল নতুন করে দৈবচয়নে আসে: অনেকক্ষণ না জিতলেও পরেরটিতে জেতার সম্ভাবনা বাড়ে না। সময়ের সঙ্গে প্রতিটি গেম যা দেয় তার চেয়ে বেশি নেয়। আনন্দের জন্য খেলুন, সামর্থ্যের মধ্যে খেলুন।',
      },
    },
  ],
};
