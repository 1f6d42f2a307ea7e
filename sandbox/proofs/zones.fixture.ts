import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** Time zones without summer time, with it, and with it at a half-hour offset. */
export const ZONES = ['Asia/Dhaka', 'Europe/Dublin', 'America/St_Johns'];

/** Gives each merchant one of the zones. */
export const inZones = (merchants: Merchant[]): Merchant[] =>
  merchants.map((merchant, at) => {
    const { brand } = merchant;
    const timeZone = ZONES[at] ?? brand.market.timeZone;
    return { ...merchant, brand: { ...brand, market: { ...brand.market, timeZone } } };
  });
