import { useMutation } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { launchLiveChat } from '#src/platform/endpoints/chat/liveChat.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { trustedAddress } from './trustedAddress.ts';

/** The platform named an address that this site does not open. */
export class UntrustedAddress extends Error {
  override readonly name = 'UntrustedAddress';
}

/** A conversation that was launched. */
export interface LaunchedChat {
  address: string;
  /** It is on show in a tab of its own; a browser may refuse that. */
  shown: boolean;
}

/**
 * Launches a live chat in a tab of its own. The tab is opened with the press, for a browser lets none be opened later, and
 * led to the chat once its address is known. It is closed again if the platform gives no address.
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
