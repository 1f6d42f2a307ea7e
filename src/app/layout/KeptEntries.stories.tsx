import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Layout } from './Layout.tsx';

/** The same switches, all of them off. */
const off = <Switches extends object>(switches: Switches) =>
  Object.fromEntries(Object.keys(switches).map((name) => [name, false])) as {
    [Name in keyof Switches]: false;
  };

/** A brand whose manifest switches off, and leaves out, whatever it can. */
function Bare({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [bare] = useState({
    ...brand,
    modules: off(brand.modules),
    flags: off(brand.flags),
    categories: [],
    frame: { layout: 'side' as const, header: [], menu: [], bottomBar: [], footer: [] },
  });
  return <BrandContext value={bare}>{children}</BrandContext>;
}

/** The player protection links: no brand or platform setting removes them from the frame. */
const meta = {
  title: 'Shell/KeptEntries',
  component: Layout,
  decorators: [
    withSite,
    (Story) => (
      <Bare>
        <Story />
      </Bare>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    player: true,
    msw: [
      answers('getMemberInfo', () => ({ ...EXAMPLES.getMemberInfo.value, hasVip: false })),
      answers('getWalletBalance'),
      answers('getProtection'),
      flagged({
        ...{ MOBILENUMREG3: false, USERNAMEREG3: false, REGMOBVERF3: false },
        ...{ CHNGPASSVERIF3: false, AGENTPOLICY3: false, FREEPLAY3: false },
        ...{ PWDEXPFORCECHANGE3: false, MOBILEVERCODELOGIN3: false, MOBILENUMPASSREG3: false },
      }),
      ...mockPlatform(0),
    ],
  },
  args: { children: <Heading level={1}>A screen</Heading> },
} satisfies Meta<typeof Layout>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo = (scope: HTMLElement, path: string) =>
  within(scope)
    .getAllByRole('link')
    .some((link) => link.getAttribute('href') === path);

/** A player finds them in the account menu, side menu and footer (DECISIONS, player protection). */
export const OfAPlayer: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: like('app:account.open') }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(leadsTo(menu, '/protection')).toBe(true);
    await userEvent.keyboard('{Escape}');
    const foot = await canvas.findByRole('contentinfo');
    await expect(leadsTo(foot, '/protection')).toBe(true);
    await expect(leadsTo(foot, '/responsible')).toBe(true);
    const side = canvas.getByRole('navigation', { name: t('app:nav.main') });
    await expect(leadsTo(side, '/protection')).toBe(true);
    await expect(within(foot).getByText(like('app:age.text'))).toBeInTheDocument();
    await expect(leadsTo(canvasElement, '/promotions')).toBe(false);
  },
};

/** A visitor finds the player protection page. */
export const OfAVisitor: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { player: false },
  play: async ({ canvas }) => {
    const foot = await canvas.findByRole('contentinfo');
    for (const path of ['/responsible', '/terms', '/privacy']) {
      await expect(leadsTo(foot, path)).toBe(true);
    }
  },
};
