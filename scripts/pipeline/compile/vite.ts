import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';
import { ENTRY, LIBRARIES, RETURN_ENTRY, START } from './graph.ts';
import { leanRouter } from './leanRouter.ts';
import { reachedByVisitors } from './reachedByVisitors.ts';
import { splitStyles } from './splitStyles.ts';
import { WORKER_FILE } from './workerFile.ts';

/** Plugin timings belong in benches. */
const CHECKS = { bundlerTimings: false } as const;

const base = (root: string): InlineConfig => ({
  root,
  configFile: false,
  mode: 'production',
  // The output depends only on the code, not on who compiles it.
  envDir: false,
  logLevel: 'warn',
  cacheDir: join(root, '.livery', 'vite'),
});

/**
 * Runs a Vite production build, whatever the environment says: under a test runner it says `test`. Node itself reads the project's config:
 * Vite, or a plugin, would bundle it and leave temporary files in node_modules.
 */
async function run(root: string, config: InlineConfig): Promise<void> {
  const { build, mergeConfig } = await import('vite');
  const project = await import(pathToFileURL(join(root, 'vite.config.ts')).href);
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build(mergeConfig<InlineConfig, InlineConfig>(project.default, config));
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/**
 * The lobby's first view, and the small parts that its popup and other first pages start with, as one script with all imports: split by
 * sharing, it would be some thirty scripts, a tenth larger together, as each is compressed alone. Matched against paths of any system. The
 * style sheets among them add nothing to it: without them, modules that use their class names would load the scripts containing them.
 */
const FIRST_VIEW = {
  name: 'client',
  priority: 1,
  test: /src[\\/](app[\\/]entryClient\.tsx|features[\\/]lobby[\\/]LobbyScreen\.tsx|ui[\\/]((badge|card|chip|grid|scrollRow|skeleton)[\\/]|reachable|(dialog[\\/]Dialog|checkbox[\\/]Checkbox|field[\\/](Choice|Field))\.css\.ts\.vanilla)|shared[\\/]rewards[\\/]Reward|session[\\/](firstLogin|LoginLink|useHashTarget))/,
};

/**
 * The libraries that every page starts with, as a script that runs in a task of its own ahead of the app: together they would hold up a
 * slow phone for twice as long. The bundler's own helpers come with them, so that they import nothing from the app.
 */
const LIBRARY_CODE = {
  name: LIBRARIES,
  priority: 2,
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[\\/]|rolldown[\\/]runtime/,
};

/** What the page of promotions shares with their block on the home page, as one small script: among other parts it would load all of them. */
const PROMOTIONS = {
  name: 'promotions',
  test: /src[\\/](shared[\\/]rewards[\\/](usePromotion|promotionPath)|platform[\\/]endpoints[\\/]promotions[\\/]getPromotions)/,
};

/** The parts shared by most forms and dialogs, as one script: each is small, and every page lists all scripts. */
const SHARED_BEHAVIOUR = {
  name: 'behaviour',
  test: /node_modules[\\/]@base-ui[\\/]|src[\\/]ui[\\/](alertDialog|dialog|form)[\\/]/,
  minShareCount: 6,
};

/** The parts of every field, and the search field: as one script, for the same reason. */
const FIELD = {
  name: 'field',
  test: /src[\\/]ui[\\/](field[\\/](ControlBox|Field\.css)|searchField[\\/]|latinDigits\.ts)/,
};

/** The parts of most account forms: each is small, and they load together. */
const FORM_PARTS = {
  name: 'forms',
  test: /src[\\/](session[\\/](PopupLink|stepUp[\\/]useStepUp|fields[\\/](FormFailure|NewPasswordFields|CurrentPasswordField|SecondFactorFields|OneTimeCodeField|SiteForm|use(FieldCheck|FormSubmit|PasswordRule))|phone[\\/]usePhoneCheck)|ui[\\/](field[\\/]Field(Label|Message)?\.tsx|(amountField|passwordField|textAreaField|textField|checkbox|radioGroup)[\\/]))/,
  minShareCount: 2,
};

/** The list of the members-only screens: what only they need loads with them. */
const OWN_SCREENS = 'src/modules/memberScreens.ts';

/**
 * Calls, and small parts almost without imports, that several screens share and no first page needs, as one script, and those shared only
 * by members' screens as another: a page lists the scripts that may follow, so each script adds its name to the first load. A part's
 * imports are included: those with their own library, for phone numbers, QR codes and tables, stay out, and those that visitors need too
 * are named here, or the members' group takes them along. Accordions stay out too: the help centre starts with them. So do the hours of customer service, which two screens need. It comes before dialogs and forms: a part included in those would load all of
 * them, 50 KB, on every page that needs the part.
 */
const SMALL_PARTS =
  /src[\\/](platform[\\/](endpoints[\\/]|[^\\/]+\.ts$)|i18n[\\/](?!serviceHours|useServiceHours)|shared[\\/](balance[\\/]BalanceTools|games[\\/]VendorMark|rewards[\\/](?!OwnLevel))|theme[\\/]breakpoints|(shared|session|ui)[\\/](?!accordion|analytics|phone|qrCode|table).*\.ts$|features[\\/](?!help|lobby|promotions).*\.ts$|ui[\\/](form[\\/]FormError|(breadcrumb|clock|copyButton|dateTime|definitionList|money|statistic)[\\/]|qrCode[\\/](Lazy|With|QRCodeSkeleton))|(?!ui[\\/]accordion).*\.css\.ts$)/;

/** The name of the script of small parts that only members' screens share. */
export const MEMBER_PARTS = 'own';

/** The groups of small parts, the visitors' first: the members' group may need it, and not the reverse. */
function smallParts(): Rolldown.CodeSplittingGroup[] {
  const forVisitors = reachedByVisitors(OWN_SCREENS);
  const group = (name: string, ofVisitors: boolean): Rolldown.CodeSplittingGroup => ({
    name: (id, chunking) => (forVisitors(id, chunking) === ofVisitors ? name : null),
    test: SMALL_PARTS,
    minShareCount: 2,
  });
  return [group('parts', true), group(MEMBER_PARTS, false)];
}

/**
 * Scripts are named by their hash only: each page lists those that may follow, and names would make its first load half a percent larger.
 * The manifest maps them to sources.
 */
const SCRIPT_NAMES = 'assets/s-[hash:7].js';

/** What every page has loaded has names of its own, by which the lists of what to load with a screen leave it out. */
const NAMES_ON_EVERY_PAGE = 'assets/l-[hash:7].js';
const ON_EVERY_PAGE: readonly string[] = [LIBRARIES, 'rolldown-runtime'];

const onEveryPage = (file: string) => /^assets\/(l|entryClient)-/.test(file);

/**
 * Compiles the browser's bundle: hashed chunks, the style sheet of all pages, those of members' screens, and the manifest of their
 * dependencies.
 */
export async function compileClient(root: string, outDir: string): Promise<void> {
  await run(root, {
    ...base(root),
    plugins: [leanRouter(root), splitStyles(OWN_SCREENS)],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: true,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => !onEveryPage(file)),
      },
      rolldownOptions: {
        input: [START, ENTRY, RETURN_ENTRY].map((entry) => join(root, entry)),
        checks: CHECKS,
        output: {
          chunkFileNames: ({ name }) =>
            ON_EVERY_PAGE.includes(name) ? NAMES_ON_EVERY_PAGE : SCRIPT_NAMES,
          codeSplitting: {
            groups: [
              LIBRARY_CODE,
              FIRST_VIEW,
              PROMOTIONS,
              FIELD,
              ...smallParts(),
              SHARED_BEHAVIOUR,
              FORM_PARTS,
            ],
          },
        },
      },
    },
  });
}

/** Compiles the bundle that turns page data into HTML, in one file so that a worker loads it at once. */
export async function compilePrerender(root: string, outDir: string): Promise<void> {
  await run(root, {
    ...base(root),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'src/app/prerender.tsx'),
      target: 'node26',
      minify: false,
      rolldownOptions: {
        checks: CHECKS,
        output: {
          chunkFileNames: SCRIPT_NAMES,
          codeSplitting: false,
          entryFileNames: 'prerender.js',
        },
      },
    },
  });
}

/** Compiles the service worker into one script; a brand's build adds the list of files that it caches. */
export async function compileWorker(root: string, outDir: string): Promise<void> {
  await run(root, {
    ...base(root),
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, 'src/app/worker/worker.ts'),
        checks: CHECKS,
        output: {
          chunkFileNames: SCRIPT_NAMES,
          format: 'iife',
          codeSplitting: false,
          entryFileNames: basename(WORKER_FILE),
        },
      },
    },
  });
}
