import type { LanguageFacts } from '#src/brand/page.ts';
import { LANGUAGES } from './languageFolders.ts';
import { textIn } from './texts.ts';

/** What engines have that TypeScript does not declare yet. */
interface WrittenLocale extends Intl.Locale {
  getTextInfo?: () => { direction?: LanguageFacts['direction'] };
}

/** What Unicode's data says of a language without a folder, whose messages a brand brings itself. */
function unicodeFacts(tag: string): LanguageFacts {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const locale: WrittenLocale = new Intl.Locale(tag);
  return { name, direction: locale.getTextInfo?.().direction ?? 'ltr' };
}

/** What pages need to know of a language: what its folder says, else what Unicode's data does. */
export function languageFacts(tag: string): LanguageFacts {
  const known = LANGUAGES.find((language) => language.tag === tag);
  if (!known) return unicodeFacts(tag);
  const { name, direction, dayPeriods, tier } = known;
  return {
    ...{ name, direction },
    ...(dayPeriods && { dayPeriods }),
    ...(tier !== 'official' && { note: textIn(tag, 'operator/tiers', tier) }),
  };
}
