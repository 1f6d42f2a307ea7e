import type { WrittenSection } from '../helpText.ts';

export const play: WrittenSection = {
  id: 'play',
  title: { en: 'Playing', bn: 'খেলা' },
  topics: [
    {
      id: 'start',
      title: { en: 'How do I start a game?', bn: 'কীভাবে গেম শুরু করব?' },
      text: {
        en: 'Choose a game and “Start now”. You need an account for that. “Free trial” opens the game with credits of its own, which are neither won nor lost.',
        bn: 'গেম বেছে “এখনই শুরু” চাপুন। এর জন্য অ্যাকাউন্ট লাগে। “ফ্রি ট্রায়াল” গেমটি তার নিজস্ব ক্রেডিটে খোলে, তাতে জেতা বা হারার কিছু নেই।',
      },
    },
    {
      id: 'interrupted',
      title: { en: 'The connection broke off while I played', bn: 'খেলার মাঝে সংযোগ চলে গেছে' },
      text: {
        en: 'A round that the platform has taken is played to its end and settled, whether you are connected or not. You find it in your betting record. A round that never reached the platform costs nothing.',
        bn: 'প্ল্যাটফর্মে পৌঁছানো রাউন্ড আপনি সংযুক্ত থাকুন বা না থাকুন শেষ পর্যন্ত চলে এবং হিসাব হয়। বাজির রেকর্ডে তা পাবেন। যে রাউন্ড প্ল্যাটফর্মে পৌঁছায়নি তার জন্য কিছুই কাটা হয় না।',
      },
    },
    {
      id: 'chance',
      title: { en: 'Can I get better at winning?', bn: 'জেতার কৌশল আছে কি?' },
      text: {
        en: 'No. Results come from chance, every round anew: a long time without a win makes the next one no likelier. Over time every game takes more than it gives. Play for fun, with what you can spare.',
        bn: 'না। প্রতিটি রাউন্ডের ফল নতুন করে দৈবচয়নে আসে: অনেকক্ষণ না জিতলেও পরেরটিতে জেতার সম্ভাবনা বাড়ে না। সময়ের সঙ্গে প্রতিটি গেম যা দেয় তার চেয়ে বেশি নেয়। আনন্দের জন্য খেলুন, সামর্থ্যের মধ্যে খেলুন।',
      },
    },
  ],
};
