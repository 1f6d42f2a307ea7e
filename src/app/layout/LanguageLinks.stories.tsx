import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { withSite } from '#src/app/withSite.tsx';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { LANGUAGES_ID, LanguageLinks } from './LanguageLinks.tsx';

const meta = {
  title: 'Shell/Language links',
  component: LanguageLinks,
  decorators: [withSite],
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const OTHER = 'qaa';
const FACTS = { name: 'Made up', direction: 'ltr', note: 'Machine translation' } as const;

interface WithOthersProps {
  tags?: readonly string[];
  children: ReactNode;
}

/** The brand with further languages, which say that a machine made their messages. */
function WithOthers({ tags = [OTHER], children }: WithOthersProps) {
  const brand = useBrand();
  const { default: own, facts } = brand.languages;
  const [other] = useState({
    ...brand,
    languages: {
      ...brand.languages,
      supported: [own, ...tags],
      facts: { ...facts, ...Object.fromEntries(tags.map((tag) => [tag, FACTS])) },
    },
  });
  return <BrandContext value={other}>{children}</BrandContext>;
}

/** In a menu, a language says in its own words that its messages are a machine's. */
export const Noted: Story = {
  args: { noted: true },
  decorators: [
    (Story) => (
      <WithOthers>
        <Story />
      </WithOthers>
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

const MANY = Array.from(
  { length: 29 },
  (_, place) => `qa${String.fromCharCode(97 + (place % 26))}-x-${place}`,
);

/** Of many languages the header shows the page's own and the number of the others, and leads to the list of all. */
export const Many: Story = {
  decorators: [
    (Story) => (
      <WithOthers tags={MANY}>
        <Story />
      </WithOthers>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', `#${LANGUAGES_ID}`);
    await expect(link).toHaveTextContent(/\S \+29$/);
    await expect(link).toBeSeen();
  },
};

/** The list of many languages wraps. */
export const ManyListed: Story = {
  args: { noted: true },
  decorators: [
    (Story) => (
      <WithOthers tags={MANY}>
        <Story />
      </WithOthers>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(MANY.length);
  },
};
