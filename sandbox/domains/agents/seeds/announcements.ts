import { agentAnnouncement } from '#sandbox/domains/agents/schema.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { textsOf } from '#sandbox/kernel/text/texts.ts';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { formatHours } from '#src/i18n/serviceHours.ts';
import { zoneName } from '#src/i18n/zone.ts';

/** The texts about agents in each language. */
const TEXTS = 'sandbox/agents';

/** The announcements: the key of their texts, and how many days ago they were published. */
const ANNOUNCEMENTS = [
  ['salaries', 30],
  ['hours', 45],
  ['adults', 90],
] as const;

/** Seeds the operator's announcements to agents. */
export const seedAgentAnnouncements: MerchantSeed = async (db, { merchantCode, brand }, day) => {
  if (!brand.modules.agent) return;
  const values = (language: Language) => ({
    hours: formatHours(brand.support.agentHours, {
      ...brand.market,
      language,
      dayPeriods: languageFacts(language).dayPeriods,
    }),
    zone: zoneName({ ...brand.market, language }),
    age: String(brand.market.minimumAge),
  });
  await db.insert(agentAnnouncement).values(
    ANNOUNCEMENTS.map(([key, daysAgo]) => ({
      merchantCode,
      title: textsOf(TEXTS, `news.${key}.title`, values),
      content: textsOf(TEXTS, `news.${key}.text`, values),
      publishedAt: before(day, daysAgo, 6),
    })),
  );
};
