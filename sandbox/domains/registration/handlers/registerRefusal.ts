import { checkFields } from '#sandbox/domains/accounts/checkRegistration.ts';
import { type Form, fieldRulesOf } from '#sandbox/domains/accounts/fieldRules.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { checkRegister } from '#sandbox/domains/protection/register.ts';
import type { BeforeTransaction, Call } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { realNameOf } from './createPlayer.ts';
import { formFields } from './formFields.ts';

/**
 * Looks up a new player in the register of excluded persons, before the transaction begins. Returns their refusal, which must not be
 * revealed before the rest of the form was found valid.
 */
export async function registerRefusal(
  { read, merchant, body, now }: BeforeTransaction<Call<'register'> | Call<'registerMobile'>>,
  form: Form,
  { control, exclusionRegister }: HandlerParts,
): Promise<Refusal | undefined> {
  if (!exclusionRegister) return undefined;
  const rules = fieldRulesOf(merchant, control, form);
  const { fields, findings } = await read((db) =>
    checkFields({ db, merchant, now, rules }, body, formFields(rules)),
  );
  // A person who could not be looked up is not registered, even if the form is valid after all.
  if (findings.length > 0) return new Refusal('exclusion_register_unavailable');
  const { mobileNum = null, email = null, birthday, fullName } = fields;
  const person = { mobile: mobileNum, email, realName: realNameOf(fields), accounts: [] };
  const profile = { ...(birthday && { birthday }), ...(fullName && { fullName }) };
  try {
    await checkRegister(exclusionRegister, { ...person, profile });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
