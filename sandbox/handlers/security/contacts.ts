import { eq } from 'drizzle-orm';
import { contactChanged } from '#sandbox/accounts/messages.ts';
import { requireMobile } from '#sandbox/accounts/phone.ts';
import { sendCode } from '#sandbox/accounts/sendCode.ts';
import { requireStepUp } from '#sandbox/accounts/stepUp.ts';
import { takenFields } from '#sandbox/accounts/takenFields.ts';
import { takeCode } from '#sandbox/accounts/verificationCode.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { AreaHandlers, Call } from '#sandbox/contract/operations.ts';
import { member } from '#sandbox/database/schema/members.ts';

type ContactHandlers = Pick<
  AreaHandlers<'security'>,
  'sendMobileCode' | 'bindMobile' | 'unbindMobile' | 'sendEmailCode' | 'bindEmail' | 'unbindEmail'
>;

/** A contact by its column of a member. */
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

/** Binds a contact that its code was read from, and tells the one before. */
async function bind(
  call: Call<'bindMobile'> | Call<'bindEmail'>,
  column: Column,
  recipient: string,
): Promise<null> {
  const { db, merchant, session, body, now, send } = call;
  const { merchantCode, brand } = merchant;
  await requireStepUp(call);
  const target = { merchantCode, purpose: 'bind' as const, recipient };
  await takeCode(db, target, body.verificationCode, now);
  const contact = column === 'mobile' ? { mobile: recipient } : { email: recipient };
  if (await isTaken(call, contact)) throw new Refusal('contact_taken');
  await db.update(member).set(contact).where(eq(member.id, session.member.id));
  const before = session.member[column];
  if (before) await send(contactChanged(brand, before, CHANNEL[column]));
  return null;
}

/** Unbinds a contact and tells it; one of the two stays, so that a player who forgets the password comes in again. */
async function unbind(
  call: Call<'unbindMobile'> | Call<'unbindEmail'>,
  column: Column,
): Promise<null> {
  const { db, merchant, session, send } = call;
  await requireStepUp(call);
  const { id, mobile, email } = session.member;
  const before = session.member[column];
  if (!before) throw new Refusal('contact_unbound');
  if (!mobile || !email) throw new Refusal('contact_last');
  const nothing = column === 'mobile' ? { mobile: null } : { email: null };
  await db.update(member).set(nothing).where(eq(member.id, id));
  await send(contactChanged(merchant.brand, before, CHANNEL[column]));
  return null;
}

const mobileIn = ({ merchant, body }: Call<'sendMobileCode'> | Call<'bindMobile'>) =>
  requireMobile(merchant.brand.market, body.mobileNum, body.countryDialingCode);

/** The phone and the e-mail address of a player. */
export const contactHandlers: ContactHandlers = {
  async sendMobileCode(call) {
    const to = mobileIn(call);
    const isWithheld = await isTaken(call, { mobile: to });
    return sendCode(call, { purpose: 'bind', channel: 'sms', to, isWithheld });
  },
  bindMobile: (call) => bind(call, 'mobile', mobileIn(call)),
  unbindMobile: (call) => unbind(call, 'mobile'),
  async sendEmailCode(call) {
    const to = call.body.email.toLowerCase();
    const isWithheld = await isTaken(call, { email: to });
    return sendCode(call, { purpose: 'bind', channel: 'email', to, isWithheld });
  },
  bindEmail: (call) => bind(call, 'email', call.body.email.toLowerCase()),
  unbindEmail: (call) => unbind(call, 'email'),
};
