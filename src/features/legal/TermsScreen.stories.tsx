import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { day, like } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { TermsScreen } from './TermsScreen.tsx';

/** The terms and conditions, with version (S5.6). */
const meta = {
  title: 'Features/TermsScreen',
  component: TermsScreen,
  parameters: {
    msw: [
      answers('getTerms', () => ({
        version: '2026-05-01',
        minimumAge: 21,
        operator: 'Northern Games Ltd',
      })),
    ],
  },
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(like('legal:version', { date: day('2026-05-01T12:00:00.000Z') })),
    ).toBeSeen();
    await expect(canvas.getByText(like('legal:terms.who.text', { age: '21' }))).toBeSeen();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContainEqual(expect.stringMatching(/#who$/));
  },
};

/** The manifest's version is shown when the platform does not answer. */
export const PlatformSilent: Story = {
  parameters: { msw: [fails('getTerms')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026/)).toBeSeen();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
