import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginSocial, newcomerOf } from '#src/platform/endpoints/accounts/login.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { openPopup } from '#src/platform/social/openPopup.ts';
import {
  type OfferedProvider,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '#src/platform/social/providers.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import type { UnboundSocialAccount } from '#src/session/unboundSocialAccount.ts';
import type { SignIn } from './useSignIn.ts';

export interface SocialSignInOptions {
  signIn: SignIn;
  /** Called when nobody has registered with the identity yet. Without it, that is reported as a failure. */
  onNewcomer?: ((newcomer: UnboundSocialAccount) => void) | undefined;
}

const POPUP_CLOSED = new PlatformError({ code: 'login_failed', status: 0 });

/**
 * Social sign-ins (S4.3, S7.32, S8.8), one at a time. A popup that seems closed is reported, and its answer is still accepted if it comes.
 */
export function useSocialSignIn({ signIn, onNewcomer }: SocialSignInOptions) {
  const { t, i18n } = useTranslation('session');
  const platform = usePlatform();
  const words = useErrorMessage();
  const [waiting, setWaiting] = useState<SocialProvider>();
  const [failure, setFailure] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function login(provider: OfferedProvider, popup: Window, signal: AbortSignal) {
    const { authorize } = await import('#src/platform/social/authorize.ts');
    const onClosed = () => {
      setWaiting(undefined);
      setFailure(words(POPUP_CLOSED));
    };
    const authorization = await authorize(provider, { popup, signal, onClosed });
    setWaiting(provider.id);
    setFailure(undefined);
    const body = { provider: provider.id, ...authorization };
    return loginSocial(platform, i18n.language, body);
  }

  function fail(error: unknown, { id }: OfferedProvider) {
    setWaiting(undefined);
    const newcomer = newcomerOf(error);
    if (newcomer && onNewcomer) onNewcomer({ ...newcomer, provider: SOCIAL_PROVIDERS[id].name });
    else setFailure(words(error));
  }

  return {
    /** The provider whose answer is awaited. */
    waiting,
    failure,
    /** Starts a sign-in. Call it within the click itself, or the browser blocks the popup. */
    start: async (provider: OfferedProvider) => {
      underWay.current?.abort();
      const popup = openPopup();
      if (!popup) return setFailure(t('social.blocked'));
      const own = new AbortController();
      underWay.current = own;
      setWaiting(provider.id);
      setFailure(undefined);
      try {
        const result = await login(provider, popup, own.signal);
        // A player who has logged in another way meanwhile stays there.
        own.signal.throwIfAborted();
        signIn.proven(result, { type: 'social' });
      } catch (error) {
        popup.close();
        if (own.signal.aborted) return;
        fail(error, provider);
      }
    },
  };
}
