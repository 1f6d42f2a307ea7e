import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { brandMessages } from '#scripts/pipeline/brandMessages.ts';
import { ENTRY, RETURN_ENTRY } from '#scripts/pipeline/compile/graph.ts';
import { readCatalogue } from '#scripts/pipeline/messages.ts';
import { documentHtml } from '#scripts/pipeline/page/document.ts';
import { escapeScript, escapeStyle } from '#scripts/pipeline/page/escape.ts';
import type { Language } from '#scripts/pipeline/page/languages.ts';
import { siteTexts } from '#scripts/pipeline/page/texts.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { bootScript } from '#src/app/boot.ts';
import type { PageData } from '#src/brand/page.ts';
import {
  PSEUDO_DIRECTIONS,
  PSEUDO_LOCALES,
  type PseudoLocale,
  pseudoMessages,
} from '#src/i18n/pseudo.ts';
import { RETURN_PATH } from '#src/platform/social/returnPath.ts';
import type { LiveDraft } from './liveBrand.ts';

/** The language of an address: its first part if that is one, else the brand's default. */
function languageOf(
  path: string,
  { supported, default: usual }: { supported: Language[]; default: Language },
): { tag: string; language: Language; pseudo?: PseudoLocale } {
  const first = path.split('/')[1];
  const pseudo = PSEUDO_LOCALES.find((tag) => tag === first);
  if (pseudo) return { tag: pseudo, language: SOURCE, pseudo };
  const language = supported.find((tag) => tag === first) ?? usual;
  return { tag: language, language };
}

/**
 * The document of any address of a brand in development: the shell, with everything inline and Vite's code. The pseudo-locales are at
 * `/en-XA` and `/ar-XB`.
 */
export async function devPage({ source, draft }: LiveDraft, path: string): Promise<string> {
  const { brand, assets } = draft;
  const { tag, language, pseudo } = languageOf(path, brand.languages);
  const messages = await brandMessages(readCatalogue(ROOT), { source, draft }, language, (real) =>
    pseudo ? pseudoMessages(real, pseudo) : real,
  );
  const texts = siteTexts(brand, language, messages);
  const direction = pseudo ? PSEUDO_DIRECTIONS[pseudo] : languageFacts(language).direction;
  const page: PageData = {
    brand: draft.page,
    language: tag,
    direction,
    title: texts.title,
    prerendered: null,
    messages,
    messageFiles: {},
  };
  const { languages, themes } = brand;
  return documentHtml({
    brand,
    language: tag,
    direction,
    ...texts,
    icons: assets.icons,
    shareImage: assets.shareImage,
    themeColors: draft.grounds,
    style: escapeStyle(draft.css + (draft.scriptFonts.get(language) ?? '')),
    boot: escapeScript(bootScript({ language: tag, languages, themes })),
    scripts: { run: [`/${path.endsWith(RETURN_PATH) ? RETURN_ENTRY : ENTRY}`], follow: [] },
    unlisted: true,
    html: '',
    page,
  });
}
