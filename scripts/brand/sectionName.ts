import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { moduleName } from './moduleName.ts';

const labels = new Map<string, string>(
  Object.entries(GAME_SECTIONS).map(([section, { label }]) => [section, label]),
);

/** The name of a section of games; of one that does not exist, what it was called. */
export const sectionName = (section: string): string =>
  moduleName(labels.get(section)?.replace('modules:', '') ?? section);
