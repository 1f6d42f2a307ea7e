import { agentAnnouncement } from '#sandbox/domains/agents/schema.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { zoneName } from '#src/i18n/zone.ts';

/** Seeds the operator's announcements to agents. */
export const seedAgentAnnouncements: MerchantSeed = async (db, { merchantCode, brand }, day) => {
  if (!brand.modules.agent) return;
  const hours = brand.support.agentHours;
  const zoneIn = (language: Language) => zoneName({ ...brand.market, language });
  await db.insert(agentAnnouncement).values([
    {
      merchantCode,
      title: 'Hourly and real-time salaries are here',
      titleBn: 'ঘণ্টাভিত্তিক ও রিয়েল-টাইম বেতন চালু হয়েছে',
      content:
        'In addition to dividends and daily salaries, contracts can now be paid every hour or every 5 minutes. Ask your upline for an offer.',
      contentBn:
        'লভ্যাংশ ও দৈনিক বেতনের পাশাপাশি এখন প্রতি ঘণ্টায় বা প্রতি 5 মিনিটে বেতনের চুক্তি করা যায়। আপনার আপলাইনের কাছে প্রস্তাব চান।',
      publishedAt: before(day, 30, 6),
    },
    {
      merchantCode,
      title: 'Support hours for agents',
      titleBn: 'এজেন্ট সাপোর্টের সময়',
      content: `Agent support is available ${hours}, ${zoneIn('en')}.`,
      contentBn: `এজেন্ট সাপোর্ট পাওয়া যায়: ${hours}, ${zoneIn('bn')}।`,
      publishedAt: before(day, 45, 6),
    },
    {
      merchantCode,
      title: `Adults only: ${brand.market.minimumAge} and over`,
      titleBn: `শুধু প্রাপ্তবয়স্ক: ${brand.market.minimumAge} বছর বা তার বেশি`,
      content:
        'Do not invite anyone under age or anyone taking a break from playing. Referral links used that way are disabled.',
      contentBn:
        'অপ্রাপ্তবয়স্ক কাউকে বা খেলা থেকে বিরতি নেওয়া কাউকে আমন্ত্রণ জানাবেন না। নিয়ম ভাঙলে লিংক বন্ধ করা হয়।',
      publishedAt: before(day, 90, 6),
    },
  ]);
};
