import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import { ENTRY, RETURN_ENTRY } from './graph.ts';

/** How long a plugin took is for benches to say. */
const CHECKS = { bundlerTimings: false } as const;

const base = (root: string): InlineConfig => ({
  root,
  configFile: false,
  mode: 'production',
  // What is compiled hangs on the code alone, not on who compiles it.
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
 * What the first view of the lobby needs, and the parts that other first pages begin with, is one script with all that it
 * imports: split by who else shares each part it would be some thirty, a tenth larger together, for each is compressed
 * alone. Matched against paths of any system.
 */
const FIRST_VIEW = {
  name: 'client',
  priority: 1,
  test: /src[\\/](app[\\/]entryClient\.tsx|features[\\/]lobby[\\/]LobbyScreen\.tsx|ui[\\/](badge|card|chip|grid|skeleton)[\\/]|shared[\\/]rewards[\\/]Reward)/,
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
  test: /src[\\/](session[\\/](fields[\\/](FormFailure|NewPasswordFields|PlainPassword|ProofFields|SentCode|use(FieldCheck|PlatformSubmit|PasswordRule))|phone[\\/]usePhoneCheck)|ui[\\/](field[\\/]Field(Label|Message)?\.tsx|(passwordField|textField|checkbox|radioGroup)[\\/]))/,
  minShareCount: 2,
};

/**
 * Calls, and small parts without imports to speak of, that several screens share and no first page needs, as one script: a
 * page lists the scripts that may follow, so each script costs the first load its name. What a part imports comes along: those
 * with a library of their own, for phone numbers, codes for cameras and tables, stay out. It comes before dialogs and forms: a part that they
 * took in would bring all of them, 50 KB, to every page that needs the part.
 */
const SMALL_PARTS = {
  name: 'parts',
  test: /src[\\/](platform[\\/]endpoints[\\/]|i18n[\\/]|shared[\\/](games[\\/]VendorMark|rewards[\\/])|(shared|session|ui)[\\/](?!phone|qrCode|table).*\.ts$|features[\\/](?!help|lobby|promotions).*\.ts$|ui[\\/](breadcrumb|clock|dateTime|definitionList|statistic)[\\/]|.*\.css\.ts$)/,
  minShareCount: 2,
};

/**
 * Scripts are named by their hash alone: each page lists those that may follow, and names would make its first load half a percent
 * larger. The manifest says what each is.
 */
const SCRIPT_NAMES = 'assets/s-[hash].js';

/** Compiles the browser's bundle: hashed chunks, one style sheet, and the manifest that says what needs what. */
export async function compileClient(root: string, outDir: string): Promise<void> {
  await run(root, {
    ...base(root),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [ENTRY, RETURN_ENTRY].map((entry) => join(root, entry)),
        checks: CHECKS,
        output: {
          chunkFileNames: SCRIPT_NAMES,
          codeSplitting: { groups: [FIRST_VIEW, FIELD, SMALL_PARTS, SHARED_BEHAVIOUR, FORM_PARTS] },
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
