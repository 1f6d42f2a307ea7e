import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** Without summer time, with it, and with it half an hour beside the others. */
export const ZONES = ['Asia/Dhaka', 'Europe/Dublin', 'America/St_Johns'];

/** The merchants with a zone each. */
export const inZones = (merchants: Merchant[]): Merchant[] =>
  merchants.map((merchant, at) => {
    const { brand } = merchant;
    const timeZone = ZONES[at] ?? brand.market.timeZone;
    return { ...merchant, brand: { ...brand, market: { ...brand.market, timeZone } } };
  });
