import { SOURCE } from './languageFolders.ts';

/** The plural forms that Unicode knows, in its order: `item_few` is the message `item` for a few. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const PLURAL = new RegExp(`^(.*)_(${FORMS.join('|')})$`);

/** The plural forms that a language has, in Unicode's order; those of the source language for a tag that Unicode does not know. */
export function pluralForms(tag: string): Intl.LDMLPluralRule[] {
  const [known = SOURCE] = Intl.PluralRules.supportedLocalesOf(tag);
  const { pluralCategories } = new Intl.PluralRules(known).resolvedOptions();
  return FORMS.filter((form) => pluralCategories.includes(form));
}

/** The message and the form that a key names, if it may be that of a plural. */
export function pluralKey(key: string): { message: string; form: string } | undefined {
  const [, message, form] = PLURAL.exec(key) ?? [];
  return message === undefined || form === undefined ? undefined : { message, form };
}

/** The messages with plural forms among the keys of the source language: those that have every form of it. */
export function pluralMessages(keys: ReadonlySet<string>): Set<string> {
  const forms = pluralForms(SOURCE);
  const messages = [...keys].flatMap((key) => pluralKey(key)?.message ?? []);
  return new Set(
    messages.filter((message) => forms.every((form) => keys.has(`${message}_${form}`))),
  );
}
