import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { askFirstScript } from '#src/app/askFirst.ts';
import { bootScript } from '#src/app/boot.ts';
import { fetchFontsScript } from '#src/app/fetchFonts.ts';
import { firstAskOf } from '#src/app/firstListRequest.ts';
import { periodsScript } from '#src/app/periods.ts';
import { trustedScriptsScript } from '#src/app/trustedScripts.ts';
import type { Messages, PageData } from '#src/brand/page.ts';
import type { SiteFiles } from '../assets/files.ts';
import { ENTRY, runOrder, scriptsOf } from '../compile/graph.ts';
import { documentHtml } from '../page/document.ts';
import { escapeScript } from '../page/escape.ts';
import type { PageScripts } from '../page/head.ts';
import { type Language, prefixOf } from '../page/languages.ts';
import { lcpImage } from '../page/lcp.ts';
import { entryOf, inlineNamespaces, type Page, pagesOf } from '../page/pages.ts';
import { pageTexts, siteTexts } from '../page/texts.ts';
import { prerender, type Render } from '../prerender.ts';
import type { SiteContext } from './context.ts';
import type { BrandDraft } from './draft.ts';
import { fontsIn } from './fonts.ts';
import { inOneLanguage } from './inOneLanguage.ts';
import { addMessageFiles } from './messageFiles.ts';
import { scriptSources } from './policy.ts';
import { webManifest } from './webManifest.ts';
import { WORKER_PATH } from './workerPath.ts';

/** The script of documents that fetch fonts. */
const FETCH_FONTS = escapeScript(fetchFontsScript());

/** The shared data of one language's documents. */
interface LanguageDraft extends BrandDraft {
  language: Language;
  messages: Messages;
  messageFiles: Record<string, string>;
  /** The script as written in the documents, so that it can be hashed. */
  boot: string;
  /** The script of documents that request their first list. */
  ask: string;
  /** The same. */
  style: string;
  /** The prerendered HTML, shared by documents. */
  html: Map<string, string>;
}

const picked = (messages: Messages, namespaces: readonly string[]): Messages =>
  Object.fromEntries(
    namespaces.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])),
  );

function pageData(draft: LanguageDraft, page: Page): PageData {
  const { language } = draft;
  return {
    brand: draft.page,
    language,
    direction: languageFacts(language).direction,
    title: siteTexts(draft.brand, language, draft.messages).title,
    prerendered: page.prerendered,
    messages: picked(draft.messages, inlineNamespaces(page)),
    messageFiles: { [language]: draft.messageFiles },
    worker: WORKER_PATH,
  };
}

/** A page's HTML; the shell is prerendered once for all pages around it, and once for each look of a list of games. */
function prerendered(draft: LanguageDraft, page: Page, data: PageData, render: Render): string {
  const { games } = page;
  const shown = `${page.prerendered} ${games && [games.shape, games.searchable]}`;
  const known = draft.html.get(shown);
  if (known !== undefined) return known;
  const html = prerender(render, data, page.path, games);
  draft.html.set(shown, html);
  return html;
}

/** The addresses of all scripts of a page. */
function scriptsIn(
  graph: SiteContext['graph'],
  sources: readonly [string, ...string[]],
): PageScripts {
  const run = runOrder(graph, sources[0]);
  return { run, follow: scriptsOf(graph, sources).filter((one) => !run.includes(one)) };
}

function pageHtml(draft: LanguageDraft, page: Page, { graph, render }: SiteContext): string {
  const { brand, language, assets } = draft;
  const data = pageData(draft, page);
  const html = prerendered(draft, page, data, render);
  const lcp = lcpImage(html);
  const list = page.row && firstAskOf(page.row, language, draft.page.look);
  const source = entryOf(page);
  const fonts = fontsIn(html, draft.fonts);
  return documentHtml({
    brand,
    language,
    direction: data.direction,
    ...pageTexts(brand, language, draft.messages, page),
    icons: assets.icons,
    shareImage: assets.shareImage,
    themeColors: draft.grounds,
    style: draft.style,
    boot: draft.boot,
    ...(list && { ask: { script: draft.ask, list } }),
    ...(fonts.length > 0 && { fonts: { script: FETCH_FONTS, addresses: fonts } }),
    ...(page.row && { route: page.row.route }),
    ...(lcp && { lcp }),
    unlisted: page.unlisted === true,
    html,
    ...(source !== null && { scripts: scriptsIn(graph, [source, ...page.screens]) }),
    ...(source === ENTRY && { page: data }),
  });
}

/** Adds every document of one language to the site, with its web manifest and messages. Returns their inline scripts. */
export function addDocuments(
  files: SiteFiles,
  draft: BrandDraft,
  language: Language,
  own: { messages: Messages; style: string },
  context: SiteContext,
): { scripts: string[] } {
  const { brand } = draft;
  const { languages, themes } = brand;
  const boot = escapeScript(
    [
      trustedScriptsScript(scriptSources(brand)),
      bootScript({ language, languages, themes }),
      periodsScript(draft.page.pages),
    ]
      .filter((script) => script !== '')
      .join('\n'),
  );
  const ask = escapeScript(askFirstScript(brand));
  const messageFiles = addMessageFiles(files, brand, language, own.messages);
  const local: LanguageDraft = {
    ...draft,
    ...own,
    page: inOneLanguage(draft.page, language),
    language,
    messageFiles,
    boot,
    ask,
    html: new Map(),
  };
  const folder = prefixOf(languages, language).slice(1);
  const put = (name: string, text: string) =>
    files.set(folder === '' ? name : `${folder}/${name}`, Buffer.from(text));
  for (const page of pagesOf(brand)) put(page.file, pageHtml(local, page, context));
  const { description } = siteTexts(brand, language, own.messages);
  const { icons } = draft.assets;
  put(
    'manifest.webmanifest',
    webManifest({ brand, language, description, icons, ground: draft.ground }),
  );
  return { scripts: [boot, ask, ...(draft.assets.fonts.length > 0 ? [FETCH_FONTS] : [])] };
}
