/** The offset of a time zone from Greenwich as players read it, `GMT+6`; the moment matters where clocks change. */
export function marketOffset(timeZone: string, moment: number = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
