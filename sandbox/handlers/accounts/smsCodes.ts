import { findByMobile } from '#sandbox/accounts/findMember.ts';
import { requireMobile } from '#sandbox/accounts/phone.ts';
import { sendCode } from '#sandbox/accounts/sendCode.ts';
import type { Handler } from '#sandbox/contract/operations.ts';

/**
 * Sends a code to log in with, or to choose a new password with (S7.3). Numbers that nobody has registered get the same
 * answer, and no message.
 */
export const sendSmsNoLogin: Handler<'sendSmsNoLogin'> = async (call) => {
  const { merchant, body, db } = call;
  const { market } = merchant.brand;
  const to = requireMobile(market, body.mobileNum, body.countryDialingCode);
  const known = await findByMobile(db, merchant.merchantCode, to);
  const isWithheld = known === undefined;
  return sendCode(call, { purpose: 'no-login', channel: 'sms', to, isWithheld });
};

/** Sends a code to register with (S7.4). To a number that is registered nothing is sent; the form says so when it is sent. */
export const sendSmsRegister: Handler<'sendSmsRegister'> = async (call) => {
  const { merchant, body, db } = call;
  const { market } = merchant.brand;
  const to = requireMobile(market, body.mobileNo, body.countryDialingCode);
  const known = await findByMobile(db, merchant.merchantCode, to);
  const isWithheld = known !== undefined;
  return sendCode(call, { purpose: 'register', channel: 'sms', to, isWithheld });
};
