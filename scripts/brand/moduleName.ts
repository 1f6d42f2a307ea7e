import messages from '#words/modules.json' with { type: 'json' };

/** The name of a module as menus show it, the short one if it has two. */
export function moduleName(id: string): string {
  const names: Record<string, string> = messages;
  return names[`${id}Short`] ?? names[id] ?? id;
}
