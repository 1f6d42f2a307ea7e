import { randomUUID } from 'node:crypto';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { grantStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import { beginGame } from '#sandbox/domains/play/demo/handlers/demo.fixture.ts';
import { fund, idOf, randomNumber } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { readSession } from '#sandbox/kernel/sessions/readSession.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import { addMember } from '#sandbox/ledger/ledger.fixture.ts';
import { createClient, type HeaderMap, type TestClient } from '#sandbox/testing/client.fixture.ts';

/** The vendor of the game. */
export const VENDOR = { kind: 'vendor', vassalage: 'CQ9' } as const;
export const MAIN = { kind: 'main' } as const;
const GAME = 'CQ9-0001';
const FUNDS = '20000';
/** The initial balance of each player, in minor units. */
export const FUNDED = 20_000_00n;

/** A player who moves money through any instance of a platform. */
export interface Player {
  memberId: string;
  account: string;
  merchant: Merchant;
  /** The clients, one for each instance. */
  clients: readonly TestClient[];
  /** The token of the player's game. */
  game: string;
  /** The payout account of the player. */
  payoutAccount: string;
  /** The header of a fresh step-up. */
  stepUp(): Promise<HeaderMap>;
}

/** Creates a player below another one, with money in the main and a vendor's wallet and an open game. */
export async function createPlayer(
  sandboxes: readonly [Sandbox, ...Sandbox[]],
  merchant: Merchant,
  upline: Player | undefined,
): Promise<Player> {
  const { db, clock } = sandboxes[0].platform;
  const account = randomUUID().slice(0, 18);
  const type = 2;
  const memberId = await addMember(db, merchant, { account, type, uplineId: upline?.memberId });
  const { merchantCode } = merchant;
  const origin = { now: clock.now(), ip: '127.0.0.1', userAgent: 'test' };
  const token = await startSession(db, { id: memberId, merchantCode }, origin);
  const headers = async () => ({
    'Merchant-Code': merchantCode,
    Authorization: `Bearer ${token}`,
  });
  const clientOf = (sandbox: Sandbox) =>
    createClient(() => ({ ...sandbox, rules: RULES }), headers);
  const client = clientOf(sandboxes[0]);
  async function stepUp() {
    const session = await readSession(db, merchantCode, token, clock.now());
    if (!session) throw new Error('The session has ended.');
    return { 'Step-Up-Token': (await grantStepUp(db, session, clock.now())).token };
  }
  await fund({ sandbox: sandboxes[0] }, { memberId, merchant }, FUNDS);
  const share = { from: MAIN, to: VENDOR, amount: '5000' };
  await client.post('/wps/relay/GCS_walletTransfer', share);
  const number = randomNumber();
  const details = { kind: 'bank', provider: 'Test Bank', holder: 'Test', number };
  const bound = await client.post('/wps/withdrawal/accounts', details, await stepUp());
  return {
    ...{ memberId, account, merchant, stepUp },
    clients: sandboxes.map(clientOf),
    game: (await beginGame(client, GAME)).begun.token,
    payoutAccount: idOf(bound.body.value),
  };
}
