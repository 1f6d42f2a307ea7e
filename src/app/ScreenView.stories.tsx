import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { ChunkError } from '#src/modules/screens.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { clearPrintedErrors, silenceErrors } from '#src/ui/fallback/printedErrors.fixture.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { ScreenView } from './ScreenView.tsx';
import type { ArrivedScreen } from './useArrival.ts';

function Missing(): never {
  throw new ChunkError('screen', {});
}

/** A long screen that ends with a link to one that fails to load, and with a button that makes it fail itself. */
function Long() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The screen is broken.');
  return (
    <>
      <Heading level={1}>Long</Heading>
      <div style={{ blockSize: '300vh' }} />
      <RouteLink to="/missing">Further</RouteLink>
      <Button onClick={() => setBroken(true)}>Break</Button>
    </>
  );
}

/** A screen with two dialogs in its address, the first of which leads to the second. */
function Asking() {
  const step = useSearchParams()[0].get('step');
  const navigate = useNavigate();
  const go = (to: string) => navigate(to, { replace: true });
  const dialog = { closeLabel: 'Close', open: true, onClose: () => go('/asking') };
  return (
    <>
      <Heading level={1}>Asking</Heading>
      <RouteLink to="/asking?step=first">Ask</RouteLink>
      {step === 'first' && (
        <Dialog key="first" title="First" {...dialog}>
          <Button onClick={() => go('/asking?step=second')}>Next</Button>
        </Dialog>
      )}
      {step === 'second' && (
        <Dialog key="second" title="Second" {...dialog}>
          <Button>Done</Button>
        </Dialog>
      )}
    </>
  );
}

const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  '/long': Long,
  '/asking': Asking,
  '/missing': Missing,
};

function Screens() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef<ArrivedScreen>(undefined);
  const Screen = SCREENS[pathname] ?? Missing;
  return (
    <main tabIndex={-1}>
      <ScreenView id={pathname} games={undefined} asked={false} {...{ type, last }}>
        <Screen />
      </ScreenView>
    </main>
  );
}

const meta = {
  title: 'Shell/ScreenView',
  component: ScreenView,
  args: {
    ...{ id: 'long', games: undefined, asked: false, children: null },
    ...{ type: 'PUSH', last: { current: undefined } },
  },
  parameters: { route: '/long' },
  render: () => <Screens />,
  beforeEach: () => {
    // The page was reloaded a moment ago, so it does not reload again.
    sessionStorage.setItem('livery.reloadedAt', String(Date.now()));
    const restore = silenceErrors();
    return () => {
      sessionStorage.removeItem('livery.reloadedAt');
      restore?.();
    };
  },
} satisfies Meta<typeof ScreenView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that fails to load says so at the top of the page, and its heading gets the focus, wherever the visitor was (S8.8). */
export const Failed: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Further' });
    link.scrollIntoView();
    await expect(scrollY).toBeGreaterThan(0);
    await userEvent.click(link);
    const title = await canvas.findByRole('heading', { name: t('app:error.missing.title') });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(scrollY).toBe(0);
    clearPrintedErrors();
  },
};

/** A screen that breaks later shows the error from the top of the page, and its heading gets the focus (S8.8). */
export const BreaksLater: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Break' });
    button.scrollIntoView();
    await expect(scrollY).toBeGreaterThan(0);
    await userEvent.click(button);
    const title = await canvas.findByRole('heading', { name: t('app:error.fault.title') });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(scrollY).toBe(0);
    clearPrintedErrors();
  },
};

/** After several dialogs in a row, the focus goes back to what opened the first. */
export const ClosedAfterAnother: Story = {
  parameters: { route: '/asking' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Ask' });
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    const dialog = await screen.findByRole('dialog', { name: 'Second' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};
