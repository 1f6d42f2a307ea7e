import type { WrittenSection } from '../helpText.ts';

export const deposit: WrittenSection = {
  id: 'deposit',
  title: { en: 'Adding credits', bn: 'ক্রেডিট যোগ করা' },
  topics: [
    {
      id: 'how',
      title: { en: 'How do I add play credits?', bn: 'কীভাবে খেলার ক্রেডিট যোগ করব?' },
      text: {
        en: 'Open “Deposit”, choose a method and an amount, and follow the steps. No real money moves on {brand}: the page of the method stands for one.\n\nEvery method shows its least and its highest amount before you begin.',
        bn: '“জমা” খুলে মাধ্যম ও অঙ্ক বেছে ধাপগুলো অনুসরণ করুন। {brand}-এ আসল টাকার লেনদেন হয় না: মাধ্যমের পাতাটি শুধু তার নমুনা।\n\nশুরুর আগেই প্রতিটি মাধ্যমের সর্বনিম্ন ও সর্বোচ্চ অঙ্ক দেখানো হয়।',
      },
    },
    {
      id: 'waiting',
      title: { en: 'My deposit is still waiting', bn: 'আমার জমা এখনও অপেক্ষায় আছে' },
      text: {
        en: 'A deposit waits until its method reports it as paid, or its time runs out. Closing the page changes nothing: you find it in your account record. When the time has run out, begin a new one.',
        bn: 'মাধ্যম থেকে পরিশোধের খবর না আসা বা সময় শেষ না হওয়া পর্যন্ত জমা অপেক্ষায় থাকে। পাতা বন্ধ করলে কিছু বদলায় না: হিসাবের রেকর্ডে তা পাবেন। সময় শেষ হয়ে গেলে নতুন করে শুরু করুন।',
      },
    },
    {
      id: 'limit',
      title: { en: 'Why can I not deposit more?', bn: 'আর জমা দিতে পারছি না কেন?' },
      text: {
        en: 'The limits that you have set for 24 hours, 7 days and a month count all your deposits; the lowest of what is left holds. A lower limit holds at once, a higher one after 24 hours and your second word.',
        bn: '২৪ ঘণ্টা, ৭ দিন ও এক মাসের জন্য আপনার ঠিক করা সীমায় সব জমা ধরা হয়; যেটিতে সবচেয়ে কম বাকি সেটিই খাটে। সীমা কমালে সঙ্গে সঙ্গে, বাড়ালে ২৪ ঘণ্টা পর আপনি আবার নিশ্চিত করলে কার্যকর হয়।',
      },
    },
  ],
};
