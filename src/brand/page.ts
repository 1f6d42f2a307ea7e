import type {
  Block,
  BlocksAround,
  ContentBlock,
  PartnersBlock,
  ResolvedBrand,
} from '#src/brand/resolved.generated.ts';

/** A tree of messages: namespace → nested keys → text. */
export type Messages = { [key: string]: string | Messages };

/** One encoded form of a picture, for `srcset`. */
interface PictureSource {
  /** MIME type, `image/avif` first. */
  type: string;
  srcset: string;
}

/** A picture processed by the build: every address is hashed and relative to the site's root. */
export interface BuiltPicture {
  /** The fallback, for `src`. */
  src: string;
  /** The size in CSS pixels that reserves the space. */
  width: number;
  height: number;
  /** Encoded forms, best first; empty for an SVG. */
  sources: PictureSource[];
}

/** A banner of the manifest with its processed picture. */
export type BuiltBanner = Omit<ResolvedBrand['banners']['w_home'][number], 'image'> & {
  picture: BuiltPicture;
};

type Pages = ResolvedBrand['pages'];
type Categories = NonNullable<ResolvedBrand['branding']['look']['categories']>;

/** A partner of the manifest with its processed picture. */
type BuiltPartner = Omit<PartnersBlock['partners'][number], 'image'> & {
  picture?: BuiltPicture;
};

/** A block of partners with their processed pictures. */
export type BuiltPartners = Omit<PartnersBlock, 'partners'> & { partners: BuiltPartner[] };

/** Blocks of the manifest with their processed pictures. */
type Built<B extends Block> = Exclude<B, PartnersBlock> | BuiltPartners;

/** A block of the home page. */
export type BuiltBlock = Built<Block>;

/** A block that other pages may have too. */
export type BuiltContentBlock = Built<ContentBlock>;

type BuiltParts<Parts> = { [Part in keyof Parts]: BuiltContentBlock[] };

/** The lists of blocks of a brand's pages. */
export interface BuiltBlocks {
  home: BuiltBlock[];
  games?: BuiltParts<NonNullable<Pages['games']>>;
  promotions?: BuiltParts<BlocksAround>;
  help?: BuiltParts<BlocksAround>;
  login?: BuiltContentBlock[];
  register?: BuiltContentBlock[];
}

/** A method of payment of the manifest with the processed picture of its mark. */
type BuiltPaymentMethod = Omit<ResolvedBrand['payments']['methods'][number], 'mark'> & {
  picture?: BuiltPicture;
};

/** A profile of the manifest with the processed picture of its mark. */
export type BuiltNetwork = Omit<ResolvedBrand['support']['networks'][number], 'mark'> & {
  picture?: BuiltPicture;
};

/** What a page knows of a language. */
export interface LanguageFacts {
  /** Its name in itself, as its speakers look for it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** What it says of its messages in its own words, if they are not official: “Machine translation”. */
  note?: string;
  /** The parts of the day that it writes before a time instead of AM or PM behind it, where people write them otherwise than `Intl` does. */
  dayPeriods?: Readonly<Record<string, string>>;
}

export type BannerGroup = keyof ResolvedBrand['banners'];

/**
 * The part of the resolved brand that the running app reads; values for the platform (`login`) or the build (`security`) only stay out of
 * pages.
 */
export type PageBrand = Omit<
  ResolvedBrand,
  | '$schema'
  | 'schemaVersion'
  | 'banners'
  | 'branding'
  | 'seo'
  | 'login'
  | 'security'
  | 'markets'
  | 'pages'
  | 'payments'
  | 'support'
  | 'languages'
> & {
  support: Omit<ResolvedBrand['support'], 'networks'> & { networks: BuiltNetwork[] };
  payments: { methods: BuiltPaymentMethod[] };
  languages: ResolvedBrand['languages'] & {
    facts: Record<string, LanguageFacts>;
    /** The address of the facts of all languages, if a page has only those of its own. */
    list?: string;
  };
  pages: BuiltBlocks & Pick<Pages, 'own'>;
  look: Pick<ResolvedBrand['branding']['look'], 'cards' | 'sections'> & {
    /** The address of the brand's icons, if they are not the platform's own. */
    sprite?: string;
    /** Its pictures of categories of games. */
    pictures?: Partial<Record<keyof Categories, BuiltPicture>>;
  };
  logo: BuiltPicture;
  banners: Record<BannerGroup, BuiltBanner[]>;
  /** The brand's sites for other markets, with the countries that each serves. */
  otherSites: { address: string; countries: string[] }[];
};

/** The JSON data block in every page of a built site (`<script id="livery-page">`). */
export interface PageData {
  brand: PageBrand;
  /** The language of this document, a BCP 47 tag. */
  language: string;
  direction: LanguageFacts['direction'];
  /** The site's title in this language, as the documents of known routes show it. */
  title: string;
  /**
   * The path that the document was prerendered for, without a language prefix (`/`); `404` for the not-found page, `offline` for the
   * offline page, `returned` for the page that ends a social sign-in; `null` for the shell that serves every other route.
   */
  prerendered: string | null;
  /** The messages of the first view, with the brand's overrides. */
  messages: Messages;
  /** Addresses of the other messages: language → namespace → hashed JSON file. */
  messageFiles: Record<string, Record<string, string>>;
  /** The address of the service worker; a site in development has none. */
  worker?: string;
}

/** The id of the element that holds the page data. */
export const PAGE_DATA_ID = 'livery-page';
