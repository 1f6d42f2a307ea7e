import { checkPassword, passwordHashOf } from '#sandbox/accounts/checkPassword.ts';
import { findById, findByMobile } from '#sandbox/accounts/findMember.ts';
import { hasFlag } from '#sandbox/accounts/flags.ts';
import { changePasswordOf } from '#sandbox/accounts/newPassword.ts';
import { readToken } from '#sandbox/accounts/oneTimeToken.ts';
import { openSession } from '#sandbox/accounts/openSession.ts';
import { requireMobile } from '#sandbox/accounts/phone.ts';
import { requireStepUp } from '#sandbox/accounts/stepUp.ts';
import { takeCode } from '#sandbox/accounts/verificationCode.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { hashAhead } from '#sandbox/passwords/hashAhead.ts';

const newPassword = (body: { newPassword: string; confirmNewPassword: string }) => ({
  password: body.newPassword,
  confirmation: body.confirmNewPassword,
});

/** Changes the password of whoever is logged in (S4.4, S7.9). */
export const changePassword = ({ control }: HandlerParts): Handler<'changePassword'> => ({
  async prepare({ db, session, body: { oldPassword, newPassword: password } }) {
    const compare = {
      hash: await passwordHashOf(db, session.member),
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

/** Sets a new password with the token of a link (S7.12). */
export const resetPasswordByLink: Handler<'resetPasswordByLink'> = async ({
  db,
  merchant,
  body,
  now,
}) => {
  const token = await readToken(db, body.token, 'password-reset', '', now);
  const known = token && (await findById(db, merchant.merchantCode, token.memberId));
  if (!token || !known) throw new Refusal('link_ended');
  await changePasswordOf(db, merchant, known.member, newPassword(body), { now });
  return null;
};

/** Sets a new password with a code sent to the phone, and logs in (S4.6, S7.13). */
export const resetPasswordBySms =
  ({ control }: HandlerParts): Handler<'resetPasswordBySms'> =>
  async (call) => {
    const { db, merchant, body, now } = call;
    const { merchantCode, brand } = merchant;
    const recipient = requireMobile(brand.market, body.mobileNum, body.countryDialingCode);
    const target = { merchantCode, purpose: 'no-login' as const, recipient };
    await takeCode(db, target, body.verificationCode, now);
    const known = await findByMobile(db, merchantCode, recipient);
    if (!known) throw new Refusal('verification_code_invalid');
    const given = { password: body.newPassword, confirmation: body.newPassword };
    await changePasswordOf(db, merchant, known.member, given, { now });
    return openSession(call, control, { ...known.member, passwordChangedAt: now });
  };
