import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const forms = (mobile: boolean) =>
  flagged({ MOBILENUMREG3: mobile, USERNAMEREG3: true, REGMOBVERF3: mobile });
const ready = [
  answers('getPayloadKeys'),
  answers('getHumanCheck'),
  answers('getRegisterSettings'),
  answers('validateRegistration', () => ({ fields: [] })),
];

/** What becomes of a registration that is half typed. */
const meta = {
  title: 'Features/Register/HalfTyped',
  component: RegisterScreen,
  args: { close: fn() },
  parameters: { route: '/register', msw: [forms(false), ...ready] },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Who closes a form that they have begun is asked before what they typed is lost; an empty one goes at once. */
export const LeftHalfWay: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    const username = await form.findByRole('textbox', { name: 'Username' });
    await userEvent.type(username, 'newplayer7');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Continue registering' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.close).not.toHaveBeenCalled();
    await expect(username).toHaveValue('newplayer7');
    await userEvent.click(form.getByRole('button', { name: 'Close registration' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

/** The way to the login asks as well, before what was typed is lost. */
export const LoginInstead: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.type(await form.findByRole('textbox', { name: 'Username' }), 'newplayer7');
    await userEvent.click(form.getByRole('link', { name: 'Log in' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Continue registering' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('newplayer7');
  },
};

/** What was typed and ticked in one form is there in the other, and when coming back (S4.5). */
export const TypedOnce: Story = {
  parameters: { msw: [forms(true), ...ready] },
  play: async () => {
    const form = await dialog();
    const tab = (name: string) => userEvent.click(form.getByRole('tab', { name }));
    const number = await form.findByRole('textbox', { name: 'Mobile number' });
    const typed = exampleMobile(number);
    await userEvent.type(number, typed);
    await userEvent.type(form.getByRole('textbox', { name: 'Verification code' }), '204816');
    await userEvent.click(form.getByRole('checkbox', { name: /older/ }));
    await tab('With username');
    await userEvent.type(await form.findByRole('textbox', { name: 'Username' }), 'newplayer7');
    await expect(form.getByRole('checkbox', { name: /older/ })).toBeChecked();
    await tab('With phone');
    await expect(await form.findByRole('textbox', { name: 'Mobile number' })).toHaveValue(typed);
    await expect(form.getByRole('textbox', { name: 'Verification code' })).toHaveValue('204816');
    await tab('With username');
    await expect(await form.findByRole('textbox', { name: 'Username' })).toHaveValue('newplayer7');
  },
};
