import type { WrittenSection } from '../helpText.ts';

export const deposit: WrittenSection = {
  id: 'deposit',
  title: { en: 'Deposits', bn: 'জমা' },
  topics: [
    {
      id: 'how',
      title: { en: 'How do I deposit?', bn: 'কীভাবে জমা দেব?' },
      text: {
        en: 'Open “Deposit”, choose a method and an amount, and follow the steps. No real money moves on {brand}: you deposit play credits, and the payment page is only a sample.\n\nEvery method shows its minimum and maximum amount before you start.',
        bn: '“জমা” খুলে মাধ্যম ও পরিমাণ বেছে ধাপগুলো অনুসরণ করুন। {brand}-এ আসল টাকার লেনদেন হয় না: আপনি খেলার ক্রেডিট জমা দেন, পেমেন্টের পাতাটি শুধু নমুনা।\n\nশুরুর আগেই প্রতিটি মাধ্যমের সর্বনিম্ন ও সর্বোচ্চ পরিমাণ দেখানো হয়।',
      },
    },
    {
      id: 'waiting',
      title: { en: 'My deposit is still pending', bn: 'আমার জমা এখনো অপেক্ষমাণ' },
      text: {
        en: 'A deposit stays pending until the payment is confirmed or its time runs out. You can close the page: you will find the deposit in your account under “In progress”. If you have paid, open it and, if asked, enter the transaction ID, even if the time has just run out. If you have not paid, start a new deposit.',
        bn: 'পেমেন্ট নিশ্চিত না হওয়া বা সময় শেষ না হওয়া পর্যন্ত জমা অপেক্ষমাণ থাকে। পাতা বন্ধ করলে সমস্যা নেই: অ্যাকাউন্টের “চলমান লেনদেন” অংশে জমাটি পাবেন। পেমেন্ট করে থাকলে জমাটি খুলে, চাওয়া হলে ট্রানজেকশন আইডি দিন, সময় সদ্য শেষ হয়ে গেলেও। পেমেন্ট না করে থাকলে নতুন জমা শুরু করুন।',
      },
    },
    {
      id: 'limit',
      title: { en: 'Why can’t I deposit more?', bn: 'আর জমা দিতে পারছি না কেন?' },
      text: {
        en: 'All your deposits count towards the limits you set for 24 hours, 7 days and 30 days; the lowest remaining amount applies. A lower limit takes effect at once. A higher one takes effect after 24 hours, once you confirm it.',
        bn: '24 ঘণ্টা, 7 দিন ও 30 দিনের জন্য আপনার ঠিক করা সীমায় সব জমা ধরা হয়; যেটিতে সবচেয়ে কম বাকি সেটিই কার্যকর হয়। সীমা কমালে সঙ্গে সঙ্গে, বাড়ালে 24 ঘণ্টা পর আপনি আবার নিশ্চিত করলে কার্যকর হয়।',
      },
    },
  ],
};
