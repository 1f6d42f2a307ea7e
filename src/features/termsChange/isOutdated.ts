/** Whether a player has agreed to terms older than those in force. Versions are dates, `2026-01-01`. */
export const isOutdated = (agreed: string | null, inForce: string): boolean =>
  agreed === null || agreed < inForce;
