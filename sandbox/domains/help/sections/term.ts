import type { WrittenSection } from '../helpText.ts';

export const term: WrittenSection = {
  id: 'term',
  title: { en: 'Terms', bn: 'শর্তাবলি' },
  topics: [
    {
      id: 'credits',
      title: { en: 'Play credits', bn: 'খেলার ক্রেডিট' },
      text: {
        en: '{brand} is played with play credits. They are not money: they cannot be bought, sold or exchanged, and no prize has a value outside the site.',
        bn: '{brand}-এ খেলার ক্রেডিট দিয়ে খেলা হয়। এগুলো টাকা নয়: কেনা, বেচা বা বদলানো যায় না এবং সাইটের বাইরে কোনো পুরস্কারের মূল্য নেই।',
      },
    },
    {
      id: 'who',
      title: { en: 'Who may play', bn: 'কারা খেলতে পারবেন' },
      text: {
        en: 'Anyone aged {age} or over, for themselves, with one account. Using other people’s accounts, or programs that play for you, is not allowed.',
        bn: 'যাঁর বয়স {age} বা তার বেশি, নিজের জন্য, একটি অ্যাকাউন্টে। অন্যের অ্যাকাউন্ট বা খেলার প্রোগ্রাম ব্যবহার করা যাবে না।',
      },
    },
    {
      id: 'rounds',
      title: { en: 'Rounds and records', bn: 'রাউন্ড ও রেকর্ড' },
      text: {
        en: 'The platform’s record decides the result of a round. Rounds that fail through our fault are void, and the stake is returned. Records are kept for at least six months and can be downloaded.',
        bn: 'রাউন্ডের ফল প্ল্যাটফর্মের রেকর্ড অনুযায়ী নির্ধারিত হয়। আমাদের ত্রুটিতে ব্যর্থ রাউন্ড বাতিল হয় এবং বাজির পরিমাণ ফেরত দেওয়া হয়। রেকর্ড অন্তত ছয় মাস রাখা হয় এবং ডাউনলোড করা যায়।',
      },
    },
    {
      id: 'changes',
      title: { en: 'Changes to the terms', bn: 'শর্ত পরিবর্তন' },
      text: {
        en: 'New terms are shown at your next login and take effect once you agree. If you do not agree, you can still withdraw and close your account.',
        bn: 'নতুন শর্ত পরের লগইনে দেখানো হয় এবং আপনি সম্মত হলে কার্যকর হয়। সম্মত না হলেও উত্তোলন করতে ও অ্যাকাউন্ট বন্ধ করতে পারবেন।',
      },
    },
  ],
};
