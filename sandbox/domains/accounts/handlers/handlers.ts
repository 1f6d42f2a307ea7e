import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { endSession } from '#sandbox/kernel/sessions/endSession.ts';
import { makeCaptcha } from '../captcha.ts';
import { captchaImage } from '../captchaImage.ts';
import { newHumanCheck } from '../humanCheck.ts';
import { freeplay } from './freeplay.ts';
import { login } from './login.ts';
import { loginSocial } from './loginSocial.ts';
import { completeLoginVerification, sendLoginVerification } from './loginVerification.ts';
import { sendSmsNoLogin, sendSmsRegister } from './smsCodes.ts';

/** Handlers for logins and logouts. */
export const accountHandlers = (
  parts: HandlerParts,
): Omit<AreaHandlers<'accounts'>, 'getMemberInfo'> => ({
  login: login(parts),
  sendLoginVerification,
  completeLoginVerification: completeLoginVerification(parts),
  loginSocial: loginSocial(parts),
  freeplay: freeplay(parts),
  async logout({ db, session, now }) {
    await endSession(db, session.id, now);
    return null;
  },
  async getCaptcha({ db, merchant, now }) {
    const { id, answer } = await makeCaptcha(db, merchant.merchantCode, now);
    return { captchaId: id, image: await captchaImage(answer) };
  },
  getHumanCheck: ({ db }) => newHumanCheck(db),
  sendSmsNoLogin,
  sendSmsRegister,
});
