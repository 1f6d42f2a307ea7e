/** The findings already logged. */
const told = new Set<string>();

/** Logs that the platform broke its contract: each finding once per page. A finding holds only names, no values. */
export function logOnce(finding: string): void {
  if (!told.has(finding)) console.error(finding);
  told.add(finding);
}
