/** Generated from schemas/brand.schema.json by `npm run codegen`. Do not edit. */

/**
 * A host name without scheme, port or path.
 */
export type Domain = string;
/**
 * An ISO 3166-1 alpha-2 country code.
 */
export type Country = string;
/**
 * The tag of a language that has a folder in `languages/`, or whose messages the brand brings whole in its own `locales/` (S9.7).
 */
export type Language = string;
export type Block =
  | BannerBlock
  | NoticesBlock
  | GameMenuBlock
  | GamesBlock
  | ContinuePlayingBlock
  | FavouritesBlock
  | WinnersBlock
  | PromotionsBlock
  | VipBlock
  | TextBlock
  | CardsBlock
  | PartnersBlock
  | FaqBlock;
export type ContentBlock = PromotionsBlock | VipBlock | TextBlock | CardsBlock | PartnersBlock | FaqBlock;
/**
 * Blocks from top to bottom. Any kind may come any number of times.
 *
 * @minItems 1
 * @maxItems 10
 */
export type ContentBlocks = ContentBlock[];
/**
 * An https origin, without a path.
 */
export type Origin = string;

/**
 * One merchant brand. A manifest states only what differs from the defaults given here.
 */
export interface ResolvedBrand {
  /**
   * The address of this schema, for editors.
   */
  $schema?: string;
  /**
   * The version of this schema that the brand's folder is written for. The current one is 2; a folder of version 1 is read as well, and `npm run brand -- migrate NAME` carries it forward.
   */
  schemaVersion: number;
  /**
   * The brand's id, the same as the name of its folder.
   */
  id: string;
  /**
   * The name that players see.
   */
  name: string;
  /**
   * The merchant code that the platform knows the brand by, unique among all brands (S1.6).
   */
  merchantCode: string;
  /**
   * Where the site lives.
   */
  domains: {
    main: Domain;
    /**
     * Further domains that serve the same site.
     */
    alternates: Domain[];
  };
  /**
   * The brand's own marks.
   */
  branding: {
    /**
     * The logo, an SVG of the brand's folder, legible at 32 px height: one file for dark and light, or one for each theme. Both have the same proportions.
     */
    logo:
      | string
      | {
          /**
           * The logo on the dark theme.
           */
          dark: string;
          /**
           * The logo on the light theme.
           */
          light: string;
        };
    /**
     * The square icon, an SVG of the brand's folder; the icons of the installed app are made from it.
     */
    icon: string;
    /**
     * What makes the site look the brand's own beyond its colours and measures, which the tokens state.
     */
    look: {
      /**
       * The shape of game cards. `mixed`: 3:4 for slots and fish games, 16:9 for the others. `poster`, `square` and `wide`: 3:4, 1:1 or 16:9 for all; the middle of the picture is shown where the platform has none of that shape.
       */
      cards: "mixed" | "poster" | "square" | "wide";
      /**
       * How much room parts have: distances, padding, the heights of header and controls, the width of cards. A token that the brand states itself goes before it.
       */
      density: "compact" | "comfortable" | "spacious";
      /**
       * What lies behind the page: its plain colour (`none`), a quiet pattern between the colours of the page and of cards (`dots`, `grid`, `stripes`), or the picture of `backgroundPicture`, below a veil that keeps every text as legible as the contrast table asks.
       */
      background: "none" | "dots" | "grid" | "stripes" | "picture";
      /**
       * The picture behind the page, of the brand's folder, where `background` is `picture`. It covers the screen; devices that save data do not load it.
       */
      backgroundPicture?: string;
      /**
       * How high the header is: `regular` as the density has it, `compact` 48 px on phones and 52 px from the tablet on, `tall` 64 px and 80 px with a larger logo. A token that the brand states itself goes before it.
       */
      headerHeight: "compact" | "regular" | "tall";
      /**
       * The drawings of the interface's icons: thin lines (`line`), filled shapes (`solid`), or lines over a paler shape (`duo`). Arrows, crosses and the like are bold lines in the last two.
       */
      icons: "line" | "solid" | "duo";
      /**
       * Art of the brand's own for categories of games, and for the parts of them that the game menu shows apart. A category without art keeps the platform's icon.
       */
      categories?: {
        LOTT?: CategoryArt;
        ELOTT?: CategoryArt;
        LIVE?: CategoryArt;
        SPORTS?: CategoryArt;
        ESPORTS?: CategoryArt;
        COCKFIGHT?: CategoryArt;
        FISH?: CategoryArt;
        RNG?: CategoryArt;
        MXWIN?: CategoryArt;
        PVP?: CategoryArt;
      };
      /**
       * What parts the sections of the home page: space alone (`open`), a line between them (`lines`), or a surface below each (`panels`).
       */
      sections: "open" | "lines" | "panels";
    };
    displayFont?: Typeface;
    textFont?: Typeface;
  };
  /**
   * The market that the brand serves.
   */
  market: {
    country: Country;
    /**
     * The ISO 4217 code of the currency. Players type and see amounts in its decimals: none of a yen, three of a Gulf dinar.
     */
    currency: string;
    /**
     * The symbol set before amounts.
     */
    currencySymbol: string;
    /**
     * The IANA time zone in which every time is shown.
     */
    timeZone: string;
    /**
     * The age, in years, that a player must have reached (S5.6).
     */
    minimumAge: number;
    /**
     * The countries whose mobile numbers may register, the first being the one preset (S3.9).
     *
     * @minItems 1
     */
    dialingCodes: Country[];
    /**
     * The digits of amounts, dates and the figures in messages: Latin, or those of the language shown.
     */
    numerals: "latn" | "native";
    /**
     * How the digits of large amounts are grouped: 1,234,567 or 12,34,567.
     */
    grouping: "thousand" | "lakh";
  };
  markets: unknown[];
  /**
   * What the law and the protection of players ask. Required, so that nobody forgets it.
   */
  compliance: {
    /**
     * `play-money`: play credits only, marked so on every page. `licensed`: real money, only with a licence and only in its markets.
     */
    mode: "play-money" | "licensed";
    /**
     * The floor of player protection. A brand may be stricter, never laxer.
     */
    profile: "baseline";
    /**
     * The licences that the brand operates under.
     *
     * Items: One licence.
     */
    licences: {
      /**
       * The authority that granted it.
       */
      authority: string;
      /**
       * Its number.
       */
      number: string;
      /**
       * The company that holds it.
       */
      holder: string;
      /**
       * Where anyone can verify it, at the authority's own site.
       */
      verificationUrl: string;
    }[];
    /**
     * The countries whose visitors are served.
     */
    markets: {
      /**
       * Only these countries, where any is named. A licensed brand must name those of its licences.
       */
      allow: Country[];
      /**
       * Never these countries.
       */
      deny: Country[];
    };
    /**
     * Those who help when play stops being fun, named on the page of responsible play. Free lines of the market come first.
     *
     * Items: One help line.
     */
    helpLines: {
      /**
       * Who answers, as they call themselves.
       */
      name: string;
      /**
       * Their number, as it is dialled.
       */
      phone: string;
      /**
       * When they answer.
       */
      hours?: string;
      /**
       * Their own site.
       */
      url?: string;
    }[];
  };
  /**
   * The languages of the site.
   */
  languages: {
    default: Language;
    /**
     * All languages that the site offers, in the order of the menu.
     *
     * @minItems 1
     */
    supported: Language[];
  };
  /**
   * The themes of the site.
   */
  themes: {
    /**
     * The theme shown first.
     */
    default: "dark" | "light";
    /**
     * The themes that a visitor can choose from.
     *
     * @minItems 1
     */
    available: ("dark" | "light")[];
  };
  /**
   * The whitelabel flags, as they stand until the platform's own tree overrides them (S3.12, S3.13).
   */
  flags: {
    /**
     * Registration by mobile number.
     */
    MOBILENUMREG3: boolean;
    /**
     * Registration by username.
     */
    USERNAMEREG3: boolean;
    /**
     * The mobile number is verified by a code at registration. Registration without a password (MOBILENUMPASSREG3) always verifies it.
     */
    REGMOBVERF3: boolean;
    /**
     * Registration by mobile number asks for a password.
     */
    MOBILENUMPASSREG3: boolean;
    /**
     * A change of password asks for a code sent to the player.
     */
    CHNGPASSVERIF3: boolean;
    /**
     * The agent policy: contracts and consolidated funds (S6.6).
     */
    AGENTPOLICY3: boolean;
    /**
     * Trial accounts (S1.4).
     */
    FREEPLAY3: boolean;
    /**
     * An expired password must be changed before going on (S4.3).
     */
    PWDEXPFORCECHANGE3: boolean;
    /**
     * Login by a code sent to the mobile number (S4.3).
     */
    MOBILEVERCODELOGIN3: boolean;
    /**
     * Contracts on dividends, where there is the agent policy (S3.13).
     */
    divtypereq: boolean;
    /**
     * Contracts on daily salaries, where there is the agent policy (S3.13).
     */
    dailysalreqtype: boolean;
    /**
     * Contracts on hourly salaries, where there is the agent policy (S3.13).
     */
    contracthoursalreq: boolean;
    /**
     * Contracts on real-time salaries, where there is the agent policy (S3.13).
     */
    realtimesalreqtype: boolean;
  };
  /**
   * How players log in.
   */
  login: {
    /**
     * The password that accounts are given by others, by its digest alone: whoever logs in with it must choose another (S4.3, S9.6). It is good for nothing else, so let it be used nowhere else.
     */
    defaultPassword?: {
      /**
       * Letters and digits of your own, set before the password.
       */
      salt: string;
      /**
       * SHA-256 of salt and password, in hexadecimal pairs: `printf '%s' SALTPASSWORD | openssl dgst -sha256 -c`.
       */
      digest: string;
    };
  };
  /**
   * How people are distinguished from bots, and where the check is made (S3.6).
   */
  humanCheck: {
    /**
     * ALTCHA, a proof of work that the platform gives out and no third party sees, or reCAPTCHA. The reference platform verifies the first alone.
     */
    provider: "altcha" | "recaptcha";
    /**
     * The public key of the site at the provider, which reCAPTCHA needs.
     */
    siteKey?: string;
    /**
     * A login after a wrong one asks for it.
     */
    login: boolean;
    /**
     * A registration asks for it.
     */
    registration: boolean;
  };
  /**
   * Ways to sign in that go by a third party. Each is off unless it is here: then no page names it, and nothing of it is loaded.
   */
  signIn?: {
    /**
     * Accounts elsewhere that players can sign in with, by OpenID Connect with a code and PKCE (S7.32). Each needs the address `https://<domain>/signed-in.html` among its allowed redirects, once for every domain; it serves all languages.
     */
    social?: {
      google?: IdentityProvider;
      facebook?: IdentityProvider;
    };
    /**
     * Who sends the codes that prove a phone, at a login by code and at a registration by number (S3.6, S4.7). The platform does where this is left out.
     */
    phone?: {
      /**
       * Firebase Authentication. Google learns the numbers, and checks with reCAPTCHA who asks.
       */
      provider: "firebase";
      /**
       * The public key of the web app, as the Firebase console shows it. Let it be restricted to the site's domains there.
       */
      apiKey: string;
      /**
       * The id of the Firebase project, which its tokens are made out to.
       */
      projectId: string;
      /**
       * The id of the web app in the project.
       */
      appId: string;
    };
  };
  /**
   * Which parts of the product the brand has. A part that is off is not in its bundle.
   */
  modules: {
    /**
     * The agent centre (S2.12, S2.13).
     */
    agent: boolean;
    /**
     * The notice marquee and the announcement popup (S4.10).
     */
    announcements: boolean;
    /**
     * The app download guide (S1.5).
     */
    appDownload: boolean;
    /**
     * The chat room (S1.5).
     */
    chatRoom: boolean;
    /**
     * Customer service (S1.5).
     */
    customerService: boolean;
    /**
     * Favourite games (S2.6).
     */
    favourites: boolean;
    /**
     * Feedback to the operator (S5.9).
     */
    feedback: boolean;
    /**
     * The help centre (S2.11).
     */
    helpCentre: boolean;
    /**
     * The lottery pages (S2.7).
     */
    lottery: boolean;
    /**
     * The manual rebate (S2.16).
     */
    manualRebate: boolean;
    /**
     * Platform messages (S2.16).
     */
    messages: boolean;
    /**
     * Missions and their leaderboard (S2.16).
     */
    missions: boolean;
    /**
     * The points mall (S2.9).
     */
    pointMall: boolean;
    /**
     * Promotions (S2.3).
     */
    promotions: boolean;
    /**
     * Recently played games (S2.6).
     */
    recents: boolean;
    /**
     * Invite friends (S2.16).
     */
    referral: boolean;
    /**
     * The reward centre (S2.16).
     */
    rewards: boolean;
    /**
     * VIP levels (S2.20).
     */
    vip: boolean;
    /**
     * The winner board (S2.27): what the platform reports, never invented.
     */
    winnerBoard: boolean;
  };
  /**
   * The game categories, in the order of the game menu (S2.23).
   *
   * @minItems 1
   *
   * Items: A game category.
   */
  categories: ("LOTT" | "ELOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP")[];
  /**
   * How money is kept.
   */
  wallet: {
    /**
     * One wallet for all vendors, and so no page for transfers between wallets.
     */
    single: boolean;
  };
  /**
   * Games that the brand does not offer. The platform leaves them out of its lists, menus and search, and does not launch them; the site does not open them by their address either. What players hold in the wallet of a vendor stays theirs to transfer.
   */
  gamesLeftOut: {
    /**
     * Vendors none of whose games are offered, by their codes.
     *
     * @maxItems 200
     *
     * Items: The code of a vendor.
     */
    vendors: string[];
    /**
     * Single games, by their codes.
     *
     * @maxItems 2000
     *
     * Items: The code of a game.
     */
    games: string[];
  };
  /**
   * How the ways to pay are shown. The platform decides which there are, and their limits and fees.
   */
  payments: {
    /**
     * Methods in the order in which players see them; others follow in the platform's. The method of a player's last paid deposit comes first for them.
     *
     * @maxItems 60
     */
    methods: PaymentMethod[];
  };
  /**
   * How withdrawals are paid.
   */
  withdrawals: {
    /**
     * How many minutes after it is paid whole a withdrawal counts as received where its player has not confirmed it (S4.16).
     */
    receiptMinutes: number;
  };
  /**
   * What the registration forms ask before, or without, the platform's own settings (S3.7).
   */
  registration: {
    /**
     * Registration by username. It must require a password or a mobile number.
     */
    username: {
      username: FieldRule;
      password: FieldRule;
      mobileNum: FieldRule;
      verificationCode: FieldRule;
      email: FieldRule;
      payeeName: FieldRule;
      paymentPassword: FieldRule;
      qqNum: FieldRule;
      line: FieldRule;
      whatsapp: FieldRule;
      facebook: FieldRule;
      wechat: FieldRule;
      zalo: FieldRule;
      telegram: FieldRule;
      idNumber: FieldRule;
      fullName: FieldRule;
      birthday: FieldRule;
      nationality: FieldRule;
      occupation: FieldRule;
      sourceOfIncome: FieldRule;
      recommenderId: FieldRule;
      affiliateCode: FieldRule;
      referralCode: FieldRule;
    };
    /**
     * Registration by mobile number.
     */
    mobile: {
      username: FieldRule;
      password: FieldRule;
      mobileNum: FieldRule;
      verificationCode: FieldRule;
      email: FieldRule;
      payeeName: FieldRule;
      paymentPassword: FieldRule;
      qqNum: FieldRule;
      line: FieldRule;
      whatsapp: FieldRule;
      facebook: FieldRule;
      wechat: FieldRule;
      zalo: FieldRule;
      telegram: FieldRule;
      idNumber: FieldRule;
      fullName: FieldRule;
      birthday: FieldRule;
      nationality: FieldRule;
      occupation: FieldRule;
      sourceOfIncome: FieldRule;
      recommenderId: FieldRule;
      affiliateCode: FieldRule;
      referralCode: FieldRule;
    };
  };
  /**
   * The banners, by group (S3.3).
   */
  banners: {
    /**
     * The carousel of the lobby.
     *
     * @maxItems 10
     */
    w_home: Banner[];
    /**
     * Beside the login form.
     *
     * @maxItems 10
     */
    w_login: Banner[];
    /**
     * Beside the registration form.
     *
     * @maxItems 10
     */
    w_register: Banner[];
    /**
     * Beside the recovery of a password.
     *
     * @maxItems 10
     */
    w_forget: Banner[];
    /**
     * In the side menu.
     *
     * @maxItems 10
     */
    w_leftmenu: Banner[];
  };
  /**
   * The content of the pages, in order.
   */
  pages: {
    /**
     * The blocks of the home page, from top to bottom. Any kind of block may come any number of times.
     *
     * @minItems 1
     * @maxItems 40
     */
    home: Block[];
    /**
     * Blocks between the title of a game centre and its games, by category. A provider's own page has none.
     */
    games?: {
      LOTT?: ContentBlocks;
      ELOTT?: ContentBlocks;
      LIVE?: ContentBlocks;
      SPORTS?: ContentBlocks;
      FISH?: ContentBlocks;
      RNG?: ContentBlocks;
      PVP?: ContentBlocks;
    };
    promotions?: BlocksAround;
    help?: BlocksAround;
    login?: ContentBlocks;
    register?: ContentBlocks;
    /**
     * The pages of the brand's own, in the order of their menu entries. The text of each is in `pages/<slug>.<language>.md`.
     *
     * @maxItems 50
     */
    own: OwnPage[];
  };
  /**
   * What surrounds every page: the entries of header, menus and footer, in order. The age sign, the operator, its licences, and the ways to responsible play, limits, terms and privacy are in every frame, whatever these lists say.
   */
  frame: {
    /**
     * Where the menu is on wide screens. `side`: beside the page, which a press narrows to a rail. `top`: below the logo, in the place of the header's entries. `compact`: a rail of icons, which show their words when pointed at or focused. Phones have the bar and its sheet in each.
     */
    layout: "side" | "top" | "compact";
    /**
     * The entries of the header on wide screens; the layout `top` has the menu there. The group `games` opens the categories and providers.
     *
     * @maxItems 10
     */
    header: FrameEntry[];
    /**
     * The entries of the side menu, and of the menu of phones.
     *
     * @maxItems 40
     */
    menu: FrameEntry[];
    /**
     * The entries of the bar of phones, of which a visitor sees five at most, and so does a player. The group `games` opens the menu.
     *
     * @maxItems 10
     */
    bottomBar: FrameEntry[];
    /**
     * The columns and entries of the footer. The group `contact` has the mail address and the profiles of `support`.
     *
     * @maxItems 20
     */
    footer: FrameEntry[];
  };
  /**
   * The platform behind the site.
   */
  platform: {
    /**
     * The address of the platform: `/` when it answers on the site's own origin.
     */
    baseUrl: string;
    /**
     * Origins that serve game pictures; one is chosen at random per load (S9.5).
     */
    imageCDNs: Origin[];
    /**
     * Origins that may be framed as games; one is chosen at random per load (S9.5).
     */
    launchGameCDNs: Origin[];
    /**
     * Origins of payment providers whose pages may be framed in the deposit page; those of others open by themselves.
     */
    paymentOrigins: Origin[];
    /**
     * Where the platform publishes its public keys (a JWK set) for encrypted payloads (S7.1).
     */
    payloadKeys: string;
  };
  /**
   * How players reach the operator, until the platform says more.
   */
  support: {
    /**
     * The support mail address.
     */
    email?: string;
    /**
     * When agents are answered, in the market's time (S9.7). Hours as in the example are worded in each language, with its names of days; any other text is shown as it is.
     */
    agentHours: string;
    /**
     * Profiles in further networks, of any name, for the footer and the support page.
     *
     * @maxItems 12
     *
     * Items: One profile.
     */
    networks: {
      /**
       * The name of the network, as it writes itself; the same in every language.
       */
      name: string;
      /**
       * The address of the profile.
       */
      url: string;
      /**
       * The icon beside the name on the support page.
       */
      icon: "external" | "globe" | "heart" | "image" | "megaphone" | "message" | "play" | "user";
      /**
       * A mark in the place of the icon, a file of the brand's folder that the brand may use: PNG, JPEG, WebP or SVG, at most 1 MB.
       */
      mark?: string;
    }[];
    /**
     * A live chat of a vendor. The support page links the vendor's own chat page, which opens in a tab of its own: nothing of the vendor is loaded by the site, and its scripts never run beside a player's session.
     */
    liveChat?: {
      /**
       * LiveChat: its chat page. Zendesk: the chat in a window of its own. Intercom: the help centre with the Messenger.
       */
      vendor: "livechat" | "intercom" | "zendesk";
      /**
       * The account at the vendor: the licence number of LiveChat, the subdomain of Zendesk, or the name of the help centre at intercom.help.
       */
      account: string;
    };
    /**
     * The page that says how the service is, on a host of its own. It is linked where something is wrong: from the maintenance page, from failed screens and from the support page.
     */
    statusPage?: string;
    /**
     * Social profiles, for the footer (S2.22).
     *
     * Items: One profile.
     */
    social: {
      /**
       * The network.
       */
      csType: "FACEBOOK" | "YOUTUBE" | "TELEGRAM" | "WHATSAPP" | "INSTAGRAM" | "X";
      /**
       * The address of the profile.
       */
      url: string;
    }[];
  };
  /**
   * The brand's apps in stores, on the page about the app. Their badges are the site's own, with the name of the store.
   *
   * @maxItems 8
   *
   * Items: One app.
   */
  apps: {
    /**
     * The store.
     */
    store: "app-store" | "google-play" | "galaxy-store" | "app-gallery" | "microsoft-store";
    /**
     * The address of the app in the store.
     */
    url: string;
  }[];
  /**
   * Measurement of visits, by consent. Without a tag no visitor is asked, nothing of Google is loaded, and the Content Security Policy does not allow it.
   */
  analytics: {
    /**
     * The id of the Google tag of a Google Analytics 4 property. Visitors are asked first; the site counts public pages and the steps of registrations and deposits, without amounts, and never allows advertising. Turn off enhanced measurement and Google signals in the property: the privacy page says that nothing else is counted. Only this id is used, not one that the platform names.
     */
    gtagId?: string;
    /**
     * A Google Tag Manager container in the place of `gtagId`, for measuring with further services. Visitors are asked first, and the question and the privacy page name the hosts. The browser loads scripts and pictures from these hosts alone, and connects to no others; custom HTML and custom JavaScript of the container do not run.
     */
    tagManager?: {
      /**
       * The id of the container.
       */
      id: string;
      /**
       * Every host that the tags of the container load from or send to, besides www.googletagmanager.com.
       *
       * @minItems 1
       * @maxItems 20
       *
       * Items: One host, by its whole name.
       */
      hosts: string[];
    };
  };
  /**
   * Who stands behind the brand, and the version of what players agree to.
   */
  legal: {
    /**
     * The company that runs the brand. The name of the brand serves where it is left out.
     */
    operator?: string;
    /**
     * Its postal address.
     */
    address?: string;
    /**
     * Own pages that the terms include, such as rules of bonuses: with a text in each language, and in a market its own. Players who agreed to an older version are asked again; the dialog and the page of the terms link them.
     *
     * @maxItems 12
     *
     * Items: One document.
     */
    documents: {
      /**
       * The slug of the page in `pages.own`.
       */
      page: string;
      /**
       * The date of its version in force.
       */
      version: string;
    }[];
    /**
     * The date of the terms in force, not before that of any of its documents; players agree again when it changes.
     */
    termsVersion: string;
  };
  /**
   * Whom researchers tell of a vulnerability: the site's `/.well-known/security.txt` (RFC 9116). Without it there is no such file.
   */
  security?: {
    /**
     * Where reports go, the preferred one first: `mailto:` or `https:` addresses.
     *
     * @minItems 1
     *
     * Items: One address.
     */
    contacts: string[];
    /**
     * The day after which the file is no longer valid; at most a year ahead is usual. `brand check` warns 30 days before.
     */
    expires: string;
    /**
     * The address of the disclosure policy.
     */
    policy?: string;
  };
  /**
   * What search engines and shared links show, per language. Left out, the brand's name and the standard texts serve.
   */
  seo: {
    [k: string]: Seo;
  };
  /**
   * The installed app.
   */
  pwa: {
    /**
     * The name under the icon. The brand's name serves where it is left out.
     */
    shortName?: string;
    /**
     * The orientation of the installed app.
     */
    orientation: "any" | "portrait" | "landscape";
  };
}
/**
 * The art of a category of games.
 */
export interface CategoryArt {
  /**
   * Its icon in menus, a square SVG of the brand's folder, at most 4 KB, of plain shapes: no gradients, masks, style sheets or texts. What has no colour, or `currentColor`, takes that of the words beside it.
   */
  icon?: string;
  /**
   * Its picture in the game menu of the home page, in place of the icon: PNG, JPEG, WebP or SVG of the brand's folder, square, at most 1 MB, shown 40 by 40 px.
   */
  picture?: string;
}
/**
 * A typeface of the brand's folder, which its tokens name. Until it has loaded, texts show in the next of the stack, in its measures; a device that saves data does not load it.
 */
export interface Typeface {
  /**
   * A WOFF2 file of the brand's folder, at most 50 KB.
   */
  file: string;
  /**
   * The name that the tokens refer to it by.
   */
  family: string;
  /**
   * The weight or range of weights in the file.
   */
  weight: string;
}
/**
 * How the site is known to a provider of identities.
 */
export interface IdentityProvider {
  /**
   * The public id that the provider gave the site. Its secret, where there is one, belongs to the platform and never here.
   */
  clientId: string;
  /**
   * Where players confirm who they are, if not at the address that the provider publishes. A path is one of the site's own origin: `/sandbox/identity/google/authorize` and `/sandbox/identity/facebook/authorize` are the mock providers of the reference platform.
   */
  authorizationEndpoint?: string;
}
/**
 * What is shown of a method of payment, or of one provider of it.
 */
export interface PaymentMethod {
  /**
   * The method, for deposits and withdrawals.
   */
  method: "mobile-wallet" | "bank" | "card" | "crypto";
  /**
   * The provider, by the name that the platform has for it; all providers of the method if left out.
   */
  provider?: string;
  /**
   * Its mark, a file of the brand's folder that the brand may use: PNG, JPEG, WebP or SVG, at most 1 MB. It is shown 40 by 24 px.
   */
  mark?: string;
  /**
   * Whether players see it; `false` leaves it out, in deposits and withdrawals.
   */
  offered: boolean;
}
/**
 * The rule of one registration field (S3.7, S5.2). What is left out keeps the default of the field.
 */
export interface FieldRule {
  /**
   * The form shows the field.
   */
  enabled: boolean;
  /**
   * The form cannot be sent without it.
   */
  required: boolean;
  /**
   * The regular expression that the value must match, `*` for any (S5.2).
   */
  acceptedPattern: string;
  /**
   * Which message explains the pattern (S5.3); 0 for length alone.
   */
  patternId: number;
  /**
   * The fewest characters.
   */
  minLength: number;
  /**
   * The most characters.
   */
  maxLength: number;
}
/**
 * One banner.
 */
export interface Banner {
  /**
   * The picture, a file of the brand's folder: PNG, JPEG, WebP or SVG, at most 1 MB.
   */
  image: string;
  alt: TextPerLanguage;
  title?: TextPerLanguage;
  text?: TextPerLanguage;
  action?: TextPerLanguage;
  /**
   * Where a click leads: nowhere, to a route of the site, to another site, or into a game (S3.3).
   */
  linkageType: "none" | "route" | "external" | "game";
  /**
   * The target: a route (`/rng`), an https address, or a game code.
   */
  url?: string;
}
/**
 * A short text, per language.
 */
export interface TextPerLanguage {
  /**
   * The text in the language of this tag.
   *
   * This interface was referenced by `TextPerLanguage`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
   */
  [k: string]: string;
}
/**
 * The banners of the home page (`banners.w_home`) and those of the platform (S2.26). Players on a break do not see them.
 */
export interface BannerBlock {
  /**
   * The kind of block.
   */
  block: "banner";
  /**
   * How banners show: `picture`, with their words over it; `split`, with their words beside it, or below it on phones; `text`, their words alone in large type, without a picture to load. A banner without words shows its picture, and in `text` its description.
   */
  style: "picture" | "split" | "text";
  show?: ShowWhen;
}
/**
 * To whom and when the block is shown; always to everyone if it is left out.
 */
export interface ShowWhen {
  /**
   * Everyone, only who is not logged in, or only who is.
   */
  audience: "everyone" | "visitor" | "player";
  /**
   * The moment of its first appearance.
   */
  from?: string;
  /**
   * The moment from which it is gone.
   */
  until?: string;
  /**
   * The only theme that shows it.
   */
  theme?: "dark" | "light";
  /**
   * The whitelabel flag (`flags`) that must be on.
   */
  flag?:
    | "MOBILENUMREG3"
    | "USERNAMEREG3"
    | "REGMOBVERF3"
    | "MOBILENUMPASSREG3"
    | "CHNGPASSVERIF3"
    | "AGENTPOLICY3"
    | "FREEPLAY3"
    | "PWDEXPFORCECHANGE3"
    | "MOBILEVERCODELOGIN3";
}
/**
 * The running announcements (S2.1), if `modules.announcements` is on.
 */
export interface NoticesBlock {
  /**
   * The kind of block.
   */
  block: "notices";
  show?: ShowWhen;
}
/**
 * The game menu (S2.23): home, search, favourites, and the sections of the brand.
 */
export interface GameMenuBlock {
  /**
   * The kind of block.
   */
  block: "gameMenu";
  show?: ShowWhen;
}
/**
 * Games: all sections of the brand in the order of `categories`, or one section.
 */
export interface GamesBlock {
  /**
   * The kind of block.
   */
  block: "games";
  /**
   * The section to show (S2.23); all sections if it is left out.
   */
  section?: "LOTT" | "ELOTT" | "LIVE" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "FISH" | "RNG" | "MXWIN" | "PVP";
  /**
   * The code of the only vendor whose games the section shows.
   */
  vendor?: string;
  /**
   * The only kind of game that the section shows.
   */
  tag?:
    | "Slots"
    | "Jackpot"
    | "Arcade"
    | "Table"
    | "Crash"
    | "Baccarat"
    | "Roulette"
    | "Blackjack"
    | "DragonTiger"
    | "Show"
    | "Fishing"
    | "Cards"
    | "Mahjong"
    | "Board";
  /**
   * The order of the games: the most played first, by the alphabet, or the new ones first.
   */
  sort: "popular" | "name" | "new";
  title?: TextPerLanguage;
  /**
   * How many rows of games a section shows.
   */
  rows: number;
  /**
   * The size of the game cards.
   */
  size: "small" | "medium" | "large";
  show?: ShowWhen;
}
/**
 * The games that the player played last (S2.6), for members.
 */
export interface ContinuePlayingBlock {
  /**
   * The kind of block.
   */
  block: "continuePlaying";
  show?: ShowWhen;
}
/**
 * The favourite games of the player (S2.6), for members.
 */
export interface FavouritesBlock {
  /**
   * The kind of block.
   */
  block: "favourites";
  show?: ShowWhen;
}
/**
 * The winner board (S2.27), if `modules.winnerBoard` is on.
 */
export interface WinnersBlock {
  /**
   * The kind of block.
   */
  block: "winners";
  show?: ShowWhen;
}
/**
 * The current promotions of the platform (S2.3) as cards, if `modules.promotions` is on. It starts when it is scrolled near.
 */
export interface PromotionsBlock {
  /**
   * The kind of block.
   */
  block: "promotions";
  /**
   * The only type of promotion that it shows.
   */
  type?: "newcomer" | "deposit" | "play" | "raffle" | "event";
  title?: TextPerLanguage;
  /**
   * How many rows of cards it shows.
   */
  rows: number;
  /**
   * The size of the cards.
   */
  size: "small" | "medium" | "large";
  show?: ShowWhen;
}
/**
 * VIP levels (S2.20), if `modules.vip` is on: for members their level and what is left to the next, for visitors how levels work. It starts when it is scrolled near.
 */
export interface VipBlock {
  /**
   * The kind of block.
   */
  block: "vip";
  title?: TextPerLanguage;
  show?: ShowWhen;
}
/**
 * A heading and a text.
 */
export interface TextBlock {
  /**
   * The kind of block.
   */
  block: "text";
  title?: TextPerLanguage;
  text: LongTextPerLanguage;
  show?: ShowWhen;
}
/**
 * A text of several sentences, per language.
 */
export interface LongTextPerLanguage {
  /**
   * The text in the language of this tag.
   *
   * This interface was referenced by `LongTextPerLanguage`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
   */
  [k: string]: string;
}
/**
 * Cards that lead to pages of the site.
 */
export interface CardsBlock {
  /**
   * The kind of block.
   */
  block: "cards";
  title?: TextPerLanguage;
  /**
   * The cards, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  cards: Card[];
  show?: ShowWhen;
}
/**
 * A card that leads to a page of the site.
 */
export interface Card {
  title: TextPerLanguage;
  text?: TextPerLanguage;
  /**
   * The route that it leads to.
   */
  to: string;
}
/**
 * Partners side by side: providers of games, or others with a picture of their own.
 */
export interface PartnersBlock {
  /**
   * The kind of block.
   */
  block: "partners";
  title: TextPerLanguage;
  /**
   * The partners, in order.
   *
   * @minItems 1
   * @maxItems 24
   */
  partners: Partner[];
  show?: ShowWhen;
}
/**
 * A provider of games (`vendor`), whose name, mark and games the platform knows; or another partner (`name` and `image`).
 */
export interface Partner {
  /**
   * The code of a provider; the entry leads to its games.
   */
  vendor?: string;
  name?: TextPerLanguage;
  /**
   * Its picture, a file of the brand's folder: PNG, JPEG, WebP or SVG, at most 1 MB.
   */
  image?: string;
  /**
   * The address of its site; without it, the entry leads nowhere.
   */
  url?: string;
}
/**
 * Questions and answers that open on a press.
 */
export interface FaqBlock {
  /**
   * The kind of block.
   */
  block: "faq";
  title: TextPerLanguage;
  /**
   * The questions, in order.
   *
   * @minItems 1
   * @maxItems 30
   */
  questions: FaqQuestion[];
  show?: ShowWhen;
}
/**
 * A question and its answer.
 */
export interface FaqQuestion {
  question: TextPerLanguage;
  answer: LongTextPerLanguage;
}
/**
 * Blocks above and below the content of a page.
 */
export interface BlocksAround {
  above?: ContentBlocks;
  below?: ContentBlocks;
}
/**
 * A page of the brand's own, at `/pages/<slug>`.
 */
export interface OwnPage {
  /**
   * The last part of its address, and the name of its files.
   */
  slug: string;
  /**
   * The menus with an entry for the page.
   */
  places: ("sideMenu" | "footer")[];
  /**
   * The icon of its entry in the side menu.
   */
  icon: "info" | "calendar" | "gift" | "globe" | "heart" | "megaphone" | "play" | "shield" | "ticket" | "trophy";
  picture?: OwnPagePicture;
  /**
   * For a campaign: the moment from which the page is shown, by the platform's clock.
   */
  from?: string;
  /**
   * For a campaign: the moment from which the page says that it is over.
   */
  until?: string;
}
/**
 * The picture at the head of the page.
 */
export interface OwnPagePicture {
  /**
   * The picture, a file of the brand's folder: PNG, JPEG, WebP or SVG, at most 1 MB.
   */
  image: string;
  alt: TextPerLanguage;
}
/**
 * One entry of a header, menu or footer: a page (`module`), an address elsewhere (`link` and `label`), one of the site's groups (`group`), or a group of the brand's own (`title` and `entries`).
 */
export interface FrameEntry {
  /**
   * A page of the site, by the id of its module; a page of the brand's own by `page-` and its slug.
   */
  module?: string;
  /**
   * An address elsewhere.
   */
  link?: string;
  label?: TextPerLanguage;
  /**
   * The icon of the link where entries have one; `external` if it is left out.
   */
  icon?:
    | "external"
    | "download"
    | "gift"
    | "globe"
    | "headset"
    | "heart"
    | "info"
    | "mail"
    | "megaphone"
    | "message"
    | "play"
    | "sports"
    | "ticket"
    | "trophy";
  /**
   * A group of the site: its pages, but those that the list names by themselves. The menu has all but `contact`, the footer has `games`, `help` and `contact`, header and bar have `games`.
   */
  group?: "wallet" | "rewards" | "account" | "agent" | "games" | "help" | "leave" | "contact";
  title?: TextPerLanguage;
  /**
   * What is in that group, in order.
   *
   * @minItems 1
   * @maxItems 20
   */
  entries?: GroupEntry[];
}
/**
 * An entry of a group: a page (`module`), or an address elsewhere (`link` and `label`).
 */
export interface GroupEntry {
  /**
   * A page of the site, by the id of its module; a page of the brand's own by `page-` and its slug.
   */
  module?: string;
  /**
   * An address elsewhere.
   */
  link?: string;
  label?: TextPerLanguage;
  /**
   * The icon of the link where entries have one; `external` if it is left out.
   */
  icon?:
    | "external"
    | "download"
    | "gift"
    | "globe"
    | "headset"
    | "heart"
    | "info"
    | "mail"
    | "megaphone"
    | "message"
    | "play"
    | "sports"
    | "ticket"
    | "trophy";
}
/**
 * Title and description of the site in one language.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$".
 */
export interface Seo {
  /**
   * The title, at best under 60 characters.
   */
  title?: string;
  /**
   * The description, at best under 155 characters.
   */
  description?: string;
}
