import words from '#words/member.json' with { type: 'json' };
import { control, type Flow, gone, partsOf } from './faultFlow.ts';
import { enter } from './player.ts';

/** The call that changes a player's details (S3.17). */
export const MEMBER_FLOWS: readonly Flow[] = [
  {
    name: 'changeProfile',
    operation: 'changeProfile',
    request: 'PUT /wps/member/profile',
    again: 'done',
    async open(page, site, request) {
      await control(request, site, { database: 'seeds' });
      await enter(page, site, 'newcomer');
      await page.goto(`${site.origin}/member`);
      await page.getByRole('button', { name: words.details.edit, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.details.editTitle });
      await dialog.getByRole('textbox', { name: words.field.nickname }).fill('Mitu R');
      await dialog.getByRole('textbox', { name: words.field.realName }).fill('Mitu Rahman');
      await dialog.getByRole('textbox', { name: words.field.birthday }).fill('1990-05-17');
      const submit = dialog.getByRole('button', { name: words.details.save });
      return { ...partsOf(dialog), submit, done: gone(dialog) };
    },
  },
];
