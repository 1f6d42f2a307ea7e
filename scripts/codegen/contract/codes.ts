import type { Area, CodeRule, Operation } from './fragment.ts';

/** The codes of every call. */
const ALWAYS = [
  ...['invalid_parameter', 'merchant_unknown', 'too_many_requests'],
  ...['overloaded', 'unexpected_error'],
];

const when = (condition: boolean | undefined, ...codes: string[]) => (condition ? codes : []);

/** All codes that a call can fail with: those implied by its shorthands, and its own. */
export function codesOf(operation: Operation, area: Area): string[] {
  const audience = operation['x-audience'] ?? 'visitor';
  const encrypted = operation['x-encrypted'];
  const codes = [
    ...ALWAYS,
    ...when(!area.alwaysOpen, 'region_restricted', 'system_maintenance'),
    ...when(audience !== 'visitor', 'not_logged_in'),
    ...when(audience === 'member', 'real_account_needed'),
    ...when(audience === 'agent', 'agent_needed'),
    ...when(operation['x-excluded'] === 'refused', 'player_excluded'),
    ...when(operation['x-suspended'] === 'refused', 'player_suspended'),
    ...when(operation['x-body'] !== undefined, 'payload_too_large'),
    ...when(operation['x-body'] !== undefined && !encrypted, 'media_type_unsupported'),
    ...when(
      encrypted,
      'encryption_needed',
      'payload_undecodable',
      'payload_expired',
      'payload_replayed',
    ),
    ...when(operation['x-idempotent'], 'idempotency_key_reused'),
    ...(operation['x-failures'] ?? []),
  ];
  return [...new Set(codes)];
}

/** Codes by their status, the lowest first. Throws for a code that no fragment describes. */
export function byStatus(
  codes: readonly string[],
  rules: ReadonlyMap<string, CodeRule>,
): [status: number, codes: string[]][] {
  const groups = new Map<number, string[]>();
  for (const code of codes) {
    const rule = rules.get(code);
    if (!rule) throw new Error(`no fragment describes the code ${code}`);
    groups.set(rule.status, [...(groups.get(rule.status) ?? []), code]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
