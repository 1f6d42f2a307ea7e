import type { PopupState } from '#src/session/popup.ts';

/** The home page of agents (S2.13). */
const AGENT_HOME_PATH = '/agentHome';

/** The page after an agent's login: the one they wanted, or the agent centre. */
export const afterAgentLogin = ({ next }: PopupState): string => next ?? AGENT_HOME_PATH;
