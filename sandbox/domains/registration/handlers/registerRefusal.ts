import { checkFields } from '#sandbox/domains/accounts/checkRegistration.ts';
import { type Form, fieldRulesOf } from '#sandbox/domains/accounts/fieldRules.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { checkRegister } from '#sandbox/domains/protection/register.ts';
import type { BeforeTransaction, Call } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { realNameOf } from './createPlayer.ts';
import { formFields } from './formFields.ts';

/**
 * Looks a newcomer up in the register of excluded persons, before the transaction begins. Gives what they are to be refused
 * with, which nobody may learn before all else about the form was found good.
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
  // Who could not be looked up is not registered, should the form be found good after all.
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
