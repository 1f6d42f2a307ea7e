/** Says plainly, before anything is built, that `npm run chromatic` cannot publish without the token of a project. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was published. The token is on the project’s page of Chromatic under ' +
      'Manage; without an account, `npm run visual` compares the looks on this machine.',
  );
  process.exit(2);
}
