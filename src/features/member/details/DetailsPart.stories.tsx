import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { calls, dialog, nobody, profile } from '../member.fixture.ts';
import { DetailsPart } from './DetailsPart.tsx';

const fresh = [profile(nobody), ...calls];

/** The player's own details (S3.17). */
const meta = {
  title: 'Features/Member/DetailsPart',
  component: DetailsPart,
  parameters: { route: '/member', player: true, msw: [answers('changeProfile'), ...calls] },
} satisfies Meta<typeof DetailsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('member:details.edit') }));
  return dialog(t('member:details.editTitle'));
};

/** Fields that can be set only once are shown as text. */
export const EditDetails: Story = {
  play: async () => {
    const form = await edit();
    const nickname = await form.findByRole('textbox', { name: t('member:field.nickname') });
    await expect(form.getAllByRole('textbox')).toHaveLength(1);
    await expect(form.getByText('Rahim Uddin')).toBeSeen();
    await userEvent.clear(nickname);
    await userEvent.type(nickname, 'Rimi');
    await userEvent.click(form.getByRole('button', { name: t('member:details.save') }));
    await expect(await screen.findByText(t('member:details.done'))).toBeSeen();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A field shows its error after it loses focus, and some say that they can be set only once. */
export const LiveChecks: Story = {
  parameters: { msw: [answers('changeProfile'), ...fresh] },
  play: async () => {
    const form = await edit();
    await expect(await form.findByText(t('member:hint.realName'))).toBeSeen();
    await expect(form.getByText(like('member:hint.birthday', {}))).toBeSeen();
    const nickname = form.getByRole('textbox', { name: t('member:field.nickname') });
    await userEvent.clear(nickname);
    await expect(form.queryByText(t('session:fault.required'))).toBeNull();
    await userEvent.tab();
    await expect(await form.findByText(t('session:fault.required'))).toBeSeen();
    await userEvent.type(
      form.getByRole('textbox', { name: t('member:field.birthday') }),
      '1990-02-30',
    );
    await userEvent.tab();
    await expect(await form.findByText(like('session:fault.dateInvalid', {}))).toBeSeen();
    await userEvent.click(form.getByRole('button', { name: t('member:details.save') }));
    await waitFor(() => expect(nickname).toHaveFocus());
  },
};

/** A date that is understood is shown in words before it is saved for good. */
export const BirthdayInWords: Story = {
  parameters: { msw: [answers('changeProfile'), ...fresh] },
  play: async () => {
    const form = await edit();
    const birthday = await form.findByRole('textbox', { name: t('member:field.birthday') });
    await userEvent.type(birthday, '1990-05-04');
    const words = birthday.getAttribute('aria-describedby');
    await expect(document.getElementById(words ?? '')).toHaveTextContent(/1990|১৯৯০/);
    await expect(form.getByText(like('session:birthdayReview', {}))).toBeSeen();
    await userEvent.clear(birthday);
    await waitFor(() => expect(form.queryByText(like('session:birthdayReview', {}))).toBeNull());
  },
};

/** A platform error is shown at its field; the input stays. */
export const RefusedAtAField: Story = {
  parameters: {
    msw: [
      refuses(
        'changeProfile',
        {
          code: 'field_invalid',
          value: { fields: [{ name: 'birthday', rule: 'age', patternId: 0, min: 0, max: 0 }] },
        },
        { once: true },
      ),
      refuses('changeProfile', { code: 'real_name_fixed', status: 409 }, { once: true }),
      answers('changeProfile'),
      ...fresh,
    ],
  },
  play: async () => {
    const form = await edit();
    const name = await form.findByRole('textbox', { name: t('member:field.realName') });
    const birthday = form.getByRole('textbox', { name: t('member:field.birthday') });
    const save = form.getByRole('button', { name: t('member:details.save') });
    await userEvent.type(name, 'Mitu Rahman');
    await userEvent.type(birthday, '1990-05-17');
    await userEvent.click(save);
    await expect(await form.findByText(t('session:fault.age'))).toBeSeen();
    await expect(birthday).toHaveFocus();
    await userEvent.click(save);
    await expect(await form.findByText(like('platform:error.real_name_fixed'))).toBeSeen();
    await expect(name).toHaveValue('Mitu Rahman');
    await userEvent.click(save);
    await expect(await screen.findByText(t('member:details.done'))).toBeSeen();
  },
};

/** A failure of the whole form is shown above it, and the form can be sent again unchanged. */
export const SaveFailed: Story = {
  parameters: { msw: [fails('changeProfile', 1), answers('changeProfile'), ...fresh] },
  play: async () => {
    const form = await edit();
    const name = await form.findByRole('textbox', { name: t('member:field.realName') });
    await userEvent.type(name, 'Mitu Rahman');
    await userEvent.dblClick(form.getByRole('button', { name: t('member:details.save') }));
    await expect(await form.findByRole('alert')).toBeSeen();
    await expect(name).toHaveValue('Mitu Rahman');
    await userEvent.click(form.getByRole('button', { name: t('member:details.save') }));
    await expect(await screen.findByText(t('member:details.done'))).toBeSeen();
  },
};

/** No changes, no request. */
export const NothingChanged: Story = {
  parameters: { msw: [fails('changeProfile'), ...calls] },
  play: async () => {
    const form = await edit();
    await userEvent.click(await form.findByRole('button', { name: t('member:details.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const { value: settings } = EXAMPLES.getRegisterSettings;
const asked = { ...settings.username.telegram, enabled: true };

/** Further fields of a brand's registration can be edited here too, by the same rules (S3.7). */
export const MoreDetails: Story = {
  parameters: {
    msw: [
      answers('getRegisterSettings', () => ({
        ...settings,
        username: { ...settings.username, occupation: asked, telegram: asked },
      })),
      answers('changeProfile'),
      profile({ details: { birthday: '1990-05-17', zalo: 'rahim_u' } }),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('member:field.occupation'))).toBeSeen();
    await expect(canvas.getByText('rahim_u')).toBeSeen();
    const form = await edit();
    await expect(await form.findByRole('textbox', { name: t('member:field.telegram') })).toBeSeen();
    await userEvent.clear(form.getByRole('textbox', { name: t('member:field.zalo') }));
    await userEvent.click(form.getByRole('button', { name: t('member:details.save') }));
    await expect(await screen.findByText(t('member:details.done'))).toBeSeen();
  },
};

export const EditInBengali: Story = {
  globals: { language: 'bn' },
  parameters: { msw: fresh },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', undefined, { timeout: 20_000 }));
    await screen.findByRole('dialog', undefined, { timeout: 20_000 });
  },
};

/** A player without details can leave all but the name empty. */
export const FormRule: Story = {
  parameters: { msw: [profile({ ...nobody, nickname: '' }), ...calls] },
  play: async () => {
    await edit();
    await keepsFormRule('EditForm', await screen.findByRole('form'));
  },
};
