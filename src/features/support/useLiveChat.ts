import { useMutation } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { launchLiveChat } from '#src/platform/endpoints/chat/liveChat.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { trustedAddress } from './trustedAddress.ts';

/** Thrown for a chat URL that this site does not open. */
export class UntrustedAddress extends Error {
  override readonly name = 'UntrustedAddress';
}

/** A launched live chat. */
export interface LaunchedChat {
  address: string;
  /** It opened in its own tab; a browser may refuse that. */
  shown: boolean;
}

/**
 * Launches a live chat in its own tab. The tab is opened with the press, because browsers block it later, and navigates to the chat once
 * its URL is known. It is closed if the platform returns no URL.
 */
export function useLiveChat(modelId: string) {
  const platform = usePlatform();
  const { baseUrl } = useBrand().platform;
  return useMutation({
    mutationFn: async (tab: Window | null): Promise<LaunchedChat> => {
      try {
        const { chatUrl } = await launchLiveChat(platform, modelId);
        const address = trustedAddress(chatUrl, baseUrl, window.location.href);
        if (address === undefined) throw new UntrustedAddress();
        if (tab === null || tab.closed) return { address, shown: false };
        tab.opener = null;
        tab.location.replace(address);
        return { address, shown: true };
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
}
