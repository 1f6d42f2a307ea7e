import type { WrittenSection } from '../helpText.ts';

export const limits: WrittenSection = {
  id: 'limits',
  title: { en: 'Limits and breaks', bn: 'সীমা ও বিরতি' },
  topics: [
    {
      id: 'limits',
      title: { en: 'Which limits can I set?', bn: 'কী কী সীমা ঠিক করতে পারি?' },
      text: {
        en: 'You can set deposit limits and loss limits for 24 hours, 7 days and 30 days, and a session limit. A lower limit takes effect at once. A higher one takes effect after 24 hours, once you confirm it.',
        bn: 'জমা ও ক্ষতির জন্য 24 ঘণ্টা, 7 দিন ও 30 দিনের সীমা, আর খেলার সময়সীমা ঠিক করতে পারেন। কমালে সঙ্গে সঙ্গে কার্যকর হয়। বাড়াতে চাইলে 24 ঘণ্টা অপেক্ষার পর আবার নিশ্চিত করতে হয়।',
      },
    },
    {
      id: 'reality-check',
      title: { en: 'Why does the game pause now and then?', bn: 'খেলা মাঝে মাঝে থেমে যায় কেন?' },
      text: {
        en: 'Every 15, 30 or 60 minutes, as you choose, a reality check shows how long your session has lasted, what you have staked and your result. Play continues once you confirm it.',
        bn: 'আপনার পছন্দমতো 15, 30 বা 60 মিনিট পর পর সময়ের হিসাবে দেখানো হয় সেশন কতক্ষণ চলছে, কত বাজি ধরেছেন এবং ফল কী। আপনি নিশ্চিত করলে খেলা আবার চলে।',
      },
    },
    {
      id: 'break',
      title: { en: 'How do I take a break?', bn: 'কীভাবে বিরতি নেব?' },
      text: {
        en: 'A time-out lasts from 24 hours to 6 weeks, a self-exclusion from 6 months to 5 years. Neither can be ended early. During a break you can log in, view your records and withdraw, but not deposit or play.',
        bn: 'স্বল্প বিরতি 24 ঘণ্টা থেকে 6 সপ্তাহ, স্ব-বর্জন 6 মাস থেকে 5 বছর। কোনোটিই আগে শেষ করা যায় না। এই সময়ে লগইন, রেকর্ড দেখা ও উত্তোলন করা যায়, কিন্তু জমা দেওয়া বা খেলা যায় না।',
      },
    },
  ],
};
