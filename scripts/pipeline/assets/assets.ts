import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  BannerGroup,
  BuiltBanner,
  BuiltBlocks,
  BuiltNetwork,
  BuiltPicture,
  PageBrand,
} from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { buildBlocks } from './blocks.ts';
import type { Cached } from './cache.ts';
import { buildCategoryPictures } from './categoryPictures.ts';
import type { SiteFiles } from './files.ts';
import { addFont, type BuiltFont } from './font.ts';
import { addIcons, type Icons } from './icons.ts';
import { addLogo } from './logo.ts';
import type { ThemeLogos } from './logoCss.ts';
import { addRaster } from './raster.ts';
import { addShareImage } from './shareImage.ts';
import { addSprite } from './sprite.ts';
import { addSvg } from './svg.ts';

/** A brand's processed files. */
export interface BuiltAssets {
  /** New files of the site. */
  files: SiteFiles;
  /** The logo, or an empty picture of its size where themes have their own. */
  logo: BuiltPicture;
  /** The logos of themes, if they differ. */
  themeLogos?: ThemeLogos;
  icons: Icons;
  /** The sprite of its icons, if they are not the platform's own. */
  sprite?: string;
  /** The pictures of categories of games. */
  categoryPictures?: NonNullable<PageBrand['look']['pictures']>;
  /** The picture behind the page. */
  backdrop?: BuiltPicture;
  banners: Record<BannerGroup, BuiltBanner[]>;
  /** The pictures of own pages, by slug. */
  ownPages: ReadonlyMap<string, BuiltPicture>;
  /** The blocks of all pages. */
  blocks: BuiltBlocks;
  /** The profiles in further networks. */
  networks: BuiltNetwork[];
  /** The methods of payment. */
  payments: PageBrand['payments'];
  shareImage: string;
  /** Its typefaces: that of headings, then that of texts. */
  fonts: BuiltFont[];
}

/** The widths of banners: the lobby's span the page, the others are beside a form or in a menu. */
const WIDTHS: Record<BannerGroup, readonly number[]> = {
  w_home: [480, 828, 1200, 1600],
  w_login: [320, 640],
  w_register: [320, 640],
  w_forget: [320, 640],
  w_leftmenu: [256, 512],
};

/** The widths of the picture behind the page: a phone and a desktop, where a veil hides what is lost. */
const BACKDROP_WIDTHS = [720, 1440];
/** The widths of an own page's picture, which is as wide as its text. */
const OWN_PAGE_WIDTHS = [360, 720, 1200];
/** The widths of the partners' pictures. */
const PARTNER_WIDTHS = [160, 320];
/** The widths of the pictures of categories, for screens of one to three pixels a point. */
const CATEGORY_WIDTHS = [40, 80, 120];
/** The widths of the marks of payment methods and networks, for screens of one to three pixels a point. */
const MARK_WIDTHS = [40, 80, 120];

/**
 * Processes a brand's pictures and font for its site: hashed, in modern formats, in several sizes.
 * @param dir the brand's folder
 * @param background the CSS colour behind marks without transparency
 * @throws if a file is missing or is not what its name says; validation finds these before
 */
export async function buildAssets(
  dir: string,
  brand: ResolvedBrand,
  background: string,
  cached: Cached,
): Promise<BuiltAssets> {
  const files: SiteFiles = new Map();
  const read = (path: string) => readFile(join(dir, path));
  const picture = async (path: string, widths: readonly number[]) =>
    path.endsWith('.svg')
      ? addSvg(files, path, await read(path), cached)
      : addRaster(files, path, await read(path), widths, cached);
  const built = (group: BannerGroup): Promise<BuiltBanner[]> =>
    Promise.all(
      brand.banners[group].map(async ({ image, ...banner }) => ({
        ...banner,
        picture: await picture(image, WIDTHS[group]),
      })),
    );
  const ownPicture = async ({ slug, picture: own }: ResolvedBrand['pages']['own'][number]) =>
    own ? [[slug, await picture(own.image, OWN_PAGE_WIDTHS)] as const] : [];
  const methods = brand.payments.methods.map(async ({ mark, ...method }) => ({
    ...method,
    ...(mark && { picture: await picture(mark, MARK_WIDTHS) }),
  }));
  const networks = brand.support.networks.map(async ({ mark, ...network }) => ({
    ...network,
    ...(mark && { picture: await picture(mark, MARK_WIDTHS) }),
  }));
  const { logo, icon, displayFont, textFont, look } = brand.branding;
  const behind = look.background === 'picture' ? look.backgroundPicture : undefined;
  const first = brand.banners.w_home[0];
  const share = first
    ? { banner: await read(first.image) }
    : { icon: await read(icon), background };
  const own = brand.pages.own.map(ownPicture);
  const [logos, icons, w_home, w_login, w_register, w_forget, w_leftmenu, shareImage, pages] =
    await Promise.all([
      addLogo(logo, brand.themes, (path) => picture(path, [])),
      read(icon).then((bytes) => addIcons(files, bytes, background, cached)),
      built('w_home'),
      built('w_login'),
      built('w_register'),
      built('w_forget'),
      built('w_leftmenu'),
      addShareImage(files, share, cached),
      Promise.all(own),
    ]);
  const sprite = await addSprite(files, look, read);
  const categoryPictures = await buildCategoryPictures(look.categories, (path) =>
    picture(path, CATEGORY_WIDTHS),
  );
  const fonts = await Promise.all(
    [displayFont, textFont].flatMap((font) =>
      font ? [read(font.file).then((bytes) => addFont(files, font, bytes))] : [],
    ),
  );
  return {
    files,
    ...logos,
    icons,
    ...(sprite !== undefined && { sprite }),
    ...(categoryPictures && { categoryPictures }),
    banners: { w_home, w_login, w_register, w_forget, w_leftmenu },
    ownPages: new Map(pages.flat()),
    blocks: await buildBlocks(brand.pages, (image) => picture(image, PARTNER_WIDTHS)),
    networks: await Promise.all(networks),
    payments: { methods: await Promise.all(methods) },
    shareImage,
    ...(behind && { backdrop: await picture(behind, BACKDROP_WIDTHS) }),
    fonts,
  };
}
