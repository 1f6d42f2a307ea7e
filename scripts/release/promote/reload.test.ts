import { expect, it } from 'vitest';
import { reloadServer } from './reload.ts';

it('a command of --reload that hangs is stopped, and the message says so', async () => {
  const hangs = `"${process.execPath}" -e "setInterval(() => {}, 1000)"`;
  await expect(reloadServer(hangs, 7, 200)).rejects.toThrow(
    'Generation 7 is in the store, but the server has not taken it over. Run the command of --reload again. It took too long and was stopped.',
  );
});
