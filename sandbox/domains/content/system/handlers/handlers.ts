import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { accessOf } from '#sandbox/kernel/control/access.ts';
import { readPayloadKeys } from '#sandbox/kernel/payloads/payloadKeys.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { DomainRoute } from '#src/platform/contract.generated.ts';
import { customerServiceOf } from './customerService.ts';
import { whitelabelOf } from './whitelabel.ts';

const domainsOf = ({ domains }: ResolvedBrand): DomainRoute[] => [
  { domain: domains.main, type: 'MAIN' },
  ...domains.alternates.map((domain) => ({ domain, type: 'ALTERNATE' as const })),
];

/** Handlers that return what a site may show, and to whom. They respond at all times. */
export function systemHandlers({ control }: HandlerParts): AreaHandlers<'system'> {
  return {
    getStatus({ merchant, ip, now }) {
      const { maintenance, regionRestriction, country } = accessOf(merchant, control);
      const status = maintenance ? 1 : regionRestriction ? 2 : 0;
      return { status, ip, country, now: now.toISOString() };
    },
    getWhitelabel: ({ merchant }) => whitelabelOf(merchant, control),
    getDomainRoute: ({ merchant }) => domainsOf(merchant.brand),
    async getPermission({ merchant, ip, headers }) {
      const { brand } = merchant;
      const { country, ...closed } = accessOf(merchant, control);
      const clientKey = headers['client-key'];
      return {
        customerService: clientKey === undefined ? [] : await customerServiceOf(brand, clientKey),
        domainRoute: domainsOf(brand),
        resources: [
          {
            labelNameEn: 'Responsible play',
            url: '/responsible',
            resourceType: 'RESPONSIBLE_PLAY',
          },
        ],
        whitelabel: whitelabelOf(merchant, control),
        register: brand.registration,
        mainDomain: brand.domains.main,
        analytics: { gtagId: brand.analytics.gtagId ?? null },
        imageCDNs: brand.platform.imageCDNs,
        launchGameCDNs: brand.platform.launchGameCDNs,
        humanCheck: { ...brand.humanCheck, siteKey: brand.humanCheck.siteKey ?? null },
        location: { ip, country },
        ...closed,
      };
    },
    getPayloadKeys: async ({ db }) => ({ keys: await readPayloadKeys(db) }),
    getRegisterSettings: ({ merchant }) => merchant.brand.registration,
  };
}
