import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSite } from '#src/app/withSite.tsx';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
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

interface WithOthersProps {
  tags?: readonly string[];
  /** The address of the list of their names. */
  list?: string | undefined;
  children: ReactNode;
}

/** The brand with further languages, which say that a machine made their messages. */
function WithOthers({ tags = [OTHER], list, children }: WithOthersProps) {
  const brand = useBrand();
  const { default: own, facts } = brand.languages;
  const [other] = useState({
    ...brand,
    languages: {
      ...brand.languages,
      ...(list !== undefined && { list }),
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

const MANY = Array.from({ length: 29 }, (_, place) => `${OTHER}-x-${place}`);

const listing = (list?: string) => (Story: () => ReactNode) => (
  <WithOthers tags={MANY} list={list}>
    <Story />
  </WithOthers>
);

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /\S \+29$/ }));
  return within(await screen.findByRole('dialog'));
};

/** Of many languages the page's own is shown with the number of the others; a press opens the list of all, each with its note. */
export const Many: Story = {
  decorators: [listing()],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /\+29$/ });
    await expect(opener).toHaveAccessibleName(like('app:chooseLanguage'));
    const sheet = await opened(canvasElement);
    const links = await sheet.findAllByRole('link', { name: `${FACTS.name} · ${FACTS.note}` });
    await expect(links).toHaveLength(MANY.length);
    await expect(links[0]).toHaveAttribute('lang', MANY[0]);
    await expect(links[0]).toBeSeen();
  },
};

/** A list that does not arrive says so, can be asked for again, and the sheet closes. */
export const ListMissing: Story = {
  decorators: [listing('/none/languages.json')],
  play: async ({ canvasElement }) => {
    const sheet = await opened(canvasElement);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('languageChoice:failed'));
    await expect(sheet.getByRole('button', { name: t('app:offline.retry') })).toBeSeen();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
