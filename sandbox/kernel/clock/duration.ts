const DURATION =
  /^P(?=\d|T\d)(?:(?<weeks>\d+)W)?(?:(?<days>\d+)D)?(?:T(?=\d)(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+)S)?)?$/;

const SECONDS = { weeks: 604_800, days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** The seconds of an ISO 8601 duration without years and months: `PT5M` is 300. Undefined for any other text. */
export function durationSeconds(text: string): number | undefined {
  const parts = DURATION.exec(text)?.groups;
  if (!parts) return undefined;
  return Object.entries(SECONDS).reduce(
    (total, [unit, seconds]) => total + Number(parts[unit] ?? 0) * seconds,
    0,
  );
}
