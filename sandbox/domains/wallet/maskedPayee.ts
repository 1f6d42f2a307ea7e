import type { member } from '#sandbox/kernel/database/schema/members.ts';

type Named = Pick<typeof member.$inferSelect, 'realName' | 'nickname'>;

const masked = (word: string): string => {
  const [first = '', ...hidden] = [...word];
  return hidden.length > 0 ? `${first}***` : '***';
};

/**
 * The payee's masked name, by which a sender recognizes the right person: the first letter of each word of the real name, or of the
 * nickname if there is no real name.
 */
export function maskedPayee({ realName, nickname }: Named): string {
  const name = realName.trim() || nickname.trim();
  return name === '' ? '***' : name.split(/\s+/).map(masked).join(' ');
}
