import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { withoutTriggers } from '#sandbox/kernel/database/withoutTriggers.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { columnsOf, walletOf } from '#sandbox/ledger/accountName.ts';

/** The number of direct downlines of each agent. */
const BELOW_EACH = 10;

/** The number of direct downlines of the top agent. */
const TOP = 50;

/** The period in which every member plays. */
const DAYS = 30;

/** A team of a given size below an agent. */
export interface LargeTeam {
  merchant: Merchant;
  agentId: string;
  members: number;
  /** The end of the period. */
  until: Date;
}

/** The id of a member by position in the team, from 1. */
const idOf = (place: SQL) => sql`md5('large-team-' || (${place}))::uuid`;

/** The members, agents first: each has ten direct downlines until the team is full. */
const members = ({ merchant, agentId, members: most, until }: LargeTeam) => sql`
  INSERT INTO member (id, merchant_code, account, nickname, type, upline_id, password_hash, referral_code, created_at, password_changed_at, last_login_at)
  SELECT ${idOf(sql`place`)}, ${merchant.merchantCode}, 'large' || place, 'Large ' || place,
    CASE WHEN place <= ${Math.floor((most - TOP) / BELOW_EACH)} THEN 2 ELSE 0 END,
    CASE WHEN place <= ${TOP} THEN ${agentId}::uuid ELSE ${idOf(sql`(place - ${TOP + 1}) / ${BELOW_EACH} + 1`)} END,
    '', 'large' || place, since, since, CASE WHEN place % 7 > 0 THEN since END
  FROM (
    SELECT place, ${until.toISOString()}::timestamptz - interval '1 minute' * (100000 - place) AS since
    FROM generate_series(1, ${most}) AS place
  ) AS each`;

/** The accounts of each member. */
function wallets({ merchant, agentId, members: most }: LargeTeam): SQL {
  const { kind, currency } = columnsOf(merchant, walletOf(merchant, agentId));
  return sql`
    INSERT INTO ledger_account (merchant_code, member_id, kind, currency, balance)
    SELECT ${merchant.merchantCode}, ${idOf(sql`place`)}, ${kind}, ${currency}, place % 100000
    FROM generate_series(1, ${most}) AS place`;
}

/** Two settled bets for each member. */
const bets = ({ merchant, members: most, until }: LargeTeam) => sql`
  INSERT INTO bet (merchant_code, member_id, vendor_code, game_id, game_type, round_id, stake, payout, state, at, settled_at)
  SELECT ${merchant.merchantCode}, ${idOf(sql`1 + number % ${most}`)}, game.vendor_code, game.id, game.type, 'large-' || number,
    100 + number % 900, (number % 3) * 300, 'settled', at, at
  FROM (
    SELECT number, ${until.toISOString()}::timestamptz - interval '1 second' * (number::bigint * ${DAYS * 86_400} / ${2 * most}) AS at
    FROM generate_series(1, ${2 * most}) AS number
  ) AS each CROSS JOIN (SELECT id, vendor_code, type FROM game ORDER BY id LIMIT 1) AS game`;

/** A deposit for every fifth member. */
const deposits = ({ merchant, members: most, until }: LargeTeam) => sql`
  INSERT INTO deposit (reference, merchant_code, member_id, method, amount, state, created_at, expires_at, closed_at)
  SELECT 'large-' || place, ${merchant.merchantCode}, ${idOf(sql`place`)}, 'bank', 50000, 'paid', at, at, at
  FROM (
    SELECT place, ${until.toISOString()}::timestamptz - interval '1 second' * (place::bigint * ${DAYS * 86_400} / ${most}) AS at
    FROM generate_series(5, ${most}, 5) AS place
  ) AS each`;

/** The movements of the deposits. */
const movements = sql`
  INSERT INTO ledger_transaction (merchant_code, member_id, kind, key, reference, at)
  SELECT merchant_code, member_id, 'deposit', reference, reference, closed_at FROM deposit WHERE reference LIKE 'large-%'
  ORDER BY closed_at`;

const entries = sql`
  INSERT INTO ledger_entry (transaction_id, account_id, amount, balance_after, kind, at)
  SELECT paid.id, wallet.id, 50000, wallet.balance, paid.kind, paid.at FROM ledger_transaction paid
  JOIN ledger_account wallet ON wallet.member_id = paid.member_id AND wallet.kind IN ('main', 'single')
  WHERE paid.key LIKE 'large-%'`;

const BOOKS = {
  tables: ['ledger_account', 'ledger_transaction', 'ledger_entry'],
  deferred: ['ledger_transaction_balanced', 'ledger_entry_balanced'],
};

/** Adds a large team below an agent, with money and bets for each member; the ledger does not balance afterwards. */
export async function addLargeTeam(db: Database, team: LargeTeam): Promise<void> {
  await db.execute(members(team));
  await db.execute(bets(team));
  await db.execute(deposits(team));
  await db.transaction((tx) =>
    withoutTriggers(tx, BOOKS, async () => {
      for (const statement of [wallets(team), movements, entries]) await tx.execute(statement);
    }),
  );
  // As a server does by itself once so much was added.
  await db.execute(sql`VACUUM ANALYZE`);
}
