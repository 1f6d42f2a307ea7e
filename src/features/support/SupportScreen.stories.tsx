import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompactEncrypt, importJWK } from 'jose';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import type { LiveChatModel } from '#src/platform/endpoints/chat/liveChat.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { SupportScreen } from './SupportScreen.tsx';

const HOURS = 'Mon-Fri 12:00-21:00';
const SOON = '2099-03-02T15:00:00.000Z';
const AGO = '2026-01-01T00:00:00.000Z';
const OPEN = { hours: HOURS, openUntil: SOON, opensAt: null };
const models: LiveChatModel[] = [
  { modelId: 'general', title: 'Questions about the site', ...OPEN },
  { modelId: 'cashier', title: 'Deposits and withdrawals', ...OPEN },
  { modelId: 'protection', title: 'Limits, breaks and help', ...OPEN },
];
const chats = answers('listLiveChats', () => models);

/** Answers with these contacts, encrypted to the page's key like the platform (S3.10). */
const contacts = (...ways: { csType: string; address: string }[]) =>
  http.get('/wps/system/permission', async ({ request }) => {
    const jwk = JSON.parse(
      atob((request.headers.get('Client-Key') ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    );
    const key = await importJWK(jwk, 'ECDH-ES+A256KW');
    const customerService = await Promise.all(
      ways.map(async ({ csType, address }) => ({
        csType,
        path: await new CompactEncrypt(new TextEncoder().encode(address))
          .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM' })
          .encrypt(key),
      })),
    );
    const value = { ...EXAMPLES.getPermission.value, customerService };
    return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
  });
const two = contacts(
  { csType: 'EMAIL', address: 'mailto:desk@brand.example' },
  { csType: 'FACEBOOK', address: 'https://facebook.example/brand' },
);

/** A fake of the opened tab, as far as the page uses it. */
function fakeTab() {
  const replace = fn();
  const close = fn();
  const tab = { closed: false, opener: window, location: { replace }, close };
  spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { replace, close };
}

/** Customer service contacts (S1.5). */
const meta = {
  title: 'Features/SupportScreen',
  component: SupportScreen,
  parameters: { msw: [chats, two, answers('launchLiveChat')] },
} satisfies Meta<typeof SupportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    for (const { title } of models) {
      const chat = within(await canvas.findByRole('listitem', { name: title }));
      await expect(chat.getByText(like('support:chats.hours'))).toBeSeen();
    }
    const mail = await canvas.findByRole('link', { name: t('support:contacts.email') });
    await expect(mail).toHaveAttribute('href', 'mailto:desk@brand.example');
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toBeSeen();
  },
};

const inTurn = (...openings: Pick<LiveChatModel, 'openUntil' | 'opensAt'>[]) =>
  answers('listLiveChats', () =>
    openings.map((opening, place) => ({
      ...{ modelId: String(place), title: `Topic ${place}`, hours: HOURS },
      ...opening,
    })),
  );

/** Each topic says whether it is open now, until when, or when it opens, by the platform's clock; hours that it cannot read say nothing. */
export const Openings: Story = {
  parameters: {
    msw: [
      inTurn(
        ...[
          { openUntil: SOON, opensAt: null },
          { openUntil: null, opensAt: SOON },
          { openUntil: AGO, opensAt: null },
          { openUntil: null, opensAt: AGO },
          { openUntil: null, opensAt: null },
        ],
      ),
      two,
    ],
  },
  play: async ({ canvas }) => {
    const topic = (place: number) =>
      within(canvas.getByRole('listitem', { name: `Topic ${place}` }));
    await canvas.findByRole('listitem', { name: 'Topic 0' });
    await expect(topic(0).getByText(like('support:chats.openUntil'))).toBeSeen();
    await expect(topic(1).getByText(t('support:chats.closed'))).toBeSeen();
    await expect(topic(1).getByText(like('support:chats.opensAt'))).toBeSeen();
    await expect(topic(2).getByText(t('support:chats.closed'))).toBeSeen();
    await expect(topic(2).queryByText(like('support:chats.opensAt'))).toBeNull();
    await expect(topic(3).getByText(t('support:chats.openNow'))).toBeSeen();
    for (const words of ['openUntil', 'openNow', 'closed', 'opensAt'] as const) {
      await expect(topic(4).queryByText(like(`support:chats.${words}`))).toBeNull();
    }
  },
};

/** Outside its hours a chat cannot be started: its button says why, when it opens, and what to do until then. */
export const Closed: Story = {
  parameters: { msw: [inTurn({ openUntil: null, opensAt: SOON }), two] },
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open');
    const start = await canvas.findByRole('button', {
      name: t('support:chats.openAbout', { title: 'Topic 0' }),
    });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleDescription(
      expect.stringContaining(t('support:chats.closedHint')),
    );
    await userEvent.click(start, { pointerEventsCheck: 0 });
    await expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  },
};

/** A press opens the chat's tab, which then navigates to the platform's URL. */
export const Launched: Story = {
  play: async ({ canvas }) => {
    const { replace } = fakeTab();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('support:chats.openAbout', { title: 'Questions about the site' }),
      }),
    );
    await expect(await canvas.findByText(t('support:chats.opened'))).toBeSeen();
    const { chatUrl } = EXAMPLES.launchLiveChat.value;
    await expect(replace).toHaveBeenCalledWith(window.location.origin + chatUrl);
  },
};

/** A URL of neither the platform nor the site is not opened. */
export const Untrusted: Story = {
  parameters: {
    msw: [chats, two, answers('launchLiveChat', () => ({ chatUrl: 'https://elsewhere.example/' }))],
  },
  play: async ({ canvas }) => {
    const { replace, close } = fakeTab();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('support:chats.openAbout', { title: 'Questions about the site' }),
      }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      asText('support:chats.refused'),
    );
    await expect(close).toHaveBeenCalled();
    await expect(replace).not.toHaveBeenCalled();
  },
};

export const NotLaunched: Story = {
  parameters: { msw: [chats, two, fails('launchLiveChat')] },
  play: async ({ canvas }) => {
    const { close } = fakeTab();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('support:chats.openAbout', { title: 'Questions about the site' }),
      }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('support:chats.notOpened'));
    await expect(close).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('listLiveChats'), neverAnswers('getPermission')] },
};

export const Empty: Story = {
  parameters: { msw: [answers('listLiveChats', () => []), contacts()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('support:chats.none'))).toBeSeen();
    await expect(await canvas.findByText(t('support:contacts.none'))).toBeSeen();
  },
};

/** Each part fails and retries by itself. */
export const Failed: Story = {
  parameters: { msw: [fails('listLiveChats', 1), chats, fails('getPermission', 1), two] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    for (const retry of canvas.getAllByRole('button', { name: t('support:chats.retry') })) {
      await userEvent.click(retry);
    }
    await expect(await canvas.findByRole('link', { name: t('support:contacts.email') })).toBeSeen();
    await expect(await canvas.findByText('Deposits and withdrawals')).toBeSeen();
  },
};

const MARK = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="12" fill="#2f7d6b"/></svg>')}`,
  ...{ width: 24, height: 24, sources: [] },
};

/** The brand with profiles in other networks and a status page. */
function WithNetworks({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [changed] = useState({
    ...brand,
    support: {
      ...brand.support,
      networks: [
        { name: 'Harbour Chat', url: 'https://chat.example/brand', icon: 'message' as const },
        {
          ...{ name: 'Clips', url: 'https://clips.example/brand', icon: 'external' as const },
          picture: MARK,
        },
      ],
      statusPage: 'https://status.example/',
    },
  });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** The brand with a live chat of a vendor. */
function WithVendorChat({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const liveChat = { vendor: 'livechat', account: '1234567' } as const;
  const [changed] = useState({ ...brand, support: { ...brand.support, liveChat } });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** A vendor's chat is a link to the vendor's page. It stands in for the platform's topics where there are none. */
export const VendorChat: Story = {
  parameters: { msw: [answers('listLiveChats', () => []), two] },
  decorators: [
    (Screen) => (
      <WithVendorChat>
        <Screen />
      </WithVendorChat>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Facebook' })).toBeSeen();
    const chat = canvas.getByRole('link', {
      name: t('support:chats.openAbout', { title: 'LiveChat' }),
    });
    await expect(chat).toBeSeen();
    await expect(chat).toHaveAttribute('href', 'https://direct.lc.chat/1234567/');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await waitFor(() => expect(canvas.queryByText(t('support:chats.none'))).toBeNull());
    await expect(document.querySelector('[src*="lc.chat"]')).toBeNull();
  },
};

/** Networks of any name, by an icon or a mark of the brand's own, and the status page. */
export const Networks: Story = {
  decorators: [
    (Screen) => (
      <WithNetworks>
        <Screen />
      </WithNetworks>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const chat = await canvas.findByRole('link', { name: 'Harbour Chat' });
    await expect(chat).toHaveAttribute('href', 'https://chat.example/brand');
    await expect(canvas.getByRole('link', { name: 'Clips' })).toBeSeen();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', MARK.src);
    const status = canvas.getByRole('link', { name: t('support:contacts.status') });
    await expect(status).toHaveAttribute('href', 'https://status.example/');
  },
};
