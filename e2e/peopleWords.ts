import appBn from '../src/app/messages/bn.json' with { type: 'json' };
import appEn from '../src/app/messages/en.json' with { type: 'json' };
import loginBn from '../src/features/login/messages/bn.json' with { type: 'json' };
import loginEn from '../src/features/login/messages/en.json' with { type: 'json' };
import protectionBn from '../src/features/protection/messages/bn.json' with { type: 'json' };
import protectionEn from '../src/features/protection/messages/en.json' with { type: 'json' };
import recoveryBn from '../src/features/recovery/messages/bn.json' with { type: 'json' };
import recoveryEn from '../src/features/recovery/messages/en.json' with { type: 'json' };
import registerBn from '../src/features/register/messages/bn.json' with { type: 'json' };
import registerEn from '../src/features/register/messages/en.json' with { type: 'json' };
import platformBn from '../src/platform/messages/bn.json' with { type: 'json' };
import platformEn from '../src/platform/messages/en.json' with { type: 'json' };
import sessionBn from '../src/session/messages/bn.json' with { type: 'json' };
import sessionEn from '../src/session/messages/en.json' with { type: 'json' };
import { said } from './said.ts';

const catalogue = (
  app: typeof appEn,
  login: typeof loginEn,
  protection: typeof protectionEn,
  { error, wait }: typeof platformEn,
  session: typeof sessionEn,
  register: typeof registerEn,
  recovery: typeof recoveryEn,
) => ({
  ...{ login, register, recovery, session, codes: error, realAccount: app.realAccount.title },
  onBreak: protection.break.on,
  /** The name of the button of a player's account. */
  account: (name: string) => app.account.open.replace('{{name}}', name),
  /** The notice of a locked name, with the time when it ends. */
  locked: said(wait.until),
});

/** The messages of logging in, in one language. */
export type Catalogue = ReturnType<typeof catalogue>;

/** The messages of logging in by language, from the site's own catalogues. */
export const CATALOGUES: Record<'en' | 'bn', Catalogue> = {
  en: catalogue(appEn, loginEn, protectionEn, platformEn, sessionEn, registerEn, recoveryEn),
  bn: catalogue(appBn, loginBn, protectionBn, platformBn, sessionBn, registerBn, recoveryBn),
};

/** Whether the journeys know the messages of a language. */
export const isWorded = (language: string): language is keyof typeof CATALOGUES =>
  Object.hasOwn(CATALOGUES, language);
