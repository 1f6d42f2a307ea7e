import { type BackendModule, createInstance, type i18n, type PostProcessorModule } from 'i18next';
import type { PageData } from '#src/brand/page.ts';
import { withSignsKept } from './bidi.ts';

/** The source of a document's messages. */
export type MessageSource = Pick<PageData, 'language' | 'direction' | 'messages' | 'messageFiles'>;

async function fetchMessages(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/** Fetches a namespace from its hashed file. One without a file has no messages of its own. */
function backend(files: PageData['messageFiles']): BackendModule {
  return {
    type: 'backend',
    init: () => {},
    read: (language, namespace, done) => {
      const address = files[language]?.[namespace];
      if (address === undefined) return done(null, {});
      fetchMessages(address).then(
        (messages) => done(null, messages),
        (error) => done(error, null),
      );
    },
  };
}

/**
 * A value within a text that runs right to left, isolated from it (UAX #9, 2.4): “12:00-21:00” and “−5” keep their order. React escapes
 * HTML.
 */
const isolate = (value: string): string => `\u2068${value}\u2069`;

/** Keeps the signs of figures on their side in every message: `18+`, `5%`. */
const signs: PostProcessorModule = {
  type: 'postProcessor',
  name: 'signs',
  process: withSignsKept,
};

/**
 * Creates the messages of one document, ready at once with those in the page; other namespaces are fetched on demand. Every document,
 * prerender and story has its own instance.
 */
export function createI18n({ language, direction, messages, messageFiles }: MessageSource): i18n {
  const instance = createInstance();
  const mirrored = direction === 'rtl';
  instance
    .use(backend(messageFiles))
    .use(signs)
    .init({
      lng: language,
      fallbackLng: false,
      ns: Object.keys(messages),
      defaultNS: 'app',
      resources: { [language]: messages },
      partialBundledLanguages: true,
      initAsync: false,
      load: 'currentOnly',
      interpolation: { escapeValue: mirrored, escape: isolate },
      postProcess: mirrored && signs.name,
      returnEmptyString: false,
    });
  return instance;
}

/** Fetches other namespaces. Rejects if one fails, so that no key is ever shown as text. */
export async function loadNamespaces(instance: i18n, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((ns) => !instance.hasResourceBundle(instance.language, ns));
  if (missing.length === 0) return;
  await instance.loadNamespaces(missing);
  const failed = missing.filter((ns) => !instance.hasResourceBundle(instance.language, ns));
  if (failed.length > 0) {
    await instance.reloadResources([instance.language], failed);
    const lost = failed.filter((ns) => !instance.hasResourceBundle(instance.language, ns));
    if (lost.length > 0) throw new Error(`no messages for ${lost.join(', ')}`);
  }
}
