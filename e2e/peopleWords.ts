import appBn from '#languages/bn/app.json' with { type: 'json' };
import loginBn from '#languages/bn/login.json' with { type: 'json' };
import platformBn from '#languages/bn/platform.json' with { type: 'json' };
import protectionBn from '#languages/bn/protection.json' with { type: 'json' };
import recoveryBn from '#languages/bn/recovery.json' with { type: 'json' };
import registerBn from '#languages/bn/register.json' with { type: 'json' };
import sessionBn from '#languages/bn/session.json' with { type: 'json' };
import appEn from '#words/app.json' with { type: 'json' };
import loginEn from '#words/login.json' with { type: 'json' };
import platformEn from '#words/platform.json' with { type: 'json' };
import protectionEn from '#words/protection.json' with { type: 'json' };
import recoveryEn from '#words/recovery.json' with { type: 'json' };
import registerEn from '#words/register.json' with { type: 'json' };
import sessionEn from '#words/session.json' with { type: 'json' };
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
