/** The scanner's result of one test of a site. */
interface ScannedTest {
  pass: boolean;
  result: string;
  scoreModifier: number;
}

/** The scanner's output for a site, or why the scan failed. */
export type Scan =
  | { error: string }
  | { scan: { score: number; grade: string }; tests: Readonly<Record<string, ScannedTest>> };

/** The outcome of a scan in words, and whether the site passed. */
export interface Verdict {
  passed: boolean;
  text: string;
}

/** The score that every site must reach. */
const LEAST = 120;

/** Judges a scan: below the minimum score it names every test that fails or gives no points, with the scanner's result. */
export function verdictOn(scan: Scan): Verdict {
  if ('error' in scan) return { passed: false, text: `not scanned: ${scan.error}` };
  const { score, grade } = scan.scan;
  const failing = Object.entries(scan.tests).filter(([, { pass }]) => !pass);
  const passed = score >= LEAST && failing.length === 0;
  const text = `${score} of at least ${LEAST}, grade ${grade}`;
  if (passed) return { passed, text };
  const short = Object.entries(scan.tests).filter(([, { pass, scoreModifier }]) => {
    return !pass || scoreModifier <= 0;
  });
  const lines = short.map(
    ([name, { result, scoreModifier }]) => `  ${name}: ${result} (${scoreModifier})`,
  );
  return { passed, text: [text, ...lines].join('\n') };
}
