import { eq } from 'drizzle-orm';
import { messageLanguage } from '#sandbox/domains/accounts/messageLanguage.ts';
import { unboundMessage } from '#sandbox/domains/accounts/messages/messages.ts';
import { dropTokens } from '#sandbox/domains/accounts/oneTimeToken.ts';
import { sendCode } from '#sandbox/domains/accounts/sendCode.ts';
import { requireStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import { takenFields } from '#sandbox/domains/accounts/takenFields.ts';
import { takeCode } from '#sandbox/domains/accounts/verificationCode.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { applyExistingExclusion } from '#sandbox/domains/protection/applyExistingExclusion.ts';
import { keepFormer, noteProven } from '#sandbox/domains/protection/knownContacts.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { requireMobile } from '#sandbox/kernel/text/phone.ts';

type ContactHandlers = Pick<
  AreaHandlers<'security'>,
  'sendMobileCode' | 'bindMobile' | 'unbindMobile' | 'sendEmailCode' | 'bindEmail' | 'unbindEmail'
>;

/** A contact, keyed by its column in the member table. */
type Contact = { mobile: string } | { email: string };
type Column = 'mobile' | 'email';

const CHANNEL = { mobile: 'sms', email: 'email' } as const;

const isTaken = async (
  {
    db,
    merchant,
  }: Call<'bindMobile'> | Call<'bindEmail'> | Call<'sendMobileCode'> | Call<'sendEmailCode'>,
  contact: Contact,
) => {
  const unique = 'mobile' in contact ? { mobileNum: contact.mobile } : contact;
  return (await takenFields(db, merchant.merchantCode, unique)).length > 0;
};

type ChangingCall = Call<'bindMobile' | 'bindEmail' | 'unbindMobile' | 'unbindEmail'>;

/**
 * Notifies a number or an address that it is no longer bound, and invalidates links sent to the address. An exclusion still identifies the
 * member by it.
 */
async function leave(call: ChangingCall, column: Column, to: string): Promise<void> {
  const { id: memberId } = call.session.member;
  await keepFormer(call.db, { memberId, channel: column, contact: to });
  if (column === 'email') await dropTokens(call.db, memberId, ['password-reset']);
  const writer = { brand: call.merchant.brand, language: messageLanguage(call) };
  await call.send(unboundMessage(writer, { channel: CHANNEL[column], to }));
}

/** Binds a contact verified by its code, and notifies the previous one. A break that its owner is on applies to the member too. */
async function bind(
  { merchants }: HandlerParts,
  call: Call<'bindMobile'> | Call<'bindEmail'>,
  column: Column,
  recipient: string,
): Promise<null> {
  const { db, merchant, session, body, now } = call;
  const { merchantCode } = merchant;
  const target = { merchantCode, purpose: 'bind' as const, recipient };
  // A wrong code is saved as a try, and an earlier step-up would be saved as used.
  await takeCode(db, target, body.verificationCode, now);
  await requireStepUp(call);
  const contact = column === 'mobile' ? { mobile: recipient } : { email: recipient };
  if (await isTaken(call, contact)) throw new Refusal('contact_taken');
  const { id: memberId } = session.member;
  await db.update(member).set(contact).where(eq(member.id, memberId));
  await noteProven(db, { merchantCode, contact: recipient });
  const before = session.member[column];
  if (before) await leave(call, column, before);
  await applyExistingExclusion(db, { merchant, merchants, memberId, now });
  return null;
}

/** Unbinds a contact and notifies it; one of the two stays, so that a player who forgets the password can log in again. */
async function unbind(
  call: Call<'unbindMobile'> | Call<'unbindEmail'>,
  column: Column,
): Promise<null> {
  const { db, session } = call;
  await requireStepUp(call);
  const { id, mobile, email } = session.member;
  const before = session.member[column];
  if (!before) throw new Refusal('contact_unbound');
  if (!mobile || !email) throw new Refusal('contact_last');
  const nothing = column === 'mobile' ? { mobile: null } : { email: null };
  await db.update(member).set(nothing).where(eq(member.id, id));
  await leave(call, column, before);
  return null;
}

const mobileIn = ({ merchant, body }: Call<'sendMobileCode'> | Call<'bindMobile'>) =>
  requireMobile(merchant.brand.market, body.mobileNum, body.countryDialingCode);

/** Handlers for a player's phone and e-mail address. */
export const contactHandlers = (parts: HandlerParts): ContactHandlers => ({
  async sendMobileCode(call) {
    const to = mobileIn(call);
    const isWithheld = await isTaken(call, { mobile: to });
    return sendCode(call, { purpose: 'bind', channel: 'sms', to, isWithheld });
  },
  bindMobile: (call) => bind(parts, call, 'mobile', mobileIn(call)),
  unbindMobile: (call) => unbind(call, 'mobile'),
  async sendEmailCode(call) {
    const to = call.body.email.toLowerCase();
    const isWithheld = await isTaken(call, { email: to });
    return sendCode(call, { purpose: 'bind', channel: 'email', to, isWithheld });
  },
  bindEmail: (call) => bind(parts, call, 'email', call.body.email.toLowerCase()),
  unbindEmail: (call) => unbind(call, 'email'),
});
