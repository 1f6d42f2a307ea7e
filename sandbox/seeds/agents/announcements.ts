import { agentAnnouncement } from '#sandbox/database/schema/agents.ts';
import type { MerchantSeed } from '../merchantSeed.ts';
import { before } from '../seedDay.ts';

/** What the operator has told agents. */
export const seedAgentAnnouncements: MerchantSeed = async (db, { merchantCode, brand }, day) => {
  if (!brand.modules.agent) return;
  const hours = brand.support.agentHours;
  await db.insert(agentAnnouncement).values([
    {
      merchantCode,
      title: 'Hourly and real-time salaries are here',
      titleBn: 'ঘণ্টাভিত্তিক ও তাৎক্ষণিক বেতন চালু হয়েছে',
      content:
        'Besides dividends and daily salaries, contracts can now be paid every hour or every 5 minutes. Ask your upline for an offer.',
      contentBn:
        'লভ্যাংশ ও দৈনিক বেতনের পাশাপাশি এখন প্রতি ঘণ্টায় বা প্রতি ৫ মিনিটে বেতনের চুক্তি করা যায়। আপনার আপলাইনের কাছে প্রস্তাব চান।',
      publishedAt: before(day, 30, 6),
    },
    {
      merchantCode,
      title: 'When agents are answered',
      titleBn: 'এজেন্টদের উত্তর দেওয়ার সময়',
      content: `Customer service answers agents ${hours}.`,
      contentBn: `গ্রাহক সেবা এজেন্টদের উত্তর দেয়: ${hours}।`,
      publishedAt: before(day, 45, 6),
    },
    {
      merchantCode,
      title: `Only adults: ${brand.market.minimumAge} and over`,
      titleBn: `শুধু প্রাপ্তবয়স্ক: ${brand.market.minimumAge} বছর বা তার বেশি`,
      content:
        'Invite nobody under age, and nobody who takes a break from playing. Links used otherwise are switched off.',
      contentBn:
        'অপ্রাপ্তবয়স্ক কাউকে বা খেলা থেকে বিরতি নেওয়া কাউকে আমন্ত্রণ জানাবেন না। অন্যভাবে ব্যবহৃত লিংক বন্ধ করা হয়।',
      publishedAt: before(day, 90, 6),
    },
  ]);
};
