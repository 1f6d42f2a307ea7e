import { findingOf } from '#sandbox/domains/accounts/checkField.ts';
import type { Fields } from '#sandbox/domains/accounts/checkRegistration.ts';
import type { Form } from '#sandbox/domains/accounts/fieldRules.ts';
import { createMember, randomLetters } from '#sandbox/domains/accounts/newMember.ts';
import { takenFields } from '#sandbox/domains/accounts/takenFields.ts';
import type { Call } from '#sandbox/kernel/contract/operations.ts';
import type { MemberProfile } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

type RegisterCall = Call<'register'> | Call<'registerMobile'>;

/** A new player's data besides the fields of the form. */
interface NewPlayer {
  uplineId: string | null;
  /** Hashes a password, or an unknown random one if none is given. */
  hashOf(password: string | undefined): Promise<string>;
}

const NAME_LETTERS = 9;

/** The profile fields of a form (S3.17). */
const PROFILE = [
  'birthday',
  'facebook',
  'fullName',
  'idNumber',
  'line',
  'nationality',
  'occupation',
  'qqNum',
  'sourceOfIncome',
  'telegram',
  'wechat',
  'whatsapp',
  'zalo',
] as const satisfies readonly (keyof MemberProfile)[];

const profileOf = (fields: Fields): MemberProfile =>
  Object.fromEntries(PROFILE.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** A new player's real name: that of their bank account, or the full name; empty if the form asks for neither. */
export const realNameOf = ({ payeeName, fullName }: Fields): string => payeeName ?? fullName ?? '';

/** Creates a player from validated fields. Refuses fields that somebody else has taken meanwhile. */
export async function createPlayer(
  { db, merchant, body, ip, now }: RegisterCall,
  form: Form,
  fields: Fields,
  { uplineId, hashOf }: NewPlayer,
): Promise<Member> {
  const { username, mobileNum = null, email = null, password, paymentPassword } = fields;
  const { merchantCode } = merchant;
  const account = username ?? `m${randomLetters(NAME_LETTERS).toLowerCase()}`;
  const created = await createMember(
    db,
    {
      member: {
        ...{ merchantCode, account, nickname: account, type: 0, uplineId },
        ...{ mobile: mobileNum, email, realName: realNameOf(fields) },
        passwordHash: await hashOf(password),
        paymentPasswordHash: paymentPassword ? await hashOf(paymentPassword) : null,
        profile: profileOf(fields),
      },
      registration: {
        ...{ method: form, ip },
        ...{ domain: body.domain ?? null, registerUrl: body.registerUrl ?? null },
      },
    },
    now,
  );
  if (created) return created;
  const unique = { username, mobileNum: fields.mobileNum, email: fields.email };
  const taken = await takenFields(db, merchantCode, unique);
  const rules = merchant.brand.registration[form];
  throw new Refusal('field_invalid', {
    value: { fields: taken.map((name) => findingOf(name, 'taken', rules[name])) },
  });
}
