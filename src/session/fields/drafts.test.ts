import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['/src/{session,features,shared}/**/*.tsx', '!/src/**/*.{stories,fixture}.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The forms that keep nothing over a page reload, with the reason. */
const KEEP_NOTHING: Readonly<Record<string, string>> = {
  'features/agentContracts/offer/OfferForm.tsx': 'a dialog over the list, gone with the page',
  'features/agentRegistration/account/AccountForm.tsx': 'the account of somebody else',
  'features/agentRegistration/newLink/NewLinkForm.tsx': 'a dialog, gone with the page',
  'features/agentTeam/rebate/RebateForm.tsx': 'a dialog, gone with the page',
  'features/agentTeam/suspension/SuspensionForm.tsx': 'a dialog, gone with the page',
  'features/deposit/pay/SecondForm.tsx': 'opened by a press, gone with the page',
  'features/lineTransfer/send/ConfirmForm.tsx': 'a password',
  'features/member/details/EditForm.tsx': 'a dialog, gone with the page',
  'features/play/funds/TransferForm.tsx': 'follows what the wallets hold',
  'features/pointMall/balance/ConvertForm.tsx': 'a dialog with a password',
  'features/pointMall/items/RedeemForm.tsx': 'a password',
  'features/protection/RealityCheck.tsx': 'one choice, which has a usual one',
  'features/protection/breaks/BreakChoiceForm.tsx': 'a dialog, gone with the page',
  'features/protection/closure/CloseAccountForm.tsx': 'a password',
  'features/protection/limits/LimitForm.tsx': 'a dialog, gone with the page',
  'features/recovery/ResetByLinkForm.tsx': 'a password',
  'features/register/DepositLimitForm.tsx': 'the step after the registration, gone with the page',
  'features/security/authenticator/SetupForm.tsx': 'a code',
  'features/security/contacts/BindForm.tsx': 'a dialog with a code',
  'features/security/password/PasswordPart.tsx': 'a password',
  'features/security/payment/PaymentPasswordForm.tsx': 'a password',
  'features/withdrawals/review/ConfirmForm.tsx': 'a password',
  'session/login/FirstLoginForm.tsx': 'a password',
  'session/login/ForcedChangeForm.tsx': 'a password',
  'session/login/LoginSecondFactorForm.tsx': 'a code',
  'session/stepUp/StepUpForm.tsx': 'a code',
};

/** The forms of the site, by file. */
const forms = Object.entries(sources)
  .filter(([, text]) => /\buseForm(<|\()/.test(text))
  .map(([path, text]) => ({ file: path.slice('/src/'.length), keeps: text.includes('useDraft(') }));

it('every form keeps its input over a reload, except for those with a reason', () => {
  const forgetful = forms.filter(({ keeps }) => !keeps).map(({ file }) => file);
  expect(forgetful.toSorted()).toEqual(Object.keys(KEEP_NOTHING).toSorted());
});
