/** What a listing is searched for; undefined for nothing. The database keeps no zero bytes and refuses to look for them. */
export const searchOf = (text: string | undefined): string | undefined =>
  text?.replaceAll('\0', '').trim() || undefined;
