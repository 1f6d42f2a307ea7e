/** The findings that the console knows of. */
const told = new Set<string>();

/** Writes to the console that the platform broke its contract: each finding once a page. A finding holds names alone, and no values. */
export function logOnce(finding: string): void {
  if (!told.has(finding)) console.error(finding);
  told.add(finding);
}
