import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { MenuChoices } from './MenuChoices.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

const signOut = fn();

/**
 * A menu of actions and pages behind one button (S2.20). Not for the navigation of a page, which has visible links, nor for choosing a
 * value in a form, which is a Select.
 */
const meta = {
  title: 'UI/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    align: 'start',
    trigger: <IconButton icon="more" label="More of your account" />,
    children: (
      <>
        <MenuLink to="/member/securityCenter" icon="shield">
          Account
        </MenuLink>
        <MenuLink to="/member/messageV2" icon="megaphone" aside={<Badge>3 new</Badge>}>
          Messages
        </MenuLink>
        <MenuItem icon="refresh" onSelect={fn()} disabled>
          Refresh the balance
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="arrowEnd" tone="danger" onSelect={signOut}>
          Sign out
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AccountMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More of your account' }));
    await screen.findByRole('menu');
    const account = screen.getByRole('menuitem', { name: 'Account' });
    await expect(account).toHaveAttribute('href', '/member/securityCenter');
    await waitFor(() => expect(account.getBoundingClientRect().height).toBeGreaterThanOrEqual(44));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Arrow keys move, a first letter jumps, Escape closes and restores the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More of your account' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Messages/ })).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function Languages() {
  const [language, setLanguage] = useState<'en' | 'bn'>('en');
  return (
    <Menu align="start" trigger={<Button icon="globe">{language.toUpperCase()}</Button>}>
      <MenuChoices
        label="Language"
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'bn', label: 'বাংলা', lang: 'bn' },
        ]}
      />
    </Menu>
  );
}

export const OfChoices: Story = {
  render: () => <Languages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'EN' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'বাংলা' }));
    await expect(await canvas.findByRole('button', { name: 'BN' })).toBeSeen();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <MenuItem icon="shield" onSelect={fn()}>
          Sicherheitseinstellungen und Spielerschutzmaßnahmen verwalten
        </MenuItem>
        <MenuItem icon="megaphone" onSelect={fn()}>
          প্ল্যাটফর্মের সব বার্তা ও বিজ্ঞপ্তি দেখুন
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
