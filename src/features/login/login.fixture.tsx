import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { LoginScreen } from './LoginScreen.tsx';

const { value: check } = EXAMPLES.getHumanCheck;

/** The platform's mocks around a login. */
export const platform = [
  flagged({ FREEPLAY3: true, MOBILEVERCODELOGIN3: true, USERNAMEREG3: true }),
  answers('getPayloadKeys'),
  answers('getRegisterSettings'),
  answers('getCaptcha'),
  answers('getHumanCheck', () => ({ ...check, parameters: { ...check.parameters, cost: 1 } })),
];

/** The login as a popup that can be closed, as on the site. */
export function LoginPopup({ close }: { close: () => void }) {
  const [open, setOpen] = useState(true);
  const leave = () => {
    setOpen(false);
    close();
  };
  return open && <LoginScreen close={leave} />;
}

/** The open dialog. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** Types a name and a password, and sends them. */
export async function logIn() {
  const form = await dialog();
  await userEvent.clear(form.getByRole('textbox', { name: t('session:login.username') }));
  await userEvent.type(form.getByRole('textbox', { name: t('session:login.username') }), 'rahim88');
  const password = document.querySelector('input[autocomplete="current-password"]');
  if (!password) throw new Error('there is no field for a password');
  await userEvent.type(password, 'not-the-password');
  await userEvent.click(form.getByRole('button', { name: t('session:login.submit') }));
  return form;
}
