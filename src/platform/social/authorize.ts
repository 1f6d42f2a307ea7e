import {
  AuthorizationResponseError,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  OperationProcessingError,
  validateAuthResponse,
} from 'oauth4webapi';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { awaitReturn, type PendingSignIn } from './awaitReturn.ts';
import { type OfferedProvider, SOCIAL_PROVIDERS } from './providers.ts';
import { RETURN_PATH } from './returnPath.ts';

/** A request to a provider. It stays in the memory of the requesting page. */
interface Request {
  url: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

/** What the platform exchanges for the player's identity; good once, and useless without the verifier. */
export interface Authorization {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** A request for a code, bound to this page by `state`, `nonce` and PKCE (RFC 7636, RFC 9700). */
async function requestTo({
  id,
  clientId,
  authorizationEndpoint = SOCIAL_PROVIDERS[id].authorizationEndpoint,
}: OfferedProvider): Promise<Request> {
  const own = {
    state: generateRandomState(),
    nonce: generateRandomNonce(),
    codeVerifier: generateRandomCodeVerifier(),
    redirectUri: location.origin + RETURN_PATH,
  };
  const url = new URL(authorizationEndpoint, location.origin);
  url.search = String(
    new URLSearchParams({
      client_id: clientId,
      redirect_uri: own.redirectUri,
      response_type: 'code',
      scope: SOCIAL_PROVIDERS[id].scope,
      state: own.state,
      nonce: own.nonce,
      code_challenge: await calculatePKCECodeChallenge(own.codeVerifier),
      code_challenge_method: 'S256',
    }),
  );
  return { ...own, url };
}

/** The authorization code in the provider's answer. Throws `social_login_failed` for an answer without a code or with a forbidden value. */
function codeIn(query: string, { id, clientId }: OfferedProvider, { state }: Request): string {
  try {
    const { issuer } = SOCIAL_PROVIDERS[id];
    const said = new URLSearchParams(query);
    return validateAuthResponse({ issuer }, { client_id: clientId }, said, state).get('code') ?? '';
  } catch (cause) {
    const isAnswer =
      cause instanceof AuthorizationResponseError || cause instanceof OperationProcessingError;
    throw isAnswer
      ? new PlatformError({ code: 'social_login_failed', status: 0 }, { cause })
      : cause;
  }
}

/**
 * Asks a provider for the player's identity, in a popup, and waits for its answer, which comes through the site's own page. Throws a
 * `PlatformError`: `social_login_failed` if the provider reports an error, `timeout` if no answer comes.
 */
export async function authorize(
  provider: OfferedProvider,
  ways: PendingSignIn,
): Promise<Authorization> {
  const request = await requestTo(provider);
  const { state, nonce, codeVerifier, redirectUri } = request;
  ways.signal.throwIfAborted();
  const returned = awaitReturn(state, ways);
  ways.popup.location.replace(request.url);
  return { code: codeIn(await returned, provider, request), codeVerifier, nonce, redirectUri };
}
