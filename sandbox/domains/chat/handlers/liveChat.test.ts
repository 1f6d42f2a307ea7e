import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

const launch = async () => {
  const { body } = await platform.post('/wps/relay/CSP_launchLiveChat', { modelId: 'general' });
  return (body.value as { chatUrl: string }).chatUrl;
};
const pageOf = async (chatUrl: string) => {
  const answer = await platform.sandbox.app.request(`http://localhost${chatUrl}`);
  return { status: answer.status, text: await answer.text() };
};
const write = (chatUrl: string, content: string) =>
  platform.sandbox.app.request(`http://localhost${chatUrl}`, {
    method: 'POST',
    body: new URLSearchParams({ content }),
  });

describe('the live chat', () => {
  it('has a page for each conversation (S7.30)', async () => {
    const [one, other] = [await launch(), await launch()];
    expect(one).not.toBe(other);
    await write(one, 'Where do I set a limit?');
    expect((await pageOf(one)).text).toContain('Where do I set a limit?');
    expect((await pageOf(other)).text).not.toContain('Where do I set a limit?');
  });

  it('shows a conversation in the console, and the staff’s answers to the player', async () => {
    const chatUrl = await launch();
    await write(chatUrl, 'Is somebody there?');
    const { body } = await platform.get('/sandbox/control/listings/liveChats');
    expect(JSON.stringify(body.value)).toContain('Is somebody there?');
    const chat = chatUrl.split('/').at(-1);
    await platform.post('/sandbox/control/actions/answerLiveChat', { chat, text: 'Yes, we are.' });
    expect((await pageOf(chatUrl)).text).toContain('Yes, we are.');
  });

  it('shows messages as text, never as markup', async () => {
    const chatUrl = await launch();
    await write(chatUrl, '<img src=x onerror=alert(1)>');
    expect((await pageOf(chatUrl)).text).not.toContain('<img');
  });

  it.each(['x'.repeat(501), 'half\u0000way'])(
    'keeps the input and explains the error if a message is rejected: %j',
    async (text) => {
      const chatUrl = await launch();
      const answer = await write(chatUrl, text);
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain(text);
      expect(page).toContain('role="alert"');
      expect((await pageOf(chatUrl)).text).not.toContain('role="alert"');
    },
  );

  it('ends two hours after its last message', async () => {
    const chatUrl = await launch();
    await platform.forward(2 * 60 * 60 + 1);
    expect((await pageOf(chatUrl)).text).toContain('This conversation is over');
    expect((await write(chatUrl, 'Hello?')).status).toBe(409);
  });

  it('reports an unknown conversation', async () => {
    for (const id of ['1b4e28ba-2fa1-41d2-883f-0016d3cca427', 'nonsense', '%00']) {
      expect((await pageOf(`/sandbox/chat/${id}`)).status).toBe(404);
    }
    const { body } = await platform.post('/wps/relay/CSP_launchLiveChat', { modelId: 'attic' });
    expect(body.code).toBe('chat_model_unknown');
  });
});
