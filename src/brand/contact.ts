import type { PageBrand } from '#src/brand/page.ts';

/** Names of the networks, the same in every language. */
export const NETWORK_NAMES: Record<PageBrand['support']['social'][number]['csType'], string> = {
  FACEBOOK: 'Facebook',
  YOUTUBE: 'YouTube',
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
  INSTAGRAM: 'Instagram',
  X: 'X',
};

/**
 * The address of the "customer service" button: the support mail, else the first social profile. Undefined if the brand has neither, and
 * then no button is shown.
 */
export function contactAddress({
  email,
  social,
  networks,
}: PageBrand['support']): string | undefined {
  return email === undefined ? (social[0] ?? networks[0])?.url : `mailto:${email}`;
}
