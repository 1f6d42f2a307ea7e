import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

/** Where researchers look for it (RFC 9116, section 3). */
export const SECURITY_TEXT_PATH = '.well-known/security.txt';

/** `security.txt` (RFC 9116): the contact for vulnerability reports. Undefined if the manifest names nobody. */
export function securityText({ security, domains, languages }: ResolvedBrand): string | undefined {
  if (!security) return undefined;
  const fields: (readonly [name: string, value: string])[] = [
    ...security.contacts.map((contact) => ['Contact', contact] as const),
    ['Expires', `${security.expires}T23:59:59Z`],
    ['Preferred-Languages', languages.supported.join(', ')],
    ['Canonical', `https://${domains.main}/${SECURITY_TEXT_PATH}`],
    ...(security.policy === undefined ? [] : [['Policy', security.policy] as const]),
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}
