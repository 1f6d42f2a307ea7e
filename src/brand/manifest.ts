import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

/** A value of which anything may be left out. */
type Partly<T> = T extends readonly (infer Item)[]
  ? Partly<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Partly<T[Key]> }
    : T;

/** A manifest as an operator writes it: what it leaves out has a default, or `check` asks for it. */
export type BrandManifest = Partly<ResolvedBrand>;
