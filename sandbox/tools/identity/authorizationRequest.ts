import {
  clientIdOf,
  isProvider,
  type Provider,
} from '#sandbox/domains/accounts/mockProvider/provider.ts';
import { isLoopback } from '#sandbox/kernel/http/loopback.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { RETURN_PATH } from '#src/platform/social/returnPath.ts';

/** What a site asks the mock provider for. */
export interface AuthorizationRequest {
  provider: Provider;
  merchant: Merchant;
  clientId: string;
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

const CHALLENGE = /^[\w-]{43}$/;

/** Whether an address is the page of the merchant's site that providers lead back to, there or on this machine. */
function isReturn({ brand }: Merchant, address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.pathname !== RETURN_PATH || url.search !== '' || url.hash !== '') return false;
  const { main, alternates } = brand.domains;
  if (isLoopback(url.hostname)) return true;
  return url.protocol === 'https:' && [main, ...alternates].includes(url.host);
}

/**
 * Reads a request for a code. None for one that a provider would show as a fault of the site: it leads nowhere, for nothing
 * says that the address to lead back to is the site's.
 */
export function readRequest(
  merchants: Merchants,
  provider: string,
  query: Readonly<Record<string, string>>,
): AuthorizationRequest | undefined {
  const { client_id: clientId, redirect_uri: redirectUri = '', state, nonce, scope = '' } = query;
  const { response_type, code_challenge: codeChallenge = '', code_challenge_method } = query;
  if (!isProvider(provider) || !clientId || !state || !nonce) return undefined;
  const merchant = merchants.all.find((one) => clientIdOf(one, provider) === clientId);
  const isMeant =
    response_type === 'code' &&
    code_challenge_method === 'S256' &&
    CHALLENGE.test(codeChallenge) &&
    scope.split(' ').includes('openid');
  if (!merchant || !isMeant || !isReturn(merchant, redirectUri)) return undefined;
  return { provider, merchant, clientId, redirectUri, state, nonce, codeChallenge };
}

/** The address to lead back to, with an answer. */
export function answerAddress(
  { redirectUri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  url.search = String(new URLSearchParams({ ...answer, state }));
  return url.href;
}
