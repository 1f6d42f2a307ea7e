import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { withSite } from '#src/app/withSite.tsx';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

const meta = {
  title: 'Shell/Language links',
  component: LanguageLinks,
  decorators: [withSite],
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const OTHER = 'qaa';
const FACTS = { name: 'Made up', direction: 'ltr', note: 'Machine translation' } as const;

/** The brand with one language more, which says that a machine made its messages. */
function WithOther({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [other] = useState({
    ...brand,
    languages: {
      ...brand.languages,
      supported: [...brand.languages.supported, OTHER],
      facts: { ...brand.languages.facts, [OTHER]: FACTS },
    },
  });
  return <BrandContext value={other}>{children}</BrandContext>;
}

/** In a menu, a language says in its own words that its messages are a machine's. */
export const Noted: Story = {
  args: { noted: true },
  decorators: [
    (Story) => (
      <WithOther>
        <Story />
      </WithOther>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${FACTS.name} · ${FACTS.note}` });
    await expect(link).toHaveAttribute('lang', OTHER);
  },
};

/** In the narrow header it is the name alone. */
export const NameAlone: Story = {
  decorators: Noted.decorators ?? [],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: FACTS.name })).toBeVisible();
  },
};
