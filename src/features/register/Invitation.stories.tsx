import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import type { RegisterSettings } from '#src/platform/contract.generated.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { dropDrafts } from '#src/session/fields/keptDraft.ts';
import { dropReferralCode } from '#src/session/referralCode.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { INVITATIONS } from './fieldNames.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const settings: RegisterSettings = EXAMPLES.getRegisterSettings.value;
const code = settings.username.referralCode;

/** A platform with all fields that can name an inviter, the affiliate code with these rules. */
const calls = (affiliateCode = code) => [
  flagged({ MOBILENUMREG3: false, USERNAMEREG3: true, REGMOBVERF3: false }),
  answers('getPayloadKeys'),
  answers('getHumanCheck'),
  answers('countInvitation'),
  answers('getAffiliate'),
  answers('validateRegistration', () => ({ fields: [] })),
  answers('getRegisterSettings', () => ({
    ...settings,
    username: { ...settings.username, recommenderId: code, affiliateCode },
  })),
];

/** The fields that name an inviter: out of the way of everybody who has none (S2.2, S3.7). */
const meta = {
  title: 'Features/Register/Invitation',
  component: RegisterScreen,
  args: { close: fn() },
  parameters: { docs: { story: coversPage }, route: '/register', msw: calls() },
  beforeEach: () => {
    dropDrafts();
    dropReferralCode();
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('dialog'));
const labels = () => INVITATIONS.map((name) => t(`register:field.${name}`));

/** Optional ones are folded; a press shows all of them, and the first has the focus. */
export const Collapsed: Story = {
  play: async () => {
    const fields = await form();
    const unfold = await fields.findByRole('button', { name: t('register:invited') });
    await expect(unfold).toBeSeen();
    for (const name of labels()) {
      await expect(fields.queryByRole('textbox', { name })).toBeNull();
    }
    await userEvent.click(unfold);
    for (const name of labels()) await expect(fields.getByRole('textbox', { name })).toBeSeen();
    await expect(
      fields.getByRole('textbox', { name: t('register:field.recommenderId') }),
    ).toHaveFocus();
    await expect(fields.queryByRole('button', { name: t('register:invited') })).toBeNull();
  },
};

/** The address names one: it is shown and filled in, and stays there when it is emptied. */
export const FromTheAddress: Story = {
  parameters: { route: '/register?referralCode=FRIEND01' },
  play: async () => {
    const fields = await form();
    const name = t('register:field.referralCode');
    const given = await fields.findByRole('textbox', { name });
    await expect(given).toHaveValue('FRIEND01');
    await expect(given).toBeSeen();
    await expect(fields.queryByRole('button', { name: t('register:invited') })).toBeNull();
    await userEvent.clear(given);
    await waitFor(() => expect(given).toHaveFocus());
    await expect(given).toBeSeen();
  },
};

/** A required one is never folded. */
export const Required: Story = {
  parameters: { msw: calls({ ...code, required: true }) },
  play: async () => {
    const fields = await form();
    const name = t('register:field.affiliateCode');
    await expect(await fields.findByRole('textbox', { name })).toBeSeen();
    await expect(fields.getByRole('button', { name: t('register:invited') })).toBeSeen();
    await expect(
      fields.queryByRole('textbox', { name: t('register:field.referralCode') }),
    ).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
