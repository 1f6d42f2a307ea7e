/** Fails early, before anything is built, if `npm run chromatic` has no project token to publish with. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was published. The token is on the project’s page of Chromatic under ' +
      'Manage; without an account, `npm run visual` compares the looks on this machine.',
  );
  process.exit(2);
}
