import { inlineScript } from '#src/app/inlineScript.ts';

/** The allowed sources of a site's scripts. */
export interface ScriptSources {
  /** Paths of the site's own origin: a folder, which ends in a slash, or a single file. */
  paths: readonly string[];
  /** Addresses of third parties from the manifest; each allows all that starts with it. */
  addresses: readonly string[];
}

/**
 * Installs the default Trusted Types policy, as text, ahead of every other script: it must name nothing outside itself.
 * The browser asks it about each script address that any code sets, a library's too. HTML and code made from text have
 * no policy, so the browser refuses them.
 *
 * An address is judged as the browser resolves it, against the base of the document. An encoded dot, slash, backslash or
 * percent sign in its path is refused: a server that decodes it could leave the folder that the path begins with.
 */
function trustScripts({ paths, addresses }: ScriptSources): void {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
    };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL(text) {
      if (!URL.canParse(text, document.baseURI)) return null;
      const url = new URL(text, document.baseURI);
      if (/%(?:2e|2f|5c|25)/i.test(url.pathname)) return null;
      const within = (path: string) =>
        path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path;
      const own = url.origin === location.origin && paths.some(within);
      return own || addresses.some((address) => url.href.startsWith(address)) ? text : null;
    },
  });
}

/** The source of the inline script that lets a page load scripts from these sources alone. */
export const trustedScriptsScript = (sources: ScriptSources): string =>
  inlineScript(trustScripts, sources);
