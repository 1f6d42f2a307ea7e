import { askFirstScript } from '#src/app/askFirst.ts';
import { bootScript } from '#src/app/boot.ts';
import { trustedScriptsScript } from '#src/app/trustedScripts.ts';
import type { Messages, PageData } from '#src/brand/page.ts';
import type { SiteFiles } from '../assets/files.ts';
import { chunkOf, ENTRY, scriptsOf } from '../compile/graph.ts';
import { documentHtml } from '../page/document.ts';
import { escapeScript } from '../page/escape.ts';
import { type Language, prefixOf } from '../page/languages.ts';
import { lcpImage } from '../page/lcp.ts';
import { entryOf, inlineNamespaces, type Page, pagesOf } from '../page/pages.ts';
import { pageTexts, siteTexts } from '../page/texts.ts';
import { prerender, type Render } from '../prerender.ts';
import type { SiteContext } from './context.ts';
import type { BrandDraft } from './draft.ts';
import { addMessageFiles } from './messageFiles.ts';
import { scriptSources } from './policy.ts';
import { webManifest } from './webManifest.ts';
import { WORKER_PATH } from './workerPath.ts';

/** What the documents of one language share. */
interface LanguageDraft extends BrandDraft {
  language: Language;
  messages: Messages;
  messageFiles: Record<string, string>;
  /** As it stands in the documents, so that its hash can be taken. */
  boot: string;
  /** The same, of the documents that ask for their first list. */
  asks: Map<string, string>;
  /** The same. */
  style: string;
  /** The HTML of what was prerendered, for the documents that share it. */
  html: Map<string | null, string>;
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
    title: siteTexts(draft.brand, language, draft.messages).title,
    prerendered: page.prerendered,
    messages: picked(draft.messages, inlineNamespaces(page)),
    messageFiles: { [language]: draft.messageFiles },
    worker: WORKER_PATH,
  };
}

/** What a page shows; the shell is prerendered once for all that stand around it. */
function prerendered(draft: LanguageDraft, page: Page, data: PageData, render: Render): string {
  const known = draft.html.get(page.prerendered);
  if (known !== undefined) return known;
  const html = prerender(render, data, page.path);
  draft.html.set(page.prerendered, html);
  return html;
}

/** The script by which a page asks for its first list; none where it begins with no list. */
function askOf({ brand, language, asks }: LanguageDraft, { row }: Page): string | undefined {
  if (row?.firstList === undefined) return undefined;
  const ask = escapeScript(askFirstScript(brand, language, row.firstList));
  asks.set(row.id, ask);
  return ask;
}

/** The addresses of all scripts of a page, what starts in it first. */
function scriptsIn(graph: SiteContext['graph'], sources: readonly [string, ...string[]]): string[] {
  const entry = chunkOf(graph, sources[0]);
  return [entry, ...scriptsOf(graph, sources).filter((one) => one !== entry)];
}

function pageHtml(draft: LanguageDraft, page: Page, { graph, render }: SiteContext): string {
  const { brand, language, assets } = draft;
  const data = pageData(draft, page);
  const html = prerendered(draft, page, data, render);
  const lcp = lcpImage(html);
  const ask = askOf(draft, page);
  const source = entryOf(page);
  return documentHtml({
    brand,
    language,
    ...pageTexts(brand, language, draft.messages, page),
    icons: assets.icons,
    shareImage: assets.shareImage,
    themeColors: draft.grounds,
    style: draft.style,
    boot: draft.boot,
    ...(ask !== undefined && { ask }),
    ...(page.row && { route: page.row.route }),
    ...(lcp && { lcp }),
    unlisted: page.unlisted === true,
    html,
    ...(source !== null && { scripts: scriptsIn(graph, [source, ...page.screens]) }),
    ...(source === ENTRY && { page: data }),
  });
}

/** Adds every document of one language to the site, with its web manifest and messages. Gives their inline scripts. */
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
    `${trustedScriptsScript(scriptSources(brand))}\n${bootScript({ language, languages, themes })}`,
  );
  const messageFiles = addMessageFiles(files, language, own.messages);
  const local: LanguageDraft = {
    ...draft,
    ...own,
    language,
    messageFiles,
    boot,
    asks: new Map(),
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
  return { scripts: [boot, ...local.asks.values()] };
}
