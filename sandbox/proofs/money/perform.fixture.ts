import { randomUUID } from 'node:crypto';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { act as cashier, PAYMENT_PASSWORD, payAt } from '#sandbox/domains/wallet/wallet.fixture.ts';
import type { Answer, TestClient } from '#sandbox/testing/client.fixture.ts';
import type { Deposit, Withdrawal } from '#src/platform/contract.generated.ts';
import { type Act, PLAYERS } from './acts.fixture.ts';
import { createPlayer, MAIN, type Player, VENDOR } from './player.fixture.ts';

/** The instances of a platform; `visitor` calls the first one without a session. */
export interface Instances {
  sandboxes: readonly [Sandbox, ...Sandbox[]];
  visitor: Pick<TestClient, 'get' | 'post'>;
}

/** Creates players of a merchant with a wallet per vendor, which has more kinds of transfers. */
export async function playersOf({ sandboxes }: Instances): Promise<Player[]> {
  const { all } = sandboxes[0].platform.merchants;
  const merchant = all.find(({ brand }) => !brand.wallet.single);
  if (!merchant) throw new Error('No brand keeps a wallet per vendor.');
  const players: Player[] = [];
  while (players.length < PLAYERS)
    players.push(await createPlayer(sandboxes, merchant, players.at(-1)));
  return players;
}

/** The answers to all tries of an operation. */
export type Told = Answer[];

const units = (minor: number) => (minor / 100).toFixed(2);

/**
 * The value of the successful try; undefined if all failed. Any try can succeed: the first may be refused for insufficient funds that arrive
 * before the second.
 */
export const givenOf = (told: Told): unknown => told.find(({ body }) => body.success)?.body.value;

/** Performs operations as players of a platform. */
export class Performer {
  readonly #platform: Instances;
  readonly #players: readonly Player[];
  /** A player has one step-up at a time, so their withdrawals run one after the other. */
  readonly #withdrawing = new Map<Player, Promise<Told>>();
  /** The references of deposits and withdrawals, to check how they ended. */
  readonly deposits: { player: Player; reference: string }[] = [];
  readonly withdrawals: { player: Player; reference: string }[] = [];

  constructor(platform: Instances, players: readonly Player[]) {
    this.#platform = platform;
    this.#players = players;
  }

  playerOf(index: number): Player {
    const player = this.#players[index];
    if (!player) throw new Error(`There is no player ${index}.`);
    return player;
  }

  /** Performs an operation with all tries at once, alternating between the instances, and its follow-up steps. */
  async perform(act: Act): Promise<Told> {
    const player = this.playerOf(act.player);
    const amount = units(act.amount);
    switch (act.kind) {
      case 'round': {
        const round = { roundId: randomUUID(), stake: amount, selection: '' };
        return this.#try(act, '/demo/api/rounds', { token: player.game, ...round });
      }
      case 'transfer': {
        const [from, to] = act.way === 'out' ? [MAIN, VENDOR] : [VENDOR, MAIN];
        return this.#try(act, '/wps/relay/GCS_walletTransfer', { from, to, amount });
      }
      case 'collect':
        return this.#try(act, '/wps/wallets/collect', undefined);
      case 'line-up':
      case 'line-down': {
        const other = this.#players[act.player + (act.kind === 'line-up' ? -1 : 1)];
        if (!other) return [];
        const sent = { account: other.account, amount, paymentPassword: PAYMENT_PASSWORD };
        return this.#try(act, '/wps/agent/transferLine/transfer', sent);
      }
      case 'deposit':
        return this.#deposit(act, player, amount);
      case 'withdrawal':
        return this.#inTurn(player, () => this.#withdraw(act, player, amount));
    }
  }

  #try({ player, tries }: Act, path: string, body: unknown, headers: object = {}): Promise<Told> {
    const { clients } = this.playerOf(player);
    const own = { 'Idempotency-Key': randomUUID(), ...headers };
    const all = Array.from({ length: tries }, (_, index) =>
      clients[index % clients.length]?.post(path, body, own),
    );
    return Promise.all(all.flatMap((answer) => answer ?? []));
  }

  #inTurn(player: Player, withdraw: () => Promise<Told>): Promise<Told> {
    const before = this.#withdrawing.get(player) ?? Promise.resolve([]);
    const turn = before.then(withdraw);
    this.#withdrawing.set(player, turn);
    return turn;
  }

  async #deposit(act: Act & { kind: 'deposit' }, player: Player, amount: string): Promise<Told> {
    const told = await this.#try(act, '/wps/deposit', { method: 'card', amount });
    const deposit = givenOf(told) as Deposit | undefined;
    if (!deposit) return told;
    this.deposits.push({ player, reference: deposit.reference });
    const { sandboxes } = this.#platform;
    await Promise.all(sandboxes.map((sandbox) => payAt({ sandbox }, deposit, act.outcome)));
    return told;
  }

  async #withdraw(
    act: Act & { kind: 'withdrawal' },
    player: Player,
    amount: string,
  ): Promise<Told> {
    const asked = { accountId: player.payoutAccount, amount, paymentPassword: PAYMENT_PASSWORD };
    const told = await this.#try(act, '/wps/withdrawal', asked, await player.stepUp());
    const withdrawal = givenOf(told) as Withdrawal | undefined;
    if (!withdrawal) return told;
    const { reference } = withdrawal;
    this.withdrawals.push({ player, reference });
    // Two cashiers take each step at the same time.
    for (const step of act.steps) {
      const once = () =>
        step === 'confirm'
          ? player.clients[0]?.post('/wps/withdrawal/receipt', { reference })
          : cashier(this.#platform.visitor, player, step, { reference });
      await Promise.all([once(), once()]);
    }
    return told;
  }
}
