import { mkdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { UsageError } from './exit.ts';
import { writeProblem } from './writeProblem.ts';

const refused = (code: string) => Object.assign(new Error(`${code}: mkdir`), { code });

describe('writeProblem', () => {
  it.each(['EACCES', 'EPERM', 'EROFS', 'ELOOP', 'ENOSPC'])(
    'turns %s into one line that names the folder',
    (code) => {
      const problem = writeProblem(refused(code), '/srv/brands');
      expect(problem).toBeInstanceOf(UsageError);
      expect(String(problem)).toMatch(/Nothing can be written to \/srv\/brands\. [A-Z]/);
    },
  );

  it('turns the error of a folder that cannot be created into one line', async () => {
    const error = await mkdir('/dev/null/brands', { recursive: true }).catch((found) => found);
    expect(writeProblem(error, '/dev/null/brands')).toBeInstanceOf(UsageError);
  });

  it('leaves any other error unchanged', () => {
    const error = new Error('else');
    expect(writeProblem(error, '/srv')).toBe(error);
  });
});
