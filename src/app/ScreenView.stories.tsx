import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { ChunkError } from '#src/modules/screens.ts';
import { forgiveErrors, takeInErrors } from '#src/ui/fallback/printedErrors.fixture.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { ScreenView } from './ScreenView.tsx';
import type { Arrived } from './useArrival.ts';

function Missing(): never {
  throw new ChunkError('screen', {});
}

/** A long screen with a link at the end to one that fails to load. */
function Long() {
  return (
    <>
      <Heading level={1}>Long</Heading>
      <div style={{ blockSize: '300vh' }} />
      <RouteLink to="/missing">Further</RouteLink>
    </>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef<Arrived>(undefined);
  return (
    <main tabIndex={-1}>
      <ScreenView id={pathname} games={undefined} asked={false} {...{ type, last }}>
        {pathname === '/missing' ? <Missing /> : <Long />}
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
    const restore = takeInErrors();
    return () => {
      sessionStorage.removeItem('livery.reloadedAt');
      restore?.();
    };
  },
} satisfies Meta<typeof ScreenView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that fails to load says so at the top of the page, and its heading gets the focus, wherever the visitor was (S8.8). */
export const NotCome: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Further' });
    link.scrollIntoView();
    await expect(scrollY).toBeGreaterThan(0);
    await userEvent.click(link);
    const title = await canvas.findByRole('heading', { name: t('app:error.missing.title') });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(scrollY).toBe(0);
    forgiveErrors();
  },
};
