import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { findByMobile } from '#sandbox/kernel/members/findMember.ts';
import { requireMobile } from '#sandbox/kernel/text/phone.ts';
import { messageLanguage } from '../messageLanguage.ts';
import { registeredMessage } from '../messages/messages.ts';
import { sendCode } from '../sendCode.ts';

/** Sends a code to log in with, or to choose a new password with (S7.3). Unregistered numbers get the same response, and no message. */
export const sendSmsNoLogin: Handler<'sendSmsNoLogin'> = async (call) => {
  const { merchant, body, db } = call;
  const { market } = merchant.brand;
  const to = requireMobile(market, body.mobileNum, body.countryDialingCode);
  const known = await findByMobile(db, merchant.merchantCode, to);
  const isWithheld = known === undefined;
  return sendCode(call, { purpose: 'no-login', channel: 'sms', to, isWithheld });
};

/** Sends a code to register with (S7.4). The owner of a registered number is notified by text message; the caller is not. */
export const sendSmsRegister: Handler<'sendSmsRegister'> = async (call) => {
  const { merchant, body, db } = call;
  const { market } = merchant.brand;
  const to = requireMobile(market, body.mobileNo, body.countryDialingCode);
  const known = await findByMobile(db, merchant.merchantCode, to);
  const isWithheld = known !== undefined;
  const answer = await sendCode(call, { purpose: 'register', channel: 'sms', to, isWithheld });
  if (isWithheld) {
    const writer = { brand: merchant.brand, language: messageLanguage(call) };
    await call.send(registeredMessage(writer, { channel: 'sms', to }));
  }
  return answer;
};
