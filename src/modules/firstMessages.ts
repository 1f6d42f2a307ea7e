import { NOT_FOUND_SCREEN, registry } from '#src/modules/registry.ts';
import { featureOf, rowOf } from '#src/modules/select.ts';

/** The namespaces that every page uses. */
const EVERYWHERE = ['app', 'modules', 'platform'] as const;

/** The message namespaces of a screen's first view: its feature's and those named by its row. */
export function screenNamespaces(screen: string): string[] {
  const row = registry.find((each) => each.screen === screen);
  return [featureOf(screen), ...(row?.namespaces ?? [])];
}

/**
 * The message namespaces to inline in a document, by what it was prerendered for: a path, `404`, or `null` for the shell. Without them the
 * prerendered view would have no texts.
 */
export function firstNamespaces(prerendered: string | null): string[] {
  if (prerendered === null) return [...EVERYWHERE];
  const screen = rowOf(registry, prerendered)?.screen ?? NOT_FOUND_SCREEN;
  return [...EVERYWHERE, ...screenNamespaces(screen)];
}
