/** Writes moments as the clocks of a time zone show them, with their offset: `2026-03-02T20:05:00+06:00`. */
export function zonedTime(timeZone: string): (moment: Date) => string {
  // The Swedish way of writing dates and times is that of ISO 8601, but for a space.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (moment: Date) =>
    zone
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '') || '+00:00';
  return (moment) => `${clock.format(moment).replace(' ', 'T')}${offsetAt(moment)}`;
}
