import { findingOf } from '#sandbox/domains/accounts/checkField.ts';
import type { Fields } from '#sandbox/domains/accounts/checkRegistration.ts';
import type { FieldRules } from '#sandbox/domains/accounts/fieldRules.ts';
import { messageLanguage } from '#sandbox/domains/accounts/messageLanguage.ts';
import { registeredMessage } from '#sandbox/domains/accounts/messages/messages.ts';
import { takenFields } from '#sandbox/domains/accounts/takenFields.ts';
import type { Call } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

type RegisterCall = Call<'register'> | Call<'registerMobile'>;
type Contact = 'mobileNum' | 'email';

/** The contact fields of a form, each with the channel of messages to its owner. */
const CHANNEL = { mobileNum: 'sms', email: 'email' } as const satisfies Record<Contact, string>;

/** The contacts that a code has proven: their holder may learn that they are registered. */
interface Proven {
  rules: FieldRules;
  proven: readonly Contact[];
}

/**
 * A new player's fields without contacts that belong to somebody else. The response is the same as if they were free, and their owner is
 * notified; only a proven contact is refused as taken.
 */
export async function withOwnContacts(
  call: RegisterCall,
  fields: Fields,
  { rules, proven }: Proven,
): Promise<Fields> {
  const { db, merchant } = call;
  const { mobileNum, email, ...others } = fields;
  const taken = await takenFields(db, merchant.merchantCode, { mobileNum, email });
  const refused = proven.filter((name) => taken.includes(name));
  if (refused.length > 0) {
    const findings = refused.map((name) => findingOf(name, 'taken', rules[name]));
    throw new Refusal('field_invalid', { value: { fields: findings } });
  }
  const writer = { brand: merchant.brand, language: messageLanguage(call) };
  const kept: Fields = others;
  for (const [name, to] of Object.entries({ mobileNum, email })) {
    const contact = name === 'email' ? name : 'mobileNum';
    if (to === undefined) continue;
    if (!taken.includes(contact)) kept[contact] = to;
    else await call.send(registeredMessage(writer, { channel: CHANNEL[contact], to }));
  }
  return kept;
}
