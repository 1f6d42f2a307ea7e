import { PLAYER_ROLES, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { typeSentCode } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import * as end from './peopleEndings.ts';
import { CATALOGUES } from './peopleWords.ts';
import { pathIn } from './sites.ts';

test.use({ kind: 'fullFeatured' });

const PHONE = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const AGENT = {
  what: 'an agent logs in at the agent login and arrives in the agent centre (S2.12, S2.13, S4.3, S6.4)',
  ends: end.agent,
};
const MEMBER = {
  what: 'a member is refused at the agent login, and arrives at the requested page after the members’ login (S2.14, S6.2, S6.5)',
  ends: end.member,
};

/** The expected outcome of each seeded player's login, and their devices and languages. */
const PEOPLE: Record<
  PlayerRole,
  {
    on: 'desktop' | 'phone';
    language: 'en' | 'bn';
    what: string;
    ends: (visit: end.Visit) => Promise<void>;
  }
> = {
  agent1: { on: 'desktop', language: 'en', ...AGENT },
  agent2: { on: 'phone', language: 'bn', ...AGENT },
  agent41: { on: 'phone', language: 'en', ...AGENT },
  agent42: { on: 'desktop', language: 'bn', ...AGENT },
  player: { on: 'desktop', language: 'bn', ...MEMBER },
  newcomer: { on: 'phone', language: 'en', ...MEMBER },
  vip: { on: 'phone', language: 'bn', ...MEMBER },
  trial: {
    ...{ on: 'desktop', language: 'en', ends: end.trial },
    what: 'a trial account needs no password, and is told where a real account is required (S1.4, S4.9, S6.3, S6.5, S8.5)',
  },
  firstLogin: {
    ...{ on: 'phone', language: 'bn', ends: end.firstLogin },
    what: 'the first login offers a payment password (S3.4, S4.3)',
  },
  expiredPassword: {
    ...{ on: 'desktop', language: 'en', ends: end.expiredPassword },
    what: 'an expired password must be changed first, with a step-up if CHNGPASSVERIF3 is on (S3.12, S4.3, S4.4)',
  },
  locked: {
    ...{ on: 'desktop', language: 'bn', ends: end.locked },
    what: 'a locked name sees when it can try again (S8.8, S9.6)',
  },
  unproven: { on: 'desktop', language: 'en', ...MEMBER },
  excluded: {
    ...{ on: 'phone', language: 'en', ends: end.excluded },
    what: 'a player on a break can log in, and sees the notice of the break (DECISIONS, player protection)',
  },
  unregisteredIp: {
    ...{ on: 'desktop', language: 'bn', ends: end.unregisteredIp },
    what: 'a login from a new IP address needs a second factor (S4.16)',
  },
};

for (const [on, look] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(on, () => {
    test.use(look);
    for (const role of PLAYER_ROLES.filter((each) => PEOPLE[each].on === on)) {
      const { language, what, ends } = PEOPLE[role];
      test(`${role}, ${language}: ${what}`, async ({ page, site, watch }) => {
        watch.expectErrors(/status of (403|422|429)/);
        const words = CATALOGUES[language];
        const at = (route: string) => site.origin + pathIn(site, language, route);
        await ends({ page, site, role, words, at });
      });
    }
  });
}

test('a code to the phone logs in, however the number is written (S3.9, S4.3, S4.7, S5.5)', async ({
  page,
  site,
}) => {
  const to = end.mobileOf(site, 'vip');
  await page.goto(`${site.origin}/login`);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('tab', { name: 'Verification code' }).click();
  const bengali = to.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(bengali);
  await typeSentCode(dialog, { origin: site.origin, to });
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await end.tokenIn(page)).toBeTruthy();
});
