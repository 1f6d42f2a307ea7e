import { type Context, Hono } from 'hono';
import { malformedTexts } from '#sandbox/kernel/contract/malformedTexts.ts';
import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { findConversation, isOver, messagesOf, writeSupport } from '../conversation.ts';
import { SUPPORT_LENGTH, SUPPORT_POLICY, supportPage } from './page.ts';

/** The routes of live chat pages. Anybody with the URL of one can take part in it. */
export function supportRoutes({ db, clock, merchants }: Platform): Hono<Environment> {
  const routes = new Hono<Environment>();
  async function show(context: Context<Environment>, id: string, draft = '') {
    const chat = await findConversation(db, id);
    const view = {
      merchant: merchants.find(chat.merchantCode),
      model: chat.model,
      messages: await messagesOf(db, chat),
      over: isOver(chat, clock.now()),
      draft,
    };
    return context.html(supportPage(view), draft === '' ? 200 : 400, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': SUPPORT_POLICY,
    });
  }
  routes.get('/:id', (context) => show(context, context.req.param('id')));
  routes.post('/:id', async (context) => {
    const id = context.req.param('id');
    const { content } = await context.req.parseBody();
    const text = typeof content === 'string' ? content.trim() : '';
    const isBad = text.length > SUPPORT_LENGTH || malformedTexts('body', text).length > 0;
    if (isBad) return show(context, id, text);
    if (text !== '') {
      await inTransaction(db, async (tx) => {
        const chat = await findConversation(tx, id);
        await writeSupport(tx, chat, { byStaff: false, content: text }, clock.now());
      });
    }
    return context.redirect(context.req.path, 303);
  });
  return routes;
}
