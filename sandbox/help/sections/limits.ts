import type { WrittenSection } from '../helpText.ts';

export const limits: WrittenSection = {
  id: 'limits',
  title: { en: 'Limits and breaks', bn: 'সীমা ও বিরতি' },
  topics: [
    {
      id: 'limits',
      title: { en: 'Which limits can I set?', bn: 'কী কী সীমা ঠিক করতে পারি?' },
      text: {
        en: 'For deposits and for losses, each for 24 hours, 7 days and a month, and for the time of one sitting. A lower limit holds at once. A higher one waits 24 hours and asks you again.',
        bn: 'জমা ও ক্ষতির জন্য ২৪ ঘণ্টা, ৭ দিন ও এক মাসের সীমা, আর একটানা খেলার সময়ের সীমা। কমালে সঙ্গে সঙ্গে কার্যকর হয়। বাড়াতে চাইলে ২৪ ঘণ্টা অপেক্ষার পর আবার নিশ্চিত করতে হয়।',
      },
    },
    {
      id: 'reality-check',
      title: { en: 'Why does the game stop now and then?', bn: 'খেলা মাঝে মাঝে থেমে যায় কেন?' },
      text: {
        en: 'After 15, 30 or 60 minutes, as you choose, we tell you how long you have played, what you staked and how you stand. Play goes on once you have read it.',
        bn: 'আপনার পছন্দমতো ১৫, ৩০ বা ৬০ মিনিট পর পর আমরা জানাই কতক্ষণ খেলেছেন, কত বাজি ধরেছেন এবং কত লাভ বা ক্ষতি হয়েছে। তা পড়ার পর খেলা আবার চলে।',
      },
    },
    {
      id: 'break',
      title: { en: 'How do I take a break?', bn: 'কীভাবে বিরতি নেব?' },
      text: {
        en: 'A time-out lasts from 24 hours to 6 weeks, a self-exclusion from 6 months to 5 years. Neither can be ended early. Meanwhile you can log in, see your records and withdraw, but not deposit or play.',
        bn: 'স্বল্প বিরতি ২৪ ঘণ্টা থেকে ৬ সপ্তাহ, স্ব-বর্জন ৬ মাস থেকে ৫ বছর। কোনোটিই আগে শেষ করা যায় না। এই সময়ে লগইন, রেকর্ড দেখা ও উত্তোলন করা যায়, কিন্তু জমা দেওয়া বা খেলা যায় না।',
      },
    },
  ],
};
