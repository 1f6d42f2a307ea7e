/** Generated from schemas/platform/*.yaml by `npm run codegen`. Do not edit. */

/** @description The code of a merchant (S1.6). */
export type MerchantCode = string;

/** @description An amount of money, or of points, as a decimal number with two decimals, or three where the currency has three (ISO 4217), never rounded by floating point. */
export type Amount = string;

/** @description The path of a picture; the origin is one of `imageCDNs`, or the platform itself (S9.5). */
export type PicturePath = string;

/** @description A compact JWE (ECDH-ES+A256KW, A256GCM) to a key of `/wps/system/payloadKeys`, named by `kid`. Its protected header also holds `nonce`, used once, and `iat`, the seconds since 1970 (S7.1). */
export type Encrypted = string;

/** @description One parameter that is not valid. */
export type InvalidParameter = {
    /**
     * @description Where the parameter was sent.
     * @enum {string}
     */
    in: "query" | "header" | "path" | "cookie" | "body";
    /** @description The name of the parameter; empty for a whole body. */
    name: string;
    /** @description What the value must be. */
    reason: string;
};

/** @description The invalid parameters. */
export type InvalidParameters = {
    /** @description All of them. */
    parameters: InvalidParameter[];
};

/**
 * @description The type of account. 0 is a member, 4 a trial account; 1, 2, 41 and 42 are agents (S3.5, S6.4).
 * @enum {integer}
 */
export type MemberType = 0 | 1 | 2 | 4 | 41 | 42;

/** @description A player (S3.5). */
export type MemberInfo = {
    /**
     * Format: uuid
     * @description The id of the player.
     */
    id: string;
    /** @description The name that the player logs in with. */
    account: string;
    /** @description The real name; empty if unknown. */
    userName: string;
    /** @description The nickname, which other players see. */
    nickname: string;
    avatar: PicturePath;
    type: MemberType;
    /** @description The balance of the main wallet, or of the single wallet. */
    balance: Amount;
    /** @description The symbol of the market's currency. */
    currencySymbol: string;
    /** @description Whether the player has reached a VIP level. */
    hasVip: boolean;
    /** @description The name of the VIP level; empty where there is none. */
    vipLabelName: string;
    /** @description The VIP level, from 0. */
    vipRankLevel: number;
    /** @description The number of promotions and rewards that can be claimed (S2.20); 0 for a player on a break. */
    availablePromoCount: number;
    availablePromo: AvailablePromo;
    /** @description The number of unread messages (S2.20, S3.5). */
    unreadMessage: number;
    /**
     * Format: date
     * @description The newest version of the terms that the player has accepted.
     */
    termsVersion: string | null;
};

/** @description Which kinds of rewards are available to the player (S3.5). */
export type AvailablePromo = {
    REFERRAL: Availability;
    REBATE: Availability;
    MISSION: Availability;
    VIP: Availability;
    POINT_MALL: Availability;
};

/** @description Whether a kind of rewards is available. */
export type Availability = {
    /** @description Whether it is available. */
    enabled: boolean;
};

/** @description A password. Never logged, never stored. */
export type Secret = string;

/** @description A phone number in any notation, in Latin or Bengali digits. */
export type PhoneText = string;

/** @description The country calling code, with or without `+`; if omitted, the merchant's countries are tried. */
export type DialingCode = string;

/** @description A code that was sent, in Latin or Bengali digits. */
export type VerificationCode = string;

/** @description A single-use token. */
export type OneTimeToken = string;

/** @description The Firebase project that verified the phone number, sent with `firebaseIdToken`. */
export type FirebaseChannel = string;

/** @description The ID token of that project, which contains the verified phone number; at most five minutes old. */
export type FirebaseIdToken = string;

/** @description The solution of a human check as ALTCHA produces it, the JSON of `challenge` and `solution` in base64. */
export type HumanCheck = string;

/**
 * @description A method of verifying a login (S4.16).
 * @enum {string}
 */
export type VerificationMethod = "sms" | "email" | "bankAccountName" | "totp";

/** @description The credentials of a login (S7.2). */
export type Login = {
    /**
     * @description The login method: by username or phone number and password, by a code sent to the phone, or by the token of a phone provider (S4.3).
     * @enum {string}
     */
    type: "username" | "sms" | "firebase";
    /** @description The username, or the phone number in any notation, with `username`. */
    username?: string;
    password?: Secret;
    mobileNum?: PhoneText;
    countryDialingCode?: DialingCode;
    verificationCode?: VerificationCode;
    firebaseChannel?: FirebaseChannel;
    firebaseIdToken?: FirebaseIdToken;
    /**
     * @description Where the player logs in; only agents can log in to the agents' area (S6.5).
     * @default member
     * @enum {string}
     */
    area?: "member" | "agent";
    /**
     * Format: uuid
     * @description The id of the captcha.
     */
    captchaId?: string;
    /** @description The digits in the captcha image. */
    captcha?: string;
    humanCheck?: HumanCheck;
};

/** @description An identity that an identity provider has confirmed (S7.32). */
export type SocialLogin = {
    /**
     * @description The identity provider.
     * @enum {string}
     */
    provider: "google" | "facebook";
    /** @description The authorization code from the redirect of the provider; valid once. */
    code: string;
    /** @description The PKCE code verifier of the authorization request (RFC 7636). */
    codeVerifier: string;
    /** @description The nonce that the ID token must contain. */
    nonce: string;
    /**
     * Format: uri
     * @description The redirect URI, the page of the site to which the provider redirected.
     */
    redirectUri: string;
};

/** @description An identity that is not linked to a player yet. */
export type SocialNewcomer = {
    /** @description Links the identity to the player who registers with it; valid once. */
    socialToken: OneTimeToken;
    /**
     * Format: date-time
     * @description When the token expires.
     */
    expiresAt: string;
    /** @description The e-mail address that the provider has verified, if it returns one. */
    email: string | null;
    /** @description The name that the provider returns. */
    name: string | null;
};

/** @description A new session (S3.4). */
export type LoginResult = {
    /** @description The token of the session. */
    token: string;
    /** @description Whether this is the player's first login (S4.3). */
    firstTimeLogin: boolean;
    /** @description Whether the password has expired, so that the player must choose a new one before continuing (S4.3). */
    passwordExpired: boolean;
    /** @description Whether the password was set by somebody else, as the operator's default or by an agent, so that the player must choose a new one before continuing (S4.3, S4.16, S9.6). */
    defaultPassword: boolean;
    /** @description The previous login; null for the first one. */
    lastLogin: null | LastLogin;
};

/** @description Time and place of a login. */
export type LastLogin = {
    /**
     * Format: date-time
     * @description When the player logged in.
     */
    at: string;
    /** @description The IP address. */
    ip: string;
    /** @description The country of the address, ISO 3166-1 alpha-2; empty if unknown. */
    country: string;
    /** @description The browser; empty if unknown. */
    userAgent: string;
};

/** @description What the next login must include (S3.4). */
export type LoginRefused = {
    /** @description The captcha must be answered (S4.8). */
    captcha: boolean;
    /** @description Whether the human check is required. */
    humanCheck: boolean;
};

/** @description The second step of a login (S4.16). */
export type LoginChallenge = {
    challengeToken: OneTimeToken;
    /**
     * Format: date-time
     * @description When the token expires.
     */
    expiresAt: string;
    /** @description The methods by which the player can verify the login. */
    methods: BoundMethod[];
};

/** @description A login verification method that the player has set up. */
export type BoundMethod = {
    method: VerificationMethod;
    /** @description Where codes are sent, masked; empty if the method sends none. */
    to: string;
};

/** @description Which code to send. */
export type LoginVerificationSending = {
    challengeToken: OneTimeToken;
    /**
     * @description Where the code is sent.
     * @enum {string}
     */
    method: "sms" | "email";
};

/** @description The answer to the second step of a login. */
export type LoginVerification = {
    challengeToken: OneTimeToken;
    method: VerificationMethod;
    /** @description The code, or the name on the bank account. */
    answer: string;
};

/** @description The device that requests a trial account (S7.14). */
export type Freeplay = {
    /** @description The operating system of the device. */
    os: string;
    /**
     * @description The type of site; W is the web.
     * @constant
     */
    platform: "W";
};

/** @description A captcha (S7.15). */
export type Captcha = {
    /**
     * Format: uuid
     * @description The id to send with the answer.
     */
    captchaId: string;
    /** @description The image as a data URL in base64. */
    image: string;
};

/** @description A challenge of ALTCHA (version 2). */
export type HumanCheckChallenge = {
    /** @description The parameters of the challenge. */
    parameters: {
        /** @description The key derivation algorithm. */
        algorithm: string;
        /** @description The number of iterations of the key derivation. */
        cost: number;
        /** @description A nonce of sixteen bytes in hexadecimal. */
        nonce: string;
        /** @description A salt of sixteen bytes in hexadecimal. */
        salt: string;
        /** @description The length of the key in bytes. */
        keyLength: number;
        /** @description The prefix that the key must have, in hexadecimal. */
        keyPrefix: string;
        /** @description When the challenge expires, in seconds since 1970. */
        expiresAt: number;
    };
    /** @description The platform's signature of the parameters. */
    signature: string;
};

/** @description The result of sending a code; the same whether or not a message was sent. */
export type CodeSent = {
    /** @description The minutes until the code expires (S4.7). */
    expiredMinutes: number;
};

/** @description The phone number to send a code to (S7.3). */
export type SmsNoLogin = {
    mobileNum: PhoneText;
    countryDialingCode?: DialingCode;
};

/** @description The phone number to send a code to (S7.4). */
export type SmsRegister = {
    mobileNo: PhoneText;
    countryDialingCode?: DialingCode;
};

/**
 * @description What somebody below an agent is.
 * @enum {string}
 */
export type DownlineKind = "player" | "agent";

/** @description A percentage with two decimals. */
export type Percent = string;

/** @description A percentage as an agent enters it; up to two decimals. */
export type GivenPercent = string;

/** @description The results of a team or of one of its members. Stakes and payouts are those of settled bets. */
export type TeamFigures = {
    /** @description How many members joined. */
    joined: number;
    /** @description How many paid in for the first time. */
    firstDepositors: number;
    /** @description How many had bets settled. */
    active: number;
    /** @description Total stake. */
    stake: Amount;
    /** @description Total payout. */
    payout: Amount;
    /** @description Net win of the members; negative for a loss. */
    net: Amount;
    /** @description Total deposits. */
    deposits: Amount;
    /** @description Total withdrawals, fees included. */
    withdrawals: Amount;
    /** @description What the contracts of the members paid; in an overview, what the agent's own contracts paid. */
    commission: Amount;
};

/** @description The results of a team on one day. */
export type TeamDay = {
    /**
     * Format: date
     * @description The date, in the market's time zone.
     */
    day: string;
    figures: TeamFigures;
};

/**
 * Format: date-time
 * @description The platform's time of these figures.
 */
export type CountedAt = string;

/**
 * Format: date-time
 * @description The moment from which a call can return a newer count of a large team; null if every call counts this.
 */
export type NextCountAt = string | null;

/** @description A team at a glance. */
export type TeamOverview = {
    countedAt: CountedAt;
    nextCountAt: NextCountAt;
    /**
     * Format: date-time
     * @description The moment up to which `before` is counted. If the period includes today, this is the same time of day in the market's time zone, as many days earlier as the period is long; null if the period is over.
     */
    comparedUntil: string | null;
    /** @description How many are below the agent, agents among them. */
    members: number;
    /** @description How many of them are agents. */
    agents: number;
    /** @description Their total balance now. */
    balance: Amount;
    totals: TeamFigures;
    /** @description The totals of the same number of days right before the period, up to `comparedUntil`. */
    before: TeamFigures;
    /** @description The days of the period, in order. */
    series: TeamDay[];
    /** @description The levels of the team that have members, nearest first. */
    levels: TeamLevel[];
    movers: TeamMovers;
};

/** @description The results of one level in the period. */
export type TeamLevel = {
    /** @description How many levels below the agent; the last level includes all deeper ones. */
    level: number;
    /** @description How many members the level has now, including agents. */
    members: number;
    /** @description How many members joined. */
    joined: number;
    /** @description How many paid in for the first time. */
    firstDepositors: number;
    /** @description How many had bets settled. */
    active: number;
    /** @description Total stake. */
    stake: Amount;
    /** @description Net win of the members; negative for a loss. */
    net: Amount;
    /** @description Total deposits. */
    deposits: Amount;
    /** @description Total withdrawals, fees included. */
    withdrawals: Amount;
};

/** @description The members whose turnover changed most against the previous period. */
export type TeamMovers = {
    /** @description Members who staked more, largest increase first. */
    rose: TeamMover[];
    /** @description Members who staked less, largest decrease first. */
    fell: TeamMover[];
};

/** @description A member whose turnover changed. */
export type TeamMover = {
    /**
     * Format: uuid
     * @description The member's id.
     */
    memberId: string;
    /** @description The member's account. */
    account: string;
    /** @description The nickname, which other players see. */
    nickname: string;
    /** @description Whether the member is available now; the platform gives no reason. */
    available: boolean;
    /** @description Stake in the period. */
    stake: Amount;
    /** @description Stake in the previous period. */
    before: Amount;
};

/** @description A member of a team. */
export type TeamMember = {
    /**
     * Format: uuid
     * @description The member's id.
     */
    memberId: string;
    /** @description The member's account. */
    account: string;
    /** @description The nickname, which other players see. */
    nickname: string;
    type: MemberType;
    /** @description The account of the member's direct upline. */
    upline: string;
    /** @description How many levels below the agent. */
    depth: number;
    /** @description How many direct downlines the member has. */
    downlines: number;
    /** @description How many downlines the member has at all levels. */
    team: number;
    /**
     * Format: date-time
     * @description When they registered.
     */
    joinedAt: string;
    /**
     * Format: date-time
     * @description When they last logged in; null if never.
     */
    lastLoginAt: string | null;
    /** @description The balance of all wallets of the member. */
    balance: Amount;
    /** @description Whether the member is available. No reason is given if not. */
    available: boolean;
    /** @description When and why the upline suspended the member; null if not suspended. */
    suspension: Suspension | null;
};

/**
 * @description Why a member is suspended: `asked` for at the member's request, `shared` for an account used by others, `unusual` for unusual activity, `inactive` for an inactive account.
 * @enum {string}
 */
export type SuspensionReason = "asked" | "shared" | "unusual" | "inactive";

/** @description A suspension of a member by their upline. */
export type Suspension = {
    /**
     * Format: date-time
     * @description When the suspension began.
     */
    since: string;
    reason: SuspensionReason;
};

/** @description A member on the path from the agent down to the member whose downlines are listed. */
export type TeamStep = {
    /**
     * Format: uuid
     * @description The member's id.
     */
    memberId: string;
    /** @description The member's account. */
    account: string;
};

/** @description A page of a team. */
export type TeamPage = {
    countedAt: CountedAt;
    /** @description The path down from the agent, who is not included; empty for the agent's own downlines and for a search. */
    path: TeamStep[];
    /** @description The members of the page, agents first, then by account. */
    members: TeamMember[];
    /** @description The total balance of the members on all pages. */
    balance: Amount;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many members there are. */
    total: number;
};

/** @description One member of a team. */
export type Downline = {
    member: TeamMember;
    /** @description The VIP level. */
    vipLevel: number;
    /** @description The rebate that the upline gave the member. */
    rebatePercent: Percent;
    /** @description The bounds for a new rebate; null for members who are not direct downlines. */
    rebateBounds: RebateBounds | null;
    /** @description The member's own results in the last 30 days. */
    figures: TeamFigures;
    /** @description The contracts in force with the member. */
    contracts: ContractTerms[];
};

/** @description The bounds of a member's rebate. */
export type RebateBounds = {
    /** @description The highest rebate that the member has given to others, or promises in an open registration link. */
    least: Percent;
    /** @description The agent's own rebate. */
    most: Percent;
};

/** @description Another rebate for a member. */
export type DownlineRebate = {
    /** @description The member's account. */
    account: string;
    rebatePercent: GivenPercent;
    /** @description The rebate that the agent saw. If it has changed since, nothing is changed. */
    before: Percent;
};

/** @description The rebate of a member. */
export type DownlineRebateSet = {
    /** @description The current rebate. */
    rebatePercent: Percent;
};

/** @description A suspension of a member, or the lifting of one. */
export type DownlineSuspension = {
    /** @description The member's account. */
    account: string;
    /** @description Why the member is suspended; null lifts the suspension. */
    reason: SuspensionReason | null;
};

/** @description Whether a member is suspended. */
export type DownlineSuspensionSet = {
    /** @description The current suspension. */
    suspension: Suspension | null;
};

/** @description A bet of a member of the team. */
export type TeamBet = {
    /** @description The number of the bet. */
    betId: number;
    /** @description The account of the member. */
    account: string;
    gameCode: GameCode;
    /** @description The name of the game in the language asked for. */
    displayName: string;
    vassalage: Vassalage;
    gameType: GameType;
    /** @description The stake. */
    stake: Amount;
    /** @description The payout, the stake included; a void bet pays the stake back. */
    payout: Amount;
    state: BetState;
    /**
     * Format: date-time
     * @description When it was placed.
     */
    at: string;
    /**
     * Format: date-time
     * @description When it was settled or voided; null while it is open.
     */
    settledAt: string | null;
};

/** @description A page of a team's bets. */
export type TeamBetPage = {
    countedAt: CountedAt;
    /** @description The bets, the newest first. */
    bets: TeamBet[];
    totals: BetTotals;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many bets there are on all pages. */
    total: number;
};

/** @description The profit and loss of a member of the team. */
export type TeamLoss = {
    /**
     * Format: uuid
     * @description The member's id.
     */
    memberId: string;
    /** @description The member's account. */
    account: string;
    /** @description The nickname, which other players see. */
    nickname: string;
    /** @description How many levels below the agent the member is; 1 for a direct downline. */
    level: number;
    /** @description How many bets were settled. */
    bets: number;
    /** @description Total stake. */
    stake: Amount;
    /** @description Total payout. */
    payout: Amount;
    /** @description Net win of the member; negative for a loss. */
    net: Amount;
    /** @description Bonuses that the member received. */
    bonus: Amount;
    /** @description Rebates that the member received. */
    rebate: Amount;
    /** @description Net result, bonuses and rebates together. */
    result: Amount;
};

/** @description Sums over all members of a filter. */
export type TeamLossSums = {
    /** @description How many bets were settled. */
    bets: number;
    /** @description Total stake. */
    stake: Amount;
    /** @description Total payout. */
    payout: Amount;
    /** @description Net win of the members; negative for a loss. */
    net: Amount;
    /** @description Bonuses that they received. */
    bonus: Amount;
    /** @description Rebates that they received. */
    rebate: Amount;
    /** @description Net result, bonuses and rebates together. */
    result: Amount;
};

/** @description A page of profit and loss. */
export type TeamLossPage = {
    countedAt: CountedAt;
    nextCountAt: NextCountAt;
    /** @description One line for every member who played or received a bonus or rebate. */
    losses: TeamLoss[];
    totals: TeamLossSums;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many members played or received a bonus or rebate. */
    total: number;
};

/**
 * @description The type of a transaction.
 * @enum {string}
 */
export type MovementKind = "deposit" | "withdrawal-hold" | "withdrawal-release" | "withdrawal" | "wallet-transfer" | "member-transfer" | "stake" | "win" | "bonus" | "rebate" | "correction" | "points-converted" | "dividend" | "daily-salary" | "hourly-salary" | "real-time-salary";

/** @description A transaction in one wallet. */
export type TeamTransaction = {
    /** @description The number of the transaction. */
    id: number;
    /** @description The account of the member. */
    account: string;
    kind: MovementKind;
    /** @description The vendor of the wallet; null for other wallets. */
    vassalage: string | null;
    /** @description The number of the deposit, round or promotion that it belongs to. */
    reference: string;
    /** @description The amount credited; negative if debited. */
    amount: Amount;
    /** @description The balance of the wallet after it. */
    balanceAfter: Amount;
    /**
     * Format: date-time
     * @description When it was booked.
     */
    at: string;
};

/** @description A page of transactions. */
export type TeamTransactionPage = {
    /** @description The transactions, newest first. */
    transactions: TeamTransaction[];
    /** @description The totals of the whole filter. */
    totals: {
        /** @description Total credited. */
        in: Amount;
        /** @description Total debited. */
        out: Amount;
    };
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many transactions there are. */
    total: number;
};

/**
 * @description The kind of a contract; a dividend is a share of the team's losses, a salary a share of its stakes (S3.13).
 * @enum {string}
 */
export type ContractKind = "dividend" | "daily" | "hourly" | "realtime";

/**
 * @description What a dividend is reckoned over (S3.16).
 * @enum {string}
 */
export type ContractPeriod = "daily" | "weekly" | "semimonthly" | "monthly";

/** @description What a contract says. */
export type ContractTerms = {
    kind: ContractKind;
    /** @description What a dividend is reckoned over; null for a salary. */
    period: ContractPeriod | null;
    /** @description The rate of the contract, as a share of stakes for a salary and of losses for a dividend. */
    ratePercent: Percent;
};

/**
 * @description What has become of a contract (S4.16).
 * @enum {string}
 */
export type ContractState = "offered" | "accepted" | "rejected" | "terminated";

/**
 * @description How a contract ended; rejected by the agent it was offered to, withdrawn before they answered, replaced by one with a higher rate, or ended by its offerer or together with a contract above it (S4.16).
 * @enum {string}
 */
export type ContractEnd = "rejected" | "withdrawn" | "replaced" | "ended";

/**
 * @description Whether the agent received a contract or offered it.
 * @enum {string}
 */
export type ContractSide = "received" | "given";

/** @description A contract as one of its parties sees it. */
export type Contract = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    kind: ContractKind;
    /** @description What a dividend is reckoned over; null for a salary. */
    period: ContractPeriod | null;
    /** @description The rate of the contract, as a share of stakes for a salary and of losses for a dividend. */
    ratePercent: Percent;
    state: ContractState;
    /** @description How it ended; null while it is offered or in force. */
    end: ContractEnd | null;
    side: ContractSide;
    /** @description The account of the agent who is paid. */
    account: string;
    /** @description The nickname of that agent, which other players see. */
    nickname: string;
    /** @description The account of the agent who offered it; null for the operator. */
    offerer: string | null;
    /**
     * Format: date-time
     * @description When it was offered.
     */
    offeredAt: string;
    /**
     * Format: date-time
     * @description When it was accepted; null if it was not.
     */
    acceptedAt: string | null;
    /**
     * Format: date-time
     * @description When it was rejected or ended; null if it was not.
     */
    closedAt: string | null;
};

/** @description A page of contracts. */
export type ContractPage = {
    /** @description The contracts, the newest first. */
    contracts: Contract[];
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many contracts there are. */
    total: number;
};

/** @description Pending offers. */
export type ContractOffers = {
    /** @description The offers, newest first; at most one of each kind. */
    contracts: Contract[];
};

/** @description Which contracts are asked for. */
export type ContractQuery = {
    side?: ContractSide;
    state?: ContractState;
    /** @description The page, from 1. */
    pageNo: number;
    /** @description Contracts per page. */
    pageSize: number;
};

/** @description A contract to offer. */
export type ContractOffer = {
    /** @description The agent directly below. */
    account: string;
    kind: ContractKind;
    /** @description What a dividend is reckoned over; null for a salary. */
    period: ContractPeriod | null;
    ratePercent: GivenPercent;
};

/** @description The contract that a call is about. */
export type ContractChoice = {
    /**
     * Format: uuid
     * @description The contract.
     */
    id: string;
};

/** @description The offer to accept. */
export type ContractAcceptance = {
    /**
     * Format: uuid
     * @description The offer.
     */
    id: string;
    /** @description The digest of the consequences that the agent was shown; if they have changed, nothing is accepted. */
    agreed?: EndingsDigest;
};

/** @description The contract to end. */
export type ContractTermination = {
    /**
     * Format: uuid
     * @description The contract.
     */
    id: string;
    /**
     * @description The status of the contract that the agent saw. An offer that has been accepted in the meantime is not ended by withdrawing it.
     * @enum {string}
     */
    state: "offered" | "accepted";
    /** @description The digest of the consequences that the agent was shown; if they have changed, nothing ends. */
    agreed?: EndingsDigest;
};

/** @description A digest of the contracts and offers that would end. */
export type EndingsDigest = string;

/** @description A contract or an offer below that would end as a consequence. */
export type ContractEnding = {
    /** @description The account of the agent who is paid. */
    account: string;
    /** @description The nickname of that agent, which other players see. */
    nickname: string;
    /** @description The account of the agent who offered it; null for the operator. */
    offerer: string | null;
    /** @description What a dividend is reckoned over; null for a salary. */
    period: ContractPeriod | null;
    /** @description The rate of the contract. */
    ratePercent: Percent;
    state: ContractState;
    /**
     * Format: date-time
     * @description When it came into force or was offered.
     */
    since: string;
};

/** @description The contracts and offers below that would end as a consequence (S4.16). */
export type ContractEndings = {
    /** @description One page of them, contracts in force before offers, by account. */
    endings: ContractEnding[];
    /** @description How many contracts in force would end. */
    contracts: number;
    /** @description How many offers would be withdrawn. */
    offers: number;
    /** @description The digest to send when the agent accepts or ends the contract. */
    agreed: EndingsDigest;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many there are. */
    total: number;
};

/** @description A contract, the contract in force to compare it with, and the consequences of accepting or ending it. */
export type ContractConsequences = {
    contract: Contract;
    /** @description The contract of this kind that the agent has now, if this one is an offer; null if there is none. */
    inForce: Contract | null;
    endings: ContractEndings;
};

/** @description The terms that can be offered to a direct downline. */
export type OfferTerms = {
    /** @description Their account. */
    account: string;
    /** @description Their nickname, which other players see. */
    nickname: string;
    /** @description Each kind that the merchant pays. */
    kinds: OfferTerm[];
};

/** @description The terms that can be offered for one kind; the rate must be above the one in force and at most the highest. */
export type OfferTerm = {
    kind: ContractKind;
    /** @description The offerer's own rate; zero if they have no contract of the kind. */
    highestPercent: Percent;
    /** @description The contract that the agent below has; null if there is none. */
    inForce: Contract | null;
    /** @description The open offer to this agent; null if there is none. */
    open: Contract | null;
};

/** @description The highest rate that an agent can offer of a kind. */
export type ContractRate = {
    kind: ContractKind;
    /** @description The highest rate that the agent can offer; zero if they have no contract of the kind. */
    highestPercent: Percent;
};

/** @description What an agent can offer (S3.13, S3.16). */
export type ContractSettings = {
    /** @description Whether daily salaries are paid. */
    dailysalreqtype: boolean;
    /** @description Whether dividends are paid. */
    divtypereq: boolean;
    /** @description Whether hourly salaries are paid. */
    contracthoursalreq: boolean;
    /** @description Whether real-time salaries are paid. */
    realtimesalreqtype: boolean;
    /** @description The calculation periods that dividends can have. */
    periods: ContractPeriod[];
    /** @description The highest rate of every kind. */
    rates: ContractRate[];
};

/** @description Whether members have a single wallet. */
export type MerchantWallet = {
    /** @description Whether there is a single wallet for all vendors. */
    isSingle: boolean;
};

/** @description Contract income by kind. */
export type IncomeFigures = {
    /** @description What dividends paid. */
    dividend: Amount;
    /** @description What the daily salary paid. */
    daily: Amount;
    /** @description What the hourly salary paid. */
    hourly: Amount;
    /** @description What the real-time salary paid. */
    realtime: Amount;
    /** @description The total. */
    total: Amount;
};

/** @description The income of one day. */
export type IncomeDay = {
    /**
     * Format: date
     * @description The date, in the market's time zone.
     */
    day: string;
    figures: IncomeFigures;
};

/** @description An agent's income. */
export type AgentIncome = {
    countedAt: CountedAt;
    /** @description The days of the period, in order. */
    days: IncomeDay[];
    totals: IncomeFigures;
};

/** @description What a contract paid for a period. */
export type Commission = {
    /** @description The number of the payment. */
    id: number;
    /**
     * Format: uuid
     * @description The contract.
     */
    contractId: string;
    /** @description The account of the agent who was paid. */
    account: string;
    kind: ContractKind;
    /** @description The rate of the contract in the period. */
    ratePercent: Percent;
    /**
     * Format: date-time
     * @description When the period began.
     */
    from: string;
    /**
     * Format: date-time
     * @description When it ended.
     */
    until: string;
    /** @description How many of the team had bets settled. */
    players: number;
    /** @description The team's stake in the period. */
    stake: Amount;
    /** @description What the team won; below zero where it lost. */
    net: Amount;
    /** @description Bonuses and rebates of the team in the period; zero for salaries. */
    bonuses: Amount;
    /** @description The payment fees of the team's deposits and withdrawals in the period; zero for salaries. */
    fees: Amount;
    /** @description The share that goes to the rates of agents below with contracts of the kind, and is not paid to this agent; negative if their branches cost a dividend more than they lost. */
    below: Amount;
    /** @description What the operator corrected in the period; below zero where more was taken back. */
    corrections: Amount;
    /** @description The negative balance carried over from earlier periods, including those of earlier contracts of the kind between the same two parties; zero or less. */
    carriedIn: Amount;
    /** @description The negative balance carried over to later periods, including those of a later contract of the kind between the same two parties; zero or less. */
    carriedOut: Amount;
    /** @description What was paid, without the part paid to contracts below. */
    amount: Amount;
    /**
     * Format: date-time
     * @description When it was paid.
     */
    paidAt: string;
};

/** @description The current earnings of a contract. */
export type CommissionOutlook = {
    /**
     * Format: date-time
     * @description The platform's time.
     */
    now: string;
    /** @description The contract in force; null if there is none. */
    contract: Contract | null;
    /** @description What it has earned in the current period; null if there is no contract. */
    current: CurrentEarning | null;
};

/** @description The earnings of a contract so far in the current period. */
export type CurrentEarning = {
    /**
     * Format: date-time
     * @description When the period began.
     */
    from: string;
    /**
     * Format: date-time
     * @description When it ends and the earnings are paid.
     */
    until: string;
    /** @description How many of the team have had bets settled. */
    players: number;
    /** @description The team's stake so far. */
    stake: Amount;
    /** @description The team's net win so far; negative for a loss. */
    net: Amount;
    /** @description Bonuses and rebates of the team so far; zero for salaries. */
    bonuses: Amount;
    /** @description The payment fees of the team's deposits and withdrawals so far; zero for salaries. */
    fees: Amount;
    /** @description The share so far that goes to the rates of agents below with contracts of the kind, and is not earned by this agent. */
    below: Amount;
    /** @description The operator's corrections so far, earliest first. */
    corrections: IncomeCorrection[];
    /** @description The negative balance carried over from earlier periods, including those of earlier contracts of the kind between the same two parties; zero or less. */
    carriedIn: Amount;
    /** @description The amount that would be paid if the period ended now. */
    amount: Amount;
    /** @description The earnings of earlier periods that have ended but are not paid yet. */
    due: Amount;
};

/** @description A correction by the operator of the income from a contract. */
export type IncomeCorrection = {
    /**
     * Format: date-time
     * @description When the correction was made.
     */
    at: string;
    /** @description The amount added; negative if it was taken back. */
    amount: Amount;
    /** @description The reason, in the operator's words. */
    note: string;
};

/** @description The part of a payment that comes from one branch of the team. */
export type CommissionTerm = {
    /** @description The account of the nearest agent below with a contract of the kind; null for players with no such agent between. */
    through: string | null;
    /** @description The rate of that agent; zero without such an agent. */
    belowPercent: Percent;
    /** @description How many players of the branch had bets settled. */
    players: number;
    /** @description The stake of the branch. */
    stake: Amount;
    /** @description The net win of the branch; negative for a loss. */
    net: Amount;
    /** @description Their bonuses and rebates; zero for salaries. */
    bonuses: Amount;
    /** @description The payment fees of their deposits and withdrawals; zero for salaries. */
    fees: Amount;
    /** @description The amount that results from the difference of the rates; negative if the branch cost more than it lost. */
    amount: Amount;
};

/** @description A payment as the sum of its terms, rounding and corrections, and of the balances carried into and out of it. */
export type CommissionDetails = {
    commission: Commission;
    /** @description The terms, highest stakes first. */
    terms: CommissionTerm[];
    /** @description The rounding difference from cutting each term to the smallest unit. */
    rounding: Amount;
    /** @description The operator's corrections in the period, earliest first. */
    corrections: IncomeCorrection[];
    feeRates: FeeRates;
};

/** @description The payment fees, as a percentage of the amount moved. */
export type FeeRates = {
    /** @description Of each deposit. */
    depositPercent: Percent;
    /** @description Of each withdrawal. */
    withdrawalPercent: Percent;
};

/** @description Sums over all records of a filter. */
export type CommissionTotals = {
    /** @description The team's stake in all periods. */
    stake: Amount;
    /** @description The team's net win in them; negative for a loss. */
    net: Amount;
    /** @description Bonuses and rebates of the team in them. */
    bonuses: Amount;
    /** @description The payment fees of the team's deposits and withdrawals in them. */
    fees: Amount;
    /** @description The share that goes to the rates of agents below. */
    below: Amount;
    /** @description The operator's corrections in them. */
    corrections: Amount;
    /** @description What the contracts paid. */
    amount: Amount;
};

/** @description A page of contract payments. */
export type CommissionPage = {
    /** @description The records, the newest first. */
    commissions: Commission[];
    totals: CommissionTotals;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many records there are. */
    total: number;
};

/** @description An announcement for agents. */
export type AgentAnnouncement = {
    /** @description Its number. */
    id: number;
    /** @description The title in the language asked for. */
    title: string;
    /** @description The text. */
    content: string;
    /**
     * Format: date-time
     * @description When it was published.
     */
    publishedAt: string;
};

/** @description A page of announcements. */
export type AgentAnnouncementPage = {
    /** @description The announcements, the newest first. */
    announcements: AgentAnnouncement[];
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many there are. */
    total: number;
};

/** @description A downline to register. */
export type DownlineRegistration = {
    username: RegistrationField;
    password: RegistrationField;
    confirmPassword: RegistrationField;
    makes: DownlineKind;
    rebatePercent: GivenPercent;
};

/** @description The member who was registered. */
export type RegisteredDownline = {
    /**
     * Format: uuid
     * @description The member's id.
     */
    memberId: string;
    /** @description The member's account. */
    account: string;
    type: MemberType;
};

/**
 * @description The status of a link; open, switched off, past its last day, or at its limit of registrations.
 * @enum {string}
 */
export type LinkState = "open" | "disabled" | "expired" | "usedUp";

/** @description The funnel of one link, or of several, from opening to first deposit. */
export type LinkFunnel = {
    /** @description How many devices opened it. */
    opened: number;
    /** @description How many members registered through it. */
    registered: number;
    /** @description How many of them have made a deposit. */
    deposited: number;
};

/** @description A link for registering as a downline of the agent. */
export type RegistrationLink = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    /** @description The code in the address of the registration page. */
    code: string;
    /**
     * Format: uri
     * @description The address that registers with the code.
     */
    link: string;
    /** @description The agent's name for the link. */
    name: string;
    makes: DownlineKind;
    /** @description The rebate for members who register through it, as a percentage of their stakes. */
    rebatePercent: Percent;
    state: LinkState;
    funnel: LinkFunnel;
    /**
     * Format: date-time
     * @description When it was created.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description The end of its last day in the market's time zone; null if it does not expire.
     */
    expiresAt: string | null;
    /** @description How many can register by it; null for any number. */
    useLimit: number | null;
    /**
     * Format: date-time
     * @description When it was switched off; null while it is on.
     */
    disabledAt: string | null;
};

/** @description A page of registration links. */
export type RegistrationLinkPage = {
    /** @description The links, the newest first. */
    links: RegistrationLink[];
    /** @description The totals of all links. */
    totals: LinkFunnel;
    /** @description The highest rebate that the agent can give. */
    highestRebatePercent: Percent;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many there are. */
    total: number;
};

/** @description A link to create. */
export type NewRegistrationLink = {
    /** @description The agent's name for the link. */
    name: string;
    makes: DownlineKind;
    rebatePercent: GivenPercent;
    /**
     * Format: date
     * @description The last day for registrations, in the market's time zone; if omitted, the link does not expire.
     */
    lastDay?: string;
    /** @description How many members can register through it; if omitted, there is no limit. */
    useLimit?: number;
};

/** @description The link that a call is about. */
export type RegistrationLinkChoice = {
    /**
     * Format: uuid
     * @description The link.
     */
    id: string;
};

/** @description A room of the chat. */
export type ChatRoom = {
    /** @description The room's name in addresses and events. */
    room: string;
    /** @description Its title. */
    title: string;
};

/** @description A message in a room. */
export type ChatMessage = {
    /** @description The id of the message; later messages have higher ids. */
    id: string;
    /** @description The author's nickname, or the masked account if the nickname would reveal a login name, a number or a link, look like staff, or contain invisible characters. */
    author: string;
    /** @description Whether the reader wrote the message. */
    own: boolean;
    /** @description Its text. */
    text: string;
    /**
     * Format: date-time
     * @description When the message was written.
     */
    at: string;
};

/** @description A part of the messages in a room. */
export type ChatMessages = {
    /** @description The messages, newest last. */
    list: ChatMessage[];
    /** @description Whether there are older messages. */
    more: boolean;
};

/** @description A message to post. */
export type ChatText = {
    /** @description The text of the message (S9.6). */
    text: string;
};

/** @description A live chat of customer service. */
export type LiveChatModel = {
    /** @description The id for `launchLiveChat`. */
    modelId: string;
    /** @description The topic of the live chat. */
    title: string;
    /** @description When the staff answer, in the market's time (S9.7). */
    hours: string;
    /**
     * Format: date-time
     * @description Until when the staff answer; null while they do not.
     */
    openUntil: string | null;
    /**
     * Format: date-time
     * @description When the staff answer again; null while they do.
     */
    opensAt: string | null;
};

/** @description Which live chat to open. */
export type LiveChatLaunch = {
    /** @description One of the ids returned by `listLiveChats`. */
    modelId: string;
};

/** @description A conversation that was opened. */
export type LiveChat = {
    /** @description The address of the conversation's page. */
    chatUrl: string;
};

/** @description A page of announcements. */
export type AnnouncementPage = {
    /** @description The announcements, the newest first. */
    list: Announcement[];
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description The banners of a group. */
export type BannerList = {
    /** @description The banners in display order. */
    list: Banner[];
};

/**
 * @description The audience: A logged in, B anonymous, F at the first login (S3.8).
 * @enum {string}
 */
export type Execution = "A" | "B" | "F";

/**
 * @description A place where banners are shown (S3.3).
 * @enum {string}
 */
export type BannerGroup = "w_login" | "w_register" | "w_forget" | "w_home" | "w_leftmenu";

/** @description An announcement (S3.8). */
export type Announcement = {
    /** @description Its id. */
    id: number;
    /** @description Its title. */
    title: string;
    /** @description The plain text; an empty line separates paragraphs. */
    content: string;
    /**
     * @description The type. B is a bulletin, PL about the platform, PU shown as a popup, PR about a promotion, H a help text.
     * @enum {string}
     */
    promotionType: "B" | "PL" | "PU" | "PR" | "H";
    execution: Execution;
    /**
     * Format: date-time
     * @description When it was published.
     */
    publishedAt: string;
};

/** @description A banner (S3.3). */
export type Banner = {
    /** @description Its id. */
    id: number;
    groupName: BannerGroup;
    image: PicturePath;
    /** @description The text alternative of the picture, in the requested language. */
    alt: string;
    /**
     * @description What a click opens.
     * @enum {string}
     */
    linkageType: "none" | "route" | "external" | "game";
    /** @description The route, the https address or the game code; null if the banner is not a link. */
    url: string | null;
};

/** @description The token of a game, which is not valid for calls of the site. */
export type GameToken = string;

/** @description The token in the address of a launch. */
export type DemoLaunch = {
    launch: GameToken;
    /** @description The language of names, a BCP 47 tag. */
    language: string;
};

/** @description Which game is meant. */
export type DemoToken = {
    token: GameToken;
};

/** @description The balance of a test game. */
export type DemoBalance = {
    /** @description The balance of the wallet that the game uses. */
    balance: Amount;
};

/** @description A test game that has begun. */
export type DemoGame = {
    token: GameToken;
    /**
     * @description The kind of test game.
     * @enum {string}
     */
    kind: "slot" | "fish" | "crash" | "table" | "room" | "lottery" | "sports";
    /**
     * @description Whether the game is played with the member's own credits or as a free trial.
     * @enum {string}
     */
    mode: "real" | "demo";
    /** @description The name of the game in the language of the launch. */
    displayName: string;
    /** @description The balance that can be staked. */
    balance: Amount;
    /** @description The symbol of the market's currency. */
    currencySymbol: string;
    /** @description The minimum stake of a round. */
    leastStake: Amount;
    /** @description The maximum stake of a round. */
    mostStake: Amount;
    /** @description The draw schedule of a lottery; null for games whose rounds are settled at once. */
    draw: DemoDraw | null;
};

/** @description How a lottery is drawn. */
export type DemoDraw = {
    /**
     * Format: date-time
     * @description The time of the answer.
     */
    now: string;
    /** @description The minutes between two draws; draws take place at whole multiples of these in UTC. */
    minutes: number;
    /** @description How many seconds before a draw betting closes. */
    closingSeconds: number;
    /** @description The lowest number. */
    lowest: number;
    /** @description The highest number. */
    highest: number;
    /** @description The payout of each selection as a multiple of the stake, with the stake included and four decimals; `number` is for each single number. */
    odds: {
        [key: string]: string;
    };
};

/** @description A round to play. */
export type DemoRound = {
    token: GameToken;
    /** @description The game's own id of the round, unique within the game. */
    roundId: string;
    /** @description The stake. */
    stake: string;
    /** @description The selection: `left`, `right` or `tie` at a table, a cash-out multiplier such as `2.00` for a flight, the number of a room, the first number of a draw or `big`, `small`, `odd` or `even`, a match and its outcome such as `KIT-HER:home`, or the name of a fish; empty for all other games. */
    selection: string;
};

/** @description How a round ended. */
export type DemoOutcome = {
    /** @description The payout of the round, the stake included; zero for a bet that waits for its draw. */
    payout: Amount;
    /** @description The balance that can be staked now. */
    balance: Amount;
    /** @description What happened, for the page of the game to show. */
    shown: {
        [key: string]: unknown;
    };
};

/** @description The player's own deposit that has the transaction number. Nothing is told of other players' deposits. */
export type UsedTransaction = {
    reference: DepositReference;
};

/** @description The reference of a deposit. */
export type DepositReference = string;

/**
 * @description A way to pay in.
 * @enum {string}
 */
export type DepositMethodId = "mobile-wallet" | "bank" | "card" | "crypto";

/**
 * @description How the deposit is paid: on the provider's page, in an iframe of it, manually with a transaction number that the player then reports, or with coins to an address that the platform watches.
 * @enum {string}
 */
export type DepositAdapter = "redirect" | "iframe" | "manual-reference" | "address";

/**
 * @description The status of a deposit.
 * @enum {string}
 */
export type DepositState = "created" | "pending" | "paid" | "expired" | "rejected";

/** @description A way to pay in. */
export type DepositMethod = {
    method: DepositMethodId;
    provider: DepositProvider;
    adapter: DepositAdapter;
    /** @description The minimum deposit. */
    least: Amount;
    /** @description The maximum deposit, by the limits of the method and of the player. */
    most: Amount;
    /** @description The fee that the provider charges on top of the amount; zero without a fee. */
    fee: Amount;
    /** @description How long the player has to pay. */
    minutes: number;
    /** @description How long it usually takes from the payment to the credit; 0 where it is credited at once. */
    takesMinutes: number;
};

/** @description The ways to pay in. */
export type DepositMethods = {
    /** @description The methods, the one that the player used last first and the others in the platform's order. Methods whose minimum exceeds what the player's limits leave are left out. */
    methods: DepositMethod[];
    /** @description What the player's own limits leave; null if no limit is set. */
    depositLeft: Amount | null;
    /** @description What the player's last paid deposit was paid with; null if there is none. A site that orders methods itself keeps it first. */
    last: DepositWay | null;
};

/** @description A method with one of its providers. */
export type DepositWay = {
    method: DepositMethodId;
    provider: DepositProvider;
};

/** @description The name of the payment provider, such as a mobile wallet; a method can have several. */
export type DepositProvider = string;

/**
 * @description The account type of a mobile wallet; each type only accepts payments of its own kind.
 * @enum {string}
 */
export type WalletKind = "personal" | "agent" | "merchant";

/**
 * @description The payment option to choose in the app of the mobile wallet or bank.
 * @enum {string}
 */
export type WalletAction = "send-money" | "cash-out" | "payment" | "bank-transfer";

/** @description The transaction number of a payment at the bank or mobile wallet. Two that differ only in case and hyphens are the same; at least four letters or digits. */
export type TransactionNumber = string;

/** @description An account of the platform that payments by hand go to, or went to once. */
export type PayDestination = {
    provider: DepositProvider;
    /** @description Its number. */
    number: string;
};

/** @description The account that receives a manual payment. */
export type PayTo = {
    /** @description The account type of the mobile wallet; null for other accounts. */
    walletKind: WalletKind | null;
    walletAction: WalletAction;
    /** @description The content of the QR code for the app of the provider; null if there is none. */
    qr: string | null;
    /** @description The account holder. */
    name: string;
    /** @description The account number. */
    number: string;
};

/** @description An amount of coins with six decimals, not shortened. */
export type CoinAmount = string;

/** @description Coins that arrived at the address of a deposit. */
export type CoinPayment = {
    /** @description The transaction id on the network; each is credited once. */
    hash: string;
    /** @description How many coins arrived. */
    coins: CoinAmount;
    /** @description The rate at which one coin is credited, the fixed rate if it arrived in time, or else the rate of its arrival. */
    rate: Amount;
    /** @description The part that exceeds the coins requested; null if nothing does. */
    beyond: CoinsBeyond | null;
    /** @description Whether it arrived after the time to pay. */
    late: boolean;
    /** @description How many confirmations it has, capped at the number that it needs. */
    confirmations: number;
    /**
     * Format: date-time
     * @description When it arrived.
     */
    seenAt: string;
};

/** @description The coins of a payment that exceed the amount requested. */
export type CoinsBeyond = {
    /** @description How many coins. */
    coins: CoinAmount;
    /** @description The rate at which one of them is credited, which is the rate of its arrival. */
    rate: Amount;
};

/** @description A coin payment to the deposit's own address, and what has arrived there. If less than the requested amount arrives, it is credited at the fixed rate after the time to pay if it is worth at least `least`, and is otherwise returned. Any excess is credited at the rate of its arrival. */
export type DepositCoins = {
    /** @description The name of the coin. */
    coin: string;
    /** @description The address, valid on the network of the provider only. */
    address: string;
    /** @description The content of the QR code for a wallet app; null once nothing is missing. */
    uri: string | null;
    /** @description How many coins the amount requires. */
    asked: CoinAmount;
    /** @description How many coins are still to be sent; null once all of them have arrived, or the time to pay is over. */
    missing: CoinAmount | null;
    /** @description How many coins have arrived. */
    received: CoinAmount;
    /** @description The rate at which one of the requested coins is credited, fixed until the time to pay is over. */
    rate: Amount;
    /** @description The minimum that is credited. */
    least: Amount;
    /**
     * Format: date-time
     * @description When the time to pay ends.
     */
    until: string;
    /** @description How many confirmations a payment needs. */
    confirmations: number;
    /** @description The payments that have arrived, earliest first. */
    payments: CoinPayment[];
};

/** @description A deposit. */
export type Deposit = {
    reference: DepositReference;
    method: DepositMethodId;
    provider: DepositProvider;
    adapter: DepositAdapter;
    /** @description The amount to be paid; once paid, the amount credited. */
    amount: Amount;
    /** @description The fee that the provider charges on top of the amount; it is not credited. */
    fee: Amount;
    state: DepositState;
    /** @description Where to pay, an https address or a path on the platform's origin. For a manual payment or a payment to an address, the app of the wallet or bank, if the platform knows it. Null once the deposit is closed. */
    payUrl: string | null;
    /** @description The account that receives a manual payment; null on the provider's page and once the deposit is closed. */
    payTo: PayTo | null;
    /** @description The transaction number that the player reported. */
    transactionNumber: string | null;
    /** @description The amount that the player reported as sent; null if it is the requested amount. */
    sentAmount: Amount | null;
    /** @description The payment option that the player reported; null if it is the requested one. */
    sentAs: WalletAction | null;
    /** @description The account to which the player reported sending it; null if it is the requested one. */
    sentTo: PayDestination | null;
    /** @description The accounts that the player can report as the destination, the requested one first; empty on the provider's page and once the deposit is closed. */
    destinations: PayDestination[];
    /**
     * Format: date-time
     * @description The deadline for reporting a manual payment that has not been reported yet, even after the time to pay; null for any other.
     */
    reportUntil: string | null;
    /**
     * Format: date-time
     * @description The deadline for reporting a second payment; null for a deposit without a reported manual payment, and for a second payment itself.
     */
    secondUntil: string | null;
    /** @description The code of the promotion that was chosen with the deposit. */
    promotion: string | null;
    /** @description The coin payment to an address; null for any other deposit. */
    coins: DepositCoins | null;
    /**
     * @description Why a payment is returned: `least` for coins worth less than the field `least`, `limit` for a payment above what the player's limit left when it would be credited, `stopped` for one that was reported, or that was unsolicited, while the player was on a break or suspended, or that was for a closed account, `cashier` for coins of a deposit that the cashier rejected. Null if it is not returned.
     * @enum {string|null}
     */
    returned: "least" | "limit" | "stopped" | "cashier" | null;
    /** @description The cashier's note. */
    note: string;
    /**
     * Format: date-time
     * @description When it was created.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the time to pay ends.
     */
    expiresAt: string;
    /**
     * Format: date-time
     * @description When it was paid, expired or rejected.
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * @description The time of this answer, for counting down the time left.
     */
    now: string;
};

/** @description A deposit to begin. */
export type NewDeposit = {
    method: DepositMethodId;
    /** @description The provider of the method; its first one if omitted. */
    provider?: DepositProvider;
    /** @description The amount to deposit. */
    amount: GivenAmount;
    /** @description The code of a promotion for deposits (S2.3). */
    promotion?: PromotionCode;
    /** @description The path of the site to which the provider's page returns. */
    returnPath?: string;
};

/** @description A report of a manual payment. */
export type DepositTransaction = {
    reference: DepositReference;
    transactionNumber: TransactionNumber;
    /** @description The amount sent, if it differs from the requested amount. */
    sentAmount?: GivenAmount;
    /** @description The payment option used, if it differs from the requested one. */
    sentAs?: WalletAction;
    /** @description The account it was sent to, if it differs from the requested one. */
    sentTo?: PayDestination;
};

/** @description A report of a second manual payment of a deposit. */
export type SecondPayment = {
    /** @description The deposit that was paid twice. */
    reference: DepositReference;
    transactionNumber: TransactionNumber;
    /** @description The amount sent; the amount of the deposit if omitted. */
    sentAmount?: GivenAmount;
};

/** @description Deposits that wait for their player. */
export type WaitingDeposits = {
    /** @description The deposits, the newest first. */
    deposits: Deposit[];
};

/** @description A page of deposits. */
export type DepositPage = {
    /** @description The deposits of the page. */
    deposits: Deposit[];
    /** @description The totals of the whole filter. */
    totals: {
        /** @description The total of the amounts to be paid. */
        amount: Amount;
        /** @description The total paid. */
        paid: Amount;
    };
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many deposits there are. */
    total: number;
};

/** @description A page of games. */
export type GamePage = {
    /** @description The games of the page. */
    games: Game[];
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many games there are on all pages. */
    total: number;
};

/** @description The hot games. */
export type HotGames = {
    /** @description The most played first. */
    games: Game[];
};

/** @description The vendors of every type. */
export type VendorGameTypes = {
    /** @description The types in the order of the menu. */
    gameTypes: VendorGameType[];
};

/** @description Vendors with new games. */
export type NewGameVendors = {
    /** @description The lanes. */
    data: {
        /** @description The lanes in the order of the menu. */
        lanes: Lane[];
    };
};

/** @description The winner board. */
export type RankList = {
    /** @description The winners, the highest win first. */
    list: Winner[];
};

/** @description The code of a vendor (S3.18). */
export type Vassalage = string;

/** @description The code of a game, unique among all. */
export type GameCode = string;

/**
 * @description A type of games (S1.1).
 * @enum {string}
 */
export type GameType = "LOTT" | "ELOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP";

/**
 * @description The class of a game within its type. Lotteries have the classes of S3.18; `Crash` makes up MXWIN, `Esports` and `Cockfight` are the menu entries after sports (S2.23).
 * @enum {string}
 */
export type GameClassify = "Slots" | "Jackpot" | "Arcade" | "Table" | "Crash" | "Baccarat" | "Roulette" | "Blackjack" | "DragonTiger" | "Show" | "Sportsbook" | "Esports" | "Cockfight" | "Fishing" | "Cards" | "Mahjong" | "Board" | "11X5" | "LF" | "LHC" | "PK10" | "SSC";

/** @description A vendor in a category (S3.1, S3.2). */
export type VendorCard = {
    /** @description The id of the node in the menu. */
    nodeId: number;
    /** @description The name of the vendor in English. */
    nodeName: string;
    /** @description Its name in the language asked for. */
    displayName: string;
    vassalage: Vassalage;
    gameType: GameType;
    /** @description The classes of its games here. */
    gameClassify: GameClassify[];
    /** @description Whether the vendor's games are listed; if not, the card opens the vendor's own lobby (S4.12). */
    isGame: boolean;
    showIcon: PicturePath;
    /** @description How many games the vendor has in this category. */
    games: number;
};

/** @description A category of the game menu (S3.2). */
export type GameCategory = {
    gameType: GameType;
    /** @description Its name in the language asked for. */
    title: string;
    /** @description The classes of its games. */
    gameClassify: GameClassify[];
    /** @description The vendors, the one with the most games first. */
    cards: VendorCard[];
};

/** @description A game (S3.1). */
export type Game = {
    /** @description The id in the catalogue, used for favourites (S3.14). */
    nodeId: number;
    /** @description Its name in English. */
    gameName: string;
    /** @description Its name in the language asked for. */
    displayName: string;
    vassalage: Vassalage;
    /** @description The name of its vendor in the language asked for. */
    vendorName: string;
    gameCode: GameCode;
    /** @description Whether it is a game; if not, it opens a lobby of the vendor (S4.12). */
    isGame: boolean;
    gameType: GameType;
    gameClassify: GameClassify;
    iconUrl: PicturePath;
    lagerIcon: PicturePath;
    /** @description The placeholder colour while the picture loads. */
    placeholder: string;
    /** @description Whether it is among the most played games. */
    hot: boolean;
    /** @description Whether it is new in the catalogue. */
    new: boolean;
    /** @description Whether it has a free trial (S2.25). */
    demo: boolean;
};

/** @description A vendor, by name. */
export type VendorName = {
    vassalage: Vassalage;
    /** @description Its name in the language asked for. */
    displayName: string;
    /** @description How many games of the type it has. */
    games: number;
};

/** @description A game type with its vendors. */
export type VendorGameType = {
    gameType: GameType;
    /** @description Its vendors. */
    vendors: VendorName[];
};

/** @description The vendors with new games of one type. */
export type Lane = {
    gameType: GameType;
    /** @description The name of the category in the language asked for. */
    title: string;
    /** @description The vendors; `games` counts the new ones. */
    cards: VendorCard[];
};

/** @description A win that was paid (S3.15). */
export type Winner = {
    /** @description The name of the player, masked. */
    customerName: string;
    /** @description The amount paid. */
    winAmount: Amount;
};

/** @description The help centre. */
export type HelpCenter = {
    /** @description The sections in display order. */
    sections: HelpSection[];
};

/** @description A section of the help centre. */
export type HelpSection = {
    /**
     * @description The section's name in addresses.
     * @enum {string}
     */
    id: "account" | "deposit" | "withdrawal" | "play" | "limits" | "security" | "agents" | "term";
    /** @description Its title. */
    title: string;
    /** @description The topics of the section, in order. */
    topics: HelpTopic[];
};

/** @description A topic of a section. */
export type HelpTopic = {
    /** @description The topic's name within its section. */
    id: string;
    /** @description The title, a question if the topic answers one. */
    title: string;
    /** @description The plain text; an empty line separates paragraphs. */
    text: string;
};

/** @description A country whose mobile numbers are accepted (S3.9). */
export type Country = {
    /** @description Its ISO 3166 code. */
    countryCode: string;
    /** @description The country calling code, digits only. */
    countryDialingCode: string;
};

/**
 * @description What it is about.
 * @enum {string}
 */
export type FeedbackCategory = "idea" | "problem" | "praise" | "other";

/** @description Feedback to send. */
export type FeedbackText = {
    category: FeedbackCategory;
    /** @description The text of the feedback (S5.9). */
    content: string;
};

/** @description A member's feedback and its answer. */
export type Feedback = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    category: FeedbackCategory;
    /** @description The text of the feedback. */
    content: string;
    /**
     * Format: date-time
     * @description When it was sent.
     */
    sentAt: string;
    /** @description The answer of the staff, if there is one. */
    reply: string | null;
    /**
     * Format: date-time
     * @description When it was answered.
     */
    repliedAt: string | null;
};

/** @description A page of feedback. */
export type FeedbackPage = {
    /** @description The feedback, newest first. */
    list: Feedback[];
    /** @description How many pages there are. */
    totalPages: number;
};

/**
 * @description The prize mode of a lottery (S4.15).
 * @enum {string}
 */
export type PrizeMode = "LOTT" | "ZY" | "ELOTT" | "SEA";

/** @description The rewards of missions that are done. */
export type ClaimableMissions = {
    /** @description The money that can be claimed. */
    money: Amount;
    /** @description The points that can be claimed. */
    points: Amount;
};

/** @description The player's missions and place on the lottery leaderboard. */
export type MissionSummary = {
    /** @description Missions that are not done yet. */
    open: number;
    /** @description Missions that are done and can be claimed. */
    done: number;
    /** @description Missions that were claimed. */
    claimed: number;
    claimable: ClaimableMissions;
    own: OwnPlace;
    /**
     * Format: date-time
     * @description When the day or week ends.
     */
    endsAt: string;
};

/** @description A lottery with its next draw. */
export type Lottery = {
    gameCode: GameCode;
    /** @description Its name in the language asked for. */
    displayName: string;
    vassalage: Vassalage;
    gameClassify: GameClassify;
    prizeMode: PrizeMode;
    /** @description The minutes between two draws. */
    minutes: number;
    issue: Issue;
    /**
     * Format: date-time
     * @description When betting on the next draw closes.
     */
    closesAt: string;
    /**
     * Format: date-time
     * @description When the next draw takes place.
     */
    drawsAt: string;
};

/** @description Lotteries. */
export type LotteryList = {
    /** @description The lotteries. */
    lotteries: Lottery[];
};

/** @description The number of a draw, made of its date and its position in the day, in UTC. */
export type Issue = string;

/** @description The result of a draw, which never changes. */
export type Draw = {
    gameCode: GameCode;
    issue: Issue;
    /** @description The numbers in the order in which they were drawn. */
    numbers: number[];
    /**
     * Format: date-time
     * @description When it was drawn.
     */
    drawnAt: string;
};

/** @description Results. */
export type DrawList = {
    /** @description The results. */
    draws: Draw[];
};

/** @description A page of the inbox. */
export type MessagePage = {
    /** @description The messages, the newest first. */
    list: InboxMessage[];
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many messages of the whole inbox are unread. */
    unread: number;
};

/** @description A message to a member. */
export type InboxMessage = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    /**
     * @description What it is about.
     * @enum {string}
     */
    kind: "account" | "money" | "reward" | "agent" | "service";
    /** @description Its title. */
    title: string;
    /** @description The plain text; an empty line separates paragraphs. */
    text: string;
    /** @description The deposit, withdrawal or contract that the message is about; null if there is none. */
    about: MessageSubject | null;
    /**
     * Format: date-time
     * @description When it was sent.
     */
    sentAt: string;
    /** @description Whether it was read. */
    read: boolean;
};

/** @description What a message is about in particular. */
export type MessageSubject = {
    /**
     * @description The kind of record.
     * @enum {string}
     */
    kind: "deposit" | "withdrawal" | "contract";
    /** @description The reference of the record; the id of a contract. */
    reference: string;
};

/** @description A selection of messages, by their ids or all of them. */
export type MessageSelection = {
    /** @description The ids. */
    ids?: string[];
    /**
     * @description Whether all messages are selected.
     * @constant
     */
    all?: true;
};

/** @description What the badge of the inbox shows. */
export type UnreadCount = {
    /** @description How many messages are unread. */
    unread: number;
};

/** @description What a player has marked. */
export type FavouriteIds = {
    /** @description The nodes, newest mark first. */
    nodeIds: number[];
};

/** @description A game to mark as a favourite (S3.14). */
export type Favourite = {
    /** @description The game. */
    nodeId: number;
    vendor: Vassalage;
    gameType: GameType;
};

/** @description A page of favourites (S3.14). */
export type FavouritePage = {
    /** @description The games, the newest mark first. */
    content: Game[];
    /** @description Which page it is, from 1. */
    pageNum: number;
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description A table of a PVP game. */
export type Room = {
    /** @description Its id, unique among all. */
    roomId: string;
    gameCode: GameCode;
    /** @description Its name in the language asked for. */
    displayName: string;
    /** @description The number of players at the table. */
    seats: number;
    /** @description The minimum stake at the table. */
    leastStake: Amount;
    /** @description The maximum stake at the table. */
    mostStake: Amount;
};

/** @description Tables of games. */
export type RoomList = {
    /** @description The tables, the lowest stakes first. */
    rooms: Room[];
};

/** @description A launched game. `seamless` is shown in an iframe on a page of the site, `window` opens in its own tab. */
export type LaunchedGame = {
    /**
     * @description How it opens.
     * @enum {string}
     */
    form: "seamless" | "window";
    /** @description The address: an https address on an origin of `launchGameCDNs`, or a path that the page opens on one of these at random, or on the platform's own origin if there are none (S9.5). The token for the page is in the fragment after `#`, which is never sent to a server. */
    url: string;
    gameCode: GameCode;
    /** @description Its name, in the language of the call. */
    displayName: string;
    /**
     * Format: date-time
     * @description When the token of the page expires.
     */
    expiresAt: string;
    /**
     * Format: uuid
     * @description The id of the play session, with which the site can end it.
     */
    playId: string;
    /** @description The vendor's wallet that the game uses; null for free trials and for a single wallet. */
    wallet: PlayWallet | null;
};

/** @description The vendor's wallet that a game uses. */
export type PlayWallet = {
    vassalage: Vassalage;
    /** @description The vendor's name, in the language of the call. */
    displayName: string;
    /** @description The balance of the wallet now. */
    balance: Amount;
    /** @description The minimum stake of the game. */
    leastStake: Amount;
    /** @description The amount that the launch transferred to the wallet; 0.00 if automatic transfer is off or there was nothing to transfer. */
    moved: Amount;
};

/** @description The play session to end. */
export type LeaveGame = {
    /**
     * Format: uuid
     * @description The id of the play session, as returned by the launch.
     */
    playId: string;
};

/** @description A play session that has ended. */
export type LeftGame = {
    /** @description The amount returned to the main wallet; 0.00 if automatic transfer is off or there was nothing to return. */
    returned: Amount;
};

/** @description A page of the site to open instead of a game. */
export type OpenedRoute = {
    /**
     * @description How it opens.
     * @constant
     */
    form: "route";
    /** @description The page. */
    path: string;
};

/** @description A popup list of a vendor's games to open instead of a game. */
export type OpenedList = {
    /**
     * @description How it opens.
     * @constant
     */
    form: "list";
    vassalage: Vassalage;
    gameType: GameType;
};

/** @description What a vendor's card opens. */
export type Launch = LaunchedGame | OpenedRoute | OpenedList;

/**
 * @description The status of a bet; a void bet has its stake refunded.
 * @enum {string}
 */
export type BetState = "open" | "settled" | "void";

/** @description A bet. */
export type Bet = {
    /** @description The number of the bet. */
    betId: number;
    /** @description The game's own id of the round, which is the reference of its transactions in the statement. */
    roundId: string;
    gameCode: GameCode;
    /** @description The name of the game in the language asked for. */
    displayName: string;
    vassalage: Vassalage;
    /** @description The name of the vendor in the language asked for. */
    vendorName: string;
    gameType: GameType;
    /** @description The selection, as the game names it in the requested language; empty if the game offers only one. */
    selection: string;
    /** @description The stake. */
    stake: Amount;
    /** @description The part of the stake that counts towards turnover and rebates; nothing while the bet is open or if it is void. */
    validStake: Amount;
    /** @description The part of the stake that counts towards the wagering requirement of a bonus; a stake counts only towards the oldest requirement. */
    bonusStake: Amount;
    /** @description The payout, the stake included; a void bet pays the stake back. */
    payout: Amount;
    /** @description The payout minus the stake, negative for a loss; null while the bet is open. */
    net: string | null;
    state: BetState;
    /**
     * Format: date-time
     * @description When it was placed.
     */
    at: string;
    /**
     * Format: date-time
     * @description When it was settled or voided; null while it is open.
     */
    settledAt: string | null;
};

/** @description Totals of all bets of a filter. Open and void bets are counted but not included in the amounts. */
export type BetTotals = {
    /** @description How many there are. */
    bets: number;
    /** @description Total stake. */
    stake: Amount;
    /** @description Total payout. */
    payout: Amount;
    /** @description Total payout minus total stake; negative for a loss. */
    net: Amount;
};

/** @description Totals of all bets of a filter. Open bets are totalled separately, since their payout is not known yet. */
export type BetSums = {
    /** @description The number of bets that are settled or void. */
    bets: number;
    /** @description Total stake of them. */
    stake: Amount;
    /** @description The part of it that counts towards turnover and rebates. */
    validStake: Amount;
    /** @description Total payout, including the refunded stakes of void bets. */
    payout: Amount;
    /** @description Total payout minus total stake; negative for a loss. */
    net: Amount;
    /** @description The totals of open bets. */
    running: {
        /** @description How many. */
        bets: number;
        /** @description Total stake of open bets. */
        stake: Amount;
    };
};

/** @description A page of the betting record. */
export type BetPage = {
    /** @description The bets, newest first unless another order is requested. */
    bets: Bet[];
    totals: BetSums;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many bets there are on all pages. */
    total: number;
};

/** @description The player's points. */
export type PointBalance = {
    /** @description Points that can be redeemed or converted. */
    balance: Amount;
    /** @description Points that play has earned since the last claim. */
    claimable: Amount;
    /** @description Points of redemptions under review, which are not part of the balance. */
    inProcess: Amount;
};

/** @description How points are earned and converted. */
export type PointConfig = {
    /** @description The stakes, in money, that earn one point. */
    stakePerPoint: Amount;
    /** @description The points that convert into 1.00 of money. */
    pointsPerUnit: Amount;
    /** @description The minimum number of points for a conversion. */
    leastConversion: Amount;
    /**
     * @description Points never expire (S9.6).
     * @constant
     */
    expires: false;
};

/**
 * @description The kind of item; a credit is paid into the wallet, goods are shipped.
 * @enum {string}
 */
export type PointItemKind = "credit" | "goods";

/** @description Something that points can be redeemed for. */
export type PointItem = {
    /** @description The code that identifies the item. */
    code: string;
    kind: PointItemKind;
    /** @description Its name. */
    name: string;
    /** @description What it is. */
    description: string;
    image: PicturePath;
    /** @description The price in points. */
    price: Amount;
    /** @description The money that a credit pays; null for goods. */
    worth: Amount | null;
    /** @description How many are left. */
    stock: number;
};

/** @description A page of the points mall. */
export type PointItemPage = {
    /** @description The items. */
    list: PointItem[];
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description A redemption of points. */
export type PointRedemption = {
    /** @description The code of the item. */
    code: string;
    paymentPassword: Secret;
};

/** @description A conversion of points. */
export type PointConversion = {
    /** @description The number of points to convert; whole points only. */
    amount: GivenAmount;
    paymentPassword: Secret;
};

/**
 * @description The type of a record of points (S3.16).
 * @enum {string}
 */
export type PointRecordType = "earned" | "redeemed" | "converted";

/**
 * @description The status of a record; only redemptions are reviewed (S4.16).
 * @enum {string}
 */
export type PointState = "in_process" | "rejected" | "approved";

/** @description A change of the points balance (S3.16). */
export type PointRecord = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    type: PointRecordType;
    /** @description The points; negative if they were spent. */
    amount: Amount;
    status: PointState;
    /** @description The operator's remark; empty if there is none. */
    remark: string;
    /** @description The redeemed item, or the reward that gave the points, in the requested language; null for anything else. */
    itemName: string | null;
    /** @description The stakes that earned the points, or the money that the points were converted into; null for redemptions and for points of a reward. */
    money: Amount | null;
    /**
     * Format: date-time
     * @description When it happened.
     */
    at: string;
    /**
     * Format: date-time
     * @description When the operator decided on it.
     */
    decidedAt: string | null;
};

/** @description The totals of all records of the filter, including other pages, without rejected ones. */
export type PointTotals = {
    /** @description How many there are. */
    records: number;
    /** @description Total points received. */
    received: Amount;
    /** @description Total points spent, as a negative number. */
    spent: Amount;
};

/** @description A page of records. */
export type PointRecordPage = {
    /** @description The records, the newest first. */
    list: PointRecord[];
    totals: PointTotals;
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description A detail that the player provides; empty to remove it. */
export type ProfileText = string;

/** @description Further details that the player provides (S3.17). */
export type ProfileDetails = {
    birthday?: ProfileText;
    facebook?: ProfileText;
    fullName?: ProfileText;
    idNumber?: ProfileText;
    line?: ProfileText;
    nationality?: ProfileText;
    occupation?: ProfileText;
    qqNum?: ProfileText;
    sourceOfIncome?: ProfileText;
    telegram?: ProfileText;
    wechat?: ProfileText;
    whatsapp?: ProfileText;
    zalo?: ProfileText;
};

/** @description What is known of a player. */
export type Profile = {
    /** @description The name that the player logs in with. */
    account: string;
    /** @description The nickname, which other players see. */
    nickname: string;
    /** @description The real name; empty if unknown. */
    realName: string;
    /** @description The phone number, masked. */
    mobile: string | null;
    /** @description The e-mail address, masked. */
    email: string | null;
    /** @description The code with which others register as downlines of this player. */
    referralCode: string;
    /**
     * Format: date-time
     * @description When the player registered.
     */
    registeredAt: string;
    details: ProfileDetails;
};

/** @description The fields to change. */
export type ProfileChange = {
    /** @description The nickname, which other players see. */
    nickname?: string;
    /** @description The real name, as on the bank account. */
    realName?: string;
    details?: ProfileDetails;
};

/** @description The number of an avatar. */
export type Avatar = number;

/** @description An avatar to choose. */
export type Icon = {
    avatar: Avatar;
    icon: PicturePath;
};

/** @description The player's avatar and those to choose from (S7.16). */
export type Icons = {
    icon: PicturePath;
    /** @description The avatars to choose from. */
    icons: Icon[];
};

/** @description The chosen avatar. */
export type IconChoice = {
    avatar: Avatar;
};

/** @description The terms in force. */
export type Terms = {
    /**
     * Format: date
     * @description The date of the version.
     */
    version: string;
    /** @description The age, in years, that a player must have reached. */
    minimumAge: number;
    /** @description The company with which players enter into the agreement. */
    operator: string;
};

/** @description The version of the terms that the player accepts. */
export type TermsAgreement = {
    /**
     * Format: date
     * @description The date of the version.
     */
    version: string;
};

/** @description The password once more. */
export type AccountClosing = {
    password: Secret;
};

/** @description The code of a promotion in addresses. */
export type PromotionCode = string;

/**
 * @description The type of a promotion.
 * @enum {string}
 */
export type PromotionType = "newcomer" | "deposit" | "play" | "raffle" | "event";

/**
 * @description How the reward is earned. `turnover` requires joining and then wagering, `application` a review, `claim` only the claim, and `deposit` a deposit with which it is chosen; `raffle` gives tickets, and `notice` is information only.
 * @enum {string}
 */
export type PromotionMode = "turnover" | "application" | "claim" | "deposit" | "raffle" | "notice";

/**
 * @description The player's status in a promotion (S4.16). A reward that was issued and not claimed in time is `expired`.
 * @enum {string}
 */
export type PromotionStatus = "join" | "claim" | "applying" | "rejected" | "issued" | "claimed" | "expired" | "process" | "joined" | "coming_soon";

/** @description A promotion. */
export type Promotion = {
    code: PromotionCode;
    type: PromotionType;
    mode: PromotionMode;
    /** @description The player's status, or what a visitor could do; null for a notice, and for an ended promotion with nothing more to give. */
    status: PromotionStatus | null;
    /** @description Its title. */
    title: string;
    /** @description The offer in one sentence. */
    summary: string;
    /** @description The terms as plain text; an empty line separates paragraphs. */
    content: string;
    image: PicturePath;
    /**
     * Format: date-time
     * @description When it begins.
     */
    startsAt: string;
    /**
     * Format: date-time
     * @description When it ends; null if it has no end.
     */
    endsAt: string | null;
    /** @description The maximum reward; null for a notice. */
    reward: Amount | null;
    /** @description How many times the reward must be staked before a withdrawal. */
    turnoverMultiple: number;
    /** @description The progress of a player who has joined. */
    progress: PromotionProgress | null;
    /** @description The terms of the deposit, for the mode `deposit`. */
    deposit: DepositTerms | null;
    /** @description The player's tickets, for the mode `raffle`. */
    tickets: TicketCount | null;
};

/** @description The progress of a player. */
export type PromotionProgress = {
    /** @description The amount to be staked. */
    target: Amount;
    /** @description The amount staked since the player joined, on settled bets. */
    reached: Amount;
};

/** @description The terms of a deposit with a promotion, and its reward. */
export type DepositTerms = {
    /** @description The reward as a percentage of the deposit. */
    percent: number;
    /** @description The minimum deposit for the promotion. */
    minimum: Amount;
    /** @description The maximum reward. */
    maximum: Amount;
};

/** @description Raffle tickets of a player. */
export type TicketCount = {
    /** @description How many are unopened. */
    unopened: number;
    /** @description How many are opened. */
    opened: number;
};

/** @description A page of promotions. */
export type PromotionPage = {
    /** @description The promotions. */
    list: Promotion[];
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description An application to a promotion (S5.9). */
export type PromotionApplication = {
    /** @description What the player says. */
    statement: string;
    /** @description Pictures, png or jpg, at most 5 MB each. */
    images: File[];
};

/**
 * @description The status of an application (S4.16).
 * @enum {string}
 */
export type ApplicationState = "in_process" | "rejected" | "approved";

/** @description An application of the player. */
export type PromotionApplicationRow = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    code: PromotionCode;
    /** @description The title of the promotion. */
    title: string;
    state: ApplicationState;
    /** @description The player's statement. */
    statement: string;
    /** @description How many pictures it has. */
    images: number;
    /** @description The operator's remark; empty if there is none. */
    remark: string;
    /**
     * Format: date-time
     * @description When it was sent.
     */
    at: string;
    /**
     * Format: date-time
     * @description When the operator decided on it.
     */
    decidedAt: string | null;
};

/** @description A page of applications. */
export type PromotionApplicationPage = {
    /** @description The applications, the newest first. */
    list: PromotionApplicationRow[];
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description A picture of an application. */
export type ApplicationImage = {
    /**
     * @description The content type of the picture.
     * @enum {string}
     */
    contentType: "image/png" | "image/jpeg";
    /** @description The picture in base64. */
    image: string;
};

/** @description The raffle of a ticket. */
export type RaffleClaim = {
    code: PromotionCode;
};

/** @description The result of a raffle ticket. */
export type RaffleResult = {
    /** @description The number of the ticket. */
    ticket: number;
    /** @description The prize; zero if nothing was won. */
    prize: Amount;
    /** @description The amount that must be staked before the next withdrawal because of it. */
    turnover: Amount;
    /** @description How many tickets are left to open. */
    unopened: number;
};

/**
 * @description What a limit of money bounds.
 * @enum {string}
 */
export type MoneyLimitKind = "deposit" | "loss";

/**
 * @description The rolling period of a limit: the last 24 hours, 7 days or 30 days.
 * @enum {string}
 */
export type LimitSpan = "day" | "week" | "month";

/**
 * @description A limit of a player.
 * @enum {string}
 */
export type LimitName = "deposit-day" | "deposit-week" | "deposit-month" | "loss-day" | "loss-week" | "loss-month" | "session";

/** @description An amount as a player enters it; no more decimals than the currency has (ISO 4217), no sign, no grouping. */
export type GivenAmount = string;

/**
 * @description Whether a break applies to this brand, or to all brands of its licensee.
 * @enum {string}
 */
export type ExclusionScope = "brand" | "licensee";

/** @description A money limit in force. */
export type MoneyLimit = {
    kind: MoneyLimitKind;
    span: LimitSpan;
    /** @description The limit for the period. */
    amount: Amount;
    /** @description The amount already used. */
    used: Amount;
    /** @description The amount left. */
    left: Amount;
};

/** @description A pending raise that the player must confirm. Without an amount and minutes it removes the limit. */
export type LimitRaise = {
    limit: LimitName;
    /** @description The new amount of a money limit. */
    amount: Amount | null;
    /** @description The new minutes of a limit on playing time. */
    minutes: number | null;
    /**
     * Format: date-time
     * @description When it was requested.
     */
    askedAt: string;
    /**
     * Format: date-time
     * @description When it can first be confirmed.
     */
    confirmableFrom: string;
    /**
     * Format: date-time
     * @description The deadline for confirming it; after that it is no longer listed and must be requested again.
     */
    lapsesAt: string;
};

/** @description What protects a player. */
export type Protection = {
    /** @description The money limits in force. */
    moneyLimits: MoneyLimit[];
    /** @description The longest allowed sitting; null if no limit is set. */
    sessionMinutes: number | null;
    /** @description Raises that are pending or can be confirmed, without lapsed ones. */
    raises: LimitRaise[];
    /** @description The amount that can be deposited now, by the lowest of the limits; null if no limit is set. */
    depositLeft: Amount | null;
    realityCheckMinutes: RealityCheckMinutes;
    /**
     * Format: date-time
     * @description When the current break ends; null if there is none.
     */
    excludedUntil: string | null;
};

/**
 * @description The minutes between two reality checks.
 * @enum {integer}
 */
export type RealityCheckMinutes = 15 | 30 | 60;

/** @description A period of play without a pause of half an hour. */
export type Sitting = {
    /**
     * Format: date-time
     * @description When it began.
     */
    startedAt: string;
    /** @description How long it has lasted. */
    elapsedSeconds: number;
    /** @description Total stake. */
    staked: Amount;
    /** @description Total payout. */
    won: Amount;
    /** @description Total payout minus total stake; negative for a loss. */
    net: Amount;
    /**
     * Format: date-time
     * @description When the next reality check is due.
     */
    nextCheckAt: string;
    /** @description Whether play is stopped until the reality check is acknowledged. */
    checkDue: boolean;
    /**
     * Format: date-time
     * @description When the limit on playing time ends the sitting; null if no limit is set.
     */
    endsAt: string | null;
};

/** @description Playing time and result of the current sitting. */
export type PlayPosition = {
    /**
     * Format: date-time
     * @description The platform's time.
     */
    at: string;
    /** @description The current sitting; null if there is none. */
    sitting: Sitting | null;
};

/** @description A money limit to set. */
export type MoneyLimitChange = {
    kind: MoneyLimitKind;
    span: LimitSpan;
    /** @description The amount; null to remove the limit. */
    amount: GivenAmount | null;
};

/** @description A limit on playing time to set. */
export type SessionLimitChange = {
    /** @description The minutes; null to remove the limit. */
    minutes: number | null;
};

/** @description The raise to confirm. */
export type LimitRaiseConfirmation = {
    limit: LimitName;
};

/** @description The reality check interval to set. */
export type RealityCheckChange = {
    minutes: RealityCheckMinutes;
};

/** @description A time-out. */
export type TimeOut = {
    /** @description The duration, from 24 hours to 6 weeks. */
    hours: number;
    scope: ExclusionScope;
};

/** @description A self-exclusion. */
export type SelfExclusion = {
    /** @description The duration, from 6 months to 5 years. */
    months: number;
    scope: ExclusionScope;
};

/**
 * @description The type of a transaction.
 * @enum {string}
 */
export type TransactionKind = "deposit" | "withdrawal-hold" | "withdrawal-release" | "wallet-transfer" | "member-transfer" | "stake" | "win" | "bonus" | "rebate" | "correction" | "points-converted" | "dividend" | "daily-salary" | "hourly-salary" | "real-time-salary";

/** @description A transaction in one wallet. */
export type Transaction = {
    /** @description The number of the transaction. */
    id: number;
    /**
     * Format: date-time
     * @description When it was booked.
     */
    at: string;
    kind: TransactionKind;
    /** @description What it belongs to. */
    reference: string;
    /** @description The note on the transaction. */
    note: string;
    /**
     * @description The wallet.
     * @enum {string}
     */
    account: "main" | "single" | "vendor";
    /** @description The vendor of the wallet. */
    vassalage: string | null;
    /** @description The name of that vendor in the requested language. */
    vendorName: string | null;
    /** @description The amount credited; negative if debited. */
    amount: Amount;
    /** @description The balance of the wallet after it. */
    balanceAfter: Amount;
};

/** @description A page of the statement. */
export type TransactionPage = {
    /** @description The transactions of the page. */
    transactions: Transaction[];
    /** @description The totals of the whole filter. Transfers between the player's own wallets are neither income nor spending and are totalled separately. */
    totals: {
        /** @description Total credited. */
        received: Amount;
        /** @description Total debited, as a negative number. */
        spent: Amount;
        /** @description What was transferred between own wallets. */
        moved: Amount;
    };
    lifetime: LifetimeDeposits;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many transactions there are. */
    total: number;
};

/** @description Deposits and withdrawals since the account was opened, regardless of the filter. */
export type LifetimeDeposits = {
    /** @description Total deposited. */
    deposited: Amount;
    /** @description Total withdrawn, including withdrawals under review and without rejected ones. */
    withdrawn: Amount;
    /** @description Total deposited minus total withdrawn; negative if more was withdrawn. */
    net: Amount;
};

/** @description The requested months. */
export type MonthlyStatement = {
    /** @description The months, the current one first. */
    months: StatementMonth[];
};

/** @description One month of all the player's wallets together. */
export type StatementMonth = {
    /** @description The month, in the market's time zone. */
    month: string;
    /** @description The balance of the wallets when the month began. */
    opening: Amount;
    /** @description The total of each type of transaction that occurred. */
    movements: {
        kind: TransactionKind;
        /** @description Total credited minus total debited; negative if more was debited. */
        amount: Amount;
    }[];
    /** @description The balance when the month ended, or now. */
    closing: Amount;
};

/** @description Sums of settled bets. */
export type ProfitSums = {
    /** @description The number of bets. */
    bets: number;
    /** @description Total stake. */
    stake: Amount;
    /** @description Total payout. */
    payout: Amount;
    /** @description Total payout minus total stake; negative for a loss. */
    net: Amount;
};

/** @description The profit and loss of a day, week, month, vendor or game. */
export type ProfitLine = {
    /** @description The first day of the line in the market's time zone, or the code of the vendor or game. */
    of: string;
    /** @description The name of the vendor or game in the requested language; the same as `of` for a day, week or month. */
    name: string;
    /** @description The number of bets. */
    bets: number;
    /** @description Total stake. */
    stake: Amount;
    /** @description Total payout. */
    payout: Amount;
    /** @description Total payout minus total stake; negative for a loss. */
    net: Amount;
};

/** @description A page of profit and loss. */
export type ProfitPage = {
    /** @description The lines: days, weeks or months with the newest first, or vendors or games with the most staked first. */
    lines: ProfitLine[];
    totals: ProfitSums;
    /** @description The same number of days right before the period. */
    before: {
        /**
         * Format: date
         * @description The first of these days.
         */
        from: string;
        /**
         * Format: date
         * @description The last of these days.
         */
        to: string;
        totals: ProfitSums;
    };
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many lines there are. */
    total: number;
};

/** @description An exported file of records. */
export type RecordsFile = {
    /** @description The file name. */
    fileName: string;
    /** @description The media type of the file. */
    mediaType: string;
    /** @description The content of the file. */
    content: string;
};

/** @description The value of a field of the form. */
export type RegistrationField = string;

/** @description The fields of a form. Each has a rule in the registration settings (S3.7). */
export type RegistrationFields = {
    username?: RegistrationField;
    password?: RegistrationField;
    confirmPassword?: RegistrationField;
    mobileNum?: RegistrationField;
    countryDialingCode?: DialingCode;
    email?: RegistrationField;
    payeeName?: RegistrationField;
    paymentPassword?: RegistrationField;
    qqNum?: RegistrationField;
    line?: RegistrationField;
    whatsapp?: RegistrationField;
    facebook?: RegistrationField;
    wechat?: RegistrationField;
    zalo?: RegistrationField;
    telegram?: RegistrationField;
    idNumber?: RegistrationField;
    fullName?: RegistrationField;
    birthday?: RegistrationField;
    nationality?: RegistrationField;
    occupation?: RegistrationField;
    sourceOfIncome?: RegistrationField;
    recommenderId?: RegistrationField;
    affiliateCode?: RegistrationField;
    referralCode?: RegistrationField;
};

/** @description The fields to check, and their form. */
export type RegistrationCheck = {
    /**
     * @description The form of the fields.
     * @enum {string}
     */
    form: "username" | "mobile";
    fields: RegistrationFields;
    humanCheck?: HumanCheck;
};

/** @description A registration form (S3.6). */
export type Registration = {
    username?: RegistrationField;
    password?: RegistrationField;
    confirmPassword?: RegistrationField;
    mobileNum?: RegistrationField;
    countryDialingCode?: DialingCode;
    email?: RegistrationField;
    payeeName?: RegistrationField;
    paymentPassword?: RegistrationField;
    qqNum?: RegistrationField;
    line?: RegistrationField;
    whatsapp?: RegistrationField;
    facebook?: RegistrationField;
    wechat?: RegistrationField;
    zalo?: RegistrationField;
    telegram?: RegistrationField;
    idNumber?: RegistrationField;
    fullName?: RegistrationField;
    birthday?: RegistrationField;
    nationality?: RegistrationField;
    occupation?: RegistrationField;
    sourceOfIncome?: RegistrationField;
    recommenderId?: RegistrationField;
    affiliateCode?: RegistrationField;
    referralCode?: RegistrationField;
    verificationCode?: VerificationCode;
    firebaseChannel?: FirebaseChannel;
    firebaseIdToken?: FirebaseIdToken;
    /**
     * @description The player has reached the market's minimum age (S5.6).
     * @constant
     */
    ageConfirmed: true;
    /**
     * @description The player accepts the privacy policy (S5.6).
     * @constant
     */
    privacyAgreed: true;
    /**
     * Format: date
     * @description The version of the terms that the player accepts.
     */
    termsVersion: string;
    humanCheck?: HumanCheck;
    /** @description The token from `social_account_unknown`, which links that identity to the new player, who can log in with it from then on (S7.32). */
    socialToken?: OneTimeToken;
    /**
     * @description Whether to start a session.
     * @default false
     */
    login?: boolean;
    /** @description The domain that the player registers on. */
    domain?: string;
    /** @description The page that the player registers on. */
    registerUrl?: string;
    /**
     * @description What a player registers with.
     * @constant
     */
    registerMethod?: "WEB";
};

/** @description A new player (S4.5). */
export type Registered = {
    /** @description The name that the player logs in with. */
    account: string;
    /** @description The token of the session, if one was requested. */
    token: string | null;
    /** @description Always true if a session was started (S4.3). */
    firstTimeLogin: boolean;
};

/** @description An invalid field. The message is chosen by `rule`, and by `patternId` if the pattern does not match (S5.2). */
export type FieldFinding = {
    /** @description The field. */
    name: string;
    /**
     * @description The rule that the value violates. A name is refused with `characters` if it contains invisible characters, such as zero-width ones and line breaks, or has no visible ones, and a name that other players see is refused with `staff` if it looks like the brand or one of its staff.
     * @enum {string}
     */
    rule: "required" | "disabled" | "length" | "pattern" | "characters" | "staff" | "guessable" | "confirmation" | "phone" | "date" | "age" | "taken" | "invitation" | "invitationUsedUp";
    /** @description The number of the pattern that the value must match; 0 for any. */
    patternId: number;
    /** @description The minimum length. */
    min: number;
    /** @description The maximum length. */
    max: number;
};

/** @description The invalid fields. */
export type FieldFindings = {
    /** @description All of them. */
    fields: FieldFinding[];
};

/** @description The invitation that a visitor opened. */
export type OpenedInvitation = {
    /** @description The code. */
    code: string;
};

/** @description A code of an invitation. */
export type Affiliate = {
    /** @description The code. */
    code: string;
    /** @description Whether the code belongs to somebody. */
    valid: boolean;
};

/**
 * @description The unit of an amount.
 * @enum {string}
 */
export type RewardUnit = "money" | "points";

/**
 * @description The source of a reward.
 * @enum {string}
 */
export type RewardSource = "promotion" | "raffle" | "mission" | "vip" | "referral" | "mall";

/** @description A reward that can be claimed. */
export type Reward = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    source: RewardSource;
    /** @description What it is for. */
    title: string;
    /** @description The amount, in its unit. */
    amount: Amount;
    unit: RewardUnit;
    /** @description The wagering requirement that opens when it is claimed, to be met before the next withdrawal. */
    turnover: Amount;
    /**
     * Format: date-time
     * @description When it was granted.
     */
    grantedAt: string;
    /**
     * Format: date-time
     * @description The deadline for claiming it.
     */
    expiresAt: string;
};

/** @description Rewards to claim. */
export type RewardList = {
    /** @description The rewards, oldest first. */
    list: Reward[];
};

/** @description A reward that was claimed or has expired. */
export type RewardRecord = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    source: RewardSource;
    /** @description What it was for. */
    title: string;
    /** @description The amount paid, or the amount that would have been paid, in its unit. */
    amount: Amount;
    unit: RewardUnit;
    /**
     * @description Whether it was claimed or has expired.
     * @enum {string}
     */
    state: "claimed" | "expired";
    /**
     * Format: date-time
     * @description When it was claimed, or expired.
     */
    at: string;
};

/** @description The totals of all records of the filter, including other pages. */
export type RewardRecordTotals = {
    /** @description How many there are. */
    records: number;
    /** @description The money that was claimed. */
    money: Amount;
    /** @description The points that were claimed. */
    points: Amount;
};

/** @description A page of rewards that were claimed or have expired. */
export type RewardRecordPage = {
    /** @description The rewards, most recent first. */
    list: RewardRecord[];
    totals: RewardRecordTotals;
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description A reward that was paid. */
export type PaidReward = {
    /** @description The amount paid, in its unit. */
    amount: Amount;
    unit: RewardUnit;
    /** @description The wagering requirement that it opened, to be met before the next withdrawal. */
    turnover: Amount;
};

/** @description A percentage with two decimals. */
export type Percentage = string;

/** @description The number of rewards and missions that can be claimed. */
export type RewardCount = {
    /** @description Rewards of the reward centre. */
    rewards: number;
    /** @description Missions that are done. */
    missions: number;
};

/**
 * @description The status of a bonus, `active` while its wagering requirement is unmet and `released` afterwards.
 * @enum {string}
 */
export type BonusState = "active" | "released";

/** @description A bonus that was paid. */
export type Bonus = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    source: RewardSource;
    /** @description What it was for. */
    title: string;
    /** @description The amount paid. */
    amount: Amount;
    state: BonusState;
    /** @description The wagering requirement of the bonus. */
    turnover: Amount;
    /** @description The wagering still required; nothing once the cashier has waived it. */
    turnoverLeft: Amount;
    /** @description The wagering already done. */
    staked: Amount;
    /** @description The wagering already done, as a percentage; 100.00 if there was no requirement. */
    stakedPercent: Percentage;
    /** @description The part of the bonus that a withdrawal now would leave in the wallet, for suspended players and players on a break; the winnings from it are kept in addition. */
    kept: Amount;
    /**
     * Format: date-time
     * @description When it was paid.
     */
    claimedAt: string;
    /**
     * Format: date-time
     * @description When the remaining wagering requirement lapses together with the bonus; null if it never does.
     */
    expiresAt: string | null;
};

/** @description How much of a stake counts towards wagering requirements. */
export type BonusContribution = {
    gameType: GameType;
    /** @description The percentage of settled stakes that counts. */
    percent: Percentage;
};

/** @description What a withdrawal would do now. */
export type BonusWithdrawal = {
    /**
     * @description The outcome is `free` if no wagering is left, and `refused` while some is; for suspended players and players on a break it is `keeps`, which pays out but keeps back the unwagered part of bonuses and the winnings from them.
     * @enum {string}
     */
    outcome: "free" | "refused" | "keeps";
    /** @description The wagering required before a withdrawal because of bonuses, rebates and deposits of all dates. */
    turnoverLeft: Amount;
    /** @description The amount that would stay in the wallet: the unwagered share of each bonus and rebate with wagering left, plus the winnings since the oldest of them was credited. */
    kept: Amount;
};

/** @description The sums of all bonuses of the filter, those of other pages too. */
export type BonusTotals = {
    /** @description How many there are. */
    bonuses: number;
    /** @description Total paid. */
    amount: Amount;
    /** @description Total wagering still required. */
    turnoverLeft: Amount;
};

/** @description A page of bonuses. */
export type BonusPage = {
    /** @description The bonuses, the newest first. */
    list: Bonus[];
    totals: BonusTotals;
    /** @description The wagering contribution of each type of games, in the order of the menu. */
    contributions: BonusContribution[];
    withdrawal: BonusWithdrawal;
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description Something to do in a day or a week. */
export type Mission = {
    /** @description The code that identifies the mission. */
    code: string;
    /** @description Its title. */
    title: string;
    /**
     * @description How often it repeats.
     * @enum {string}
     */
    period: "daily" | "weekly";
    /**
     * @description What is counted: money staked, bets, or different games.
     * @enum {string}
     */
    metric: "staked" | "bets" | "games";
    /** @description The target. */
    target: string;
    /** @description How far the player has come. */
    reached: string;
    /** @description The reward, in its unit. */
    amount: Amount;
    unit: RewardUnit;
    /**
     * @description The status of the mission.
     * @enum {string}
     */
    state: "open" | "done" | "claimed";
    /**
     * Format: date-time
     * @description When the day or week ends.
     */
    endsAt: string;
};

/** @description Missions. */
export type MissionList = {
    /** @description The missions in their order. */
    list: Mission[];
    /**
     * Format: date-time
     * @description The platform's time, by which days and weeks end.
     */
    now: string;
};

/** @description A place on the leaderboard. */
export type Leader = {
    /** @description The place. */
    place: number;
    /** @description The player's masked name. */
    customerName: string;
    /** @description Total stake on bets settled in the period. */
    staked: Amount;
    /** @description Whether the place is the player's own. */
    own: boolean;
};

/** @description The player's own place; null if nothing was staked yet. */
export type OwnPlace = {
    /** @description The place. */
    place: number | null;
    /** @description The player's total stake on bets settled in the period. */
    staked: Amount;
};

/** @description The prize for a place, paid at once when the day or week ends, without a wagering requirement. */
export type LeaderboardPrize = {
    /** @description The place. */
    place: number;
    /** @description The prize. */
    amount: Amount;
};

/** @description A prize of a leaderboard that was paid. */
export type PaidPrize = {
    /** @description The place that won the prize. */
    place: number;
    /** @description The winner's masked name. */
    customerName: string;
    /** @description The amount paid. */
    amount: Amount;
    /** @description Whether the winner is the player. */
    own: boolean;
};

/** @description The prizes paid for a finished day or week. */
export type PaidPrizes = {
    /**
     * Format: date-time
     * @description When it was paid.
     */
    at: string;
    /** @description The prizes, first place first. */
    list: PaidPrize[];
};

/** @description The leaderboard of stakes. Of equal stakes, the one reached first ranks higher. */
export type Leaderboard = {
    /** @description The first places. */
    list: Leader[];
    own: OwnPlace;
    /** @description The player's own place with up to three places on either side; empty if nothing was staked yet. */
    around: Leader[];
    /** @description The prizes for the first places; empty if there are none. */
    prizes: LeaderboardPrize[];
    /** @description The prizes of the last day or week for which any were paid; null if none were. */
    paid: PaidPrizes | null;
    /**
     * Format: date-time
     * @description When the day or week ends.
     */
    endsAt: string;
};

/** @description A VIP level and its benefits. */
export type VipLevel = {
    /** @description The level. */
    vipRankLevel: number;
    /** @description Its name. */
    vipLabelName: string;
    /** @description The total turnover required to reach it. */
    turnover: Amount;
    /** @description The one-time gift for reaching it. */
    gift: Amount;
    /** @description The rebate at this level, as a percentage of stakes. */
    rebatePercent: Percentage;
};

/** @description The progress to the next level. */
export type NextVipLevel = {
    /** @description The next level. */
    vipRankLevel: number;
    /** @description The turnover still required to reach it. */
    left: Amount;
};

/** @description VIP levels and the player's own. */
export type Vip = {
    /** @description The player's level, from 0. */
    vipRankLevel: number;
    /** @description The name of the level; empty if there is none. */
    vipLabelName: string;
    /** @description The player's total turnover. */
    staked: Amount;
    /** @description The progress to the next level; null on the highest. */
    next: NextVipLevel | null;
    /** @description All levels, the lowest first. */
    levels: VipLevel[];
};

/** @description The rebate on stakes at a vendor. */
export type Rebate = {
    /** @description The vendor. */
    vassalage: string;
    /** @description Its name. */
    vendorName: string;
    /** @description The settled stakes at the vendor since the last claim. */
    staked: Amount;
    /** @description The stakes since the last settlement, which count from the next one on. */
    pending: Amount;
    /** @description The rebate that can be claimed. */
    claimable: Amount;
};

/** @description Rebates by vendor. */
export type RebateList = {
    /** @description The vendors played at since the last claim. */
    list: Rebate[];
    /** @description The player's rebate percentage, from the VIP level or, if higher, from the upline. */
    rebatePercent: Percentage;
    /** @description What comes back at all vendors. */
    claimable: Amount;
    /** @description The least that is paid at once. */
    minimum: Amount;
    /**
     * Format: date-time
     * @description When pending stakes are settled.
     */
    nextSettlementAt: string;
};

/** @description The rebate to claim. */
export type RebateClaim = {
    /** @description The vendor of the rebate; all vendors if omitted. */
    vassalage?: string;
};

/** @description A rebate that was paid. */
export type RebateRecord = {
    /** @description The vendor. */
    vassalage: string;
    /** @description Its name. */
    vendorName: string;
    /** @description The stakes that were rebated. */
    staked: Amount;
    /** @description The rebate percentage at that time. */
    rebatePercent: Percentage;
    /** @description The amount paid. */
    amount: Amount;
    /**
     * Format: date-time
     * @description When it was paid.
     */
    at: string;
};

/** @description The totals of all records of the filter, including other pages. */
export type RebateTotals = {
    /** @description How many there are. */
    records: number;
    /** @description Total stakes. */
    staked: Amount;
    /** @description Total paid. */
    amount: Amount;
};

/** @description A page of rebates. */
export type RebateRecordPage = {
    /** @description The rebates, the newest first. */
    list: RebateRecord[];
    totals: RebateTotals;
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description A tier of invited friends; friends, friends of friends, and so on. */
export type ReferralTier = {
    /** @description The number of the tier, 1 for direct friends. */
    tier: number;
    /** @description The percentage of their stakes that is paid. */
    percent: Percentage;
    /** @description How many there are. */
    friends: number;
    /** @description Total paid for them. */
    earned: Amount;
};

/** @description The player's invitations. */
export type Referral = {
    /** @description The code to register with. */
    referralCode: string;
    /**
     * Format: uri
     * @description The address of the registration page with the code.
     */
    link: string;
    /** @description The tiers, nearest first. */
    tiers: ReferralTier[];
    funnel: ReferralFunnel;
    /** @description Total paid for all friends. */
    earned: Amount;
    /** @description The amount that can be claimed now. */
    claimable: Amount;
    /** @description The least that is paid at once. */
    minimum: Amount;
};

/** @description The funnel of friends whom the player invited directly. */
export type ReferralFunnel = {
    /** @description How many have registered. */
    registered: number;
    /** @description How many of them have made a deposit. */
    deposited: number;
    /** @description How many of them have placed a bet. */
    played: number;
};

/** @description Somebody who was invited. */
export type Friend = {
    /** @description The friend's masked name. */
    customerName: string;
    /** @description The tier of the friend. */
    tier: number;
    /**
     * Format: date-time
     * @description When they registered.
     */
    joinedAt: string;
    /** @description What was paid for their stakes. */
    earned: Amount;
};

/** @description A page of friends. */
export type FriendPage = {
    /** @description The friends, the newest first. */
    list: Friend[];
    /** @description How many pages there are. */
    totalPages: number;
};

/** @description The old password and the new one (S7.9). */
export type PasswordChange = {
    oldPassword: Secret;
    newPassword: Secret;
    confirmNewPassword: Secret;
};

/** @description The account whose password is reset (S7.12). */
export type PasswordLink = {
    /** @description The username. */
    username: string;
    email: EmailAddress;
};

/** @description The token of a link and the new password. */
export type PasswordByLink = {
    token: OneTimeToken;
    newPassword: Secret;
    confirmNewPassword: Secret;
};

/** @description A number, the code that was sent to it and the new password (S7.13). */
export type PasswordBySms = {
    newPassword: Secret;
    mobileNum: PhoneText;
    countryDialingCode?: DialingCode;
    verificationCode: VerificationCode;
};

/** @description The new payment password, and the old one where there is one. */
export type PaymentPasswordChange = {
    oldPaymentPassword?: Secret;
    newPaymentPassword: Secret;
    confirmNewPaymentPassword: Secret;
};

/** @description An e-mail address. */
export type EmailAddress = string;

/** @description The security settings of an account. */
export type Security = {
    /** @description The phone number on the account, masked. */
    mobile: string | null;
    /** @description The e-mail address on the account, masked. */
    email: string | null;
    /** @description Whether an authenticator is set up. */
    authenticator: boolean;
    /** @description Whether there is a payment password. */
    paymentPassword: boolean;
    /**
     * Format: date-time
     * @description When the password was last changed.
     */
    passwordChangedAt: string;
    /** @description Whether the password must be changed. */
    passwordExpired: boolean;
    /** @description The available step-up methods. */
    stepUpMethods: StepUpMethod[];
};

/** @description A step-up method. */
export type StepUpMethod = {
    /**
     * @description The method; `password` is available only if no other is set up.
     * @enum {string}
     */
    method: "sms" | "email" | "totp" | "password";
    /** @description Where codes are sent, masked; empty if the method sends none. */
    to: string;
};

/** @description Which code to send. */
export type StepUpSending = {
    /**
     * @description Where the code is sent.
     * @enum {string}
     */
    method: "sms" | "email";
};

/** @description The proof of a step-up. */
export type StepUp = {
    /**
     * @description The step-up method.
     * @enum {string}
     */
    method: "sms" | "email" | "totp" | "password";
    answer: Secret;
};

/** @description The token of a step-up, valid for one operation of this session. */
export type StepUpGrant = {
    stepUpToken: OneTimeToken;
    /**
     * Format: date-time
     * @description When the token expires.
     */
    expiresAt: string;
};

/** @description A session. */
export type SessionEntry = {
    /**
     * Format: uuid
     * @description The id of the session, which is not its token.
     */
    id: string;
    /** @description Whether it is the current session. */
    current: boolean;
    /**
     * Format: date-time
     * @description When it began.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it was last used, to the minute.
     */
    lastSeenAt: string;
    /** @description The IP address where it began. */
    ip: string;
    /** @description The browser. */
    userAgent: string;
};

/** @description The active sessions. */
export type Sessions = {
    /** @description The sessions, newest first. */
    list: SessionEntry[];
};

/** @description The IP addresses that are registered for logins. */
export type RegisteredIps = {
    /** @description The addresses, oldest first. */
    list: {
        /** @description The IP address. */
        ip: string;
        /**
         * Format: date-time
         * @description When the player first logged in from it.
         */
        registeredAt: string;
        /** @description Whether the current request comes from it. */
        current: boolean;
    }[];
};

/** @description A phone number and the code that was sent to it. */
export type MobileBinding = {
    mobileNum: PhoneText;
    countryDialingCode?: DialingCode;
    verificationCode: VerificationCode;
};

/** @description The e-mail address to send a code to. */
export type EmailSending = {
    email: EmailAddress;
};

/** @description An e-mail address and the code that was sent to it. */
export type EmailBinding = {
    email: EmailAddress;
    verificationCode: VerificationCode;
};

/** @description What an authenticator app is set up with. */
export type AuthenticatorSetup = {
    /** @description The secret in base32, for manual entry. */
    secret: string;
    /** @description The secret as a URI, for a QR code. */
    uri: string;
};

/** @description A code from an authenticator app. */
export type AuthenticatorCode = {
    code: VerificationCode;
};

/** @description A public key of the platform, as a JWK. */
export type PayloadKey = {
    /**
     * @description The kind of key.
     * @constant
     */
    kty: "EC";
    /**
     * @description The curve.
     * @constant
     */
    crv: "P-256";
    /** @description Its x coordinate in base64url. */
    x: string;
    /** @description Its y coordinate in base64url. */
    y: string;
    /** @description The key id. */
    kid: string;
    /**
     * @description What it is for.
     * @constant
     */
    use: "enc";
    /**
     * @description The algorithm.
     * @constant
     */
    alg: "ECDH-ES+A256KW";
};

/** @description A JWK set. */
export type PayloadKeys = {
    /** @description The keys, the current one first. */
    keys: PayloadKey[];
};

/** @description The visitor's location as the platform sees it. */
export type Location = {
    /** @description The visitor's IP address. */
    ip: string;
    /** @description The country of the address, ISO 3166-1 alpha-2. */
    country: string;
};

/** @description Whether the site is open to the visitor. */
export type SystemStatus = {
    /**
     * @description 0 normal, 1 maintenance, 2 region-blocked (S4.1).
     * @enum {integer}
     */
    status: 0 | 1 | 2;
    /** @description The visitor's IP address (S8.6). */
    ip: string;
    /** @description The country of the address, ISO 3166-1 alpha-2. */
    country: string;
    /**
     * Format: date-time
     * @description The platform's time of this answer, with which the site synchronises its clocks.
     */
    now: string;
};

/** @description One switch of the whitelabel tree. */
export type WhitelabelNode = {
    /** @description The flag (S3.12, S3.13), or a group of flags. */
    modId: string;
    /** @description Whether it is on. */
    enabled: boolean;
    /** @description The child nodes. */
    childrenNodes: WhitelabelNode[];
};

/** @description A domain of the merchant. */
export type DomainRoute = {
    /**
     * Format: hostname
     * @description The host name.
     */
    domain: string;
    /**
     * @description Whether it is the main domain.
     * @enum {string}
     */
    type: "MAIN" | "ALTERNATE";
};

/** @description A way to reach the merchant (S3.10). */
export type CustomerService = {
    /**
     * @description The type of contact.
     * @enum {string}
     */
    csType: "FACEBOOK" | "YOUTUBE" | "TELEGRAM" | "WHATSAPP" | "INSTAGRAM" | "X" | "EMAIL";
    /** @description The address of the contact, encrypted to the key of the page (compact JWE). */
    path: string;
};

/** @description A document of the merchant (S3.10). */
export type Resource = {
    /** @description Its name in English. */
    labelNameEn: string;
    /** @description Its address, a route of the site or an https address. */
    url: string;
    /**
     * @description The type of document.
     * @enum {string}
     */
    resourceType: "TERMS" | "PRIVACY" | "RESPONSIBLE_PLAY";
};

/** @description The analytics that the merchant uses. */
export type Analytics = {
    /** @description A Google tag id; null for none. Livery sites only use the id in the brand's manifest. */
    gtagId: string | null;
};

/** @description The rule of one registration field (S3.7). */
export type FieldConfig = {
    /** @description Whether the form shows the field. */
    enabled: boolean;
    /** @description Whether the field is required. */
    required: boolean;
    /** @description The regular expression that a value must match, or `*` for any (S5.2). */
    acceptedPattern: string;
    /** @description Which message explains the pattern (S5.3). */
    patternId: number;
    /** @description The minimum number of characters. */
    minLength: number;
    /** @description The maximum number of characters. */
    maxLength: number;
};

/** @description The rules of all fields of a registration form. */
export type FieldConfigs = {
    username: FieldConfig;
    password: FieldConfig;
    mobileNum: FieldConfig;
    verificationCode: FieldConfig;
    email: FieldConfig;
    payeeName: FieldConfig;
    paymentPassword: FieldConfig;
    qqNum: FieldConfig;
    line: FieldConfig;
    whatsapp: FieldConfig;
    facebook: FieldConfig;
    wechat: FieldConfig;
    zalo: FieldConfig;
    telegram: FieldConfig;
    idNumber: FieldConfig;
    fullName: FieldConfig;
    birthday: FieldConfig;
    nationality: FieldConfig;
    occupation: FieldConfig;
    sourceOfIncome: FieldConfig;
    recommenderId: FieldConfig;
    affiliateCode: FieldConfig;
    referralCode: FieldConfig;
};

/** @description The rules of both registration forms (S3.7). */
export type RegisterSettings = {
    username: FieldConfigs;
    mobile: FieldConfigs;
};

/** @description The human check, and where it is required (S3.6). */
export type HumanCheckPolicy = {
    /**
     * @description The provider of the check.
     * @enum {string}
     */
    provider: "altcha" | "recaptcha";
    /** @description The site's public key at the provider; null if it needs none. */
    siteKey: string | null;
    /** @description Whether a login after a failed one requires it. */
    login: boolean;
    /** @description Whether a registration requires it. */
    registration: boolean;
};

/** @description The startup data of a page (S3.11). */
export type Permission = {
    /** @description Contact channels of the merchant; empty if the page sent no key. */
    customerService: CustomerService[];
    /** @description The domains of the merchant. */
    domainRoute: DomainRoute[];
    /** @description Documents of the merchant. */
    resources: Resource[];
    /** @description The whitelabel tree. */
    whitelabel: WhitelabelNode[];
    register: RegisterSettings;
    /**
     * Format: hostname
     * @description The main domain.
     */
    mainDomain: string;
    analytics: Analytics;
    /** @description Origins that serve pictures (S9.5). */
    imageCDNs: string[];
    /** @description Origins that may be framed as games (S9.5). */
    launchGameCDNs: string[];
    humanCheck: HumanCheckPolicy;
    location: Location;
    /** @description Whether the platform is in maintenance (S4.1). */
    maintenance: boolean;
    /** @description Whether the visitor's region is blocked (S4.1). */
    regionRestriction: boolean;
};

/**
 * @description The status of an identity verification. `more_needed` asks the player for documents, `refused` is final for the player.
 * @enum {string}
 */
export type VerificationState = "not_started" | "in_review" | "more_needed" | "approved" | "refused";

/**
 * @description A kind of document.
 * @enum {string}
 */
export type VerificationDocumentKind = "identity_card_front" | "identity_card_back" | "passport" | "proof_of_address" | "selfie";

/**
 * @description The status of a document. One that is `added` has not been submitted to the reviewer yet.
 * @enum {string}
 */
export type VerificationDocumentState = "missing" | "added" | "in_review" | "refused" | "accepted";

/**
 * @description Why the reviewer requests a document, or a new one. `additional` requests one that was not sent before.
 * @enum {string}
 */
export type VerificationDocumentReason = "unreadable" | "cropped" | "expired" | "outdated" | "name_differs" | "wrong_document" | "not_original" | "face_differs" | "additional";

/**
 * @description Why an identity verification was refused.
 * @enum {string}
 */
export type VerificationRefusalReason = "not_own" | "not_genuine" | "under_age";

/** @description A document of a proof of identity. */
export type VerificationDocument = {
    kind: VerificationDocumentKind;
    state: VerificationDocumentState;
    /** @description Why it is requested again; null if the reviewer has given no reason. */
    reason: VerificationDocumentReason | null;
    /** @description The size of the picture in bytes; null if there is none. */
    bytes: number | null;
    /**
     * Format: date-time
     * @description When it was uploaded; null if there is none.
     */
    uploadedAt: string | null;
};

/** @description Documents that together complete a part. */
export type VerificationChoice = {
    /** @description The documents, in display order. */
    documents: VerificationDocument[];
};

/** @description A part of the verification, required by the market or requested by the reviewer in addition. */
export type VerificationPart = {
    /**
     * @description What the part verifies.
     * @enum {string}
     */
    purpose: "identity" | "address" | "selfie";
    /** @description The alternatives for this part, of which one is enough. */
    choices: VerificationChoice[];
};

/** @description A player's proof of identity. */
export type IdentityVerification = {
    state: VerificationState;
    /** @description Why it was refused; null if it was not. */
    reason: VerificationRefusalReason | null;
    /** @description The real name that the documents must show; empty if the player has not provided it and their birth date yet. */
    realName: string;
    /** @description Whether the player has made a deposit, so that a withdrawal may follow. */
    deposited: boolean;
    /** @description Whether every part is complete and includes something that the reviewer has not seen, so that it can be submitted. */
    complete: boolean;
    /**
     * Format: date-time
     * @description When documents were last submitted to the reviewer.
     */
    sentAt: string | null;
    /**
     * Format: date-time
     * @description When the reviewer last decided.
     */
    decidedAt: string | null;
    /** @description The parts of the verification. */
    parts: VerificationPart[];
};

/** @description A document to upload. */
export type NewVerificationDocument = {
    kind: VerificationDocumentKind;
    /**
     * Format: binary
     * @description The picture, png or jpg, at most 5 MB.
     */
    picture: File;
};

/** @description The player's wallet for a vendor. */
export type VendorWallet = {
    /** @description The vendor's code. */
    vassalage: string;
    /** @description The vendor's name. */
    displayName: string;
    /** @description What the wallet holds. */
    balance: Amount;
    state: VendorWalletState;
};

/**
 * @description Whether the wallet accepts transfers; a busy one will accept them again in a moment.
 * @enum {string}
 */
export type VendorWalletState = "ready" | "busy" | "maintenance";

/** @description What a player has. */
export type WalletBalance = {
    /** @description Whether there is a single wallet for all vendors. */
    single: boolean;
    /** @description The currency, by ISO 4217. */
    currency: string;
    /** @description Its symbol. */
    currencySymbol: string;
    /** @description The balance of the main wallet, or of the single wallet. */
    balance: Amount;
    /** @description The amount held for pending withdrawals. */
    locked: Amount;
    /** @description The total balance of all wallets, without the held amount. */
    total: Amount;
    /** @description The wagering still required before a withdrawal. */
    turnoverLeft: Amount;
    /** @description The wallet of every vendor; empty for a single wallet. */
    wallets: VendorWallet[];
    /** @description Whether a launch transfers the player's funds to the vendor of the game; false for a single wallet. */
    automatic: boolean;
};

/** @description Whether automatic transfer is on. */
export type AutomaticFunds = {
    /** @description Whether a launch moves the money to the vendor of the game, and the end of the game returns it to the main wallet. */
    automatic: boolean;
};

/** @description All funds of a player, and the consolidated contract flags (S3.13). */
export type ConsolidatedFunds = {
    /** @description The total, including the amount held for withdrawals. */
    total: Amount;
    /** @description The balance of the main wallet, or of the single wallet. */
    available: Amount;
    /** @description What the vendors' wallets hold. */
    vendors: Amount;
    /** @description The amount held for withdrawals. */
    locked: Amount;
    /** @description Deposits that are not paid yet, which are not part of the total. */
    depositsOpen: Amount;
    /** @description Whether daily salaries are paid. */
    dailysalreqtype: boolean;
    /** @description Whether dividends are paid. */
    divtypereq: boolean;
    /** @description Whether hourly salaries are paid. */
    contracthoursalreq: boolean;
    /** @description Whether real-time salaries are paid. */
    realtimesalreqtype: boolean;
};

/** @description A wallet of the player. */
export type WalletName = {
    /**
     * @description Whether it is the main wallet or a vendor's.
     * @enum {string}
     */
    kind: "main" | "vendor";
    /** @description The code of the vendor, for a vendor's wallet. */
    vassalage?: Vassalage;
};

/** @description A transfer between two wallets, one of which is the main wallet. */
export type WalletTransfer = {
    from: WalletName;
    to: WalletName;
    /** @description The amount to transfer. */
    amount: GivenAmount;
};

/**
 * @description Whether a transfer went between wallets or between members.
 * @enum {string}
 */
export type TransferKind = "wallet" | "member";

/** @description A transfer as the player sees it. */
export type FundTransfer = {
    /** @description The number of the transfer. */
    reference: string;
    kind: TransferKind;
    /**
     * @description Whether it entered the main wallet or left it.
     * @enum {string}
     */
    direction: "in" | "out";
    /** @description The vendor whose wallet it came from; null for the main wallet. */
    from: string | null;
    /** @description The vendor whose wallet it went to; null for the main wallet. */
    to: string | null;
    /** @description The account of the other member; null between wallets. */
    account: string | null;
    /** @description The other member's name, masked; null between wallets. */
    name: string | null;
    /** @description The sender's note; empty if there is none, and between wallets. */
    note: string;
    /** @description The amount transferred. */
    amount: Amount;
    /**
     * Format: date-time
     * @description When it was made.
     */
    at: string;
};

/** @description The result of returning money to the main wallet. */
export type FundsCollected = {
    /** @description The amount returned. */
    amount: Amount;
    /** @description How many wallets it came from. */
    transfers: number;
    /** @description The amount left in wallets that accept no transfers at the moment. */
    left: Amount;
    /** @description What the main wallet holds now. */
    balance: Amount;
};

/** @description An upline or downline to whom the player can transfer. */
export type LineMember = {
    /**
     * Format: uuid
     * @description The member's id.
     */
    memberId: string;
    /** @description The member's account. */
    account: string;
    /** @description The nickname, which other players see. */
    nickname: string;
    /** @description The masked real name, by which the sender recognises the right person; the masked nickname if there is no real name. */
    name: string;
};

/** @description The members to whom the player can transfer. */
export type TransferLine = {
    /** @description The direct upline; null for a player who has none. */
    upline: LineMember | null;
    /** @description Whether the direct upline can receive transfers now. False if there is none; the reason is never given. */
    uplineAvailable: boolean;
    /** @description Whether the player can transfer to downlines at all, whatever accounts the filter selects. */
    hasDownlines: boolean;
    /** @description Downlines, by account; empty if the player cannot transfer to them. */
    downlines: LineMember[];
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many downlines can receive transfers. */
    total: number;
    /** @description The status of the player's identity verification; no transfer is possible before it is approved. */
    verification: VerificationState;
};

/** @description A transfer to the upline or a downline. */
export type LineTransfer = {
    /** @description The account that receives. */
    account: string;
    /** @description The amount that the receiver gets. */
    amount: GivenAmount;
    /** @description A note to the receiver, in one line and without invisible characters; may be omitted. */
    note?: string;
    /** @description The sender's payment password. */
    paymentPassword: string;
};

/** @description A page of transfers. */
export type TransferPage = {
    /** @description The transfers of the page. */
    transfers: FundTransfer[];
    /** @description The totals of the whole filter. */
    totals: {
        /** @description Total received in the main wallet. */
        in: Amount;
        /** @description Total sent from the main wallet. */
        out: Amount;
    };
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many transfers there are. */
    total: number;
};

/** @description The reference of a withdrawal. */
export type WithdrawalReference = string;

/**
 * @description Where a withdrawal stands.
 * @enum {string}
 */
export type WithdrawalState = "in-process" | "approved" | "paying" | "paid" | "rejected";

/**
 * @description A kind of payout account.
 * @enum {string}
 */
export type PayoutKind = "mobile-wallet" | "bank" | "crypto";

/** @description An account that withdrawals go to. */
export type PayoutAccount = {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    kind: PayoutKind;
    /** @description The bank, the mobile wallet or the network. */
    provider: string;
    /** @description The account holder. */
    holder: string;
    /** @description The last digits of its number. */
    number: string;
};

/** @description The payout accounts of a player. */
export type PayoutAccounts = {
    /** @description The accounts, oldest first. An account whose provider is no longer offered for its kind stays in the list, and accepts no new withdrawals. */
    accounts: PayoutAccount[];
    /** @description The maximum number of accounts per player. */
    most: number;
    /** @description The real name of the player, which every account must have; empty until the player has provided it and a birth date. */
    holder: string;
    /** @description The kinds of accounts that can be added, in the platform's order. */
    methods: PayoutMethod[];
};

/** @description A kind of payout account, and the terms of withdrawals to it. */
export type PayoutMethod = {
    kind: PayoutKind;
    /** @description The available banks, mobile wallets or networks. */
    providers: string[];
    /** @description The minimum withdrawal. */
    least: Amount;
    /** @description The maximum withdrawal. */
    most: Amount;
    /** @description The usual processing time in minutes. */
    minutes: number;
};

/** @description A payout account to add. */
export type NewPayoutAccount = {
    kind: PayoutKind;
    /** @description The bank, the mobile wallet or the network, one of those available for the kind. */
    provider: string;
    /** @description The account holder. */
    holder: string;
    /** @description Its number, without spaces. */
    number: string;
};

/** @description What a withdrawal would bring. */
export type WithdrawalQuote = {
    /** @description The minimum withdrawal. */
    least: Amount;
    /** @description The maximum withdrawal. */
    most: Amount;
    /** @description The amount that can be withdrawn from the main or single wallet; for suspended players and players on a break, without what is kept back. */
    available: Amount;
    /** @description What must still be staked; nothing for players on a break and suspended ones. */
    turnoverLeft: Amount;
    /** @description The amount that stays in the wallet, for suspended players and players on a break while a bonus has wagering left; nothing for others. It is the unwagered share of each bonus, plus the winnings since the oldest of them was credited. */
    held: Amount;
    /** @description The usual processing time in minutes. */
    minutes: number;
    /** @description How many withdrawals without a fee are left. */
    freeLeft: number;
    /** @description How many withdrawals are left in the current 24 hours. */
    withdrawalsLeft: number;
    /** @description The fee on the amount; null without an amount. */
    fee: Amount | null;
    /** @description The amount received after the fee; null without an amount. */
    received: Amount | null;
    /** @description The status of the player's identity verification; no withdrawal is possible before it is approved. */
    verification: VerificationState;
    /** @description Whether a withdrawal of the amount, or any withdrawal if no amount is given, would be accepted now. */
    allowed: boolean;
};

/** @description A withdrawal. */
export type Withdrawal = {
    reference: WithdrawalReference;
    account: PayoutAccount;
    /** @description The amount debited from the wallet, the fee included. */
    amount: Amount;
    /** @description The fee kept from the amount; for a rejected withdrawal, the fee kept for the part that was paid. */
    fee: Amount;
    state: WithdrawalState;
    /** @description What has been paid so far, without the fee (S3.16). */
    receivedAmount: Amount;
    /** @description What is still to be paid, without the fee (S3.16). */
    remainingAmount: Amount;
    /**
     * @description How it was confirmed as received. After a forced receipt the amount is not refunded (S4.16).
     * @enum {string|null}
     */
    receipt: "confirmed" | "automatic" | "forced" | null;
    /** @description The cashier's note. */
    note: string;
    /**
     * Format: date-time
     * @description The platform's time of this answer, for countdowns.
     */
    asOf: string;
    /**
     * Format: date-time
     * @description When it was requested.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the cashier approved it.
     */
    approvedAt: string | null;
    /**
     * Format: date-time
     * @description When all of it is usually paid.
     */
    expectedAt: string;
    /**
     * Format: date-time
     * @description When the last part of it was paid.
     */
    lastPaidAt: string | null;
    /**
     * Format: date-time
     * @description When it counts as received without a confirmation by the player; null before all of it is paid, and once it is closed.
     */
    receivedAutomaticallyAt: string | null;
    /**
     * Format: date-time
     * @description When it was received or rejected.
     */
    closedAt: string | null;
};

/** @description A withdrawal to request. */
export type NewWithdrawal = {
    /**
     * Format: uuid
     * @description The payout account.
     */
    accountId: string;
    /** @description What leaves the wallet, the fee included. */
    amount: GivenAmount;
    /** @description The fee that the player was shown; another one is refused (`fee_changed`). Not compared if omitted. */
    fee?: Amount;
    /** @description The payment password. */
    paymentPassword: string;
};

/** @description The withdrawal that was received. */
export type WithdrawalReceipt = {
    reference: WithdrawalReference;
};

/** @description A page of withdrawals. */
export type WithdrawalPage = {
    /** @description The withdrawals of the page. */
    withdrawals: Withdrawal[];
    /** @description The totals of the whole filter; rejected withdrawals only count in the amount. */
    totals: {
        /** @description What was asked for. */
        amount: Amount;
        /** @description Total paid, without fees. */
        receivedAmount: Amount;
        /** @description Total still to be paid, without fees. */
        remainingAmount: Amount;
    };
    /** @description How many pages there are. */
    totalPages: number;
    /** @description How many withdrawals there are. */
    total: number;
};

/**
 * @description Why a call failed. Codes are added, never changed.
 * @enum {string}
 */
export type Code = "invalid_parameter" | "payload_undecodable" | "payload_expired" | "not_logged_in" | "region_restricted" | "real_account_needed" | "details_needed" | "agent_needed" | "player_suspended" | "player_excluded" | "function_disabled" | "not_found" | "merchant_unknown" | "method_not_allowed" | "payload_replayed" | "transition_refused" | "payload_too_large" | "media_type_unsupported" | "encryption_needed" | "idempotency_key_reused" | "too_many_requests" | "unexpected_error" | "overloaded" | "exclusion_register_unavailable" | "system_maintenance" | "login_incorrect" | "captcha_needed" | "captcha_wrong" | "human_check_needed" | "human_check_failed" | "verification_needed" | "verification_ended" | "verification_code_missing" | "verification_code_invalid" | "verification_code_expired" | "social_login_failed" | "social_account_unknown" | "contact_unbound" | "invalid_phone" | "non_member_login" | "non_agent_login" | "period_too_long" | "contract_unknown" | "contract_rate_too_high" | "contract_rate_not_higher" | "contract_offer_open" | "contract_period_invalid" | "contract_endings_changed" | "contract_agent_unavailable" | "agent_downline_needed" | "registration_link_unknown" | "registration_link_disabled" | "registration_links_full" | "registration_link_day_invalid" | "rebate_too_high" | "rebate_too_low" | "rebate_changed" | "chat_room_unknown" | "chat_message_unknown" | "chat_model_unknown" | "chat_words_refused" | "launch_ended" | "game_session_over" | "game_kind_mismatch" | "round_reused" | "stake_out_of_range" | "selection_invalid" | "deposit_unknown" | "deposit_state" | "deposit_limit_reached" | "deposit_method_unknown" | "transaction_used" | "deposits_open" | "game_unknown" | "merchant_mismatch" | "category_unavailable" | "vendor_unknown" | "draw_closed" | "message_unknown" | "period_invalid" | "age_confirmation_needed" | "free_trial_unavailable" | "point_item_unknown" | "point_record_unknown" | "point_item_sold_out" | "points_too_few" | "real_name_fixed" | "birthday_fixed" | "contract_left" | "balance_left" | "promotion_unknown" | "image_unknown" | "promotion_closed" | "promotion_not_for_this" | "promotion_joined" | "promotion_unfinished" | "application_open" | "raffle_ticket_missing" | "image_invalid" | "reality_check_due" | "reality_check_not_due" | "session_limit_reached" | "loss_limit_reached" | "limit_raise_unknown" | "limit_raise_waiting" | "field_invalid" | "invitation_code_error" | "invitation_used_up" | "terms_outdated" | "social_token_ended" | "reward_unknown" | "reward_claimed" | "reward_expired" | "mission_unknown" | "mission_unfinished" | "rebate_too_small" | "referral_too_small" | "password_wrong" | "password_unchanged" | "link_ended" | "step_up_needed" | "contact_taken" | "contact_last" | "authenticator_bound" | "verification_closed" | "verification_incomplete" | "wallet_single" | "wallet_same" | "vendor_wallet_busy" | "vendor_wallet_maintenance" | "balance_insufficient" | "amount_out_of_range" | "line_member_unknown" | "line_transfer_unavailable" | "payment_password_missing" | "payment_password_wrong" | "payout_account_unknown" | "payout_holder_differs" | "payout_account_taken" | "payout_accounts_full" | "payout_account_used" | "payout_provider_closed" | "identity_not_verified" | "turnover_left" | "withdrawals_exhausted" | "fee_changed" | "withdrawal_unknown" | "withdrawal_state";

/** @description The envelope of a failure. */
export type Failure = {
    /**
     * @description The call failed.
     * @constant
     */
    success: false;
    /** @description What more is known, or null. */
    value: null | InvalidParameters | LoginRefused | LoginChallenge | SocialNewcomer | UsedTransaction | FieldFindings;
    /** @description A text in English, for where the code is not known. */
    message: string;
    code: Code;
};

/** @description Every call of the contract by its operationId. */
export type Operations = {
    /** @description Logs in by username or phone number and password, or, with the flag MOBILEVERCODELOGIN3, by a code sent to the phone (S4.3, S7.2), sent either by the platform or by the phone provider in the manifest, whose token then identifies the phone number (S7.32). After one failed login the human check is required, after three the captcha as well, and after five the name is locked for 5 minutes, whether or not it belongs to an account (S3.4, S4.8, S9.6). A login from an IP address that is new for the player is refused with `verification_needed` and a token for the second step (S4.16). */
    login: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: Login;
        value: LoginResult;
    };
    /** @description Sends a code by one of the methods listed in `verification_needed` (S4.16). */
    sendLoginVerification: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: LoginVerificationSending;
        value: CodeSent;
    };
    /** @description Completes a login from an unregistered address and registers that address (S4.16). */
    completeLoginVerification: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: LoginVerification;
        value: LoginResult;
    };
    /** @description Starts a session of two hours for a new trial account with its own play credits. Needs the flag FREEPLAY3 (S1.4, S6.3, S7.14). */
    freeplay: {
        body: Freeplay;
        value: LoginResult;
    };
    /** @description Logs in with the code of an identity provider in the manifest (OpenID Connect, PKCE). The platform exchanges the code itself and checks the ID token's issuer, audience, nonce and expiry. An identity that is not linked to a player is refused with `social_account_unknown` and a token to register with (S4.3, S7.32). */
    loginSocial: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: SocialLogin;
        value: LoginResult;
    };
    /** @description Ends the current session and invalidates its token (S4.2, S7.5). */
    logout: {
        value: null;
    };
    /** @description Returns the player of the current session (S3.5, S7.6). */
    getMemberInfo: {
        value: MemberInfo;
    };
    /** @description Returns an image of digits; the answer is sent together with its id and can be used once (S4.8, S7.15). */
    getCaptcha: {
        value: Captcha;
    };
    /** @description Returns a proof-of-work challenge for the browser (ALTCHA). Its solution is sent as `humanCheck` with a registration, and with a login after a failed one, and can be used once (S3.6). */
    getHumanCheck: {
        value: HumanCheckChallenge;
    };
    /** @description Sends a code. A number that is not registered gets the same answer, but no message is sent (S4.7, S7.3, S9.1). */
    sendSmsNoLogin: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: SmsNoLogin;
        value: CodeSent;
    };
    /** @description Sends a code. A number that is already registered gets the same answer, but no message is sent (S4.7, S7.4, S9.1). */
    sendSmsRegister: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: SmsRegister;
        value: CodeSent;
    };
    /** @description Returns the size of the team and its results in a period, in total, by day and by level, with the previous period and the members whose turnover changed most (S2.17 agentTeamOverview). A team of 2,000 members or more is counted once a minute; `countedAt` says when, and `nextCountAt` from when a call can return a newer count. */
    getTeamOverview: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
        };
        value: TeamOverview;
    };
    /** @description Lists the direct downlines of a member of the team, each with the size of their own team; with a filter by account, level, joining date or date of the first deposit, it lists the matching members of the whole team (S1.3, S2.17 downlineManagmentView). */
    getTeam: {
        query?: {
            /**
             * Format: uuid
             * @description The member whose downlines are listed; the agent if omitted.
             */
            below?: string;
            /** @description Only members of the team whose account begins with this text. */
            account?: string;
            /** @description Only players, or only agents. */
            makes?: DownlineKind;
            /** @description Only members this many levels below the agent; the last level includes all deeper ones. */
            level?: number;
            /**
             * Format: date
             * @description Only members who joined on or after this date, in the market's time zone.
             */
            joinedFrom?: string;
            /**
             * Format: date
             * @description Only members who joined on or before this date, in the market's time zone.
             */
            joinedTo?: string;
            /**
             * Format: date
             * @description Only members whose first deposit was paid on or after this date, in the market's time zone.
             */
            firstDepositFrom?: string;
            /**
             * Format: date
             * @description Only members whose first deposit was paid on or before this date, in the market's time zone.
             */
            firstDepositTo?: string;
            /**
             * @description The sort field; if omitted, agents come first, then by account.
             * @enum {string}
             */
            sort?: "account" | "joined" | "lastLogin";
            /**
             * @description The sort direction: ascending (from A, or from the earliest) or descending.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: TeamPage;
    };
    /** @description Returns the member's details, balance, bonuses and rebates, and results of the last 30 days (S1.3, S2.17). An account outside the team is unknown. */
    getDownline: {
        query: {
            /** @description The member's account. */
            account: string;
        };
        value: Downline;
    };
    /** @description Changes the rebate of a direct downline, within the bounds returned by `getDownline`. Bets settled before the change keep the old rate, and the member gets a message (S2.17 downlineManagmentView). */
    setDownlineRebate: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: DownlineRebate;
        value: DownlineRebateSet;
    };
    /** @description Suspends a direct downline with a reason, or lifts the suspension; the member gets a message (S2.17 downlineManagmentView). A suspended member can log in, withdraw and see all records, but cannot play, deposit, transfer to members or recruit downlines. Suspending a member who is already suspended keeps the first reason. */
    setDownlineSuspension: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: DownlineSuspension;
        value: DownlineSuspensionSet;
    };
    /** @description Returns the betting record of the team in the chosen order, with the totals of the whole filter (S2.17 personalHistoryCopy). */
    getTeamBets: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only members of the team whose account begins with this text. */
            account?: string;
            /**
             * @description Whether `account` is the full account of one member rather than the beginning of one.
             * @default false
             */
            exact?: boolean;
            /** @description Only games of this type. */
            gameType?: GameType;
            /** @description Only games of this vendor. */
            vassalage?: Vassalage;
            /** @description Only bets with this status. */
            state?: BetState;
            /**
             * @description The sort field. Open bets have no return or net yet and come last when sorted by them.
             * @default at
             * @enum {string}
             */
            sort?: "at" | "stake" | "payout" | "net";
            /**
             * @description The sort direction: newest or largest first, or oldest or smallest first.
             * @default desc
             * @enum {string}
             */
            order?: "desc" | "asc";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: TeamBetPage;
    };
    /** @description Returns the profit and loss of every member who played or received a bonus or rebate in a period, by settled bets, bonuses and rebates, with the totals of the whole filter (S1.3, S2.17 palStatementsAgentCopy). The first 60 members of a large team, without a filter, can be of a count of the last two minutes; `countedAt` says when it was, and `nextCountAt` from when a call can return a newer one. */
    getTeamLosses: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only members of the team whose account begins with this text. */
            account?: string;
            /**
             * @description The sort order: by highest loss, by highest stakes, or by account.
             * @default loss
             * @enum {string}
             */
            sort?: "loss" | "stake" | "account";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: TeamLossPage;
    };
    /** @description Returns every transaction of the members of the team in the chosen order, with the totals of the whole filter (S1.3, S2.17 agentDownlineTransactionDetailsCopy). */
    getTeamTransactions: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only members of the team whose account begins with this text. */
            account?: string;
            /**
             * @description Whether `account` is the full account of one member rather than the beginning of one.
             * @default false
             */
            exact?: boolean;
            /** @description Only transactions of this type. */
            kind?: MovementKind;
            /**
             * @description The sort field.
             * @default at
             * @enum {string}
             */
            sort?: "at" | "amount";
            /**
             * @description The sort direction: newest or largest first, or oldest or smallest first.
             * @default desc
             * @enum {string}
             */
            order?: "desc" | "asc";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: TeamTransactionPage;
    };
    /** @description The contracts of this kind that the agent received or offered, the newest first (S3.13, S4.16, S7.29). */
    getDividendContracts: {
        query?: {
            /** @description Only contracts that the agent received, or only those that they offered. */
            side?: ContractSide;
            /** @description Only contracts with this status. */
            state?: ContractState;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: ContractPage;
    };
    /** @description The contracts of this kind that the agent received or offered, the newest first (S3.13, S4.16, S7.29). */
    getDailySalaryContracts: {
        query?: {
            /** @description Only contracts that the agent received, or only those that they offered. */
            side?: ContractSide;
            /** @description Only contracts with this status. */
            state?: ContractState;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: ContractPage;
    };
    /** @description The contracts of this kind that the agent received or offered, the newest first (S3.13, S4.16, S7.29). */
    getHourlySalaryContracts: {
        body: ContractQuery;
        value: ContractPage;
    };
    /** @description The contracts of this kind that the agent received or offered, the newest first (S3.13, S4.16, S7.29). */
    getRealtimeSalaryContracts: {
        body: ContractQuery;
        value: ContractPage;
    };
    /** @description Returns whether members keep their money in a single wallet for all vendors (S7.29). */
    getMerchantWallet: {
        value: MerchantWallet;
    };
    /** @description Returns the consolidated contract flags, each on if the merchant pays that kind, the periods of dividends, and the highest rate of each kind that the agent can offer (S3.13, S3.16). */
    getContractSettings: {
        value: ContractSettings;
    };
    /** @description Lists the contracts of all kinds that were offered to the agent and not answered yet (S2.15, S6.6). */
    getContractOffers: {
        value: ContractOffers;
    };
    /** @description Lists the contracts that the agent received or offered, of the kinds that the merchant pays, including contracts that have ended (S3.13, S4.16). */
    getContracts: {
        query?: {
            /** @description Only contracts that the agent received, or only those that they offered. */
            side?: ContractSide;
            /** @description Only contracts with this status. */
            state?: ContractState;
            /** @description Only contracts of this kind. */
            kind?: ContractKind;
            /** @description Only members of the team whose account begins with this text. */
            account?: string;
            /**
             * @description The sort field: the date of the offer, the account of the agent, or the rate.
             * @default offered
             * @enum {string}
             */
            sort?: "offered" | "account" | "rate";
            /**
             * @description The sort direction: newest or highest first, or oldest or lowest first.
             * @default desc
             * @enum {string}
             */
            order?: "desc" | "asc";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: ContractPage;
    };
    /** @description Returns a contract that the agent received or offered, the contract in force to compare it with, and the contracts below that end when it is accepted or, if it is in force, when it ends; null for contracts of others and unknown ones (S4.16). */
    getContractConsequences: {
        query: {
            /**
             * Format: uuid
             * @description The contract.
             */
            id: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        /** @description The contract with its consequences; null if it is not one of the agent's. */
        value: ContractConsequences | null;
    };
    /** @description Returns the bounds of each kind of contract for a direct downline agent, with their current contracts; null if nothing can be offered to that account (S3.13, S4.16). */
    getOfferTerms: {
        query: {
            /** @description The account of the direct downline agent. */
            account: string;
        };
        /** @description The terms that can be offered; null if there are none. */
        value: OfferTerms | null;
    };
    /** @description Returns the contracts that would end below a direct downline agent if they accepted a rate; null if nothing can be offered to that account (S4.16). */
    getOfferConsequences: {
        query: {
            /** @description The account of the direct downline agent. */
            account: string;
            /** @description The kind of contract. */
            kind: ContractKind;
            /** @description The offered rate. */
            ratePercent: GivenPercent;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        /** @description The contracts that would end; null if nothing can be offered. */
        value: ContractEndings | null;
    };
    /** @description Offers a contract to a direct downline agent, at a rate no higher than the agent's own and higher than the one in force (S4.16, S6.4). */
    offerContract: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: ContractOffer;
        value: Contract;
    };
    /** @description Puts an offered contract in force. The previous contract ends, and so do contracts of the same kind with a lower rate among all downlines; everybody affected is notified (S4.16). */
    acceptContract: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: ContractAcceptance;
        value: Contract;
    };
    /** @description Declines an offered contract (S4.16). */
    rejectContract: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: ContractChoice;
        value: Contract;
    };
    /** @description Withdraws an offer, or ends a contract in force together with all contracts of its kind below it (S4.16, S6.4). The negative balance left by a dividend is carried over to the next contract of the kind between the same two parties. */
    terminateContract: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: ContractTermination;
        value: Contract;
    };
    /** @description Returns the agent's income by day and in total, by kind of contract (S1.3, S2.17 agentRevenueReport). */
    getAgentIncome: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
        };
        value: AgentIncome;
    };
    /** @description Returns the dividends that were paid to the agent, or to the agents to whom they gave contracts, in the chosen order, with the totals of the whole filter (S1.3, S2.17 agentDividendRecordCopy2). */
    getDividendRecords: {
        query?: {
            /**
             * @description What the agent was paid, or what the contracts that they gave paid to others.
             * @default received
             * @enum {string}
             */
            side?: "received" | "given";
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /**
             * @description The sort field of payments.
             * @default paidAt
             * @enum {string}
             */
            sort?: "paidAt" | "amount" | "stake" | "net";
            /**
             * @description The sort direction: newest or largest first, or oldest or smallest first.
             * @default desc
             * @enum {string}
             */
            order?: "desc" | "asc";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: CommissionPage;
    };
    /** @description Returns the daily, hourly or real-time salaries that were paid to the agent, or to the agents to whom they gave contracts, in the chosen order, with the totals of the whole filter (S1.3, S2.17 agentDailyWages2, agentHourSalary, agentRealtimeSalary). */
    getSalaryRecords: {
        query: {
            /**
             * @description The kind of salary.
             * @enum {string}
             */
            kind: "daily" | "hourly" | "realtime";
            /**
             * @description What the agent was paid, or what the contracts that they gave paid to others.
             * @default received
             * @enum {string}
             */
            side?: "received" | "given";
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /**
             * @description The sort field of payments.
             * @default paidAt
             * @enum {string}
             */
            sort?: "paidAt" | "amount" | "stake" | "net";
            /**
             * @description The sort direction: newest or largest first, or oldest or smallest first.
             * @default desc
             * @enum {string}
             */
            order?: "desc" | "asc";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: CommissionPage;
    };
    /** @description Returns the agent's contract of a kind in force and what it has earned so far in the current period, which is paid when the period ends (S1.3, S2.17, S9.6). */
    getCommissionOutlook: {
        query: {
            /** @description The kind of contract. */
            kind: ContractKind;
        };
        value: CommissionOutlook;
    };
    /** @description Returns one payment that the agent received, or that was paid under a contract they gave, as the sum of its terms; null for payments of others and unknown ones (S1.3, S2.17). */
    getCommission: {
        query: {
            /** @description Its number. */
            id: number;
        };
        /** @description The payment; null if it is not one of the agent's. */
        value: CommissionDetails | null;
    };
    /** @description Lists the announcements for agents, newest first, 9 per page (S2.17 agentAnnouncement, S9.1). */
    getAgentAnnouncements: {
        query?: {
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Announcements per page.
             * @default 9
             */
            pageSize?: number;
            /** @description Only the announcement with this id. */
            id?: number;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: AgentAnnouncementPage;
    };
    /** @description Registers a player or an agent as a direct downline, by the merchant's rules for usernames and passwords (S1.3, S2.17 registerCenter, S3.7). At their first login they accept the terms and change the password, which the agent knows (S4.3, S4.16). */
    registerDownline: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: DownlineRegistration;
        value: RegisteredDownline;
    };
    /** @description Lists the agent's registration links, newest first, with the totals of all of them (S2.17 registerCenter). */
    getRegistrationLinks: {
        query?: {
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: RegistrationLinkPage;
    };
    /** @description Creates a link with the rebate for members who register through it, at most the agent's own; `/wps/agent/affiliate` accepts its code (S2.17 registerCenter, S7.10). The link stops working after its last day, or once its limit of registrations is reached. Its name must be one that is allowed as a nickname (`field_invalid`). */
    createRegistrationLink: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: NewRegistrationLink;
        value: RegistrationLink;
    };
    /** @description Stops registrations through the link; members who have already registered stay (S2.17 registerCenter). */
    disableRegistrationLink: {
        body: RegistrationLinkChoice;
        value: RegistrationLink;
    };
    /** @description Lists the rooms in which members chat with each other (S1.5, S2.15). Refused if the merchant has no chat room. */
    listChatRooms: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        /** @description The rooms in display order. */
        value: ChatRoom[];
    };
    /** @description Lists messages, newest last. `before` returns older ones. New messages arrive as events of the topic `chat`. */
    listChatMessages: {
        path: {
            /** @description The room. */
            room: string;
        };
        query?: {
            /** @description Only messages older than this one. */
            before?: string;
            /**
             * @description The maximum number of messages.
             * @default 50
             */
            limitNum?: number;
        };
        value: ChatMessages;
    };
    /** @description Posts a message of at most 140 characters (S9.6). Links, phone numbers and abusive words are refused; the limit is five messages in ten seconds. */
    writeChatMessage: {
        path: {
            /** @description The room. */
            room: string;
        };
        body: ChatText;
        value: ChatMessage;
    };
    /** @description Reports a message. A second report by the same member changes nothing. A message that three members have reported is hidden until the staff review it. */
    reportChatMessage: {
        path: {
            /** @description The message. */
            id: string;
        };
        value: null;
    };
    /** @description Lists the topics of the live chats for players or for agents, with the hours of the staff and whether they are there now (S7.30, S9.7). */
    listLiveChats: {
        query?: {
            /**
             * @description Whose topics.
             * @default player
             * @enum {string}
             */
            audience?: "player" | "agent";
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        /** @description The live chats in display order. */
        value: LiveChatModel[];
    };
    /** @description Returns the address of a page for this conversation alone; the conversation ends two hours after its last message (S7.30). */
    launchLiveChat: {
        body: LiveChatLaunch;
        value: LiveChat;
    };
    /** @description Lists announcements, newest first. `execution` selects the audience; notices are those of audience B (S3.8, S7.27). Visitors get only those of B; those of A and F require a login (S4.10). A player on a time-out or self-excluded gets none about promotions. */
    getAnnouncements: {
        query?: {
            /**
             * @description The types to return, separated by commas (S7.27).
             * @default B,PL,PU,PR,H
             */
            types?: string;
            /**
             * @description The platform that shows them; W is the web (S7.27).
             * @default W
             * @enum {string}
             */
            platform?: "W";
            /** @description Only for this audience. */
            execution?: Execution;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Announcements per page (S9.1).
             * @default 9
             */
            pageSize?: number;
        };
        value: AnnouncementPage;
    };
    /** @description Lists the banners that the platform adds to the manifest's own, in order (S3.3). A player on a time-out or self-excluded gets none. */
    getBanners: {
        query: {
            /** @description The place where the banners are shown (S3.3). */
            groupName: BannerGroup;
            /**
             * @description The platform that shows them; W is the web (S7.27).
             * @default W
             * @enum {string}
             */
            platform?: "W";
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: BannerList;
    };
    /** @description Exchanges the single-use token of a launch for the token that the game plays with (S4.12). */
    beginDemoGame: {
        body: DemoLaunch;
        value: DemoGame;
    };
    /** @description Ends the game and invalidates its token. Ending a game that has already ended changes nothing. */
    endDemoGame: {
        body: DemoToken;
        value: null;
    };
    /** @description Returns the balance that can be staked in the game. The page calls this when the site reports that money was moved. */
    getDemoBalance: {
        body: DemoToken;
        value: DemoBalance;
    };
    /** @description Takes the stake, plays the round and pays the win in one transaction. A bet on a lottery waits for the next draw. Repeating a round returns the same answer and plays nothing. */
    playDemoRound: {
        body: DemoRound;
        value: DemoOutcome;
    };
    /** @description Lists the deposit methods with their limits, reduced to what the player's own limits leave (S2.16 depositv2). */
    getDepositMethods: {
        value: DepositMethods;
    };
    /** @description Returns the deposit with a reference, or the newest one that is still open, so that nothing is lost with a closed tab; null if there is none. This status is authoritative, whatever a return page says (S2.16 depositv2). */
    getDeposit: {
        query?: {
            /** @description The reference of the deposit. */
            reference?: DepositReference;
        };
        /** @description The deposit; null if none is open. */
        value: Deposit | null;
    };
    /** @description Starts a deposit within the limits of the method and of the player; at most three can be open at once (S2.16 depositv2). The account must have a real name and a birth date (`details_needed`). The limits of the player are checked again when the deposit is paid, and the part that exceeds them is returned; open deposits count until they are closed, paid ones from when they were credited. A chosen promotion pays its reward once the deposit is paid. The provider's page returns to `returnPath` with the reference of the deposit as the parameter `reference`. */
    createDeposit: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: NewDeposit;
        value: Deposit;
    };
    /** @description Lists the deposits that are still to be paid, or whose manual payment is still to be reported, newest first. An expired deposit stays in the list until its `reportUntil`, since it may have been paid after all (S2.16 depositv2). */
    getWaitingDeposits: {
        value: WaitingDeposits;
    };
    /** @description Reports the transaction number of a manual payment made for a deposit for which another payment was already reported. The payment becomes a deposit of its own, which the cashier credits or returns; if reported during a break or a suspension, it is returned. It can be reported until the deposit's `secondUntil`, 72 hours after the deposit was closed, and three of one deposit can be open at once. A second payment cannot have a second payment itself. The amount sent must be within the limits of the method (S2.16 depositv2). */
    reportSecondPayment: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: SecondPayment;
        value: Deposit;
    };
    /** @description Reports the transaction number of a manual payment, and what was really sent if it differs from the request; the cashier then looks for the payment. The report can be corrected until the deposit is closed, and an expired deposit can be reported until `reportUntil`. A payment that is reported or corrected during a break or a suspension is returned. The amount sent must not exceed the maximum of the method (S2.16 depositv2). */
    reportDepositTransaction: {
        body: DepositTransaction;
        value: Deposit;
    };
    /** @description Lists deposits, newest first, with the totals of the whole filter (S2.16 transactionHistory). */
    getDepositRecords: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only deposits with this status. */
            state?: DepositState;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: DepositPage;
    };
    /** @description Returns the merchant's categories in order, each with the cards of its vendors (S3.2, S7.24). The classify of a card in SPORTS shows whether it is esports or cockfight (S2.23). */
    getGameMenus: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        /** @description The categories in the order of the menu. */
        value: GameCategory[];
    };
    /** @description Lists games of one type, or of all the types that the merchant offers, most played first unless another order is requested (S7.24). A page after the last one is empty. */
    getGameList: {
        query?: {
            /**
             * @description The kind of client; 3 is the web (S7.24).
             * @default 3
             * @enum {integer}
             */
            clientType?: 3;
            /**
             * @description The forms of games that the client can run, separated by commas (S7.24).
             * @default flash,html5-desktop
             */
            platform?: string;
            /** @description The merchant code again; it must match the header (S7.24). */
            merchant?: MerchantCode;
            /** @description Only games of this type. */
            gameType?: GameType;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Games per page; 12 on home, 24 elsewhere (S9.3).
             * @default 24
             */
            pageSize?: number;
            /** @description Only games of this vendor. */
            vassalage?: Vassalage;
            /** @description Only games of this class; MXWIN requests `Crash` (S2.23). */
            gameClassify?: GameClassify;
            /** @description Only games with this text in their name, in any language and case. */
            gameName?: string;
            /**
             * @description The sort order; `popular` puts the most played first, `name` is alphabetical, `new` puts new games first.
             * @default popular
             * @enum {string}
             */
            sort?: "popular" | "name" | "new";
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: GamePage;
    };
    /** @description Lists at most 24 hot games, of one vendor if it is given (S7.25). */
    getHotGames: {
        query?: {
            /** @description The merchant code again; it must match the header (S7.25). */
            merchantCode?: MerchantCode;
            /**
             * @description Whose list to return; 2 is the platform's (S7.25).
             * @default 2
             * @enum {integer}
             */
            isPlatform?: 2;
            /** @description Only games of this vendor. */
            vassalage?: Vassalage;
            /**
             * @description The forms of games that the client can run, separated by commas (S7.24).
             * @default flash,html5-desktop
             */
            platform?: string;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: HotGames;
    };
    /** @description Lists the vendors that have games of each type (S7.25). */
    getVendorGameTypes: {
        query?: {
            /** @description The merchant code again; it must match the header (S7.25). */
            merchantCode?: MerchantCode;
            /**
             * @description The forms of games that the client can run, separated by commas (S7.24).
             * @default flash,html5-desktop
             */
            platform?: string;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: VendorGameTypes;
    };
    /** @description Returns a lane per game type with the vendors that have new games, those with the most new games first (S7.25). */
    getNewGameVendors: {
        query?: {
            /** @description The merchant code again; it must match the header (S7.25). */
            merchantCode?: MerchantCode;
            /**
             * @description The forms of games that the client can run, separated by commas (S7.24).
             * @default flash,html5-desktop
             */
            platform?: string;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: NewGameVendors;
    };
    /** @description Lists the highest wins paid, highest first (S2.27, S7.25). Names are masked. */
    getRankList: {
        query?: {
            /**
             * @description Only wins in games of this type; all types if omitted (S7.25).
             * @default ALL
             * @enum {string}
             */
            gameCategory?: "ALL" | "LOTT" | "ELOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP";
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The maximum number of winners (S9.3).
             * @default 20
             */
            limitNum?: number;
        };
        value: RankList;
    };
    /** @description Returns all sections with their topics, in reading order (S7.22). The section `term` holds the terms; a page opens it by the hash `#term` (S2.11). The texts are plain; an empty line separates paragraphs. */
    getHelpCenter: {
        query?: {
            /**
             * @description The language of the texts, a BCP 47 tag; the merchant's default if it does not offer that one (S7.22).
             * @default en
             */
            lang?: string;
            /**
             * @description The device that the texts are for (S7.22).
             * @default WEB
             * @enum {string}
             */
            device?: "WEB";
        };
        value: HelpCenter;
    };
    /** @description Lists the countries, the default of forms first (S3.9). */
    getCountries: {
        /** @description The countries in display order. */
        value: Country[];
    };
    /** @description Sends a text of at most 140 characters (S5.9, S7.21, S9.6). The answer of the staff is returned by `listFeedback`. */
    sendFeedback: {
        body: FeedbackText;
        value: Feedback;
    };
    /** @description Lists the member's feedback, newest first, each with its answer once there is one. */
    listFeedback: {
        query?: {
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Entries per page.
             * @default 10
             */
            pageSize?: number;
        };
        value: FeedbackPage;
    };
    /** @description Lists the lotteries that the merchant offers with their next draw, most frequent first (S4.15, S7.28). */
    getLotteries: {
        query?: {
            /** @description Only lotteries of this prize mode (S4.15). */
            prizeMode?: PrizeMode;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: LotteryList;
    };
    /** @description Lists the lotteries that the player has launched or bet on, most recent first (S7.28). */
    getRecentLotteries: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: LotteryList;
    };
    /** @description Lists its latest draws, newest first; empty for a game that is not one of the merchant's lotteries (S7.28). */
    getDraws: {
        query: {
            /** @description The lottery. */
            gameCode: GameCode;
        };
        value: DrawList;
    };
    /** @description Returns one draw of each lottery that the merchant offers (S7.28). */
    getLatestDraws: {
        query?: {
            /** @description Only lotteries of this prize mode (S4.15). */
            prizeMode?: PrizeMode;
        };
        value: DrawList;
    };
    /** @description Returns how many missions are open, done and claimed, the rewards of the done ones, and the player's stakes at the requested lotteries in the current day or week, with the resulting place (S7.28). */
    getMissionSummary: {
        query?: {
            /**
             * @description The area of the lotteries.
             * @default VN
             * @enum {string}
             */
            lottoArea?: "VN";
            /**
             * @description The kind of games to count, lotteries.
             * @default LOTT
             * @enum {string}
             */
            launchMode?: "LOTT";
            /** @description Only stakes at lotteries of this prize mode (S4.15). */
            lottoPrizeMode?: PrizeMode;
            /** @description Only stakes at this lottery. */
            lottoGameCode?: GameCode;
            /** @description The view of the lottery page that sends the request, for platforms that render the leaderboard themselves. The answer is the same for each. */
            lottoView?: string;
            /** @description The device of the page, for platforms that render the leaderboard themselves. The answer is the same for each. */
            device?: string;
            /** @description The page to go back to, for platforms that render the leaderboard themselves. The answer is the same for each. */
            backUrl?: string;
            /**
             * @description The day or the week that is under way.
             * @default weekly
             * @enum {string}
             */
            period?: "daily" | "weekly";
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: MissionSummary;
    };
    /** @description Returns the first 20 places of the current day or week by stakes at the requested lotteries, and the player's own place (S7.28). Names are masked. */
    getLotteryLeaderboard: {
        query?: {
            /**
             * @description The area of the lotteries.
             * @default VN
             * @enum {string}
             */
            lottoArea?: "VN";
            /**
             * @description The kind of games to count, lotteries.
             * @default LOTT
             * @enum {string}
             */
            launchMode?: "LOTT";
            /** @description Only stakes at lotteries of this prize mode (S4.15). */
            lottoPrizeMode?: PrizeMode;
            /** @description Only stakes at this lottery. */
            lottoGameCode?: GameCode;
            /** @description The view of the lottery page that sends the request, for platforms that render the leaderboard themselves. The answer is the same for each. */
            lottoView?: string;
            /** @description The device of the page, for platforms that render the leaderboard themselves. The answer is the same for each. */
            device?: string;
            /** @description The page to go back to, for platforms that render the leaderboard themselves. The answer is the same for each. */
            backUrl?: string;
            /**
             * @description The day or the week that is under way.
             * @default weekly
             * @enum {string}
             */
            period?: "daily" | "weekly";
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: Leaderboard;
    };
    /** @description Lists messages, newest first (S2.16 messageV2). Reading the list marks nothing as read. */
    listMessages: {
        query?: {
            /**
             * @description Whether to list only unread messages, or all.
             * @default all
             * @enum {string}
             */
            state?: "all" | "unread";
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Messages per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: MessagePage;
    };
    /** @description Marks the given messages, or all of them, as read. Other sessions of the member receive the new unread count. */
    readMessages: {
        body: MessageSelection;
        value: UnreadCount;
    };
    /** @description Deletes the given messages, or all of them. A deleted message is removed from the inbox and its counts. */
    deleteMessages: {
        body: MessageSelection;
        value: UnreadCount;
    };
    /** @description Returns the number for the badge of the inbox (S2.16, S2.20, S7.30). */
    getUnreadCount: {
        value: UnreadCount;
    };
    /** @description Returns a card, 3:4 for slots, crash and fish games and 16:9 for the others; `shape=wide` returns 16:9 for all. */
    getGameArt: {
        path: {
            /** @description The code of the game. */
            gameCode: GameCode;
        };
        query?: {
            /** @description The version of the picture. An address with a version may be cached indefinitely. */
            v?: number;
            /**
             * @description The shape of the picture.
             * @default card
             * @enum {string}
             */
            shape?: "card" | "wide";
        };
    };
    /** @description Returns a square icon with a letter. */
    getVendorIcon: {
        path: {
            /** @description The code of the vendor. */
            vassalage: Vassalage;
        };
        query?: {
            /** @description The version of the picture. An address with a version may be cached indefinitely. */
            v?: number;
        };
    };
    /** @description Lists the nodes that the player has marked as favourites, newest first (S4.13, S7.25). */
    getFavouriteIds: {
        value: FavouriteIds;
    };
    /** @description Lists the games that the player has marked as favourites, newest mark first (S2.6, S7.25). The token of S7.25 is sent in the header, never in the address. */
    getFavourites: {
        query?: {
            /**
             * @description The kind of client; 3 is the web (S7.24).
             * @default 3
             * @enum {integer}
             */
            clientType?: 3;
            /**
             * @description The forms of games that the client can run, separated by commas (S7.24).
             * @default flash,html5-desktop
             */
            platform?: string;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Games per page; all of them if omitted (S9.3).
             * @default 999
             */
            pageSize?: number;
            /** @description Only games of this type. */
            gameType?: GameType;
        };
        value: FavouritePage;
    };
    /** @description Marks a game as a favourite. Marking it again changes nothing (S4.13, S7.25). */
    addFavourite: {
        body: Favourite;
        value: null;
    };
    /** @description Unmarks a game, if it is marked (S4.13, S7.25). */
    removeFavourite: {
        query: {
            /** @description The game (S3.14). */
            nodeId: number;
        };
        value: null;
    };
    /** @description Lists at most 24 games that the player has launched or bet on, most recent first (S2.6, S7.25). */
    getRecentGames: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: HotGames;
    };
    /** @description Lists the tables of a game of the type PVP, or of the 24 most played ones, lowest stakes first in each game (S7.25). */
    getRooms: {
        query?: {
            /** @description The game. */
            gameCode?: GameCode;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: RoomList;
    };
    /** @description Returns the address of a game, with a token that its page can use once within a minute (S4.12, S7.26). A real launch requires the player's own account with a real name and a birth date (`details_needed`); a free trial is open to anyone of age, if the game has one (S2.25). */
    launchGame: {
        query: {
            /** @description The game. */
            gameCode: GameCode;
            /**
             * @description Whether the game is played with the member's own credits or as a free trial (S2.25).
             * @default real
             * @enum {string}
             */
            mode?: "real" | "demo";
            /**
             * @description Whether a visitor has confirmed to be of age, which a free trial without a session requires (S5.6).
             * @default false
             */
            ageConfirmed?: boolean;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The theme of the page, so that anything that opens beside it can use the same colours; the merchant's default if omitted (S9.7).
             * @enum {string}
             */
            theme?: "dark" | "light";
        };
        value: LaunchedGame;
    };
    /** @description Ends a play session of the player. If automatic transfer is on, the balance of the vendor's wallet returns to the main wallet, unless another game of the vendor is still open. Ending a session that has already ended changes nothing, and the answer repeats what its end returned. */
    leaveGame: {
        body: LeaveGame;
        value: LeftGame;
    };
    /** @description Returns what the card of a vendor opens (S4.12, S7.25): a page for lotteries, its part of the list for a vendor of slots, the popup list for a vendor whose games are listed, and for any other its lobby, which is launched like a game. */
    launchVendor: {
        query: {
            /** @description The vendor. */
            vassalage: Vassalage;
            /** @description The category of the card. */
            gameType: GameType;
            /**
             * @description Whether the game is played with the member's own credits or as a free trial (S2.25).
             * @default real
             * @enum {string}
             */
            mode?: "real" | "demo";
            /**
             * @description Whether a visitor has confirmed to be of age, which a free trial without a session requires (S5.6).
             * @default false
             */
            ageConfirmed?: boolean;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The theme of the page, so that anything that opens beside it can use the same colours; the merchant's default if omitted (S9.7).
             * @enum {string}
             */
            theme?: "dark" | "light";
        };
        value: Launch;
    };
    /** @description Returns the betting record, newest first, with the totals of the whole filter (S2.16 personalHistoryCopy). Days are in the market's time zone. */
    getBets: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only games of this type. */
            gameType?: GameType;
            /** @description Only games of this vendor. */
            vassalage?: Vassalage;
            /** @description Only games with this text in their name, in any language and case. */
            gameName?: string;
            /** @description Only bets with this status. */
            state?: BetState;
            /**
             * @description The sort field. Open bets have no return or net yet and come last when sorted by them.
             * @default at
             * @enum {string}
             */
            sort?: "at" | "stake" | "payout" | "net";
            /**
             * @description The sort direction: newest or largest first, or oldest or smallest first.
             * @default desc
             * @enum {string}
             */
            order?: "desc" | "asc";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: BetPage;
    };
    /** @description Returns a bet by its number, whenever it was placed; null if the player has no such bet (S2.16 personalHistoryCopy). */
    getBet: {
        query: {
            /** @description The number of the bet. */
            betId: number;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        /** @description The bet; null if the player has no such bet. */
        value: Bet | null;
    };
    /** @description Returns all bets of a filter as CSV (RFC 4180), oldest first, with times in the market's time zone (S2.16 personalHistoryCopy). The return and net of an open bet are empty. */
    exportBets: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only games of this type. */
            gameType?: GameType;
            /** @description Only games of this vendor. */
            vassalage?: Vassalage;
            /** @description Only games with this text in their name, in any language and case. */
            gameName?: string;
            /** @description Only bets with this status. */
            state?: BetState;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: RecordsFile;
    };
    /** @description Returns the balance of points; points never expire (S7.30, S9.6). `claimable` are those earned by play since the last claim. */
    getPointBalance: {
        value: PointBalance;
    };
    /** @description Returns the rates of the platform (S7.30). */
    getPointConfig: {
        value: PointConfig;
    };
    /** @description Credits the points that settled bets have earned since the last claim; no stake counts twice (S7.30). */
    claimPoints: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        value: PointRecord;
    };
    /** @description What points can be redeemed for, in the operator's order (S2.9). */
    getPointItems: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: PointItemPage;
    };
    /** @description Deducts the points at once, after a check of the payment password; the operator approves or rejects the redemption, and a rejection refunds them (S4.16, S7.30). */
    redeemPoints: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        body: PointRedemption;
        value: PointRecord;
    };
    /** @description Pays the value of the points into the wallet, after a check of the payment password (S7.30). */
    convertPoints: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: PointConversion;
        value: PointRecord;
    };
    /** @description Lists records, newest first (S3.16, S7.30). */
    getPointRecords: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only records of this type. */
            type?: PointRecordType;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: PointRecordPage;
    };
    /** @description Returns a record; only the player's own can be read (S7.30). */
    getPointRecord: {
        path: {
            /**
             * Format: uuid
             * @description The id of the record.
             */
            id: string;
        };
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: PointRecord;
    };
    /** @description Returns the names and details of the player; contacts are masked (S3.17). */
    getProfile: {
        value: Profile;
    };
    /** @description Changes the given fields and leaves the rest. The real name and the birth date can be set only once, since payments and the age check depend on them. Names with invisible characters are refused, and so are nicknames that look like staff (`field_invalid`). */
    changeProfile: {
        body: ProfileChange;
        value: null;
    };
    /** @description Returns the current avatar, and those that the player can choose (S7.16). */
    getIcons: {
        value: Icons;
    };
    /** @description Sets the avatar that other players see (S7.16). */
    changeIcon: {
        body: IconChoice;
        value: null;
    };
    /** @description Returns one of the avatars, drawn from its number. */
    getAvatarArt: {
        path: {
            /** @description The number of the picture. */
            avatar: Avatar;
        };
    };
    /** @description Returns the version to accept, and the age that players confirm (S5.6). */
    getTerms: {
        value: Terms;
    };
    /** @description Records that the player accepts the version in force, after the terms have changed. */
    agreeToTerms: {
        body: TermsAgreement;
        value: null;
    };
    /** @description Closes the account permanently and ends all sessions. Requires the password and a step-up, and is refused while there is money in any wallet, in an open bet or in a pending deposit. */
    closeAccount: {
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        body: AccountClosing;
        value: null;
    };
    /** @description Lists current and upcoming promotions, in the operator's order. With a session, the list shows the player's status in each, and includes ended promotions that still have a reward to give (S2.3, S4.16). */
    getPromotions: {
        query?: {
            /** @description Only promotions of this type. */
            type?: PromotionType;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Entries per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: PromotionPage;
    };
    /** @description Returns a promotion with its terms and, with a session, the player's status in it (S4.16). */
    getPromotion: {
        path: {
            /** @description The code of the promotion. */
            code: PromotionCode;
        };
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: Promotion;
    };
    /** @description Joins the promotion; from then on settled bets count towards it, or tickets can be earned (S4.16). */
    joinPromotion: {
        path: {
            /** @description The code of the promotion. */
            code: PromotionCode;
        };
        value: null;
    };
    /** @description Pays the reward, once per player and promotion, and opens its wagering requirement (S4.16). */
    claimPromotion: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        path: {
            /** @description The code of the promotion. */
            code: PromotionCode;
        };
        value: PaidReward;
    };
    /** @description Sends a statement of at most 140 characters and up to three pictures, png or jpg as checked by their content, at most 5 MB each (S5.9). A player whose application was rejected may apply again. */
    applyForPromotion: {
        path: {
            /** @description The code of the promotion. */
            code: PromotionCode;
        };
        multipart: PromotionApplication;
        value: null;
    };
    /** @description Lists applications, newest first (S4.16). */
    getPromotionApplications: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Entries per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: PromotionApplicationPage;
    };
    /** @description Returns the picture; only the player who sent it and the operator can see it (S5.9). */
    getApplicationImage: {
        path: {
            /** @description The code of the promotion that the application is for. */
            code: PromotionCode;
            /** @description The number of the picture, from 1. */
            position: number;
        };
        value: ApplicationImage;
    };
    /** @description Opens the player's oldest unopened ticket of a raffle. The platform draws the prize and pays it at once (S7.30). */
    claimRaffle: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: RaffleClaim;
        value: RaffleResult;
    };
    /** @description Returns the limits in force with what is left of them, pending raises, the reality check interval and the current break (S1.2, S2.16). */
    getProtection: {
        value: Protection;
    };
    /** @description Sets a limit for 24 hours, 7 days or 30 days. A first or lower limit takes effect at once and cancels a pending raise. A higher limit, or none, must be confirmed with `confirmLimitRaise` after 24 hours; until then the old limit applies (S2.16). The raise lapses if it is not confirmed in the 7 days after that. Transfers from members above the player count towards a deposit limit. */
    setMoneyLimit: {
        body: MoneyLimitChange;
        value: Protection;
    };
    /** @description Sets how long a player can play before a pause of half an hour. A first or shorter limit takes effect at once; a longer one, or none, must be confirmed with `confirmLimitRaise` after 24 hours (S2.16). */
    setSessionLimit: {
        body: SessionLimitChange;
        value: Protection;
    };
    /** @description Puts a raise into force after its waiting time of 24 hours (S2.16). A raise that was not confirmed in the 7 days after that has lapsed, and must be requested again (`limit_raise_unknown`). */
    confirmLimitRaise: {
        body: LimitRaiseConfirmation;
        value: Protection;
    };
    /** @description Sets after how many minutes of play the player is shown how long they have played and what it cost (S2.16). A reality check that is already due is not postponed and must be acknowledged first. */
    setRealityCheck: {
        body: RealityCheckChange;
        value: Protection;
    };
    /** @description Lets the player continue after a reality check that was due (S2.16). */
    acknowledgeRealityCheck: {
        value: PlayPosition;
    };
    /** @description Returns the current sitting of the player, for the bar beside a game and for reality checks; none after a pause of half an hour (S2.16). */
    getPlayPosition: {
        value: PlayPosition;
    };
    /** @description Returns the current sitting, or fails with the reason why the player cannot play at the moment (S4.12). */
    checkPlay: {
        value: PlayPosition;
    };
    /** @description Excludes the player from deposits, games and promotions for 24 hours to 6 weeks. It cannot be revoked, and never shortens a break already in force (S2.16). */
    takeTimeOut: {
        body: TimeOut;
        value: Protection;
    };
    /** @description Excludes the player from deposits, games and promotions for 6 months to 5 years. It cannot be revoked, and never shortens a break already in force (S2.16). */
    excludeSelf: {
        body: SelfExclusion;
        value: Protection;
    };
    /** @description Lists every transaction of the player's wallets, newest first, with the totals of the whole filter (S2.16 transactionHistory). A withdrawal is debited when it is requested, and credited back if it is rejected. */
    getTransactions: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only transactions of this type. */
            kind?: TransactionKind;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: TransactionPage;
    };
    /** @description Returns the opening and closing balance of the player's wallets for each month of the market's calendar, and the changes by type (S2.16 transactionHistory). Transfers between the player's own wallets change nothing and are left out. */
    getMonthlyStatement: {
        query?: {
            /**
             * @description The number of months, the current one included.
             * @default 6
             */
            months?: number;
        };
        value: MonthlyStatement;
    };
    /** @description Returns settled bets by day, week, month, vendor or game, with the totals of the whole period and those of the same number of days right before it (S2.16 personalProfit). A week begins on Monday. */
    getPersonalProfit: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /**
             * @description What a line is.
             * @default day
             * @enum {string}
             */
            by?: "day" | "week" | "month" | "vendor" | "game";
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: ProfitPage;
    };
    /** @description Returns all transactions of a filter as CSV (RFC 4180), oldest first, with times in the market's time zone (S2.16). Without a first day the export goes back six months. */
    exportRecords: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; six months before the last one if omitted.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only transactions of this type. */
            kind?: TransactionKind;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: RecordsFile;
    };
    /** @description Registers a player by the rules of `/wps/system/setting/register` (S3.6, S5.2, S5.6, S7.7); with `login` it also starts a session. Requires the flag USERNAMEREG3, an answer to the human check and, with REGMOBVERF3 and a phone number, the code that was sent to it or the token of the phone provider in the manifest. Only usernames, and numbers that a code has verified, are refused as taken; a number or an e-mail address that belongs to somebody else is silently left out, and its owner gets a message. */
    register: {
        body: Registration;
        value: Registered;
    };
    /** @description Registers a player as by username, with the rules of the mobile form (S3.6, S7.8). Requires the flag MOBILENUMREG3; a password is accepted only with MOBILENUMPASSREG3. A player without a password must verify the number by a code whatever REGMOBVERF3 says, since it is their only way to log in again. If the username is omitted, the platform generates one. */
    registerMobile: {
        body: Registration;
        value: Registered;
    };
    /** @description Checks the given fields before the form is sent, including whether a username is taken and an invitation code is known (S7.23). The answer does not reveal whether a number or an e-mail address is registered. After three taken names from one IP address a human check is required. */
    validateRegistration: {
        body: RegistrationCheck;
        value: FieldFindings;
    };
    /** @description Returns whether somebody can register as a downline of the owner of this code (S7.10, S8.2). A code is valid on every domain of the merchant. */
    getAffiliate: {
        query: {
            /** @description The code. */
            code: string;
            /** @description The domain that the visitor is on. */
            domain?: string;
        };
        value: Affiliate;
    };
    /** @description Counts a visit through the registration link of an agent, once per device. A device is recognised by a keyed hash of its IP address and browser (S2.17 registerCenter). Other codes are not counted. */
    countInvitation: {
        body: OpenedInvitation;
        value: Affiliate;
    };
    /** @description Lists the rewards that the player can claim, oldest first (S2.16). */
    getRewards: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: RewardList;
    };
    /** @description Pays a reward once, and opens its wagering requirement. */
    claimReward: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        path: {
            /**
             * Format: uuid
             * @description The id of the reward.
             */
            id: string;
        };
        value: PaidReward;
    };
    /** @description Lists every reward that can no longer be claimed, with its status, most recent first (S2.16). */
    getRewardRecords: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: RewardRecordPage;
    };
    /** @description Returns the number of rewards and missions that can be claimed, for their badges (S2.16). */
    getRewardCount: {
        value: RewardCount;
    };
    /** @description Lists the money rewards that the player has claimed, newest first, each with the wagering still required and the effect of a withdrawal on it now (S2.16 bonusDetails). Wagering requirements are met one after the other, oldest first. */
    getBonusDetails: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only bonuses of this source. */
            source?: RewardSource;
            /** @description Only bonuses with this status. */
            state?: BonusState;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: BonusPage;
    };
    /** @description Lists the missions of today and this week, with the player's progress (S2.16). */
    getMissions: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: MissionList;
    };
    /** @description Pays the reward of a mission that is done, once in its day or week. */
    claimMission: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        path: {
            /** @description The code of the mission. */
            code: string;
        };
        value: PaidReward;
    };
    /** @description Returns the first 20 places of the current day or week, the player's own place with those around it, the prizes, and what was paid for the last finished day or week (S2.16). Names are masked. */
    getMissionLeaderboard: {
        query?: {
            /**
             * @description The day or the week that is under way.
             * @default weekly
             * @enum {string}
             */
            period?: "daily" | "weekly";
        };
        value: Leaderboard;
    };
    /** @description Returns the player's level, the progress to the next one, and the benefits of each level (S2.16, S3.5). */
    getVip: {
        value: Vip;
    };
    /** @description Lists what the player has staked at each vendor since the last claim, and the resulting rebate (S2.16 manualRebate). Stakes are settled at the end of each day in the market's time zone and can be claimed from the next day on. */
    getRebates: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: RebateList;
    };
    /** @description Pays the rebate on settled stakes at one vendor, or at all of them; no stake is rebated twice. */
    claimRebate: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: RebateClaim;
        value: PaidReward;
    };
    /** @description Lists rebates, newest first, with one entry per vendor and claim (S2.16). */
    getRebateRecords: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: RebateRecordPage;
    };
    /** @description Returns the player's link, the percentage for each tier of friends, and the amount that can be claimed (S2.16). */
    getReferral: {
        value: Referral;
    };
    /** @description Lists the friends of all tiers, newest first, with masked names. */
    getReferralFriends: {
        query?: {
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: FriendPage;
    };
    /** @description Pays a share of what friends have staked since the last claim; no stake is counted twice. */
    claimReferral: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        value: PaidReward;
    };
    /** @description Changes the password and ends all other sessions (S4.4, S5.8, S7.9). With the flag CHNGPASSVERIF3 it requires a step-up. The new password must differ from the current one. */
    changePassword: {
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        body: PasswordChange;
        value: null;
    };
    /** @description Sends a link by e-mail that can be used once within 30 minutes (S5.7, S7.12). A username and an address that do not belong together get the same answer, but no message is sent. */
    sendPasswordLink: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        form: PasswordLink;
        value: CodeSent;
    };
    /** @description Sets a new password with the token of the link, and ends all sessions (S7.12). */
    resetPasswordByLink: {
        body: PasswordByLink;
        value: null;
    };
    /** @description Sets a new password with a code of `/wps/verification/sms/noLogin`, ends all sessions and starts a new one (S4.6, S7.13). */
    resetPasswordBySms: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: PasswordBySms;
        value: LoginResult;
    };
    /** @description Sets the password that withdrawals and transfers require. If there is one already, the call needs the old one, or a step-up if that is forgotten. */
    changePaymentPassword: {
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        body: PaymentPasswordChange;
        value: null;
    };
    /** @description Returns the contacts and the authenticator of the player, masked, and the available step-up methods (S2.16 securityCenter). */
    getSecurity: {
        value: Security;
    };
    /** @description Sends a code to the phone or e-mail address on the account. */
    sendStepUpCode: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: StepUpSending;
        value: CodeSent;
    };
    /** @description Verifies the player again, by one of the methods of the security centre. The returned token is sent in the header `Step-Up-Token` and is valid for 5 minutes, for one operation of this session: a withdrawal, or a change of phone, e-mail or authenticator. */
    stepUp: {
        body: StepUp;
        value: StepUpGrant;
    };
    /** @description Lists the active sessions, newest first. */
    getSessions: {
        value: Sessions;
    };
    /** @description Ends all sessions of the player except the current one. */
    endOtherSessions: {
        value: null;
    };
    /** @description Ends a session of the player. */
    endSession: {
        path: {
            /**
             * Format: uuid
             * @description The id of the session.
             */
            sessionId: string;
        };
        value: null;
    };
    /** @description Lists the IP addresses from which a login needs no second step (S4.16). */
    getRegisteredIps: {
        value: RegisteredIps;
    };
    /** @description Removes an IP address; the next login from it needs the second step again (S4.16). */
    forgetRegisteredIp: {
        path: {
            /** @description The IP address. */
            ip: string;
        };
        value: null;
    };
    /** @description Sends a code to the phone number to be added. If the number belongs to another player, nothing is sent. */
    sendMobileCode: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: SmsNoLogin;
        value: CodeSent;
    };
    /** @description Adds a phone number to which a code was sent; the previous number is notified. Requires a step-up. */
    bindMobile: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        body: MobileBinding;
        value: null;
    };
    /** @description Removes the phone number. Requires a step-up, and an e-mail address that remains on the account. */
    unbindMobile: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        value: null;
    };
    /** @description Sends a code to the e-mail address to be added. If the address belongs to another player, nothing is sent. */
    sendEmailCode: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        body: EmailSending;
        value: CodeSent;
    };
    /** @description Adds an e-mail address to which a code was sent; the previous address is notified. Requires a step-up. */
    bindEmail: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        body: EmailBinding;
        value: null;
    };
    /** @description Removes the e-mail address. Requires a step-up, and a phone number that remains on the account. */
    unbindEmail: {
        query?: {
            /** @description The language of the text message or e-mail that is sent, which is that of the page; the merchant's default if omitted, or if it does not offer that one (S9.7). */
            language?: string;
        };
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        value: null;
    };
    /** @description Returns the secret for an authenticator app (TOTP). The authenticator takes effect once a code from it has been confirmed. Requires a step-up. */
    setUpAuthenticator: {
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        value: AuthenticatorSetup;
    };
    /** @description Confirms the first code of the authenticator, which takes effect from then on. */
    confirmAuthenticator: {
        body: AuthenticatorCode;
        value: null;
    };
    /** @description Removes the authenticator. Requires a step-up. */
    removeAuthenticator: {
        headers?: {
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        value: null;
    };
    /** @description Returns 0 for normal, 1 for maintenance and 2 for a visitor's region that is blocked (S4.1, S7.17). The call answers at all times. */
    getStatus: {
        value: SystemStatus;
    };
    /** @description Returns which flags of S3.12 and S3.13 are on. A node is on only if all its parent nodes are on (S3.11, S7.17). */
    getWhitelabel: {
        /** @description The root nodes. */
        value: WhitelabelNode[];
    };
    /** @description Lists all domains that lead to the same site, the main one first (S7.17). */
    getDomainRoute: {
        /** @description The domains, the main one first. */
        value: DomainRoute[];
    };
    /** @description Returns all of S3.11 in one answer. Customer-service paths are encrypted to the key that the page sends; without a key they are left out (S3.10). */
    getPermission: {
        headers?: {
            /** @description The public key of this page, a JWK of the curve P-256 in base64url. Customer-service paths are encrypted to it (compact JWE, ECDH-ES+A256KW with A256GCM). */
            "Client-Key"?: string;
        };
        value: Permission;
    };
    /** @description Returns a rule for each field of both registration forms (S3.7, S7.11). */
    getRegisterSettings: {
        value: RegisterSettings;
    };
    /** @description Returns a JWK set, the current key first. The previous key still works, for pages that have not loaded the new one yet (S7.1). */
    getPayloadKeys: {
        value: PayloadKeys;
    };
    /** @description Returns the status of the verification, and every document that it consists of, with its status and the reviewer's reason. Players on a break can verify their identity too. Only the reviewer can see the pictures after the upload (S2.16). */
    getVerification: {
        value: IdentityVerification;
    };
    /** @description Sends all uploaded documents to the reviewer. Requires that every part is complete, that there is something new, and a real name and a birth date to compare the documents with; documents of any other choice than the complete one are deleted. */
    sendVerification: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        value: IdentityVerification;
    };
    /** @description Stores a picture, png or jpg as checked by its content, at most 5 MB (S5.9), encrypted, and replaces an earlier one of the same kind. The reviewer receives it only with `sendVerification`. Refused while the document is under review and once the verification is decided. */
    uploadVerificationDocument: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        multipart: NewVerificationDocument;
        value: IdentityVerification;
    };
    /** @description Deletes a document that was uploaded but not submitted yet. */
    removeVerificationDocument: {
        query: {
            /** @description The kind of document. */
            kind: VerificationDocumentKind;
        };
        value: IdentityVerification;
    };
    /** @description Returns the balance of the main or single wallet, the amount held for withdrawals and, if there is more than one wallet, the wallet of every vendor (S2.20, S7.18). */
    getWalletBalance: {
        query?: {
            /**
             * @description The language of names and texts, a BCP 47 tag; the merchant's default if it does not offer that one (S9.7).
             * @default en
             */
            language?: string;
        };
        value: WalletBalance;
    };
    /** @description Returns the player's total in all wallets, with pending deposits and withdrawals, and the contracts that the merchant has (S3.13). Only available with the agent policy (AGENTPOLICY3, S6.6, S7.20). */
    getConsolidatedFunds: {
        value: ConsolidatedFunds;
    };
    /** @description Moves money between the main wallet and a vendor's (S2.16 transferFund, S7.19). Refused if the merchant has a single wallet. A player who is excluded from play or suspended can only move money to the main wallet. */
    transferBetweenWallets: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: WalletTransfer;
        value: FundTransfer;
    };
    /** @description Sets whether a launch transfers the player's funds to the vendor of the game. The funds return to the main wallet when the game ends, or at the latest with the next launch elsewhere or the next login. The call itself transfers nothing. */
    setAutomaticFunds: {
        body: AutomaticFunds;
        value: AutomaticFunds;
    };
    /** @description Moves the balances of the vendors' wallets to the main wallet, with one transfer per wallet (S2.16 transferFund). */
    collectFunds: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        value: FundsCollected;
    };
    /** @description Lists the direct upline, for members and agents alike, and the downlines at all levels, by account, for agents if the agent policy is on (AGENTPOLICY3; S2.16 transferUpline, S6.4). */
    getTransferLine: {
        query?: {
            /** @description The text that the accounts of the downlines begin with. */
            account?: string;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: TransferLine;
    };
    /** @description Moves money from the player's main wallet to that of the direct upline or, for agents, of a downline (S2.16 transferUpline, S6.4). One failure code covers every receiver that the player cannot transfer to, a sender or receiver who is excluded from play, suspended or has closed the account, and an amount that would exceed a deposit limit of a receiving downline, so that nobody learns the reason. The requirements of a withdrawal apply to a transfer, too. The identity must be verified, and no wagering requirement may be left. */
    transferToLine: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
        };
        body: LineTransfer;
        value: FundTransfer;
    };
    /** @description Lists transfers between wallets and with other members, newest first, with the totals of the whole filter (S2.16 transactionHistory). */
    getTransferRecords: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only transfers of this type. */
            kind?: TransferKind;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: TransferPage;
    };
    /** @description Lists the player's payout accounts with masked numbers, the available kinds of accounts, and the name that a new account must have (S2.16 withdraw). */
    getPayoutAccounts: {
        value: PayoutAccounts;
    };
    /** @description Adds a payout account; a player can have at most five. Its holder must be the player, by their real name, and the player's account must have that and a birth date (`details_needed`). A payout account can belong to only one player of the merchant; a mobile wallet is identified by the last ten digits of its number (`payout_account_taken`). Requires a step-up (S2.16 withdraw). */
    bindPayoutAccount: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        body: NewPayoutAccount;
        value: PayoutAccount;
    };
    /** @description Removes an account that has no pending withdrawal. Records keep it (S2.16 withdraw). */
    removePayoutAccount: {
        path: {
            /**
             * Format: uuid
             * @description The payout account.
             */
            id: string;
        };
        value: null;
    };
    /** @description Returns the limits, the fee and the amount received, with the wagering and the identity verification still required (S2.16 withdraw). */
    quoteWithdrawal: {
        query: {
            /** @description The kind of payout account. */
            kind: PayoutKind;
            /** @description The amount; if omitted, only the limits are returned. */
            amount?: GivenAmount;
        };
        value: WithdrawalQuote;
    };
    /** @description Returns the withdrawal with a reference, or the newest one that is still pending; null if there is none (S2.16 withdraw). */
    getWithdrawal: {
        query?: {
            /** @description The reference of the withdrawal. */
            reference?: WithdrawalReference;
        };
        /** @description The withdrawal; null if none is pending. */
        value: Withdrawal | null;
    };
    /** @description Holds the amount until the cashier has decided. Requires the payment password and a step-up, an approved identity verification, and no wagering left; the player cannot cancel it. Suspended players and players on a break may withdraw whatever wagering is left; bonuses that are not wagered stay in the wallet (S2.16 withdraw). */
    createWithdrawal: {
        headers: {
            /** @description A key that the client generates for one request, so that a retry is not executed twice. The answer is kept for 30 days; a retry returns it whatever payment password it contains. */
            "Idempotency-Key": string;
            /** @description The token of a step-up. A successful call uses it up. */
            "Step-Up-Token"?: OneTimeToken;
        };
        body: NewWithdrawal;
        value: Withdrawal;
    };
    /** @description Confirms that the whole amount has arrived. Without a confirmation it counts as received at its `receivedAutomaticallyAt` (S4.16). */
    confirmWithdrawal: {
        body: WithdrawalReceipt;
        value: Withdrawal;
    };
    /** @description Lists withdrawals with the amounts received and remaining, newest first, and the totals of the whole filter (S3.16). */
    getWithdrawalRecords: {
        query?: {
            /**
             * Format: date
             * @description The first day, in the market's time zone; 29 days before the last one if omitted, for 30 days in all. From 2000-01-01 to 2099-12-31.
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in the market's time zone; today if omitted. From 2000-01-01 to 2099-12-31.
             */
            to?: string;
            /** @description Only withdrawals with this status. */
            state?: WithdrawalState;
            /**
             * @description The page, from 1.
             * @default 1
             */
            pageNo?: number;
            /**
             * @description Records per page.
             * @default 20
             */
            pageSize?: number;
        };
        value: WithdrawalPage;
    };
};

/** @description What a refusal tells besides its code. */
export type Refusals = {
    invalid_parameter: InvalidParameters;
    login_incorrect: LoginRefused;
    captcha_needed: LoginRefused;
    captcha_wrong: LoginRefused;
    verification_needed: LoginChallenge;
    social_account_unknown: SocialNewcomer;
    transaction_used: UsedTransaction;
    field_invalid: FieldFindings;
};
