import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { writeProblem } from '#scripts/command/writeProblem.ts';

/** Whether a file may already be in the folder of a new repository: Git's folder and the package's file may. */
const mayBeThere = (name: string): boolean => name === '.git' || name.endsWith('.tgz');

/** Why a repository cannot be made in a folder; undefined if it can. */
function roomProblem(folder: string, file: string | undefined): string | undefined {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return undefined;
  if (!existsSync(folder)) return `${folder} is a link to nothing.`;
  if (!statSync(folder).isDirectory()) return `${folder} is a file.`;
  if (!readdirSync(folder).every(mayBeThere)) return `${folder} is not empty.`;
  const there = file && join(folder, basename(file));
  if (!there || !existsSync(there) || readFileSync(there).equals(readFileSync(file)))
    return undefined;
  return `${there} is another file than ${file}.`;
}

/**
 * The folder of a new repository, by its path.
 * @param file the package's file, which comes there
 * @throws UsageError if something is in its place
 */
export function requireRoom(path: string, file: string | undefined): string {
  if (path === '') throw new UsageError('The name of the folder is empty.');
  const folder = resolve(path);
  let problem: string | undefined;
  try {
    problem = roomProblem(folder, file);
  } catch (error) {
    throw writeProblem(error, folder);
  }
  if (problem !== undefined) throw new UsageError(problem);
  return folder;
}

/** Moves what is in a draft into the folder around it, all or nothing. */
function moveUp(draft: string, folder: string): void {
  const moved: string[] = [];
  try {
    for (const name of readdirSync(draft)) {
      renameSync(join(draft, name), join(folder, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) rmSync(join(folder, name), { recursive: true });
    throw error;
  }
  rmSync(draft, { recursive: true });
}

/**
 * Fills a folder whole or not at all: a draft first, then moved there. A folder that is there keeps what it has, and may be the working folder
 * of a shell, so it is not replaced.
 * @param fill fills the draft, and returns whether it could
 */
export function fillFolder(folder: string, fill: (draft: string) => boolean): boolean {
  const isThere = existsSync(folder);
  const draft = join(isThere ? folder : dirname(folder), `.new-${randomUUID()}`);
  let made: string | undefined;
  let isFilled = false;
  try {
    made = mkdirSync(draft, { recursive: true });
    if (!fill(draft)) return false;
    if (isThere) moveUp(draft, folder);
    else renameSync(draft, folder);
    isFilled = true;
    return true;
  } catch (error) {
    throw writeProblem(error, folder);
  } finally {
    // The first folder that was made for it: the draft, or one above.
    if (!isFilled && made !== undefined) rmSync(made, { recursive: true, force: true });
  }
}
