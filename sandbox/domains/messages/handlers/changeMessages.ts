import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Call } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { message } from '../schema.ts';
import { unreadCount } from '../unreadCount.ts';

/** Refuses the ids if one is not in the member's inbox: either all are changed or none. */
async function checkOwn({ db, session }: ChangeCall, ids: readonly string[]): Promise<void> {
  const own = await db
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.memberId, session.member.id), inArray(message.id, [...ids])));
  if (own.length < new Set(ids).size) throw new Refusal('message_unknown');
}

type ChangeCall = Call<'readMessages'> | Call<'deleteMessages'>;

/** Marks messages of a member as read, or deletes them, and sends the unread count to their open pages. */
export async function changeMessages(
  call: ChangeCall,
  change: 'read' | 'delete',
): Promise<{ unread: number }> {
  const { db, session, body, now, publish } = call;
  const memberId = session.member.id;
  if (body.ids) await checkOwn(call, body.ids);
  const chosen = and(
    eq(message.memberId, memberId),
    body.ids ? inArray(message.id, body.ids) : undefined,
  );
  if (change === 'delete') await db.delete(message).where(chosen);
  else
    await db
      .update(message)
      .set({ readAt: now })
      .where(and(chosen, isNull(message.readAt)));
  const unread = await unreadCount(db, memberId);
  await publish({ to: memberId, type: 'unreadCount', data: { unread } });
  return { unread };
}
