import { eq } from 'drizzle-orm';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { accessOf } from '#sandbox/kernel/control/access.ts';
import type { Control } from '#sandbox/kernel/control/control.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member, registeredIp } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Message } from '#sandbox/kernel/outbox/send.ts';
import { isTrial, type Member } from '#sandbox/kernel/sessions/session.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { hasFlag } from './flags.ts';
import { messageLanguage, type Sender } from './messageLanguage.ts';
import { signInMessage } from './messages/messages.ts';
import { isRegisteredIp } from './registeredIps.ts';
import { after, PASSWORD_DAYS, TRIAL } from './settings.ts';

const DAY_SECONDS = 86_400;

/** A request that logs a member in. */
export interface LoginCall extends Sender {
  db: Database;
  ip: string;
  userAgent: string;
  now: Date;
  send(message: Message): Promise<void>;
}

/** The dependencies of a login. */
export type LoginParts = Pick<HandlerParts, 'control' | 'atLogin'>;

/** The time and place of a member's last login; null before the first. */
const lastLoginOf = (before: Member): LoginResult['lastLogin'] =>
  before.lastLoginAt && {
    at: before.lastLoginAt.toISOString(),
    ip: before.lastLoginIp ?? '',
    country: before.lastLoginCountry ?? '',
    userAgent: before.lastLoginUserAgent ?? '',
  };

/** Whether a member must choose a new password: after 90 days if passwords expire (PWDEXPFORCECHANGE3, S4.16). */
export const isPasswordExpired = (
  merchant: Merchant,
  control: Control,
  { passwordChangedAt }: Member,
  now: Date,
): boolean =>
  hasFlag(merchant, control, 'PWDEXPFORCECHANGE3') &&
  after(passwordChangedAt, PASSWORD_DAYS * DAY_SECONDS) <= now;

/** How a member has authenticated. */
export interface Proof {
  /** Whether it was with the default password of accounts created by others. */
  defaultPassword: boolean;
}

/** Notifies a member of a login from a new IP address, by e-mail or else by text message. */
async function notifySignIn(call: LoginCall, { email, mobile }: Member, country: string) {
  const to = email ?? mobile;
  if (!to) return;
  const writer = { brand: call.merchant.brand, language: messageLanguage(call) };
  const recipient = { channel: email === null ? ('sms' as const) : ('email' as const), to };
  await call.send(signInMessage(writer, recipient, { at: call.now, ip: call.ip, country }));
}

/** Starts the session of an authenticated member, and records its time and place. */
export async function openSession(
  call: LoginCall,
  { control, atLogin }: LoginParts,
  before: Member,
  { defaultPassword }: Proof = { defaultPassword: false },
): Promise<LoginResult> {
  const { db, merchant, ip, userAgent, now } = call;
  const { country } = accessOf(merchant, control);
  await db
    .update(member)
    .set({
      ...{ firstLoginAt: before.firstLoginAt ?? now, lastLoginAt: now, lastLoginIp: ip },
      ...{ lastLoginCountry: country, lastLoginUserAgent: userAgent },
    })
    .where(eq(member.id, before.id));
  if (!(await isRegisteredIp(db, before, ip))) await notifySignIn(call, before, country);
  await db
    .insert(registeredIp)
    .values({ memberId: before.id, ip, registeredAt: now })
    .onConflictDoNothing();
  await atLogin(db, merchant, before.id, now);
  const lasts = isTrial(before) ? { lasts: TRIAL.lifetimeSeconds * 1000 } : {};
  return {
    token: await startSession(db, before, { now, ip, userAgent, ...lasts }),
    firstTimeLogin: before.firstLoginAt === null,
    passwordExpired: !isTrial(before) && isPasswordExpired(merchant, control, before, now),
    defaultPassword,
    lastLogin: lastLoginOf(before),
  };
}
