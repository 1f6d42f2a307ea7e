import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryLanguage } from '#src/i18n/inEveryLanguage.fixture.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ContentBlocks } from './ContentBlocks.tsx';
import { NOTE, QUESTIONS } from './contentBlocks.fixture.ts';

/** The brand's blocks at a place of a page other than the home page, in the manifest's order. */
const meta = {
  title: 'Shared/Blocks/ContentBlocks',
  component: ContentBlocks,
  args: { list: 'help.above', blocks: [NOTE, QUESTIONS] },
  render: (args) => (
    <Stack gap="l">
      <ContentBlocks {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ContentBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Questions' });
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((one) => one.textContent)).toEqual([
      'A word before you start',
      'Questions',
    ]);
    for (const heading of headings) await expect(heading).toBeSeen();
  },
};

/** A block for players only, one that is over, and one of a module that is off show nothing to a visitor. */
export const Conditions: Story = {
  args: {
    blocks: [
      { block: 'text', text: inEveryLanguage('For players'), show: { audience: 'player' } },
      {
        block: 'text',
        text: inEveryLanguage('Over'),
        show: { audience: 'everyone', until: '2020-01-01T00:00:00Z' },
      },
      { block: 'vip' },
      { block: 'text', text: inEveryLanguage('For visitors'), show: { audience: 'visitor' } },
    ],
  },
  parameters: { modules: { vip: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('For visitors')).toBeSeen();
    await expect(canvasElement.innerText.trim()).toBe('For visitors');
  },
};
