import { hashedName } from '../hash.ts';

/** The files of a site by their path in it: `assets/logo.1a2b3c4d5e6f.svg`. */
export type SiteFiles = Map<string, Uint8Array>;

/** Adds a file under `assets/` with its hash in its name; returns the address for pages. */
export function addAsset(files: SiteFiles, name: string, bytes: Uint8Array): string {
  const path = `assets/${hashedName(name, bytes)}`;
  files.set(path, bytes);
  return `/${path}`;
}

/** `assets/banners/welcome.png` → `welcome`. */
export function stem(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.slice(0, name.lastIndexOf('.'));
}
