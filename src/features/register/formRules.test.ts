import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { formRules, formsOf } from './formRules.ts';

const settings = EXAMPLES.getRegisterSettings.value;
const all = {
  MOBILENUMREG3: true,
  USERNAMEREG3: true,
  REGMOBVERF3: true,
  MOBILENUMPASSREG3: true,
};

describe('the forms of a brand', () => {
  it('begin with mobile registration if it is on (S4.5)', () => {
    expect(formsOf(all)).toEqual(['mobile', 'username']);
    expect(formsOf({ ...all, MOBILENUMREG3: false })).toEqual(['username']);
    expect(formsOf({ ...all, USERNAMEREG3: false })).toEqual(['mobile']);
  });
});

describe('the rules of a form', () => {
  it('require the number of the mobile form, whatever its rule (S5.6)', () => {
    const off = {
      ...settings,
      mobile: { ...settings.mobile, mobileNum: settings.username.mobileNum },
    };
    expect(settings.username.mobileNum.enabled).toBe(false);
    expect(formRules(off, 'mobile', all).mobileNum).toMatchObject({
      enabled: true,
      required: true,
    });
  });

  it('require a code whenever the number can be the only means of recovery', () => {
    const on = { ...settings.username.mobileNum, enabled: true, required: true };
    const password = { ...settings.username.password, enabled: true, required: false };
    const optional = { ...settings, username: { ...settings.username, mobileNum: on, password } };
    const unproven = { ...all, REGMOBVERF3: false };
    expect(formRules(optional, 'username', unproven).verificationCode).toMatchObject({
      enabled: true,
      required: true,
    });
  });

  it('require a code only if a number must be verified (REGMOBVERF3, S3.12)', () => {
    expect(formRules(settings, 'mobile', all).verificationCode.enabled).toBe(true);
    expect(formRules(settings, 'username', all).verificationCode.enabled).toBe(false);
    const unproven = { ...all, REGMOBVERF3: false };
    expect(formRules(settings, 'mobile', unproven).verificationCode.enabled).toBe(false);
  });

  it('require a code if the number is the only means of recovery, whatever the flag (S3.12)', () => {
    const noPassword = { ...all, REGMOBVERF3: false, MOBILENUMPASSREG3: false };
    expect(formRules(settings, 'mobile', noPassword).verificationCode).toMatchObject({
      enabled: true,
      required: true,
    });
    expect(formRules(settings, 'username', noPassword).verificationCode.enabled).toBe(false);
  });

  it('include a password in the mobile form only with MOBILENUMPASSREG3 (S3.12)', () => {
    const without = { ...all, MOBILENUMPASSREG3: false };
    expect(formRules(settings, 'mobile', without).password.enabled).toBe(false);
    expect(formRules(settings, 'username', without).password.enabled).toBe(true);
  });
});
