import type { PopupState } from '#src/session/popup.ts';

/** Where agents are at home (S2.13). */
const AGENT_HOME_PATH = '/agentHome';

/** Where an agent goes on to who is logged in: to what they were about to do, or to the agent centre. */
export const afterAgentLogin = ({ next }: PopupState): string => next ?? AGENT_HOME_PATH;
