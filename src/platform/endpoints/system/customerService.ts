import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { CustomerService } from '#src/platform/contract.generated.ts';

/** A way to reach the merchant (S3.10). */
export interface Contact {
  csType: CustomerService['csType'];
  /** An https address, a mail address (`mailto:`) or a number (`tel:`). */
  address: string;
}

/** A link's allowed schemes: never a script. */
const isContact = (address: string): boolean => /^(https|mailto|tel):/i.test(address);

/**
 * `GET /wps/system/permission` for the merchant's contacts. Their addresses are encrypted to a key made for this one call; one that cannot
 * be decrypted is left out (S3.10).
 */
export const customerServiceQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['customerService'],
    queryFn: async ({ signal }): Promise<Contact[]> => {
      const { createPageKey } = await import('./pageKey.ts');
      const key = await createPageKey();
      const { customerService } = await platform.call('getPermission', {
        headers: { 'Client-Key': key.publicKey },
        signal,
      });
      const contacts = await Promise.all(
        customerService.map(async ({ csType, path }) => ({
          csType,
          address: await key.open(path),
        })),
      );
      return contacts.flatMap(({ csType, address }) =>
        address !== undefined && isContact(address) ? [{ csType, address }] : [],
      );
    },
    staleTime: 10 * 60_000,
  });
