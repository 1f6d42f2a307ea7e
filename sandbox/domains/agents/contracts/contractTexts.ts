import { percentText } from '#sandbox/kernel/percent.ts';
import { type Texts, textsOf } from '#sandbox/kernel/text/texts.ts';
import { textIn } from '#scripts/languages/texts.ts';
import type { ContractRow } from './contractsInForce.ts';

/** The texts about agents in each language. */
const TEXTS = 'sandbox/agents';

/** Why a contract below another one ended. The upline's earnings are not mentioned: they are nobody's business below. */
export type EndedBelow = 'raised' | 'ended';

/** The kind of a contract, and its new state. An offer that was taken back was never in force. */
function titleOf({ kind, state, acceptedAt }: ContractRow): Texts {
  const what = state === 'terminated' && acceptedAt === null ? 'withdrawn' : state;
  return textsOf(TEXTS, 'contract.title', (language) => ({
    kind: textIn(language, TEXTS, `contract.kinds.${kind}`),
    state: textIn(language, TEXTS, `contract.states.${what}`),
  }));
}

/** A sentence with the rate of a contract, and the reason if another contract ended it. */
function contentOf({ rate, acceptedAt }: ContractRow, below: EndedBelow | undefined): Texts {
  const why = acceptedAt === null ? undefined : below;
  return textsOf(TEXTS, `contract.${why ?? 'rate'}`, () => ({ rate: percentText(rate) }));
}

/** The texts of the message about a contract's new state. */
export const contractTexts = (told: ContractRow, below: EndedBelow | undefined) => ({
  title: titleOf(told),
  content: contentOf(told, below),
});
