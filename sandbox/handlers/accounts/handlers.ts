import { makeCaptcha } from '#sandbox/accounts/captcha.ts';
import { captchaImage } from '#sandbox/accounts/captchaImage.ts';
import { newHumanCheck } from '#sandbox/accounts/humanCheck.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { endSession } from '#sandbox/sessions/endSession.ts';
import { freeplay } from './freeplay.ts';
import { login } from './login.ts';
import { loginSocial } from './loginSocial.ts';
import { completeLoginVerification, sendLoginVerification } from './loginVerification.ts';
import { getMemberInfo } from './memberInfo.ts';
import { sendSmsNoLogin, sendSmsRegister } from './smsCodes.ts';

/** How sessions begin and end, and who is logged in. */
export const accountHandlers = (parts: HandlerParts): AreaHandlers<'accounts'> => ({
  login: login(parts),
  sendLoginVerification,
  completeLoginVerification: completeLoginVerification(parts),
  loginSocial: loginSocial(parts),
  freeplay: freeplay(parts),
  async logout({ db, session, now }) {
    await endSession(db, session.id, now);
    return null;
  },
  getMemberInfo,
  async getCaptcha({ db, merchant, now }) {
    const { id, answer } = await makeCaptcha(db, merchant.merchantCode, now);
    return { captchaId: id, image: await captchaImage(answer) };
  },
  getHumanCheck: ({ db }) => newHumanCheck(db),
  sendSmsNoLogin,
  sendSmsRegister,
});
