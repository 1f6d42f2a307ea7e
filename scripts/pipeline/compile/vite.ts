import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';
import { ENTRY, RETURN_ENTRY } from './graph.ts';
import { leanRouter } from './leanRouter.ts';
import { reachedByVisitors } from './reachedByVisitors.ts';
import { splitStyles } from './splitStyles.ts';

/** How long a plugin took is for benches to say. */
const CHECKS = { bundlerTimings: false } as const;

const base = (root: string): InlineConfig => ({
  root,
  configFile: false,
  mode: 'production',
  // The output depends on the code alone, not on who compiles it.
  envDir: false,
  logLevel: 'warn',
  cacheDir: join(root, '.livery', 'vite'),
});

/**
 * Runs a Vite build for production, whatever the environment says: under a test runner it says `test`. The project's
 * config is read by Node itself: Vite, or a plugin, would bundle it and leave temporary files in node_modules.
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
 * What the first view of the lobby needs, and the small parts that its popup and other first pages begin with, is one script with
 * all that it imports: split by who else shares each part it would be some thirty, a tenth larger together, for each is compressed
 * alone. Matched against paths of any system. The style sheets among them add nothing to it: without them, whoever writes
 * their class names down would bring the scripts that they are in.
 */
const FIRST_VIEW = {
  name: 'client',
  priority: 1,
  test: /src[\\/](app[\\/]entryClient\.tsx|features[\\/]lobby[\\/]LobbyScreen\.tsx|ui[\\/]((badge|card|chip|grid|skeleton)[\\/]|reachable|(dialog[\\/]Dialog|checkbox[\\/]Checkbox|field[\\/](Choice|Field))\.css\.ts\.vanilla)|shared[\\/]rewards[\\/]Reward|session[\\/](firstLogin|LoginLink|useHashTarget))/,
};

/** What most forms and dialogs share, as one script: each part is small, and a list of all scripts goes along with every page. */
const SHARED_BEHAVIOUR = {
  name: 'behaviour',
  test: /node_modules[\\/]@base-ui[\\/]|src[\\/]ui[\\/](alertDialog|dialog|form)[\\/]/,
  minShareCount: 6,
};

/** What every field is made of, and the field that searches: as one script, for the same reason. */
const FIELD = {
  name: 'field',
  test: /src[\\/]ui[\\/](field[\\/](ControlBox|Field\.css)|searchField[\\/]|latinDigits\.ts)/,
};

/** What most forms of an account have: each is small, and they come together. */
const FORM_PARTS = {
  name: 'forms',
  test: /src[\\/](session[\\/](PopupLink|stepUp[\\/]useStepUp|fields[\\/](FormFailure|NewPasswordFields|PlainPassword|ProofFields|SentCode|SiteForm|use(FieldCheck|PlatformSubmit|PasswordRule))|phone[\\/]usePhoneCheck)|ui[\\/](field[\\/]Field(Label|Message)?\.tsx|(amountField|passwordField|textAreaField|textField|checkbox|radioGroup)[\\/]))/,
  minShareCount: 2,
};

/** The list of the screens that members alone open: what only they need comes with them. */
const OWN_SCREENS = 'src/modules/ownScreens.ts';

/**
 * Calls, and small parts without imports to speak of, that several screens share and no first page needs, as one script, and as
 * another one those that only screens of members share: a page lists the scripts that may follow, so each script costs the first load its name. What a part imports comes along: those
 * with a library of their own, for phone numbers, codes for cameras and tables, stay out. It comes before dialogs and forms: a part that they
 * took in would bring all of them, 50 KB, to every page that needs the part.
 */
const SMALL_PARTS =
  /src[\\/](platform[\\/]endpoints[\\/]|i18n[\\/]|shared[\\/](balance[\\/]BalanceTools|games[\\/]VendorMark|rewards[\\/])|theme[\\/]breakpoints|(shared|session|ui)[\\/](?!analytics|phone|qrCode|table).*\.ts$|features[\\/](?!help|lobby|promotions).*\.ts$|ui[\\/]((breadcrumb|clock|copyButton|dateTime|definitionList|money|statistic)[\\/]|qrCode[\\/](Lazy|With|QRCodeSkeleton))|.*\.css\.ts$)/;

/** The groups of small parts, that of visitors first: what members' screens share may need it, and not the other way round. */
function smallParts(): Rolldown.CodeSplittingGroup[] {
  const forVisitors = reachedByVisitors(OWN_SCREENS);
  const group = (name: string, ofVisitors: boolean): Rolldown.CodeSplittingGroup => ({
    name: (id, chunking) => (forVisitors(id, chunking) === ofVisitors ? name : null),
    test: SMALL_PARTS,
    minShareCount: 2,
  });
  return [group('parts', true), group('own', false)];
}

/**
 * Scripts are named by their hash alone: each page lists those that may follow, and names would make its first load half a percent
 * larger. The manifest says what each is.
 */
const SCRIPT_NAMES = 'assets/s-[hash].js';

/** Compiles the browser's bundle: hashed chunks, the style sheet of all pages, those of members' screens, and the manifest that says what needs what. */
export async function compileClient(root: string, outDir: string): Promise<void> {
  await run(root, {
    ...base(root),
    plugins: [leanRouter(root), splitStyles(OWN_SCREENS)],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: true,
      rolldownOptions: {
        input: [ENTRY, RETURN_ENTRY].map((entry) => join(root, entry)),
        checks: CHECKS,
        output: {
          chunkFileNames: SCRIPT_NAMES,
          codeSplitting: {
            groups: [FIRST_VIEW, FIELD, ...smallParts(), SHARED_BEHAVIOUR, FORM_PARTS],
          },
        },
      },
    },
  });
}

/** Compiles the bundle that turns page data into HTML, whole in one file so that a worker loads it at once. */
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

/** The compiled service worker, in the folder of a compiled app. */
export const WORKER_FILE = 'worker/worker.js';

/** Compiles the service worker into one script, which the build of a brand completes with what the worker keeps. */
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
