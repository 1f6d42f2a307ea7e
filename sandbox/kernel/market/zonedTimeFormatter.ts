/** Formats moments in a time zone's local time, with the offset: `2026-03-02T20:05:00+06:00`. */
export function zonedTimeFormatter(timeZone: string): (moment: Date) => string {
  // The Swedish format of dates and times is ISO 8601, except for a space.
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
