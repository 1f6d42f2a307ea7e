/** Whether a moment is midnight in a time zone. */
export const isMidnight = (moment: string, timeZone: string): boolean =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).format(new Date(moment)) === '00:00:00';
