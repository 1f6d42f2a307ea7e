import { shownPercent } from '#sandbox/kernel/percent.ts';
import { inEachLanguage, type Texts, textsOf } from '#sandbox/kernel/text/texts.ts';
import { filled, textIn } from '#scripts/languages/texts.ts';
import type { ContractRow } from './contractsInForce.ts';

/** The texts about agents in each language. */
const TEXTS = 'sandbox/agents';

/**
 * Why a contract in force ended, if its offerer did not end it: a new contract of the same agent replaced it, or a contract above it changed.
 * The upline's earnings are not mentioned: they are nobody's business below.
 */
export type EndedBy = 'replaced' | 'raised' | 'ended';

/** A party of a contract: the agent it was offered to, or the agent who offered it. */
export type ContractParty = 'agent' | 'offerer';

/** The accounts of a contract's parties. The operator has none. */
export type PartyAccounts = Readonly<{ agent: string; offerer: string | null }>;

/** The kind of a contract, and its new state. An offer that was taken back was never in force. */
function titleOf({ kind, state, acceptedAt }: ContractRow): Texts {
  const what = state === 'terminated' && acceptedAt === null ? 'withdrawn' : state;
  return textsOf(TEXTS, 'contract.title', (language) => ({
    kind: textIn(language, TEXTS, `contract.kinds.${kind}`),
    state: textIn(language, TEXTS, `contract.states.${what}`),
  }));
}

/** The key and the account of the sentence that names the other party. */
function otherParty(to: ContractParty, { agent, offerer }: PartyAccounts): [string, string] {
  if (to === 'offerer') return ['given', agent];
  return offerer === null ? ['fromOperator', ''] : ['received', offerer];
}

/** Who offered the contract to whom, and on the next line its rate, with the reason if another contract ended it. */
function contentOf(
  { rate, acceptedAt }: ContractRow,
  to: ContractParty,
  accounts: PartyAccounts,
  by: EndedBy | undefined,
): Texts {
  const why = acceptedAt === null ? undefined : by;
  const [side, account] = otherParty(to, accounts);
  return inEachLanguage((language) =>
    [
      filled(textIn(language, TEXTS, `contract.side.${side}`), { account }),
      filled(textIn(language, TEXTS, `contract.${why ?? 'rate'}`), { rate: shownPercent(rate) }),
    ].join('\n'),
  );
}

/** The texts of the message to a party about a contract's new state. */
export const contractTexts = (
  told: ContractRow,
  to: ContractParty,
  accounts: PartyAccounts,
  by: EndedBy | undefined,
) => ({ title: titleOf(told), content: contentOf(told, to, accounts, by) });
