import type { PageBrand } from '#src/brand/page.ts';

/** Names of the networks, which no language translates. */
export const NETWORK_NAMES: Record<PageBrand['support']['social'][number]['csType'], string> = {
  FACEBOOK: 'Facebook',
  YOUTUBE: 'YouTube',
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
  INSTAGRAM: 'Instagram',
  X: 'X',
};

/**
 * The address that a "customer service" button leads to: the support mail, else the first social profile. None where
 * the brand names neither, and then no button is shown.
 */
export function contactAddress({ email, social }: PageBrand['support']): string | undefined {
  return email === undefined ? social[0]?.url : `mailto:${email}`;
}
