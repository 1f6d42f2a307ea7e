import { checkPassword, passwordHashOf } from '#sandbox/domains/accounts/checkPassword.ts';
import { hasFlag } from '#sandbox/domains/accounts/flags.ts';
import { changePasswordOf, newPasswordAhead } from '#sandbox/domains/accounts/newPassword.ts';
import { readToken } from '#sandbox/domains/accounts/oneTimeToken.ts';
import { openSession } from '#sandbox/domains/accounts/openSession.ts';
import { requireStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import { isGoodCode, takeCode } from '#sandbox/domains/accounts/verificationCode.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { noteProven } from '#sandbox/domains/protection/knownContacts.ts';
import type { BeforeTransaction, Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { findById, findByMobile } from '#sandbox/kernel/members/findMember.ts';
import { hashAhead, type Passwords } from '#sandbox/kernel/passwords/hashAhead.ts';
import { requireMobile } from '#sandbox/kernel/text/phone.ts';

const newPassword = (body: { newPassword: string; confirmNewPassword: string }) => ({
  password: body.newPassword,
  confirmation: body.confirmNewPassword,
});

/** Changes the password of a logged-in member (S4.4, S7.9). */
export const changePassword = ({ control }: HandlerParts): Handler<'changePassword'> => ({
  async prepare({ read, session, body: { oldPassword, newPassword: password } }) {
    const compare = {
      hash: await read((db) => passwordHashOf(db, session.member)),
      passwords: [oldPassword, password],
    };
    const passwords = await hashAhead({ hash: [password], compare });
    return async (call) => {
      const { merchant, body, now } = call;
      const { id: keepSession, member } = call.session;
      await checkPassword(call.db, member, body.oldPassword, now, passwords);
      if (hasFlag(merchant, control, 'CHNGPASSVERIF3')) await requireStepUp(call);
      const change = { now, passwords, keepSession };
      await changePasswordOf(call.db, merchant, member, newPassword(body), change);
      return null;
    };
  },
});

/** The member that a link's token belongs to. Refuses with `link_ended` if there is none. */
async function ownerOfLink(
  db: Database,
  {
    merchant,
    body,
    now,
  }: BeforeTransaction<Call<'resetPasswordByLink'>> | Call<'resetPasswordByLink'>,
) {
  const token = await readToken(db, body.token, 'password-reset', '', now);
  const known = token && (await findById(db, merchant.merchantCode, token.memberId));
  if (!known) throw new Refusal('link_ended');
  return known;
}

/** Sets a new password with the token of a link (S7.12). */
export const resetPasswordByLink: Handler<'resetPasswordByLink'> = {
  async prepare(before) {
    const { passwordHash } = await before.read((db) => ownerOfLink(db, before));
    const passwords = await newPasswordAhead(passwordHash, before.body.newPassword);
    return async (call) => {
      const { db, merchant, body, now } = call;
      const { member } = await ownerOfLink(db, call);
      // The link was sent to the address, so the user must own it.
      if (member.email) await noteProven(db, { ...member, contact: member.email });
      await changePasswordOf(db, merchant, member, newPassword(body), { now, passwords });
      return null;
    };
  },
};

/** The recipient of a reset's code. Refuses an impossible number. */
function targetOf({
  merchant: { merchantCode, brand },
  body,
}: Pick<Call<'resetPasswordBySms'>, 'merchant' | 'body'>) {
  const recipient = requireMobile(brand.market, body.mobileNum, body.countryDialingCode);
  return { merchantCode, purpose: 'no-login' as const, recipient };
}

/** Calculates the hash of a reset before its transaction begins, only if the code is right. */
async function hashForReset(
  call: BeforeTransaction<Call<'resetPasswordBySms'>>,
): Promise<Passwords> {
  const { body, now } = call;
  const target = targetOf(call);
  const known = await call.read(async (db) => {
    const isProven = await isGoodCode(db, target, body.verificationCode, now);
    return isProven ? findByMobile(db, target.merchantCode, target.recipient) : undefined;
  });
  return known ? newPasswordAhead(known.passwordHash, body.newPassword) : hashAhead({});
}

/** Sets a new password with a code sent to the phone, and logs in (S4.6, S7.13). */
export const resetPasswordBySms = (parts: HandlerParts): Handler<'resetPasswordBySms'> => ({
  async prepare(before) {
    const passwords = await hashForReset(before);
    return async (call) => {
      const { db, merchant, body, now } = call;
      const target = targetOf(call);
      await takeCode(db, target, body.verificationCode, now);
      const known = await findByMobile(db, target.merchantCode, target.recipient);
      if (!known) throw new Refusal('verification_code_invalid');
      const given = { password: body.newPassword, confirmation: body.newPassword };
      await changePasswordOf(db, merchant, known.member, given, { now, passwords });
      return openSession(call, parts, { ...known.member, passwordChangedAt: now });
    };
  },
});
