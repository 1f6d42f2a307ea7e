/** Generated from schemas/platform.openapi.yaml by `npm run codegen`. Do not edit. */

export interface paths {
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login
         * @description Login by username and password, or, with the flag MOBILEVERCODELOGIN3, by a code sent to the phone (S4.3, S7.2): by the platform, or by the phone provider that the manifest names, whose token then names the phone (S7.32). A wrong login asks for a human check, three ask for the captcha too, five let the name rest for 5 minutes, whether it is anybody's or not (S3.4, S4.8, S9.6). From an address that the player never came from it is refused with `verification_needed` and a token to go on with (S4.16).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The second step of a login
         * @description Ends a login from an unregistered address; the address is known from then on (S4.16).
         */
        put: operations["completeLoginVerification"];
        /**
         * A code for the second step of a login
         * @description Sends a code by one of the ways that `verification_needed` named (S4.16).
         */
        post: operations["sendLoginVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A trial account
         * @description A session of a new trial account with play credits of its own, for two hours. Needs the flag FREEPLAY3 (S1.4, S6.3, S7.14).
         */
        post: operations["freeplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login with an account elsewhere
         * @description Login with the code of an identity provider that the manifest names (OpenID Connect, PKCE). The platform exchanges the code itself, and checks the ID token's issuer, audience, nonce and expiry. An identity that no player is bound to is refused with `social_account_unknown` and a token to register with (S4.3, S7.32).
         */
        post: operations["loginSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * The end of the session
         * @description Ends the session that the call is made with; its token is worth nothing from then on (S4.2, S7.5).
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in
         * @description The player of the session (S3.5, S7.6).
         */
        get: operations["getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha
         * @description A picture of digits. Its answer travels with its id, once (S4.8, S7.15).
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/humanCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A human check
         * @description A piece of work for the browser (ALTCHA, proof of work). What it found travels as `humanCheck` with a registration, and with a login after a wrong one, once (S3.6).
         */
        get: operations["getHumanCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code to a phone, to log in or to choose a new password
         * @description Sends a code. A number that nobody has registered gets the same answer and no message (S4.7, S7.3, S9.1).
         */
        post: operations["sendSmsNoLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code to a phone, to register
         * @description Sends a code. A number that is registered gets the same answer and no message (S4.7, S7.4, S9.1).
         */
        post: operations["sendSmsRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/teamOverview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agent's team at a glance
         * @description How large the team is, and what it did in a period, in total and day by day for charts (S2.17 agentTeamOverview).
         */
        get: operations["getTeamOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agent's team as a tree
         * @description The members directly below one of the team, or with `account` those of the whole team whose account begins so, each with the size of the team below (S1.3, S2.17 downlineManagmentView).
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One member of an agent's team
         * @description Who the member is, what they have, what they were given, and what they did in the last 30 days (S1.3, S2.17). Others than those of the team are unknown.
         */
        get: operations["getDownline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an agent's team bet
         * @description The betting record of the team, the newest first, with the totals of the whole filter (S2.17 personalHistoryCopy).
         */
        get: operations["getTeamBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/losses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each of an agent's team won or lost
         * @description Profit and loss of every member who played in a period, by settled bets, with the totals of the whole filter (S1.3, S2.17 palStatementsAgentCopy).
         */
        get: operations["getTeamLosses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What moved on the accounts of an agent's team
         * @description Every movement of money of the members below, the newest first, with the totals of the whole filter (S1.3, S2.17 agentDownlineTransactionDetailsCopy).
         */
        get: operations["getTeamTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_dividendContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dividend contracts
         * @description The contracts of this kind that the agent received or offered, the newest first (S3.13, S4.16, S7.29).
         */
        get: operations["getDividendContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_dailySalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contracts for a daily salary
         * @description The contracts of this kind that the agent received or offered, the newest first (S3.13, S4.16, S7.29).
         */
        get: operations["getDailySalaryContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_hourlySalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contracts for an hourly salary
         * @description The contracts of this kind that the agent received or offered, the newest first (S3.13, S4.16, S7.29).
         */
        post: operations["getHourlySalaryContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_realtimeSalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contracts for a real-time salary
         * @description The contracts of this kind that the agent received or offered, the newest first (S3.13, S4.16, S7.29).
         */
        post: operations["getRealtimeSalaryContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_merchantWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the merchant has one wallet
         * @description Whether members keep their money in one wallet for all vendors (S7.29).
         */
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an agent can offer
         * @description The consolidated contract flags, each on where the merchant pays that kind, the periods of dividends, and the highest rate of each kind that the agent can offer (S3.13, S3.16).
         */
        get: operations["getContractSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offers that wait for an agent
         * @description The contracts of all kinds that were offered to the agent and wait for an answer (S2.15, S6.6).
         */
        get: operations["getContractOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new offer
         * @description Offers a contract to an agent directly below, at no more than the own rate and at more than the one in force (S4.16, S6.4).
         */
        post: operations["offerContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An offer is accepted
         * @description Puts an offered contract in force. The one before it ends, and so do contracts of the kind among all downlines with a lower rate; all are told (S4.16).
         */
        post: operations["acceptContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An offer is rejected
         * @description Declines an offered contract (S4.16).
         */
        post: operations["rejectContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contract is ended
         * @description Takes back an offer, or ends a contract in force with all of its kind below (S4.16, S6.4).
         */
        post: operations["terminateContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an agent's contracts paid
         * @description The agent's income day by day and in total, by what paid it (S1.3, S2.17 agentRevenueReport).
         */
        get: operations["getAgentIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dividends that were paid
         * @description What dividend contracts paid the agent, the newest first, with the totals of the whole filter (S1.3, S2.17 agentDividendRecordCopy2).
         */
        get: operations["getDividendRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/salaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Salaries that were paid
         * @description What contracts for a daily, hourly or real-time salary paid the agent, the newest first, with the totals of the whole filter (S1.3, S2.17 agentDailyWages2, agentHourSalary, agentRealtimeSalary).
         */
        get: operations["getSalaryRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the operator tells agents
         * @description Announcements for agents, the newest first, 9 a page (S2.17 agentAnnouncement, S9.1).
         */
        get: operations["getAgentAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody is registered below an agent
         * @description Registers a player or an agent directly below, by the merchant's rules for usernames and passwords (S1.3, S2.17 registerCenter, S3.7). They agree to the terms and change the password, which the agent knows, at their first login (S4.3, S4.16).
         */
        post: operations["registerDownline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/registrationLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agent's registration links
         * @description The links by which others register below the agent, the newest first (S2.17 registerCenter).
         */
        get: operations["getRegistrationLinks"];
        put?: never;
        /**
         * A new registration link
         * @description Makes a link with the rebate that whoever registers by it is given, at most the agent's own; its code is one that `/wps/agent/affiliate` knows (S2.17 registerCenter, S7.10).
         */
        post: operations["createRegistrationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/registrationLinks/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A registration link is switched off
         * @description Nobody registers by the link any more; those who have stay (S2.17 registerCenter).
         */
        post: operations["disableRegistrationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rooms of the chat
         * @description Where members write to each other (S1.5, S2.15). A merchant without the chat room refuses.
         */
        get: operations["listChatRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/rooms/{room}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was written in a room
         * @description The newest last. `before` leads to older ones. New ones come as events of the topic `chat`.
         */
        get: operations["listChatMessages"];
        put?: never;
        /**
         * Writes in a room
         * @description At most 140 characters (S9.6). Links, numbers of phones and words of abuse are refused; five messages in ten seconds are the most.
         */
        post: operations["writeChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/messages/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a message to the staff
         * @description Reporting it again changes nothing. One that three members have reported is hidden until the staff look at it.
         */
        post: operations["reportChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_liveChatModelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live chats of customer service
         * @description What one can talk about, with the hours of the staff (S7.30, S9.7).
         */
        get: operations["listLiveChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_launchLiveChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a live chat
         * @description Answers the address of a page for this conversation alone, which ends two hours after its last message (S7.30).
         */
        post: operations["launchLiveChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Announcements and notices
         * @description The newest first. `execution` picks the audience; notices are those of audience B (S3.8, S7.27). Visitors get those of B alone; those of A and F are for whoever is logged in (S4.10). A player on a time-out or self-excluded gets none about promotions.
         */
        get: operations["getAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getBanners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banners of a group
         * @description What the platform shows beside the manifest's own banners, in order (S3.3). A player on a time-out or self-excluded gets none.
         */
        get: operations["getBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test game begins
         * @description Exchanges the token of a launch, once, for the token that the game plays with (S4.12).
         */
        post: operations["beginDemoGame"];
        /**
         * A test game ends
         * @description Ends the game; its token is worth nothing from then on. A game that has ended already stays so.
         */
        delete: operations["endDemoGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/api/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The balance of a test game
         * @description What the game can be played with now. The page asks when the site says that money was moved.
         */
        post: operations["getDemoBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/api/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A round of a test game
         * @description Takes the stake, plays and pays, all at once and in the books. A bet on a lottery waits for the next draw. The same round again gets the same answer and plays nothing.
         */
        post: operations["playDemoRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposit/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways to pay in
         * @description Each way with its limits, lowered to what the player's own limits leave (S2.16 depositv2).
         */
        get: operations["getDepositMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deposit as it stands
         * @description The deposit of a reference, or the newest one that is still open, so that a closed tab loses nothing; null where none is. What it says counts, whatever a page of return says (S2.16 depositv2).
         */
        get: operations["getDeposit"];
        put?: never;
        /**
         * A new deposit
         * @description Begins a deposit within the limits of the method and of the player, at most three at once (S2.16 depositv2). A promotion that is named pays its reward once the deposit is paid.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposit/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment made by hand
         * @description Tells the number of the payment that a player has made by hand; the cashier then looks for it (S2.16 depositv2).
         */
        post: operations["tellDepositTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's deposits
         * @description Deposits, the newest first, with the totals of the whole filter (S2.16 transactionHistory).
         */
        get: operations["getDepositRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game menu
         * @description The merchant's categories in its order, each with the cards of its vendors (S3.2, S7.24). Cards of SPORTS tell by their classify which of them are esports and cockfight (S2.23).
         */
        get: operations["getGameMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of games
         * @description Games of one type, or of all the types that the merchant carries, the most played first unless another order is asked for (S7.24). A page after the last one is empty.
         */
        get: operations["getGameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games played most
         * @description At most 24 hot games, of one vendor where one is named (S7.25).
         */
        get: operations["getHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors of every game type
         * @description Which vendors have games of which type (S7.25).
         */
        get: operations["getVendorGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_newGameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendors with new games
         * @description A lane per game type with the vendors that have new games, the most of them first (S7.25).
         */
        get: operations["getNewGameVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The winner board
         * @description The highest wins that were paid, the highest first (S2.27, S7.25). Names are masked.
         */
        get: operations["getRankList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The help centre
         * @description All sections with their topics, in the order in which they are read (S7.22). The section `term` holds the terms; a page opens it by the hash `#term` (S2.11). Texts are plain; an empty line parts paragraphs.
         */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries whose mobile numbers are taken
         * @description The country that forms begin with comes first (S3.9).
         */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member has sent
         * @description The newest first, each with its answer once there is one.
         */
        get: operations["listFeedback"];
        /**
         * What a member thinks of the site
         * @description At most 140 characters (S5.9, S7.21, S9.6). The answer of the staff is found in `listFeedback`.
         */
        put: operations["sendFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lotteries
         * @description The lotteries that the merchant carries with their next draw, the most frequent first (S4.15, S7.28).
         */
        get: operations["getLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lotteries played lately
         * @description The lotteries that the player has launched or bet on, the latest first (S7.28).
         */
        get: operations["getRecentLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results of a lottery
         * @description Its latest draws, the newest first; none for a game that is no lottery of the merchant (S7.28).
         */
        get: operations["getDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest result of every lottery
         * @description One draw of each lottery that the merchant carries (S7.28).
         */
        get: operations["getLatestDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_missionSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Missions and lottery stakes at a glance
         * @description How many missions are open, done and claimed, what those that are done bring, and what the player has staked at the lotteries asked for in the day or week that is under way, with the place that it gives (S7.28).
         */
        get: operations["getMissionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_missionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has staked the most at the lotteries
         * @description The first 20 of the day or week so far by stakes at the lotteries asked for, and the player's own place (S7.28). Names are masked.
         */
        get: operations["getLotteryLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inbox
         * @description The newest first (S2.16 messageV2). Reading the list marks nothing as read.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks messages as read
         * @description Those that are named, or all. Other sessions of the member are told the new count.
         */
        put: operations["readMessages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes messages
         * @description Those that are named, or all. What is deleted is gone from the inbox and its counts.
         */
        post: operations["deleteMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many messages are unread
         * @description The badge of the inbox (S2.16, S2.20, S7.30).
         */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/art/{gameCode}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a game
         * @description A card, 3:4 for slots, crash and fish games, 16:9 for the others; `shape=wide` gives 16:9 for all.
         */
        get: operations["getGameArt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/art/vendors/{vassalage}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The icon of a vendor
         * @description A square letter-mark.
         */
        get: operations["getVendorIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of a player's favourites
         * @description The nodes that the player has marked, the newest first (S4.13, S7.25).
         */
        get: operations["getFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's favourites
         * @description The games that the player has marked, the newest mark first (S2.6, S7.25). The token of S7.25 travels in the header, never in the address.
         */
        get: operations["getFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new favourite
         * @description Marks a game. One that is marked already stays so (S4.13, S7.25).
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * A favourite no more
         * @description Takes the mark off a game, if it has one (S4.13, S7.25).
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games played lately
         * @description At most 24 games that the player has launched or bet on, the latest first (S2.6, S7.25).
         */
        get: operations["getRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rooms of PVP games
         * @description The tables of a game of the type PVP, or of the 24 most played ones, each with the lowest stakes first (S7.25).
         */
        get: operations["getRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game opens
         * @description The address of a game, with a token that its page can use once within a minute (S4.12, S7.26). A real launch needs an account of one's own; a free trial is for anyone of age, where the game has one (S2.25).
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/leaveGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A game is left
         * @description Ends a play session of the player. Where the player's money moves by itself, what is in the vendor's wallet comes home, unless another game of the vendor is still open. A session that has ended already stays so.
         */
        post: operations["leaveGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameLaunchFB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vendor's card opens
         * @description Where the card of a vendor leads (S4.12, S7.25); lotteries to their pages, a vendor of slots to its part of the list, one whose games are listed to the popup list, any other into its lobby, which is launched like a game.
         */
        get: operations["launchVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's bets
         * @description The betting record, the newest first, with the totals of the whole filter (S2.16 personalHistoryCopy). Days are those of the market.
         */
        get: operations["getBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's points
         * @description Points never expire (S7.30, S9.6). `claimable` are those earned by play since the last claim.
         */
        get: operations["getPointBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How points are earned and converted
         * @description The rates of the platform (S7.30).
         */
        get: operations["getPointConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/reward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The points of play
         * @description Credits the points that settled bets have earned since the last claim; no stake counts twice (S7.30).
         */
        post: operations["claimPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The points mall
         * @description What points can be redeemed for, in the operator's order (S2.9).
         */
        get: operations["getPointItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/passwordCheck/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Points for something of the mall
         * @description Takes the points at once, after a check of the payment password; the operator approves or rejects, and a rejection gives them back (S4.16, S7.30).
         */
        post: operations["redeemPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/passwordCheck/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Points into play money
         * @description Pays what points are worth into the wallet, after a check of the payment password (S7.30).
         */
        post: operations["convertPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the points
         * @description The newest first (S3.16, S7.30).
         */
        get: operations["getPointRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One record of points
         * @description Only of the player's own (S7.30).
         */
        get: operations["getPointRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the player tells of themselves
         * @description The names and details of the player; contacts are masked (S3.17).
         */
        get: operations["getProfile"];
        /**
         * Change what the player tells
         * @description Changes what is given and leaves the rest. The real name and the birthday are set once: payments and the age depend on them.
         */
        put: operations["changeProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pictures to choose from
         * @description The picture that others see, and those that the player can choose (S7.16).
         */
        get: operations["getIcons"];
        /**
         * Choose a picture
         * @description Sets the picture that others see (S7.16).
         */
        put: operations["changeIcon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/art/avatars/{avatar}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a player
         * @description One of the pictures to choose from, drawn from its number.
         */
        get: operations["getAvatarArt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms in force
         * @description The version to agree to, and the age that players confirm (S5.6).
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to the terms
         * @description Keeps that the player agrees to the version in force, after the terms have changed.
         */
        post: operations["agreeToTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account
         * @description Closes the account for good and ends all sessions. Needs the password, a step-up, and that nothing is left in any wallet, at stake in a bet or on its way in.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions
         * @description What runs or is about to, in the operator's order. With a session, each with where the player stands in it, and what has ended but still has something to give (S2.3, S4.16).
         */
        get: operations["getPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A promotion
         * @description One promotion with its terms and, with a session, where the player stands in it (S4.16).
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/{code}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Taking part in a promotion
         * @description From then on settled bets count towards it, or tickets can come of it (S4.16).
         */
        post: operations["joinPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/{code}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reward of a promotion
         * @description Pays the reward, once for a player and a promotion, and opens its turnover requirement (S4.16).
         */
        post: operations["claimPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/{code}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application to a promotion
         * @description A statement of at most 140 characters and up to three pictures, png or jpg by their content, at most 5 MB each (S5.9). A rejected player may apply again.
         */
        post: operations["applyForPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotionApplications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's applications
         * @description The newest first (S4.16).
         */
        get: operations["getPromotionApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/{code}/applications/images/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of the player's latest application
         * @description Only for the player who sent it, and for the operator (S5.9).
         */
        get: operations["getApplicationImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimRafflePromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a raffle ticket wins
         * @description Opens the player's oldest unopened ticket of a raffle. The prize is drawn by the platform and paid at once (S7.30).
         */
        post: operations["claimRaffle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a player has set
         * @description The limits that hold with what is left of them, raises that wait, the reality check and the break that the player is on (S1.2, S2.16).
         */
        get: operations["getProtection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/limit/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A limit of deposits or losses
         * @description Sets a limit for 24 hours, 7 days or 30 days. A first or lower one holds at once and drops a raise that waits. A higher one, or none, waits 24 hours for `confirmLimitRaise`; until then the old one holds (S2.16).
         */
        put: operations["setMoneyLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/limit/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A limit of the time of one sitting
         * @description Sets how long a player plays before a pause of half an hour. A first or shorter one holds at once; a longer one, or none, waits 24 hours for `confirmLimitRaise` (S2.16).
         */
        put: operations["setSessionLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/limit/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second word on a raise
         * @description Puts a raise into force that has waited for 24 hours (S2.16).
         */
        post: operations["confirmLimitRaise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/realityCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The time between two reality checks
         * @description Sets after how many minutes of play the player is told how long they have played and what it cost (S2.16). One that is due is not put off: it is read first.
         */
        put: operations["setRealityCheck"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/realityCheck/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reality check was read
         * @description Lets the player play on after a reality check that was due (S2.16).
         */
        post: operations["acknowledgeRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long a player has played, and what it cost
         * @description The sitting that the player is in, for the bar beside a game and for reality checks; none after a pause of half an hour (S2.16).
         */
        get: operations["getPlayPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a player may play now
         * @description Answers where the player stands, or why nothing can be played at the moment (S4.12).
         */
        get: operations["checkPlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/timeOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A time-out
         * @description Excludes the player from deposits, games and promotions for 24 hours to 6 weeks. It cannot be taken back, and never shortens a break (S2.16).
         */
        post: operations["takeTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/protection/selfExclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A self-exclusion
         * @description Excludes the player from deposits, games and promotions for 6 months to 5 years. It cannot be taken back, and never shortens a break (S2.16).
         */
        post: operations["excludeSelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statement of a player's accounts
         * @description Every movement of the player's wallets, the newest first, with the totals of the whole filter (S2.16 transactionHistory). A withdrawal leaves the wallet when it is asked for, and comes back when it is rejected.
         */
        get: operations["getTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a player has won and lost
         * @description Settled bets by day or by vendor, with the totals of the whole period (S2.16 personalProfit).
         */
        get: operations["getPersonalProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/records/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Six months of records as a file
         * @description The statement of the last six months as CSV (RFC 4180), the oldest line first (S2.16).
         */
        get: operations["exportRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Registration by username
         * @description Registers a player by the rules of `/wps/system/setting/register` (S3.6, S5.2, S5.6, S7.7); with `login` it starts a session. Needs the flag USERNAMEREG3, an answer to the human check, and with REGMOBVERF3 and a number the code that was sent to it, or the token of the phone provider that the manifest names.
         */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Registration by mobile number
         * @description As registration by username, with the rules of the mobile form (S3.6, S7.8). Needs the flag MOBILENUMREG3; a password only with MOBILENUMPASSREG3. Without a username the platform makes one.
         */
        put: operations["registerMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether fields could be registered
         * @description Checks the fields that are given, among them whether a username is taken and a code is known, before the form is sent (S7.23). Whether a number or an e-mail address is registered is not told. After three taken names from an address a human check is needed.
         */
        post: operations["validateRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a code of an invitation is known
         * @description Whether somebody can register below the one whose code this is (S7.10, S8.2). A code holds on every domain of the merchant.
         */
        get: operations["getAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reward centre
         * @description What the player can claim, the oldest first (S2.16).
         */
        get: operations["getRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/reward/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The claim of a reward
         * @description Pays a reward, once, and opens its turnover requirement.
         */
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rewards/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The badges of rewards and missions
         * @description How many rewards and missions wait to be claimed (S2.16).
         */
        get: operations["getRewardCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bonusDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonuses that were paid
         * @description The rewards in money that the player has claimed, each with what is left to stake because of it, the newest first (S2.16).
         */
        get: operations["getBonusDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/missions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Missions
         * @description What can be done today and this week, and how far the player has come (S2.16).
         */
        get: operations["getMissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/missions/{code}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reward of a mission
         * @description Pays the reward of a mission that is done, once in its day or week.
         */
        post: operations["claimMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/missionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has staked the most
         * @description The first 20 of the day or week so far, the player's own place and what can be won (S2.16). Names are masked.
         */
        get: operations["getMissionLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/vip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VIP levels
         * @description The player's level, the way to the next one, and what each level brings (S2.16, S3.5).
         */
        get: operations["getVip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/rebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rebates that can be claimed
         * @description What the player has staked at each vendor since the last claim, and what comes back of it (S2.16 manualRebate).
         */
        get: operations["getRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/rebates/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The claim of a rebate
         * @description Pays the rebate on what was staked at one vendor, or at all; no stake is rebated twice.
         */
        post: operations["claimRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/rebates/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rebates that were paid
         * @description One entry a vendor and claim, the newest first (S2.16).
         */
        get: operations["getRebateRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations
         * @description The player's link, what friends of each tier bring, and what can be claimed (S2.16).
         */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/referral/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was invited
         * @description Friends of all tiers, their names masked, the newest first.
         */
        get: operations["getReferralFriends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/referral/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The claim of what friends have brought
         * @description Pays a share of what friends have staked since the last claim; no stake is counted twice.
         */
        post: operations["claimReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new password
         * @description Changes the password and ends all other sessions (S4.4, S5.8, S7.9). With the flag CHNGPASSVERIF3 it needs a step-up. The password that the player has is refused.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link for a new password
         * @description Sends a link by e-mail that is good once, for 30 minutes (S5.7, S7.12). A username and an address that do not go together get the same answer and no message.
         */
        post: operations["sendPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new password by a link
         * @description Sets a new password with the token of the link, and ends all sessions (S7.12).
         */
        post: operations["resetPasswordByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new password by a code
         * @description Sets a new password with a code of `/wps/verification/sms/noLogin`, ends all sessions and starts a new one (S4.6, S7.13).
         */
        post: operations["resetPasswordBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A new payment password
         * @description Sets the password that withdrawals and transfers ask for. Where there is one already it needs the old one, or a step-up where that is forgotten.
         */
        put: operations["changePaymentPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What protects the account
         * @description What the player has bound, masked, and the ways of a step-up (S2.16 securityCenter).
         */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/stepUp/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code for a step-up
         * @description Sends a code to the bound phone or e-mail address.
         */
        post: operations["sendStepUpCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/stepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step-up
         * @description Proves once more who is there, by one of the ways of the security centre. The token is good for one act of this session, for 5 minutes, in the header `Step-Up-Token`: a withdrawal, or a change of phone, e-mail or authenticator.
         */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the player is logged in
         * @description The sessions that are still good, the newest first.
         */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /**
         * Logout everywhere else
         * @description Ends all sessions of the player but this one.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Logout of one session
         * @description Ends a session of the player.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/ips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that logins come from
         * @description From these addresses a login needs no second step (S4.16).
         */
        get: operations["getRegisteredIps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/ips/{ip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget an address
         * @description The next login from there needs the second step again (S4.16).
         */
        delete: operations["forgetRegisteredIp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/mobile/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code to a new number
         * @description Sends a code to the number that is to be bound. To one that somebody else has nothing is sent.
         */
        post: operations["sendMobileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bind a number
         * @description Binds a number that a code was sent to; the one before is told. Needs a step-up.
         */
        put: operations["bindMobile"];
        post?: never;
        /**
         * Unbind the number
         * @description Needs a step-up, and an e-mail address that stays.
         */
        delete: operations["unbindMobile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code to a new address
         * @description Sends a code to the e-mail address that is to be bound. To one that somebody else has nothing is sent.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bind an e-mail address
         * @description Binds an address that a code was sent to; the one before is told. Needs a step-up.
         */
        put: operations["bindEmail"];
        post?: never;
        /**
         * Unbind the e-mail address
         * @description Needs a step-up, and a number that stays.
         */
        delete: operations["unbindEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The first code of an authenticator
         * @description From then on the authenticator counts.
         */
        put: operations["confirmAuthenticator"];
        /**
         * A new authenticator
         * @description Gives the secret for an authenticator app (TOTP). It counts once a code of it was seen. Needs a step-up.
         */
        post: operations["setUpAuthenticator"];
        /**
         * Remove the authenticator
         * @description Needs a step-up.
         */
        delete: operations["removeAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the site is open
         * @description 0 is normal, 1 maintenance, 2 blocked in the region of the visitor (S4.1, S7.17). Answers at all times.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whitelabel tree
         * @description Which flags of S3.12 and S3.13 are on. A node is on only where all nodes above it are on (S3.11, S7.17).
         */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The domains of the merchant
         * @description All domains that lead to the same site, the main one first (S7.17).
         */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that a page needs to start
         * @description Everything of S3.11 in one answer. Customer-service paths are encrypted to the key that the page sends; without a key there are none (S3.10).
         */
        get: operations["getPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of the registration fields
         * @description A rule for each field of both registration forms (S3.7, S7.11).
         */
        get: operations["getRegisterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/payloadKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys that payloads are encrypted to
         * @description A JWK set, the current key first. The one before it still works, for pages that have not heard of the change (S7.1).
         */
        get: operations["getPayloadKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a player has
         * @description The main wallet, or the only one, what is held for withdrawals, and the wallet of every vendor where there is more than one wallet (S2.20, S7.18).
         */
        get: operations["getWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All funds of a player in one sum
         * @description What the player has in all wallets together, with what is on its way in and out, and which contracts the merchant has (S3.13). Only where agent policy is on (AGENTPOLICY3, S6.6, S7.20).
         */
        get: operations["getConsolidatedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer between two wallets
         * @description Moves money between the main wallet and a vendor's (S2.16 transferFund, S7.19). Merchants with a single wallet refuse it. A player who is excluded from play can move money to the main wallet only.
         */
        post: operations["transferBetweenWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/automatic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Money that moves by itself
         * @description Keeps whether a launch moves the player's money to the vendor of the game. The money comes home to the main wallet when the game is over, and at the next launch elsewhere or the next login at the latest. The call itself moves nothing.
         */
        put: operations["setAutomaticFunds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All money back to the main wallet
         * @description Moves what is in the vendors' wallets to the main one, one transfer a wallet (S2.16 transferFund).
         */
        post: operations["collectFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transferLine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom an agent can transfer to
         * @description The member directly above, and those below at any depth, by account (S2.16 transferUpline, S6.4).
         */
        get: operations["getTransferLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transferLine/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer to the upline or a downline
         * @description Moves money from the agent's main wallet to that of the member above or of one below (S2.16 transferUpline, S6.4).
         */
        post: operations["transferToLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's transfers
         * @description Transfers between wallets and with other members, the newest first, with the totals of the whole filter (S2.16 transactionHistory).
         */
        get: operations["getTransferRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where withdrawals can go
         * @description The accounts that the player has bound, their numbers masked (S2.16 withdraw).
         */
        get: operations["getPayoutAccounts"];
        put?: never;
        /**
         * A new account for withdrawals
         * @description Binds an account, at most five, each at one player only. Needs a step-up (S2.16 withdraw).
         */
        post: operations["bindPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * An account for withdrawals no more
         * @description Removes an account that no withdrawal is on its way to. Records keep it (S2.16 withdraw).
         */
        delete: operations["removePayoutAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a withdrawal would bring
         * @description Limits, fee and what would be received, with the turnover that is still asked for (S2.16 withdraw).
         */
        get: operations["quoteWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A withdrawal as it stands
         * @description The withdrawal of a reference, or the newest one that is still on its way; null where none is (S2.16 withdraw).
         */
        get: operations["getWithdrawal"];
        put?: never;
        /**
         * A new withdrawal
         * @description Holds the amount until the cashier has decided. Needs the payment password and a step-up, and no turnover left; the player cannot take it back. Players on a break may withdraw, whatever turnover is left; bonuses that are not played stay (S2.16 withdraw).
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal was received
         * @description Confirms that all of it has arrived. Without a word it counts as received at its `receivedAutomaticallyAt` (S4.16).
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's withdrawals
         * @description Withdrawals with what was received and what remains, the newest first, and the totals of the whole filter (S3.16).
         */
        get: operations["getWithdrawalRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The code of a merchant (S1.6). */
        MerchantCode: string;
        /** @description An amount of money, or of points, as a decimal number with two decimals, never rounded by floating point. */
        Amount: string;
        /** @description The path of a picture; the origin is one of `imageCDNs`, or the platform itself (S9.5). */
        PicturePath: string;
        /** @description A compact JWE (ECDH-ES+A256KW, A256GCM) to a key of `/wps/system/payloadKeys`, named by `kid`. Its protected header also holds `nonce`, used once, and `iat`, the seconds since 1970 (S7.1). */
        Encrypted: string;
        /** @description One parameter that is not valid. */
        InvalidParameter: {
            /**
             * @description Where it stands.
             * @enum {string}
             */
            in: "query" | "header" | "path" | "cookie" | "body";
            /** @description Its name; empty where a whole body is meant. */
            name: string;
            /** @description What it must be. */
            reason: string;
        };
        /** @description The parameters at fault. */
        InvalidParameters: {
            /** @description Every one of them. */
            parameters: components["schemas"]["InvalidParameter"][];
        };
        /**
         * @description What the account may do. 0 is a member, 4 a trial account; 1, 2, 41 and 42 are agents (S3.5, S6.4).
         * @enum {integer}
         */
        MemberType: 0 | 1 | 2 | 4 | 41 | 42;
        /** @description A player (S3.5). */
        MemberInfo: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The name that the player logs in with. */
            account: string;
            /** @description The real name; empty where it is not known. */
            userName: string;
            /** @description The name that others see. */
            nickname: string;
            avatar: components["schemas"]["PicturePath"];
            type: components["schemas"]["MemberType"];
            /** @description What the main wallet, or the only one, holds. */
            balance: components["schemas"]["Amount"];
            /** @description The symbol of the market's currency. */
            currencySymbol: string;
            /** @description Whether the player has reached a VIP level. */
            hasVip: boolean;
            /** @description The name of the VIP level; empty where there is none. */
            vipLabelName: string;
            /** @description The VIP level, from 0. */
            vipRankLevel: number;
            /** @description How much there is to claim (S2.20); 0 for who is on a break. */
            availablePromoCount: number;
            availablePromo: components["schemas"]["AvailablePromo"];
            /** @description How many messages are unread (S2.20, S3.5). */
            unreadMessage: number;
            /**
             * Format: date
             * @description The newest version of the terms that the player has agreed to.
             */
            termsVersion: string | null;
        };
        /** @description Which kinds of rewards there are for the player (S3.5). */
        AvailablePromo: {
            REFERRAL: components["schemas"]["Availability"];
            REBATE: components["schemas"]["Availability"];
            MISSION: components["schemas"]["Availability"];
            VIP: components["schemas"]["Availability"];
            POINT_MALL: components["schemas"]["Availability"];
        };
        /** @description Whether a kind of rewards is there. */
        Availability: {
            /** @description Whether it is. */
            enabled: boolean;
        };
        /** @description A password. Never logged, never stored. */
        Secret: string;
        /** @description A phone number in any way of writing one, in Latin or Bengali digits. */
        PhoneText: string;
        /** @description The dialling code of the country, with or without `+`; the merchant's countries are tried where it is left out. */
        DialingCode: string;
        /** @description A code that was sent, in Latin or Bengali digits. */
        VerificationCode: string;
        /** @description A token that is good for one act. */
        OneTimeToken: string;
        /** @description The Firebase project that has proven a phone, with `firebaseIdToken`. */
        FirebaseChannel: string;
        /** @description The ID token of that project, which names the phone that was proven; five minutes old at most. */
        FirebaseIdToken: string;
        /** @description What was found for a human check, the JSON of `challenge` and `solution` in base64, as ALTCHA makes it. */
        HumanCheck: string;
        /**
         * @description A way to prove a login (S4.16).
         * @enum {string}
         */
        VerificationMethod: "sms" | "email" | "bankAccountName" | "totp";
        /** @description Who logs in, and how (S7.2). */
        Login: {
            /**
             * @description By username and password, by a code sent to the phone, or by the token of a phone provider (S4.3).
             * @enum {string}
             */
            type: "username" | "sms" | "firebase";
            /** @description The username, with `username`. */
            username?: string;
            password?: components["schemas"]["Secret"];
            mobileNum?: components["schemas"]["PhoneText"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            verificationCode?: components["schemas"]["VerificationCode"];
            firebaseChannel?: components["schemas"]["FirebaseChannel"];
            firebaseIdToken?: components["schemas"]["FirebaseIdToken"];
            /**
             * @description Where the player logs in; only agents do so at the agents' area (S6.5).
             * @default member
             * @enum {string}
             */
            area?: "member" | "agent";
            /**
             * Format: uuid
             * @description The id of the captcha.
             */
            captchaId?: string;
            /** @description What the captcha shows. */
            captcha?: string;
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        /** @description Who an identity provider has confirmed (S7.32). */
        SocialLogin: {
            /**
             * @description The provider.
             * @enum {string}
             */
            provider: "google" | "facebook";
            /** @description The code that the provider led back with; good once. */
            code: string;
            /** @description What the code was asked for with (RFC 7636). */
            codeVerifier: string;
            /** @description What the ID token must carry. */
            nonce: string;
            /**
             * Format: uri
             * @description The page of the site that the provider led back to.
             */
            redirectUri: string;
        };
        /** @description An identity that no player is bound to yet. */
        SocialNewcomer: {
            /** @description Binds the identity to whoever registers with it, once. */
            socialToken: components["schemas"]["OneTimeToken"];
            /**
             * Format: date-time
             * @description Until when it is good.
             */
            expiresAt: string;
            /** @description The e-mail address that the provider has verified, where it tells one. */
            email: string | null;
            /** @description The name that the provider tells. */
            name: string | null;
        };
        /** @description A new session (S3.4). */
        LoginResult: {
            /** @description The token of the session. */
            token: string;
            /** @description Whether the player logs in for the first time (S4.3). */
            firstTimeLogin: boolean;
            /** @description Whether the password has expired, so that a new one must be chosen before going on (S4.3). */
            passwordExpired: boolean;
            /** @description Whether the password was given by others, the operator's default one or an agent's, so that a new one must be chosen before going on (S4.3, S4.16, S9.6). */
            defaultPassword: boolean;
            /** @description The login before this one; null for the first. */
            lastLogin: null | components["schemas"]["LastLogin"];
        };
        /** @description When and where a player logged in. */
        LastLogin: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description From which address. */
            ip: string;
            /** @description From which country, ISO 3166-1 alpha-2; empty where it is not known. */
            country: string;
            /** @description With which browser; empty where it is not known. */
            userAgent: string;
        };
        /** @description What the next login is asked for (S3.4). */
        LoginRefused: {
            /** @description The captcha must be answered (S4.8). */
            captcha: boolean;
            /** @description The human check must be passed. */
            humanCheck: boolean;
        };
        /** @description The second step of a login (S4.16). */
        LoginChallenge: {
            challengeToken: components["schemas"]["OneTimeToken"];
            /**
             * Format: date-time
             * @description Until when the token is good.
             */
            expiresAt: string;
            /** @description What the player can prove the login with. */
            methods: components["schemas"]["BoundMethod"][];
        };
        /** @description A way of proving a login that the player has bound. */
        BoundMethod: {
            method: components["schemas"]["VerificationMethod"];
            /** @description Where codes go to, masked; empty where none is sent. */
            to: string;
        };
        /** @description Which code to send. */
        LoginVerificationSending: {
            challengeToken: components["schemas"]["OneTimeToken"];
            /**
             * @description Where the code goes to.
             * @enum {string}
             */
            method: "sms" | "email";
        };
        /** @description The proof of a login. */
        LoginVerification: {
            challengeToken: components["schemas"]["OneTimeToken"];
            method: components["schemas"]["VerificationMethod"];
            /** @description The code, or the name on the bank account. */
            answer: string;
        };
        /** @description What a trial account is asked for with (S7.14). */
        Freeplay: {
            /** @description The operating system of the device. */
            os: string;
            /**
             * @description The kind of site; W is the web.
             * @constant
             */
            platform: "W";
        };
        /** @description A captcha (S7.15). */
        Captcha: {
            /**
             * Format: uuid
             * @description The id that its answer is sent with.
             */
            captchaId: string;
            /** @description The picture, a data URL in base64. */
            image: string;
        };
        /** @description A challenge of ALTCHA (version 2). */
        HumanCheckChallenge: {
            /** @description What is to be found. */
            parameters: {
                /** @description How keys are derived. */
                algorithm: string;
                /** @description The rounds of a derivation. */
                cost: number;
                /** @description Sixteen bytes in hexadecimal. */
                nonce: string;
                /** @description Sixteen bytes in hexadecimal. */
                salt: string;
                /** @description The bytes of a key. */
                keyLength: number;
                /** @description What the key must begin with, in hexadecimal. */
                keyPrefix: string;
                /** @description Until when an answer is taken, in seconds since 1970. */
                expiresAt: number;
            };
            /** @description The platform's signature of the parameters. */
            signature: string;
        };
        /** @description A code is on its way, if it goes anywhere. */
        CodeSent: {
            /** @description For how many minutes it is good (S4.7). */
            expiredMinutes: number;
        };
        /** @description Whom to send a code to (S7.3). */
        SmsNoLogin: {
            mobileNum: components["schemas"]["PhoneText"];
            countryDialingCode?: components["schemas"]["DialingCode"];
        };
        /** @description Whom to send a code to (S7.4). */
        SmsRegister: {
            mobileNo: components["schemas"]["PhoneText"];
            countryDialingCode?: components["schemas"]["DialingCode"];
        };
        /**
         * @description What somebody below an agent is.
         * @enum {string}
         */
        DownlineKind: "player" | "agent";
        /** @description A share in percent with two decimals. */
        Percent: string;
        /** @description A share in percent as an agent gives it; up to two decimals. */
        GivenPercent: string;
        /** @description What a team, or one of it, did. Stakes and payouts are those of settled bets. */
        TeamFigures: {
            /** @description How many came. */
            joined: number;
            /** @description How many had bets settled. */
            active: number;
            /** @description What they staked. */
            stake: components["schemas"]["Amount"];
            /** @description What was paid on it. */
            payout: components["schemas"]["Amount"];
            /** @description What they won; below zero where they lost. */
            net: components["schemas"]["Amount"];
            /** @description What they paid in. */
            deposits: components["schemas"]["Amount"];
            /** @description What they were paid out, fees included. */
            withdrawals: components["schemas"]["Amount"];
            /** @description What their contracts paid; of an overview, what the agent's own paid. */
            commission: components["schemas"]["Amount"];
        };
        /** @description A day of a team. */
        TeamDay: {
            /**
             * Format: date
             * @description The day of the market.
             */
            day: string;
            figures: components["schemas"]["TeamFigures"];
        };
        /** @description A team at a glance. */
        TeamOverview: {
            /** @description How many are below the agent, agents among them. */
            members: number;
            /** @description How many of them are agents. */
            agents: number;
            /** @description What they all have now. */
            balance: components["schemas"]["Amount"];
            totals: components["schemas"]["TeamFigures"];
            /** @description Every day of the period, the first one first. */
            series: components["schemas"]["TeamDay"][];
        };
        /** @description A member of a team. */
        TeamMember: {
            /**
             * Format: uuid
             * @description The member's id.
             */
            memberId: string;
            /** @description The member's account. */
            account: string;
            /** @description The name that others see. */
            nickname: string;
            type: components["schemas"]["MemberType"];
            /** @description The account of the member directly above. */
            upline: string;
            /** @description How many levels below the agent. */
            depth: number;
            /** @description How many are directly below the member. */
            downlines: number;
            /** @description How many are below the member at any depth. */
            team: number;
            /**
             * Format: date-time
             * @description When they registered.
             */
            joinedAt: string;
            /**
             * Format: date-time
             * @description When they last logged in; null where they never have.
             */
            lastLoginAt: string | null;
        };
        /** @description A member on the way from the agent down to whose downlines are listed. */
        TeamStep: {
            /**
             * Format: uuid
             * @description The member's id.
             */
            memberId: string;
            /** @description The member's account. */
            account: string;
        };
        /** @description A page of a team. */
        TeamPage: {
            /** @description The way down from the agent, who is not in it; empty for the agent's own downlines and for a search. */
            path: components["schemas"]["TeamStep"][];
            /** @description The members of the page, agents first, then by account. */
            members: components["schemas"]["TeamMember"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many members there are. */
            total: number;
        };
        /** @description One member of a team. */
        Downline: {
            member: components["schemas"]["TeamMember"];
            /** @description What all wallets of the member hold. */
            balance: components["schemas"]["Amount"];
            /** @description The VIP level. */
            vipLevel: number;
            /** @description The rebate that the member was given by the line. */
            rebatePercent: components["schemas"]["Percent"];
            /** @description What the member alone did in the last 30 days. */
            figures: components["schemas"]["TeamFigures"];
            /** @description The contracts in force with the member. */
            contracts: components["schemas"]["ContractTerms"][];
        };
        /** @description A bet of somebody of the team. */
        TeamBet: {
            /** @description Its number. */
            betId: number;
            /** @description Whose it is. */
            account: string;
            gameCode: components["schemas"]["GameCode"];
            /** @description The name of the game in the language asked for. */
            displayName: string;
            vassalage: components["schemas"]["Vassalage"];
            gameType: components["schemas"]["GameType"];
            /** @description What was staked. */
            stake: components["schemas"]["Amount"];
            /** @description What it paid, the stake included; a void one pays the stake back. */
            payout: components["schemas"]["Amount"];
            state: components["schemas"]["BetState"];
            /**
             * Format: date-time
             * @description When it was placed.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was settled or made void; null while it is open.
             */
            settledAt: string | null;
        };
        /** @description A page of a team's bets. */
        TeamBetPage: {
            /** @description The bets, the newest first. */
            bets: components["schemas"]["TeamBet"][];
            totals: components["schemas"]["BetTotals"];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many bets there are on all pages. */
            total: number;
        };
        /** @description What one of the team won or lost. */
        TeamLoss: {
            /**
             * Format: uuid
             * @description The member's id.
             */
            memberId: string;
            /** @description The member's account. */
            account: string;
            /** @description The name that others see. */
            nickname: string;
            /** @description How many bets were settled. */
            bets: number;
            /** @description What the member staked. */
            stake: components["schemas"]["Amount"];
            /** @description What was paid on it. */
            payout: components["schemas"]["Amount"];
            /** @description What the member won; below zero for a loss. */
            net: components["schemas"]["Amount"];
        };
        /** @description A page of profit and loss. */
        TeamLossPage: {
            /** @description A line for every member who played. */
            losses: components["schemas"]["TeamLoss"][];
            totals: components["schemas"]["BetTotals"];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many members played. */
            total: number;
        };
        /**
         * @description What a movement of money is for.
         * @enum {string}
         */
        MovementKind: "deposit" | "withdrawal-hold" | "withdrawal-release" | "withdrawal" | "wallet-transfer" | "member-transfer" | "stake" | "win" | "bonus" | "rebate" | "points-converted" | "dividend" | "daily-salary" | "hourly-salary" | "real-time-salary";
        /** @description What a movement did to one account of money. */
        TeamTransaction: {
            /** @description Its number. */
            id: number;
            /** @description Whose account it is. */
            account: string;
            kind: components["schemas"]["MovementKind"];
            /** @description The vendor whose wallet it is; null for others. */
            vassalage: string | null;
            /** @description What it belongs to; the number of a deposit, a round, a promotion. */
            reference: string;
            /** @description What came in; below zero what went out. */
            amount: components["schemas"]["Amount"];
            /** @description What the wallet held after it. */
            balanceAfter: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        /** @description A page of movements. */
        TeamTransactionPage: {
            /** @description The movements, the newest first. */
            transactions: components["schemas"]["TeamTransaction"][];
            /** @description The sums of the whole filter. */
            totals: {
                /** @description What came in. */
                in: components["schemas"]["Amount"];
                /** @description What went out. */
                out: components["schemas"]["Amount"];
            };
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many movements there are. */
            total: number;
        };
        /**
         * @description What a contract pays; a share of what the team loses, or a salary on what it stakes (S3.13).
         * @enum {string}
         */
        ContractKind: "dividend" | "daily" | "hourly" | "realtime";
        /**
         * @description What a dividend is reckoned over (S3.16).
         * @enum {string}
         */
        ContractPeriod: "daily" | "weekly" | "semimonthly" | "monthly";
        /** @description What a contract says. */
        ContractTerms: {
            kind: components["schemas"]["ContractKind"];
            /** @description What a dividend is reckoned over; null for a salary. */
            period: components["schemas"]["ContractPeriod"] | null;
            /** @description The share that the contract pays, of stakes for a salary, of losses for a dividend. */
            ratePercent: components["schemas"]["Percent"];
        };
        /**
         * @description What has become of a contract (S4.16).
         * @enum {string}
         */
        ContractState: "offered" | "accepted" | "rejected" | "terminated";
        /**
         * @description Whether the agent received a contract or offered it.
         * @enum {string}
         */
        ContractSide: "received" | "given";
        /** @description A contract as one of its parties sees it. */
        Contract: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            kind: components["schemas"]["ContractKind"];
            /** @description What a dividend is reckoned over; null for a salary. */
            period: components["schemas"]["ContractPeriod"] | null;
            /** @description The share that the contract pays, of stakes for a salary, of losses for a dividend. */
            ratePercent: components["schemas"]["Percent"];
            state: components["schemas"]["ContractState"];
            side: components["schemas"]["ContractSide"];
            /** @description The account of the agent whom it pays. */
            account: string;
            /** @description The name of that agent that others see. */
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
             * @description When it was accepted; null where it was not.
             */
            acceptedAt: string | null;
            /**
             * Format: date-time
             * @description When it was rejected or ended; null where it was not.
             */
            closedAt: string | null;
        };
        /** @description A page of contracts. */
        ContractPage: {
            /** @description The contracts, the newest first. */
            contracts: components["schemas"]["Contract"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many contracts there are. */
            total: number;
        };
        /** @description Offers that wait. */
        ContractOffers: {
            /** @description The offers, the newest first; one of a kind at most. */
            contracts: components["schemas"]["Contract"][];
        };
        /** @description Which contracts are asked for. */
        ContractQuery: {
            side?: components["schemas"]["ContractSide"];
            state?: components["schemas"]["ContractState"];
            /** @description The page, from 1. */
            pageNo: number;
            /** @description Contracts a page. */
            pageSize: number;
        };
        /** @description A contract to offer. */
        ContractOffer: {
            /** @description The agent directly below. */
            account: string;
            kind: components["schemas"]["ContractKind"];
            /** @description What a dividend is reckoned over; null for a salary. */
            period: components["schemas"]["ContractPeriod"] | null;
            ratePercent: components["schemas"]["GivenPercent"];
        };
        /** @description Which contract is meant. */
        ContractChoice: {
            /**
             * Format: uuid
             * @description The contract.
             */
            id: string;
        };
        /** @description The highest rate that an agent can offer of a kind. */
        ContractRate: {
            kind: components["schemas"]["ContractKind"];
            /** @description The highest rate that the agent can offer; zero without a contract of the kind. */
            highestPercent: components["schemas"]["Percent"];
        };
        /** @description What an agent can offer (S3.13, S3.16). */
        ContractSettings: {
            /** @description Whether daily salaries are paid. */
            dailysalreqtype: boolean;
            /** @description Whether dividends are paid. */
            divtypereq: boolean;
            /** @description Whether hourly salaries are paid. */
            contracthoursalreq: boolean;
            /** @description Whether real-time salaries are paid. */
            realtimesalreqtype: boolean;
            /** @description What dividends can be reckoned over. */
            periods: components["schemas"]["ContractPeriod"][];
            /** @description The highest rate of every kind. */
            rates: components["schemas"]["ContractRate"][];
        };
        /** @description How members keep their money. */
        MerchantWallet: {
            /** @description Whether there is one wallet for all vendors. */
            isSingle: boolean;
        };
        /** @description What contracts paid, by their kind. */
        IncomeFigures: {
            /** @description What dividends paid. */
            dividend: components["schemas"]["Amount"];
            /** @description What the daily salary paid. */
            daily: components["schemas"]["Amount"];
            /** @description What the hourly salary paid. */
            hourly: components["schemas"]["Amount"];
            /** @description What the real-time salary paid. */
            realtime: components["schemas"]["Amount"];
            /** @description All of it. */
            total: components["schemas"]["Amount"];
        };
        /** @description A day of income. */
        IncomeDay: {
            /**
             * Format: date
             * @description The day of the market.
             */
            day: string;
            figures: components["schemas"]["IncomeFigures"];
        };
        /** @description An agent's income. */
        AgentIncome: {
            /** @description Every day of the period, the first one first. */
            days: components["schemas"]["IncomeDay"][];
            totals: components["schemas"]["IncomeFigures"];
        };
        /** @description What a contract paid for a period. */
        Commission: {
            /** @description Its number. */
            id: number;
            /**
             * Format: uuid
             * @description The contract.
             */
            contractId: string;
            kind: components["schemas"]["ContractKind"];
            /** @description The rate of the contract in the period. */
            ratePercent: components["schemas"]["Percent"];
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
            /** @description What the team staked in the period. */
            stake: components["schemas"]["Amount"];
            /** @description What the team won; below zero where it lost. */
            net: components["schemas"]["Amount"];
            /** @description What was paid; the part that contracts below were paid is not in it. */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When.
             */
            paidAt: string;
        };
        /** @description Sums over all records of a filter. */
        CommissionTotals: {
            /** @description What the team staked in all periods. */
            stake: components["schemas"]["Amount"];
            /** @description What the team won in them; below zero where it lost. */
            net: components["schemas"]["Amount"];
            /** @description What the contracts paid. */
            amount: components["schemas"]["Amount"];
        };
        /** @description A page of what contracts paid. */
        CommissionPage: {
            /** @description The records, the newest first. */
            commissions: components["schemas"]["Commission"][];
            totals: components["schemas"]["CommissionTotals"];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many records there are. */
            total: number;
        };
        /** @description An announcement for agents. */
        AgentAnnouncement: {
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
        AgentAnnouncementPage: {
            /** @description The announcements, the newest first. */
            announcements: components["schemas"]["AgentAnnouncement"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many there are. */
            total: number;
        };
        /** @description Somebody to register below an agent. */
        DownlineRegistration: {
            username: components["schemas"]["RegistrationField"];
            password: components["schemas"]["RegistrationField"];
            confirmPassword: components["schemas"]["RegistrationField"];
            makes: components["schemas"]["DownlineKind"];
            rebatePercent: components["schemas"]["GivenPercent"];
        };
        /** @description Who was registered. */
        RegisteredDownline: {
            /**
             * Format: uuid
             * @description The member's id.
             */
            memberId: string;
            /** @description The member's account. */
            account: string;
            type: components["schemas"]["MemberType"];
        };
        /** @description A link by which others register below an agent. */
        RegistrationLink: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The code that stands in the address of the registration. */
            code: string;
            /** @description What the agent calls it. */
            name: string;
            makes: components["schemas"]["DownlineKind"];
            /** @description What whoever registers by it gets back of their stakes. */
            rebatePercent: components["schemas"]["Percent"];
            /** @description How many have registered by it. */
            registrations: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was switched off; null while it works.
             */
            disabledAt: string | null;
        };
        /** @description A page of registration links. */
        RegistrationLinkPage: {
            /** @description The links, the newest first. */
            links: components["schemas"]["RegistrationLink"][];
            /** @description The highest rebate that the agent can give. */
            highestRebatePercent: components["schemas"]["Percent"];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many there are. */
            total: number;
        };
        /** @description A link to make. */
        NewRegistrationLink: {
            /** @description What the agent calls it. */
            name: string;
            makes: components["schemas"]["DownlineKind"];
            rebatePercent: components["schemas"]["GivenPercent"];
        };
        /** @description Which link is meant. */
        RegistrationLinkChoice: {
            /**
             * Format: uuid
             * @description The link.
             */
            id: string;
        };
        /** @description A room of the chat. */
        ChatRoom: {
            /** @description Its name in addresses and events. */
            room: string;
            /** @description Its title. */
            title: string;
        };
        /** @description A message in a room. */
        ChatMessage: {
            /** @description Its id. Later ones are higher. */
            id: string;
            /** @description Who wrote it, by the nickname; by the masked account where that would tell a name to log in with, a number or a link. */
            author: string;
            /** @description Whether the reader wrote it. */
            own: boolean;
            /** @description Its text. */
            text: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            at: string;
        };
        /** @description A part of what was written in a room. */
        ChatMessages: {
            /** @description The newest last. */
            list: components["schemas"]["ChatMessage"][];
            /** @description Whether there are older ones. */
            more: boolean;
        };
        /** @description What a member writes. */
        ChatText: {
            /** @description Their words (S9.6). */
            text: string;
        };
        /** @description A live chat of customer service. */
        LiveChatModel: {
            /** @description Its name for `launchLiveChat`. */
            modelId: string;
            /** @description What one talks about there. */
            title: string;
            /** @description When the staff answer, in the market's time (S9.7). */
            hours: string;
        };
        /** @description Which live chat to open. */
        LiveChatLaunch: {
            /** @description One of `listLiveChats`. */
            modelId: string;
        };
        /** @description A conversation that was opened. */
        LiveChat: {
            /** @description The address of its page. */
            chatUrl: string;
        };
        /** @description A page of announcements. */
        AnnouncementPage: {
            /** @description The announcements, the newest first. */
            list: components["schemas"]["Announcement"][];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description The banners of a group. */
        BannerList: {
            /** @description The banners in their order. */
            list: components["schemas"]["Banner"][];
        };
        /**
         * @description The audience: A logged in, B anonymous, F at the first login (S3.8).
         * @enum {string}
         */
        Execution: "A" | "B" | "F";
        /**
         * @description A place for banners (S3.3).
         * @enum {string}
         */
        BannerGroup: "w_login" | "w_register" | "w_forget" | "w_home" | "w_leftmenu";
        /** @description An announcement (S3.8). */
        Announcement: {
            /** @description Its id. */
            id: number;
            /** @description Its title. */
            title: string;
            /** @description Its text, plain; an empty line parts paragraphs. */
            content: string;
            /**
             * @description Its kind. B is a bulletin, PL about the platform, PU shown as a popup, PR about a promotion, H a help text.
             * @enum {string}
             */
            promotionType: "B" | "PL" | "PU" | "PR" | "H";
            execution: components["schemas"]["Execution"];
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string;
        };
        /** @description A banner (S3.3). */
        Banner: {
            /** @description Its id. */
            id: number;
            groupName: components["schemas"]["BannerGroup"];
            image: components["schemas"]["PicturePath"];
            /** @description What the picture says, in the language asked for. */
            alt: string;
            /**
             * @description Where a click leads.
             * @enum {string}
             */
            linkageType: "none" | "route" | "external" | "game";
            /** @description The route, the https address or the game code; null where it leads nowhere. */
            url: string | null;
        };
        /** @description A token of a game, which is worth nothing for calls of the site. */
        GameToken: string;
        /** @description What the address of a launch carries. */
        DemoLaunch: {
            launch: components["schemas"]["GameToken"];
            /**
             * @description The language of names.
             * @enum {string}
             */
            language: "en" | "bn";
        };
        /** @description Which game is meant. */
        DemoToken: {
            token: components["schemas"]["GameToken"];
        };
        /** @description What a test game can be played with. */
        DemoBalance: {
            /** @description What the wallet of the game holds. */
            balance: components["schemas"]["Amount"];
        };
        /** @description A test game that has begun. */
        DemoGame: {
            token: components["schemas"]["GameToken"];
            /**
             * @description How it is played.
             * @enum {string}
             */
            kind: "slot" | "crash" | "table" | "room" | "lottery" | "sports";
            /**
             * @description For the member's own credits, or as a free trial.
             * @enum {string}
             */
            mode: "real" | "demo";
            /** @description The name of the game in the language of its launch. */
            displayName: string;
            /** @description What can be staked. */
            balance: components["schemas"]["Amount"];
            /** @description The symbol of the market's currency. */
            currencySymbol: string;
            /** @description The least stake of a round. */
            leastStake: components["schemas"]["Amount"];
            /** @description The most that a round takes. */
            mostStake: components["schemas"]["Amount"];
        };
        /** @description A round to play. */
        DemoRound: {
            token: components["schemas"]["GameToken"];
            /** @description The game's own name of the round, unique in the game. */
            roundId: string;
            /** @description What is staked. */
            stake: string;
            /** @description What is bet on; `left`, `right` or `tie` at a table, a goal such as `2.00` for a flight, the number of a room, the first number of a draw or `big`, `small`, `odd` or `even`, `home`, `draw` or `away` in a match, else empty. */
            selection: string;
        };
        /** @description How a round ended. */
        DemoOutcome: {
            /** @description What the round paid, the stake included; zero for a bet that waits for its draw. */
            payout: components["schemas"]["Amount"];
            /** @description What can be staked now. */
            balance: components["schemas"]["Amount"];
            /** @description What happened, for the page of the game to show. */
            shown: {
                [key: string]: unknown;
            };
        };
        /** @description The reference of a deposit. */
        DepositReference: string;
        /**
         * @description A way to pay in.
         * @enum {string}
         */
        DepositMethodId: "mobile-wallet" | "bank" | "card" | "crypto";
        /**
         * @description How it is paid; on the provider's page, in a frame of it, or by hand under a number that the player then tells.
         * @enum {string}
         */
        DepositAdapter: "redirect" | "iframe" | "manual-reference";
        /**
         * @description Where a deposit stands.
         * @enum {string}
         */
        DepositState: "created" | "pending" | "paid" | "expired" | "rejected";
        /** @description A way to pay in. */
        DepositMethod: {
            method: components["schemas"]["DepositMethodId"];
            adapter: components["schemas"]["DepositAdapter"];
            /** @description The least that can be paid in at once. */
            least: components["schemas"]["Amount"];
            /** @description The most that can be paid in at once, by the limits of the way and of the player. */
            most: components["schemas"]["Amount"];
            /** @description How long the player has to pay. */
            minutes: number;
        };
        /** @description The ways to pay in. */
        DepositMethods: {
            /** @description The ways, in the platform's order; none that the player's limits leave too little for. */
            methods: components["schemas"]["DepositMethod"][];
            /** @description What the player's own limits leave; null where none holds. */
            depositLeft: components["schemas"]["Amount"] | null;
        };
        /** @description Where a payment by hand goes. */
        PayTo: {
            /** @description Whose account it is. */
            name: string;
            /** @description Its number. */
            number: string;
        };
        /** @description A deposit. */
        Deposit: {
            reference: components["schemas"]["DepositReference"];
            method: components["schemas"]["DepositMethodId"];
            adapter: components["schemas"]["DepositAdapter"];
            /** @description What is to be paid in. */
            amount: components["schemas"]["Amount"];
            state: components["schemas"]["DepositState"];
            /** @description The provider's page, an https address or a path on the platform's origin; null by hand and once it is closed. */
            payUrl: string | null;
            /** @description Where the money goes, by hand; null on the provider's page and once it is closed. */
            payTo: components["schemas"]["PayTo"] | null;
            /** @description What the player said that the payment is known by. */
            transactionNumber: string | null;
            /** @description The code of the promotion that was chosen with it. */
            promotion: string | null;
            /** @description What the cashier said to it. */
            note: string;
            /**
             * Format: date-time
             * @description When it was begun.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it can be paid.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was paid, expired or rejected.
             */
            closedAt: string | null;
        };
        /** @description A deposit to begin. */
        NewDeposit: {
            method: components["schemas"]["DepositMethodId"];
            /** @description What is to be paid in. */
            amount: components["schemas"]["GivenAmount"];
            /** @description The code of a promotion for deposits (S2.3). */
            promotion?: components["schemas"]["PromotionCode"];
            /** @description The path of the site that the provider's page leads back to. */
            returnPath?: string;
        };
        /** @description A payment that was made by hand. */
        DepositTransaction: {
            reference: components["schemas"]["DepositReference"];
            /** @description What the payment is known by at the bank or mobile wallet. */
            transactionNumber: string;
        };
        /** @description A page of deposits. */
        DepositPage: {
            /** @description The deposits of the page. */
            deposits: components["schemas"]["Deposit"][];
            /** @description The sums of the whole filter. */
            totals: {
                /** @description What was to be paid in. */
                amount: components["schemas"]["Amount"];
                /** @description What was paid in. */
                paid: components["schemas"]["Amount"];
            };
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many deposits there are. */
            total: number;
        };
        /** @description A page of games. */
        GamePage: {
            /** @description The games of the page. */
            games: components["schemas"]["Game"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many games there are on all pages. */
            total: number;
        };
        /** @description The hot games. */
        HotGames: {
            /** @description The most played first. */
            games: components["schemas"]["Game"][];
        };
        /** @description The vendors of every type. */
        VendorGameTypes: {
            /** @description The types in the order of the menu. */
            gameTypes: components["schemas"]["VendorGameType"][];
        };
        /** @description Vendors with new games. */
        NewGameVendors: {
            /** @description The lanes. */
            data: {
                /** @description The lanes in the order of the menu. */
                lanes: components["schemas"]["Lane"][];
            };
        };
        /** @description The winner board. */
        RankList: {
            /** @description The winners, the highest win first. */
            list: components["schemas"]["Winner"][];
        };
        /** @description The code of a vendor (S3.18). */
        Vassalage: string;
        /** @description The code of a game, unique among all. */
        GameCode: string;
        /**
         * @description A type of games (S1.1).
         * @enum {string}
         */
        GameType: "LOTT" | "ELOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP";
        /**
         * @description The class of a game within its type. Lotteries have those of S3.18; `Crash` makes up MXWIN, `Esports` and `Cockfight` the menu entries after sports (S2.23).
         * @enum {string}
         */
        GameClassify: "Slots" | "Jackpot" | "Arcade" | "Table" | "Crash" | "Baccarat" | "Roulette" | "Blackjack" | "DragonTiger" | "Show" | "Sportsbook" | "Esports" | "Cockfight" | "Fishing" | "Cards" | "Mahjong" | "Board" | "11X5" | "LF" | "LHC" | "PK10" | "SSC";
        /** @description A vendor in a category (S3.1, S3.2). */
        VendorCard: {
            /** @description The id of the node in the menu. */
            nodeId: number;
            /** @description The name of the vendor in English. */
            nodeName: string;
            /** @description Its name in the language asked for. */
            displayName: string;
            vassalage: components["schemas"]["Vassalage"];
            gameType: components["schemas"]["GameType"];
            /** @description The classes of its games here. */
            gameClassify: components["schemas"]["GameClassify"][];
            /** @description Whether its games are listed; if not, the card leads into a lobby of its own (S4.12). */
            isGame: boolean;
            showIcon: components["schemas"]["PicturePath"];
            /** @description How many games it has here. */
            games: number;
        };
        /** @description A category of the game menu (S3.2). */
        GameCategory: {
            gameType: components["schemas"]["GameType"];
            /** @description Its name in the language asked for. */
            title: string;
            /** @description The classes of its games. */
            gameClassify: components["schemas"]["GameClassify"][];
            /** @description Its vendors, the one with the most games first. */
            cards: components["schemas"]["VendorCard"][];
        };
        /** @description A game (S3.1). */
        Game: {
            /** @description Its id in the catalogue, which favourites go by (S3.14). */
            nodeId: number;
            /** @description Its name in English. */
            gameName: string;
            /** @description Its name in the language asked for. */
            displayName: string;
            vassalage: components["schemas"]["Vassalage"];
            /** @description The name of its vendor in the language asked for. */
            vendorName: string;
            gameCode: components["schemas"]["GameCode"];
            /** @description Whether it is a game; if not, it is the entrance to a lobby of the vendor (S4.12). */
            isGame: boolean;
            gameType: components["schemas"]["GameType"];
            gameClassify: components["schemas"]["GameClassify"];
            iconUrl: components["schemas"]["PicturePath"];
            lagerIcon: components["schemas"]["PicturePath"];
            /** @description The colour to fill the place of the picture with until it has come. */
            placeholder: string;
            /** @description Among the most played. */
            hot: boolean;
            /** @description New in the catalogue. */
            new: boolean;
            /** @description Has a free trial (S2.25). */
            demo: boolean;
        };
        /** @description A vendor, by name. */
        VendorName: {
            vassalage: components["schemas"]["Vassalage"];
            /** @description Its name in the language asked for. */
            displayName: string;
            /** @description How many games of the type it has. */
            games: number;
        };
        /** @description A game type with its vendors. */
        VendorGameType: {
            gameType: components["schemas"]["GameType"];
            /** @description Its vendors. */
            vendors: components["schemas"]["VendorName"][];
        };
        /** @description The vendors with new games of one type. */
        Lane: {
            gameType: components["schemas"]["GameType"];
            /** @description The name of the category in the language asked for. */
            title: string;
            /** @description The vendors; `games` counts the new ones. */
            cards: components["schemas"]["VendorCard"][];
        };
        /** @description A win that was paid (S3.15). */
        Winner: {
            /** @description The name of the player, masked. */
            customerName: string;
            /** @description What was paid. */
            winAmount: components["schemas"]["Amount"];
        };
        /** @description The help centre. */
        HelpCenter: {
            /** @description The sections in their order. */
            sections: components["schemas"]["HelpSection"][];
        };
        /** @description A part of the help centre. */
        HelpSection: {
            /**
             * @description Its name in addresses.
             * @enum {string}
             */
            id: "account" | "deposit" | "withdrawal" | "play" | "limits" | "security" | "agents" | "term";
            /** @description Its title. */
            title: string;
            /** @description What it explains, in its order. */
            topics: components["schemas"]["HelpTopic"][];
        };
        /** @description One thing explained. */
        HelpTopic: {
            /** @description Its name within its section. */
            id: string;
            /** @description Its title, a question where it answers one. */
            title: string;
            /** @description Its text, plain; an empty line parts paragraphs. */
            text: string;
        };
        /** @description A country whose mobile numbers are taken (S3.9). */
        Country: {
            /** @description Its ISO 3166 code. */
            countryCode: string;
            /** @description Its dialling code, digits alone. */
            countryDialingCode: string;
        };
        /**
         * @description What it is about.
         * @enum {string}
         */
        FeedbackCategory: "idea" | "problem" | "praise" | "other";
        /** @description What a member writes. */
        FeedbackText: {
            category: components["schemas"]["FeedbackCategory"];
            /** @description Their words (S5.9). */
            content: string;
        };
        /** @description What a member has written, and its answer. */
        Feedback: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            category: components["schemas"]["FeedbackCategory"];
            /** @description Their words. */
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
        FeedbackPage: {
            /** @description The newest first. */
            list: components["schemas"]["Feedback"][];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /**
         * @description Under which prizes a lottery is played (S4.15).
         * @enum {string}
         */
        PrizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
        /** @description What missions that are done bring. */
        ClaimableMissions: {
            /** @description The money that missions which are done bring. */
            money: components["schemas"]["Amount"];
            /** @description The points that they bring. */
            points: components["schemas"]["Amount"];
        };
        /** @description Missions and the player's place at the lotteries. */
        MissionSummary: {
            /** @description Missions that are not done yet. */
            open: number;
            /** @description Missions that are done and can be claimed. */
            done: number;
            /** @description Missions that were claimed. */
            claimed: number;
            claimable: components["schemas"]["ClaimableMissions"];
            own: components["schemas"]["OwnPlace"];
            /**
             * Format: date-time
             * @description When the day or week ends.
             */
            endsAt: string;
        };
        /** @description A lottery with its next draw. */
        Lottery: {
            gameCode: components["schemas"]["GameCode"];
            /** @description Its name in the language asked for. */
            displayName: string;
            vassalage: components["schemas"]["Vassalage"];
            gameClassify: components["schemas"]["GameClassify"];
            prizeMode: components["schemas"]["PrizeMode"];
            /** @description How many minutes lie between two draws. */
            minutes: number;
            issue: components["schemas"]["Issue"];
            /**
             * Format: date-time
             * @description Until when bets on the next draw are taken.
             */
            closesAt: string;
            /**
             * Format: date-time
             * @description When the next draw is.
             */
            drawsAt: string;
        };
        /** @description Lotteries. */
        LotteryList: {
            /** @description The lotteries. */
            lotteries: components["schemas"]["Lottery"][];
        };
        /** @description The number of a draw; its day and its place in the day, in UTC. */
        Issue: string;
        /** @description A result, which never changes. */
        Draw: {
            gameCode: components["schemas"]["GameCode"];
            issue: components["schemas"]["Issue"];
            /** @description The numbers, in the order in which they came. */
            numbers: number[];
            /**
             * Format: date-time
             * @description When it was drawn.
             */
            drawnAt: string;
        };
        /** @description Results. */
        DrawList: {
            /** @description The results. */
            draws: components["schemas"]["Draw"][];
        };
        /** @description A page of the inbox. */
        MessagePage: {
            /** @description The messages, the newest first. */
            list: components["schemas"]["InboxMessage"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many messages of the whole inbox are unread. */
            unread: number;
        };
        /** @description A message to a member. */
        InboxMessage: {
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
            /** @description Its text, plain; an empty line parts paragraphs. */
            text: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sentAt: string;
            /** @description Whether it was read. */
            read: boolean;
        };
        /** @description Some messages by their ids, or all of them. */
        MessageSelection: {
            /** @description The ids. */
            ids?: string[];
            /**
             * @description All of them.
             * @constant
             */
            all?: true;
        };
        /** @description What the badge of the inbox shows. */
        UnreadCount: {
            /** @description How many messages are unread. */
            unread: number;
        };
        /** @description What a player has marked. */
        FavouriteIds: {
            /** @description The nodes, the newest mark first. */
            nodeIds: number[];
        };
        /** @description A game to mark (S3.14). */
        Favourite: {
            /** @description The game. */
            nodeId: number;
            vendor: components["schemas"]["Vassalage"];
            gameType: components["schemas"]["GameType"];
        };
        /** @description A page of favourites (S3.14). */
        FavouritePage: {
            /** @description The games, the newest mark first. */
            content: components["schemas"]["Game"][];
            /** @description Which page it is, from 1. */
            pageNum: number;
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description A table of a PVP game. */
        Room: {
            /** @description Its id, unique among all. */
            roomId: string;
            gameCode: components["schemas"]["GameCode"];
            /** @description Its name in the language asked for. */
            displayName: string;
            /** @description How many play at it. */
            seats: number;
            /** @description The least stake at the table. */
            leastStake: components["schemas"]["Amount"];
            /** @description The most that can be staked at it. */
            mostStake: components["schemas"]["Amount"];
        };
        /** @description Tables of games. */
        RoomList: {
            /** @description The tables, the lowest stakes first. */
            rooms: components["schemas"]["Room"][];
        };
        /** @description A game that is ready. `seamless` is framed on a page of the site, `window` opens a tab of its own. */
        LaunchedGame: {
            /**
             * @description How it opens.
             * @enum {string}
             */
            form: "seamless" | "window";
            /** @description Its address; an https address on an origin of `launchGameCDNs`, or a path, which the page opens on one of these at random, or on the platform's own origin where there are none (S9.5). A token for its page stands behind the `#`, where no server sees it. */
            url: string;
            gameCode: components["schemas"]["GameCode"];
            /** @description Its name, in the language of the call. */
            displayName: string;
            /**
             * Format: date-time
             * @description Until when its page can begin.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description Names the play session, so that the site can end it.
             */
            playId: string;
            /** @description The vendor's wallet that the game is played from; null for free trials, and where there is one wallet for all. */
            wallet: components["schemas"]["PlayWallet"] | null;
        };
        /** @description A vendor's wallet that a game is played from. */
        PlayWallet: {
            vassalage: components["schemas"]["Vassalage"];
            /** @description The vendor's name, in the language of the call. */
            displayName: string;
            /** @description What the wallet holds now. */
            balance: components["schemas"]["Amount"];
            /** @description The lowest stake that the game takes. */
            leastStake: components["schemas"]["Amount"];
            /** @description What the launch has moved there by itself; 0.00 where the player does not want that, or there was nothing to move. */
            moved: components["schemas"]["Amount"];
        };
        /** @description Which play session ends. */
        LeaveGame: {
            /**
             * Format: uuid
             * @description The session, as its launch named it.
             */
            playId: string;
        };
        /** @description A page of the site that opens instead. */
        OpenedRoute: {
            /**
             * @description How it opens.
             * @constant
             */
            form: "route";
            /** @description The page. */
            path: string;
        };
        /** @description A popup list of a vendor's games that opens instead. */
        OpenedList: {
            /**
             * @description How it opens.
             * @constant
             */
            form: "list";
            vassalage: components["schemas"]["Vassalage"];
            gameType: components["schemas"]["GameType"];
        };
        /** @description What a card opens. */
        Launch: components["schemas"]["LaunchedGame"] | components["schemas"]["OpenedRoute"] | components["schemas"]["OpenedList"];
        /**
         * @description What has become of a bet; a void one gave its stake back.
         * @enum {string}
         */
        BetState: "open" | "settled" | "void";
        /** @description A bet. */
        Bet: {
            /** @description Its number. */
            betId: number;
            gameCode: components["schemas"]["GameCode"];
            /** @description The name of the game in the language asked for. */
            displayName: string;
            vassalage: components["schemas"]["Vassalage"];
            gameType: components["schemas"]["GameType"];
            /** @description What it was placed on; empty where the game offers one thing alone. */
            selection: string;
            /** @description What was staked. */
            stake: components["schemas"]["Amount"];
            /** @description What it paid, the stake included; a void one pays the stake back. */
            payout: components["schemas"]["Amount"];
            state: components["schemas"]["BetState"];
            /**
             * Format: date-time
             * @description When it was placed.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was settled or made void; null while it is open.
             */
            settledAt: string | null;
        };
        /** @description Sums over all bets of a filter. Open and void ones are counted and not summed. */
        BetTotals: {
            /** @description How many there are. */
            bets: number;
            /** @description What was staked. */
            stake: components["schemas"]["Amount"];
            /** @description What was paid on it. */
            payout: components["schemas"]["Amount"];
            /** @description What was paid less what was staked; below zero for a loss. */
            net: components["schemas"]["Amount"];
        };
        /** @description A page of the betting record. */
        BetPage: {
            /** @description The bets, the newest first. */
            bets: components["schemas"]["Bet"][];
            totals: components["schemas"]["BetTotals"];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many bets there are on all pages. */
            total: number;
        };
        /** @description The player's points. */
        PointBalance: {
            /** @description Points that can be redeemed or converted. */
            balance: components["schemas"]["Amount"];
            /** @description Points that play has earned since the last claim. */
            claimable: components["schemas"]["Amount"];
            /** @description Points of redemptions that are being reviewed; no part of the balance. */
            inProcess: components["schemas"]["Amount"];
        };
        /** @description How points are earned and converted. */
        PointConfig: {
            /** @description The stakes, in money, that earn a point. */
            stakePerPoint: components["schemas"]["Amount"];
            /** @description The points that convert into 1.00 of money. */
            pointsPerUnit: components["schemas"]["Amount"];
            /** @description The least points that convert at once. */
            leastConversion: components["schemas"]["Amount"];
            /**
             * @description Points never expire (S9.6).
             * @constant
             */
            expires: false;
        };
        /**
         * @description A credit is paid into the wallet, goods are sent.
         * @enum {string}
         */
        PointItemKind: "credit" | "goods";
        /** @description Something that points can be redeemed for. */
        PointItem: {
            /** @description What names it. */
            code: string;
            kind: components["schemas"]["PointItemKind"];
            /** @description Its name. */
            name: string;
            /** @description What it is. */
            description: string;
            image: components["schemas"]["PicturePath"];
            /** @description What it costs, in points. */
            price: components["schemas"]["Amount"];
            /** @description What a credit pays; null for goods. */
            worth: components["schemas"]["Amount"] | null;
            /** @description How many are left. */
            stock: number;
        };
        /** @description A page of the points mall. */
        PointItemPage: {
            /** @description The items. */
            list: components["schemas"]["PointItem"][];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description What is redeemed. */
        PointRedemption: {
            /** @description The code of the item. */
            code: string;
            paymentPassword: components["schemas"]["Secret"];
        };
        /** @description How many points are converted. */
        PointConversion: {
            /** @description How many points; whole ones alone. */
            amount: components["schemas"]["GivenAmount"];
            paymentPassword: components["schemas"]["Secret"];
        };
        /**
         * @description What happened to points (S3.16).
         * @enum {string}
         */
        PointRecordType: "earned" | "redeemed" | "converted";
        /**
         * @description Where it stands; only redemptions are reviewed (S4.16).
         * @enum {string}
         */
        PointState: "in_process" | "rejected" | "approved";
        /** @description Something that happened to points (S3.16). */
        PointRecord: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            type: components["schemas"]["PointRecordType"];
            /** @description The points; below zero where they went out. */
            amount: components["schemas"]["Amount"];
            status: components["schemas"]["PointState"];
            /** @description What the operator said; empty where nothing was said. */
            remark: string;
            /** @description What was redeemed, or the reward that gave the points, in the language asked for; null for all else. */
            itemName: string | null;
            /** @description The stakes that earned points, or the money that points became; null for redemptions and points of a reward. */
            money: components["schemas"]["Amount"] | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was decided on.
             */
            decidedAt: string | null;
        };
        /** @description The sums of all records of the filter, those of other pages too, without what was rejected. */
        PointTotals: {
            /** @description How many there are. */
            records: number;
            /** @description Points that came in. */
            received: components["schemas"]["Amount"];
            /** @description Points that went out, below zero. */
            spent: components["schemas"]["Amount"];
        };
        /** @description A page of records. */
        PointRecordPage: {
            /** @description The records, the newest first. */
            list: components["schemas"]["PointRecord"][];
            totals: components["schemas"]["PointTotals"];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description A detail that the player tells; empty to take it back. */
        ProfileText: string;
        /** @description What the player tells besides their names (S3.17). */
        ProfileDetails: {
            birthday?: components["schemas"]["ProfileText"];
            facebook?: components["schemas"]["ProfileText"];
            fullName?: components["schemas"]["ProfileText"];
            idNumber?: components["schemas"]["ProfileText"];
            line?: components["schemas"]["ProfileText"];
            nationality?: components["schemas"]["ProfileText"];
            occupation?: components["schemas"]["ProfileText"];
            qqNum?: components["schemas"]["ProfileText"];
            sourceOfIncome?: components["schemas"]["ProfileText"];
            telegram?: components["schemas"]["ProfileText"];
            wechat?: components["schemas"]["ProfileText"];
            whatsapp?: components["schemas"]["ProfileText"];
            zalo?: components["schemas"]["ProfileText"];
        };
        /** @description What is known of a player. */
        Profile: {
            /** @description The name that the player logs in with. */
            account: string;
            /** @description The name that others see. */
            nickname: string;
            /** @description The real name; empty where it is not known. */
            realName: string;
            /** @description The number, masked. */
            mobile: string | null;
            /** @description The e-mail address, masked. */
            email: string | null;
            /** @description What others register with to come below this player. */
            referralCode: string;
            /**
             * Format: date-time
             * @description When the player registered.
             */
            registeredAt: string;
            details: components["schemas"]["ProfileDetails"];
        };
        /** @description What to change. */
        ProfileChange: {
            /** @description The name that others see. */
            nickname?: string;
            /** @description The real name, the one on the bank account. */
            realName?: string;
            details?: components["schemas"]["ProfileDetails"];
        };
        /** @description The number of a picture. */
        Avatar: number;
        /** @description A picture to choose. */
        Icon: {
            avatar: components["schemas"]["Avatar"];
            icon: components["schemas"]["PicturePath"];
        };
        /** @description The picture of a player and those to choose from (S7.16). */
        Icons: {
            icon: components["schemas"]["PicturePath"];
            /** @description The pictures to choose from. */
            icons: components["schemas"]["Icon"][];
        };
        /** @description The picture that is chosen. */
        IconChoice: {
            avatar: components["schemas"]["Avatar"];
        };
        /** @description The terms in force. */
        Terms: {
            /**
             * Format: date
             * @description The date of the version.
             */
            version: string;
            /** @description The age, in years, that a player must have reached. */
            minimumAge: number;
            /** @description The company that players agree with. */
            operator: string;
        };
        /** @description The version that the player agrees to. */
        TermsAgreement: {
            /**
             * Format: date
             * @description The date of the version.
             */
            version: string;
        };
        /** @description The password once more. */
        AccountClosing: {
            password: components["schemas"]["Secret"];
        };
        /** @description What names a promotion in addresses. */
        PromotionCode: string;
        /**
         * @description What a promotion is about.
         * @enum {string}
         */
        PromotionType: "newcomer" | "deposit" | "play" | "raffle" | "event";
        /**
         * @description How its reward is come by. `turnover` is joined and then played for, `application` asks for a review, `claim` needs nothing but the claim, `deposit` is chosen with a deposit, `raffle` gives tickets, `notice` tells only.
         * @enum {string}
         */
        PromotionMode: "turnover" | "application" | "claim" | "deposit" | "raffle" | "notice";
        /**
         * @description Where the player stands (S4.16). What was issued and not claimed in time is `expired`.
         * @enum {string}
         */
        PromotionStatus: "join" | "claim" | "applying" | "rejected" | "issued" | "claimed" | "expired" | "process" | "joined" | "coming_soon";
        /** @description A promotion. */
        Promotion: {
            code: components["schemas"]["PromotionCode"];
            type: components["schemas"]["PromotionType"];
            mode: components["schemas"]["PromotionMode"];
            /** @description Where the player stands, or what a visitor could do; null for a notice, and where one that has ended has nothing more to give. */
            status: components["schemas"]["PromotionStatus"] | null;
            /** @description Its title. */
            title: string;
            /** @description What it gives, in a sentence. */
            summary: string;
            /** @description Its terms, plain; an empty line parts paragraphs. */
            content: string;
            image: components["schemas"]["PicturePath"];
            /**
             * Format: date-time
             * @description When it begins.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it ends; null for one without an end.
             */
            endsAt: string | null;
            /** @description What it gives at most; null for a notice. */
            reward: components["schemas"]["Amount"] | null;
            /** @description How many times the reward must be staked before a withdrawal. */
            turnoverMultiple: number;
            /** @description How far the player who has joined has come. */
            progress: components["schemas"]["PromotionProgress"] | null;
            /** @description What a deposit must be, for the mode `deposit`. */
            deposit: components["schemas"]["DepositTerms"] | null;
            /** @description The player's tickets, for the mode `raffle`. */
            tickets: components["schemas"]["TicketCount"] | null;
        };
        /** @description How far a player has come. */
        PromotionProgress: {
            /** @description What is to be staked. */
            target: components["schemas"]["Amount"];
            /** @description What was staked since the player joined, on bets that are settled. */
            reached: components["schemas"]["Amount"];
        };
        /** @description What a deposit with a promotion must be, and what it gives. */
        DepositTerms: {
            /** @description The reward in percent of the deposit. */
            percent: number;
            /** @description The least deposit that it can be chosen with. */
            minimum: components["schemas"]["Amount"];
            /** @description The most that it gives. */
            maximum: components["schemas"]["Amount"];
        };
        /** @description Raffle tickets of a player. */
        TicketCount: {
            /** @description Those that are still to be opened. */
            unopened: number;
            /** @description Those that were. */
            opened: number;
        };
        /** @description A page of promotions. */
        PromotionPage: {
            /** @description The promotions. */
            list: components["schemas"]["Promotion"][];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description An application to a promotion (S5.9). */
        PromotionApplication: {
            /** @description What the player says. */
            statement: string;
            /** @description Pictures, png or jpg, at most 5 MB each. */
            images: File[];
        };
        /**
         * @description What became of an application (S4.16).
         * @enum {string}
         */
        ApplicationState: "in_process" | "rejected" | "approved";
        /** @description An application of the player. */
        PromotionApplicationRow: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            code: components["schemas"]["PromotionCode"];
            /** @description The title of the promotion. */
            title: string;
            state: components["schemas"]["ApplicationState"];
            /** @description What the player said. */
            statement: string;
            /** @description How many pictures it has. */
            images: number;
            /** @description What the operator said; empty where nothing was said. */
            remark: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was decided on.
             */
            decidedAt: string | null;
        };
        /** @description A page of applications. */
        PromotionApplicationPage: {
            /** @description The applications, the newest first. */
            list: components["schemas"]["PromotionApplicationRow"][];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description A picture of an application. */
        ApplicationImage: {
            /**
             * @description What it is.
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg";
            /** @description The picture in base64. */
            image: string;
        };
        /** @description Which raffle is meant. */
        RaffleClaim: {
            code: components["schemas"]["PromotionCode"];
        };
        /** @description What a ticket won. */
        RaffleResult: {
            /** @description The number of the ticket. */
            ticket: number;
            /** @description What was won; zero for nothing. */
            prize: components["schemas"]["Amount"];
            /** @description What must be staked before the next withdrawal because of it. */
            turnover: components["schemas"]["Amount"];
            /** @description How many tickets are left to open. */
            unopened: number;
        };
        /**
         * @description What a limit of money bounds.
         * @enum {string}
         */
        MoneyLimitKind: "deposit" | "loss";
        /**
         * @description The time that a limit counts, back from now; 24 hours, 7 days or 30 days.
         * @enum {string}
         */
        LimitSpan: "day" | "week" | "month";
        /**
         * @description A limit of a player.
         * @enum {string}
         */
        LimitName: "deposit-day" | "deposit-week" | "deposit-month" | "loss-day" | "loss-week" | "loss-month" | "session";
        /** @description An amount as a player gives it; up to two decimals, no sign, no grouping. */
        GivenAmount: string;
        /**
         * @description Whether a break holds for this brand, or for all brands of its licensee.
         * @enum {string}
         */
        ExclusionScope: "brand" | "licensee";
        /** @description A limit of money that holds. */
        MoneyLimit: {
            kind: components["schemas"]["MoneyLimitKind"];
            span: components["schemas"]["LimitSpan"];
            /** @description The most for the time. */
            amount: components["schemas"]["Amount"];
            /** @description What of it is used. */
            used: components["schemas"]["Amount"];
            /** @description What of it is left. */
            left: components["schemas"]["Amount"];
        };
        /** @description A raise that waits for the player to confirm it. Without an amount and minutes the limit is to go. */
        LimitRaise: {
            limit: components["schemas"]["LimitName"];
            /** @description What a limit of money becomes. */
            amount: components["schemas"]["Amount"] | null;
            /** @description What the limit of a sitting becomes. */
            minutes: number | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            askedAt: string;
            /**
             * Format: date-time
             * @description From when on it can be confirmed.
             */
            confirmableFrom: string;
        };
        /** @description What protects a player. */
        Protection: {
            /** @description The limits of money that hold. */
            moneyLimits: components["schemas"]["MoneyLimit"][];
            /** @description How long a sitting may last; null where no limit holds. */
            sessionMinutes: number | null;
            /** @description Raises that wait. */
            raises: components["schemas"]["LimitRaise"][];
            /** @description What can be deposited now, by the lowest of the limits; null where none holds. */
            depositLeft: components["schemas"]["Amount"] | null;
            realityCheckMinutes: components["schemas"]["RealityCheckMinutes"];
            /**
             * Format: date-time
             * @description Until when the player is on a break; null where they are not.
             */
            excludedUntil: string | null;
        };
        /**
         * @description The minutes between two reality checks.
         * @enum {integer}
         */
        RealityCheckMinutes: 15 | 30 | 60;
        /** @description A stretch of play without a pause of half an hour. */
        Sitting: {
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /** @description How long it has lasted. */
            elapsedSeconds: number;
            /** @description What was staked. */
            staked: components["schemas"]["Amount"];
            /** @description What was paid on it. */
            won: components["schemas"]["Amount"];
            /** @description What was paid less what was staked; below zero for a loss. */
            net: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When the next reality check is due.
             */
            nextCheckAt: string;
            /** @description Whether play is stopped until the reality check is acknowledged. */
            checkDue: boolean;
            /**
             * Format: date-time
             * @description When the player's limit of playing time ends it; null where there is none.
             */
            endsAt: string | null;
        };
        /** @description How long a player has played, and what it cost. */
        PlayPosition: {
            /**
             * Format: date-time
             * @description The platform's time.
             */
            at: string;
            /** @description The sitting that goes on; null where none does. */
            sitting: components["schemas"]["Sitting"] | null;
        };
        /** @description A limit of money as a player wants it. */
        MoneyLimitChange: {
            kind: components["schemas"]["MoneyLimitKind"];
            span: components["schemas"]["LimitSpan"];
            /** @description The amount; null to have no limit any more. */
            amount: components["schemas"]["GivenAmount"] | null;
        };
        /** @description A limit of playing time as a player wants it. */
        SessionLimitChange: {
            /** @description The minutes; null to have no limit any more. */
            minutes: number | null;
        };
        /** @description Which raise is confirmed. */
        LimitRaiseConfirmation: {
            limit: components["schemas"]["LimitName"];
        };
        /** @description The time between reality checks as a player wants it. */
        RealityCheckChange: {
            minutes: components["schemas"]["RealityCheckMinutes"];
        };
        /** @description A time-out. */
        TimeOut: {
            /** @description How long, from 24 hours to 6 weeks. */
            hours: number;
            scope: components["schemas"]["ExclusionScope"];
        };
        /** @description A self-exclusion. */
        SelfExclusion: {
            /** @description How long, from 6 months to 5 years. */
            months: number;
            scope: components["schemas"]["ExclusionScope"];
        };
        /**
         * @description What a movement is for.
         * @enum {string}
         */
        TransactionKind: "deposit" | "withdrawal-hold" | "withdrawal-release" | "wallet-transfer" | "member-transfer" | "stake" | "win" | "bonus" | "rebate" | "points-converted" | "dividend" | "daily-salary" | "hourly-salary" | "real-time-salary";
        /** @description What a movement did to one wallet. */
        Transaction: {
            /** @description Its number. */
            id: number;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            kind: components["schemas"]["TransactionKind"];
            /** @description What it belongs to. */
            reference: string;
            /** @description What was said to it. */
            note: string;
            /**
             * @description The wallet.
             * @enum {string}
             */
            account: "main" | "single" | "vendor";
            /** @description Whose games the wallet is for. */
            vassalage: string | null;
            /** @description What came in; below zero where it went out. */
            amount: components["schemas"]["Amount"];
            /** @description What the wallet held after it. */
            balanceAfter: components["schemas"]["Amount"];
        };
        /** @description A page of the statement. */
        TransactionPage: {
            /** @description The movements of the page. */
            transactions: components["schemas"]["Transaction"][];
            /** @description The sums of the whole filter. */
            totals: {
                /** @description What came in. */
                received: components["schemas"]["Amount"];
                /** @description What went out, below zero. */
                spent: components["schemas"]["Amount"];
            };
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many movements there are. */
            total: number;
        };
        /** @description Sums of settled bets. */
        ProfitSums: {
            /** @description How many. */
            bets: number;
            /** @description What was staked. */
            stake: components["schemas"]["Amount"];
            /** @description What was paid on it. */
            payout: components["schemas"]["Amount"];
            /** @description What was paid less what was staked; below zero for a loss. */
            net: components["schemas"]["Amount"];
        };
        /** @description What was won and lost on a day or at a vendor. */
        ProfitLine: {
            /** @description The day in the market's time zone, or the vendor's code. */
            of: string;
            /** @description How many bets. */
            bets: number;
            /** @description What was staked. */
            stake: components["schemas"]["Amount"];
            /** @description What was paid on it. */
            payout: components["schemas"]["Amount"];
            /** @description What was paid less what was staked; below zero for a loss. */
            net: components["schemas"]["Amount"];
        };
        /** @description A page of what was won and lost. */
        ProfitPage: {
            /** @description The days, the newest first; or the vendors, the most staked first. */
            lines: components["schemas"]["ProfitLine"][];
            totals: components["schemas"]["ProfitSums"];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many lines there are. */
            total: number;
        };
        /** @description Records as a file. */
        RecordsFile: {
            /** @description What to call it. */
            fileName: string;
            /** @description What it is. */
            mediaType: string;
            /** @description The text of it. */
            content: string;
        };
        /** @description What a field of the form holds. */
        RegistrationField: string;
        /** @description The fields of a form. Each has a rule in the register settings (S3.7). */
        RegistrationFields: {
            username?: components["schemas"]["RegistrationField"];
            password?: components["schemas"]["RegistrationField"];
            confirmPassword?: components["schemas"]["RegistrationField"];
            mobileNum?: components["schemas"]["RegistrationField"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            email?: components["schemas"]["RegistrationField"];
            payeeName?: components["schemas"]["RegistrationField"];
            paymentPassword?: components["schemas"]["RegistrationField"];
            qqNum?: components["schemas"]["RegistrationField"];
            line?: components["schemas"]["RegistrationField"];
            whatsapp?: components["schemas"]["RegistrationField"];
            facebook?: components["schemas"]["RegistrationField"];
            wechat?: components["schemas"]["RegistrationField"];
            zalo?: components["schemas"]["RegistrationField"];
            telegram?: components["schemas"]["RegistrationField"];
            idNumber?: components["schemas"]["RegistrationField"];
            fullName?: components["schemas"]["RegistrationField"];
            birthday?: components["schemas"]["RegistrationField"];
            nationality?: components["schemas"]["RegistrationField"];
            occupation?: components["schemas"]["RegistrationField"];
            sourceOfIncome?: components["schemas"]["RegistrationField"];
            recommenderId?: components["schemas"]["RegistrationField"];
            affiliateCode?: components["schemas"]["RegistrationField"];
            referralCode?: components["schemas"]["RegistrationField"];
        };
        /** @description Fields to check, and the form that they are in. */
        RegistrationCheck: {
            /**
             * @description The form.
             * @enum {string}
             */
            form: "username" | "mobile";
            fields: components["schemas"]["RegistrationFields"];
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        /** @description A form of registration (S3.6). */
        Registration: {
            username?: components["schemas"]["RegistrationField"];
            password?: components["schemas"]["RegistrationField"];
            confirmPassword?: components["schemas"]["RegistrationField"];
            mobileNum?: components["schemas"]["RegistrationField"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            email?: components["schemas"]["RegistrationField"];
            payeeName?: components["schemas"]["RegistrationField"];
            paymentPassword?: components["schemas"]["RegistrationField"];
            qqNum?: components["schemas"]["RegistrationField"];
            line?: components["schemas"]["RegistrationField"];
            whatsapp?: components["schemas"]["RegistrationField"];
            facebook?: components["schemas"]["RegistrationField"];
            wechat?: components["schemas"]["RegistrationField"];
            zalo?: components["schemas"]["RegistrationField"];
            telegram?: components["schemas"]["RegistrationField"];
            idNumber?: components["schemas"]["RegistrationField"];
            fullName?: components["schemas"]["RegistrationField"];
            birthday?: components["schemas"]["RegistrationField"];
            nationality?: components["schemas"]["RegistrationField"];
            occupation?: components["schemas"]["RegistrationField"];
            sourceOfIncome?: components["schemas"]["RegistrationField"];
            recommenderId?: components["schemas"]["RegistrationField"];
            affiliateCode?: components["schemas"]["RegistrationField"];
            referralCode?: components["schemas"]["RegistrationField"];
            verificationCode?: components["schemas"]["VerificationCode"];
            firebaseChannel?: components["schemas"]["FirebaseChannel"];
            firebaseIdToken?: components["schemas"]["FirebaseIdToken"];
            /**
             * @description The player has reached the age of the market (S5.6).
             * @constant
             */
            ageConfirmed: true;
            /**
             * @description The player agrees to the privacy policy (S5.6).
             * @constant
             */
            privacyAgreed: true;
            /**
             * Format: date
             * @description The version of the terms that the player agrees to.
             */
            termsVersion: string;
            humanCheck?: components["schemas"]["HumanCheck"];
            /** @description Of `social_account_unknown`; binds that identity to the new player, who can log in with it from then on (S7.32). */
            socialToken?: components["schemas"]["OneTimeToken"];
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
             * @description With what the player registers.
             * @constant
             */
            registerMethod?: "WEB";
        };
        /** @description A new player (S4.5). */
        Registered: {
            /** @description The name that the player logs in with. */
            account: string;
            /** @description The token of the session, where one was asked for. */
            token: string | null;
            /** @description Always true where a session was started (S4.3). */
            firstTimeLogin: boolean;
        };
        /** @description A field at fault. The message is picked by `rule`, and by `patternId` where the pattern is at fault (S5.2). */
        FieldFinding: {
            /** @description The field. */
            name: string;
            /**
             * @description What is wrong with it.
             * @enum {string}
             */
            rule: "required" | "disabled" | "length" | "pattern" | "confirmation" | "phone" | "date" | "age" | "taken" | "invitation";
            /** @description The number of the pattern that a value must match; 0 for any. */
            patternId: number;
            /** @description The least length. */
            min: number;
            /** @description The greatest length. */
            max: number;
        };
        /** @description The fields at fault. */
        FieldFindings: {
            /** @description Every one of them. */
            fields: components["schemas"]["FieldFinding"][];
        };
        /** @description A code of an invitation. */
        Affiliate: {
            /** @description The code. */
            code: string;
            /** @description Whether it is somebody's. */
            valid: boolean;
        };
        /**
         * @description What an amount is of.
         * @enum {string}
         */
        RewardUnit: "money" | "points";
        /**
         * @description What a reward comes from.
         * @enum {string}
         */
        RewardSource: "promotion" | "raffle" | "mission" | "vip" | "referral" | "mall";
        /** @description A reward that waits to be claimed. */
        Reward: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            source: components["schemas"]["RewardSource"];
            /** @description What it is for. */
            title: string;
            /** @description What it pays, in its unit. */
            amount: components["schemas"]["Amount"];
            unit: components["schemas"]["RewardUnit"];
            /** @description What must be staked before the next withdrawal once it is claimed. */
            turnover: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was given.
             */
            grantedAt: string;
            /**
             * Format: date-time
             * @description Until when it can be claimed.
             */
            expiresAt: string;
        };
        /** @description Rewards to claim. */
        RewardList: {
            /** @description The rewards, the oldest first. */
            list: components["schemas"]["Reward"][];
        };
        /** @description A reward that was paid. */
        PaidReward: {
            /** @description What was paid, in its unit. */
            amount: components["schemas"]["Amount"];
            unit: components["schemas"]["RewardUnit"];
            /** @description What must be staked before the next withdrawal because of it. */
            turnover: components["schemas"]["Amount"];
        };
        /** @description A share in percent, as a decimal number. */
        Percentage: string;
        /** @description How much waits to be claimed. */
        RewardCount: {
            /** @description Rewards of the reward centre. */
            rewards: number;
            /** @description Missions that are done. */
            missions: number;
        };
        /** @description A bonus that was paid. */
        Bonus: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            source: components["schemas"]["RewardSource"];
            /** @description What it was for. */
            title: string;
            /** @description What was paid. */
            amount: components["schemas"]["Amount"];
            /** @description What had to be staked because of it. */
            turnover: components["schemas"]["Amount"];
            /** @description What of that is not staked yet. */
            turnoverLeft: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was paid.
             */
            claimedAt: string;
        };
        /** @description The sums of all bonuses of the filter, those of other pages too. */
        BonusTotals: {
            /** @description How many there are. */
            bonuses: number;
            /** @description What was paid. */
            amount: components["schemas"]["Amount"];
            /** @description What is not staked yet of what they ask for. */
            turnoverLeft: components["schemas"]["Amount"];
        };
        /** @description A page of bonuses. */
        BonusPage: {
            /** @description The bonuses, the newest first. */
            list: components["schemas"]["Bonus"][];
            totals: components["schemas"]["BonusTotals"];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description Something to do in a day or a week. */
        Mission: {
            /** @description What names it. */
            code: string;
            /** @description Its title. */
            title: string;
            /**
             * @description How often it comes anew.
             * @enum {string}
             */
            period: "daily" | "weekly";
            /**
             * @description What is counted: money staked, bets, or different games.
             * @enum {string}
             */
            metric: "staked" | "bets" | "games";
            /** @description How much of it is needed. */
            target: string;
            /** @description How far the player has come. */
            reached: string;
            /** @description What it pays, in its unit. */
            amount: components["schemas"]["Amount"];
            unit: components["schemas"]["RewardUnit"];
            /**
             * @description Whether it is done and claimed.
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
        MissionList: {
            /** @description The missions in their order. */
            list: components["schemas"]["Mission"][];
        };
        /** @description A place on the leaderboard. */
        Leader: {
            /** @description The place. */
            place: number;
            /** @description Whose it is, masked. */
            customerName: string;
            /** @description What was staked on bets that were settled in the period. */
            staked: components["schemas"]["Amount"];
            /** @description Whether it is the player's own. */
            own: boolean;
        };
        /** @description The player's own place; null while nothing was staked. */
        OwnPlace: {
            /** @description The place. */
            place: number | null;
            /** @description What the player has staked on bets that were settled in the period. */
            staked: components["schemas"]["Amount"];
        };
        /** @description What a place wins when the day or week ends. It is paid at once, with nothing to stake for it. */
        LeaderboardPrize: {
            /** @description The place. */
            place: number;
            /** @description What the place wins. */
            amount: components["schemas"]["Amount"];
        };
        /** @description Who has staked the most. Of equal stakes the one that was reached first is ahead. */
        Leaderboard: {
            /** @description The first places. */
            list: components["schemas"]["Leader"][];
            own: components["schemas"]["OwnPlace"];
            /** @description What the first places win; empty where nothing can be won. */
            prizes: components["schemas"]["LeaderboardPrize"][];
            /**
             * Format: date-time
             * @description When the day or week ends.
             */
            endsAt: string;
        };
        /** @description A level and what it brings. */
        VipLevel: {
            /** @description The level. */
            vipRankLevel: number;
            /** @description Its name. */
            vipLabelName: string;
            /** @description What must have been staked in all to reach it. */
            turnover: components["schemas"]["Amount"];
            /** @description What reaching it gives, once. */
            gift: components["schemas"]["Amount"];
            /** @description What comes back of stakes at this level. */
            rebatePercent: components["schemas"]["Percentage"];
        };
        /** @description The way to the next level. */
        NextVipLevel: {
            /** @description The next level. */
            vipRankLevel: number;
            /** @description What is still to be staked to reach it. */
            left: components["schemas"]["Amount"];
        };
        /** @description VIP levels and the player's own. */
        Vip: {
            /** @description The player's level, from 0. */
            vipRankLevel: number;
            /** @description Its name; empty for none. */
            vipLabelName: string;
            /** @description What the player has staked in all. */
            staked: components["schemas"]["Amount"];
            /** @description The way to the next level; null on the highest. */
            next: components["schemas"]["NextVipLevel"] | null;
            /** @description All levels, the lowest first. */
            levels: components["schemas"]["VipLevel"][];
        };
        /** @description What comes back of stakes at a vendor. */
        Rebate: {
            /** @description The vendor. */
            vassalage: string;
            /** @description Its name. */
            vendorName: string;
            /** @description What was staked at the vendor since the last claim. */
            staked: components["schemas"]["Amount"];
            /** @description What comes back of it. */
            claimable: components["schemas"]["Amount"];
        };
        /** @description Rebates by vendor. */
        RebateList: {
            /** @description The vendors that were played at since the last claim. */
            list: components["schemas"]["Rebate"][];
            /** @description The player's rebate, by the VIP level or, where that is more, by the upline. */
            rebatePercent: components["schemas"]["Percentage"];
            /** @description What comes back at all vendors. */
            claimable: components["schemas"]["Amount"];
            /** @description The least that is paid at once. */
            minimum: components["schemas"]["Amount"];
        };
        /** @description Which rebate is claimed. */
        RebateClaim: {
            /** @description Only of this vendor; of all where it is left out. */
            vassalage?: string;
        };
        /** @description A rebate that was paid. */
        RebateRecord: {
            /** @description The vendor. */
            vassalage: string;
            /** @description Its name. */
            vendorName: string;
            /** @description What was staked. */
            staked: components["schemas"]["Amount"];
            /** @description The rebate that held then. */
            rebatePercent: components["schemas"]["Percentage"];
            /** @description What was paid. */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was paid.
             */
            at: string;
        };
        /** @description The sums of all records of the filter, those of other pages too. */
        RebateTotals: {
            /** @description How many there are. */
            records: number;
            /** @description What was staked. */
            staked: components["schemas"]["Amount"];
            /** @description What was paid. */
            amount: components["schemas"]["Amount"];
        };
        /** @description A page of rebates. */
        RebateRecordPage: {
            /** @description The rebates, the newest first. */
            list: components["schemas"]["RebateRecord"][];
            totals: components["schemas"]["RebateTotals"];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description Friends, friends of friends, and so on. */
        ReferralTier: {
            /** @description How far off they are. */
            tier: number;
            /** @description The share of their stakes that is paid. */
            percent: components["schemas"]["Percentage"];
            /** @description How many there are. */
            friends: number;
            /** @description What was paid for them. */
            earned: components["schemas"]["Amount"];
        };
        /** @description Invitations of a player. */
        Referral: {
            /** @description The code to register with. */
            referralCode: string;
            /**
             * Format: uri
             * @description The address that registers with it.
             */
            link: string;
            /** @description The tiers, the nearest first. */
            tiers: components["schemas"]["ReferralTier"][];
            /** @description What was paid for all friends. */
            earned: components["schemas"]["Amount"];
            /** @description What can be claimed now. */
            claimable: components["schemas"]["Amount"];
            /** @description The least that is paid at once. */
            minimum: components["schemas"]["Amount"];
        };
        /** @description Somebody who was invited. */
        Friend: {
            /** @description Who it is, masked. */
            customerName: string;
            /** @description How far off they are. */
            tier: number;
            /**
             * Format: date-time
             * @description When they registered.
             */
            joinedAt: string;
            /** @description What was paid for their stakes. */
            earned: components["schemas"]["Amount"];
        };
        /** @description A page of friends. */
        FriendPage: {
            /** @description The friends, the newest first. */
            list: components["schemas"]["Friend"][];
            /** @description How many pages there are. */
            totalPages: number;
        };
        /** @description The old password and the new one (S7.9). */
        PasswordChange: {
            oldPassword: components["schemas"]["Secret"];
            newPassword: components["schemas"]["Secret"];
            confirmNewPassword: components["schemas"]["Secret"];
        };
        /** @description Whose password it is (S7.12). */
        PasswordLink: {
            /** @description The username. */
            username: string;
            email: components["schemas"]["EmailAddress"];
        };
        /** @description The token of a link and the new password. */
        PasswordByLink: {
            token: components["schemas"]["OneTimeToken"];
            newPassword: components["schemas"]["Secret"];
            confirmNewPassword: components["schemas"]["Secret"];
        };
        /** @description A number, the code that was sent to it and the new password (S7.13). */
        PasswordBySms: {
            newPassword: components["schemas"]["Secret"];
            mobileNum: components["schemas"]["PhoneText"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /** @description The new payment password, and the old one where there is one. */
        PaymentPasswordChange: {
            oldPaymentPassword?: components["schemas"]["Secret"];
            newPaymentPassword: components["schemas"]["Secret"];
            confirmNewPaymentPassword: components["schemas"]["Secret"];
        };
        /** @description An e-mail address. */
        EmailAddress: string;
        /** @description What protects an account. */
        Security: {
            /** @description The number that is bound, masked. */
            mobile: string | null;
            /** @description The e-mail address that is bound, masked. */
            email: string | null;
            /** @description Whether an authenticator is bound. */
            authenticator: boolean;
            /** @description Whether there is a payment password. */
            paymentPassword: boolean;
            /**
             * Format: date-time
             * @description When the password was chosen.
             */
            passwordChangedAt: string;
            /** @description Whether it must be changed. */
            passwordExpired: boolean;
            /** @description The ways of a step-up. */
            stepUpMethods: components["schemas"]["StepUpMethod"][];
        };
        /** @description A way of a step-up. */
        StepUpMethod: {
            /**
             * @description With what the player proves themselves; the password only where nothing is bound.
             * @enum {string}
             */
            method: "sms" | "email" | "totp" | "password";
            /** @description Where codes go to, masked; empty where none is sent. */
            to: string;
        };
        /** @description Which code to send. */
        StepUpSending: {
            /**
             * @description Where the code goes to.
             * @enum {string}
             */
            method: "sms" | "email";
        };
        /** @description The proof of a step-up. */
        StepUp: {
            /**
             * @description With what the player proves themselves.
             * @enum {string}
             */
            method: "sms" | "email" | "totp" | "password";
            answer: components["schemas"]["Secret"];
        };
        /** @description A token for one act of this session. */
        StepUpGrant: {
            stepUpToken: components["schemas"]["OneTimeToken"];
            /**
             * Format: date-time
             * @description Until when it is good.
             */
            expiresAt: string;
        };
        /** @description A session. */
        SessionEntry: {
            /**
             * Format: uuid
             * @description Its id; no token.
             */
            id: string;
            /** @description Whether it is the one of this call. */
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
            /** @description Where it began. */
            ip: string;
            /** @description The browser. */
            userAgent: string;
        };
        /** @description Sessions that are still good. */
        Sessions: {
            /** @description The newest first. */
            list: components["schemas"]["SessionEntry"][];
        };
        /** @description Addresses that logins come from. */
        RegisteredIps: {
            /** @description The oldest first. */
            list: {
                /** @description The address. */
                ip: string;
                /**
                 * Format: date-time
                 * @description When the player first came from there.
                 */
                registeredAt: string;
                /** @description Whether this call comes from there. */
                current: boolean;
            }[];
        };
        /** @description A number and the code that was sent to it. */
        MobileBinding: {
            mobileNum: components["schemas"]["PhoneText"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /** @description Whom to send a code to. */
        EmailSending: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description An e-mail address and the code that was sent to it. */
        EmailBinding: {
            email: components["schemas"]["EmailAddress"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /** @description What an authenticator app is set up with. */
        AuthenticatorSetup: {
            /** @description The secret in base32, to type. */
            secret: string;
            /** @description The same as an address, for a QR code. */
            uri: string;
        };
        /** @description A code of an authenticator. */
        AuthenticatorCode: {
            code: components["schemas"]["VerificationCode"];
        };
        /** @description A public key of the platform, as a JWK. */
        PayloadKey: {
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
            /** @description Its name. */
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
        PayloadKeys: {
            /** @description The keys, the current one first. */
            keys: components["schemas"]["PayloadKey"][];
        };
        /** @description Where the platform sees the visitor. */
        Location: {
            /** @description The address that the visitor comes from. */
            ip: string;
            /** @description Its country, ISO 3166-1 alpha-2. */
            country: string;
        };
        /** @description Whether the site is open to the visitor. */
        SystemStatus: {
            /**
             * @description 0 normal, 1 maintenance, 2 region-blocked (S4.1).
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description The address that the visitor comes from (S8.6). */
            ip: string;
            /** @description Its country, ISO 3166-1 alpha-2. */
            country: string;
        };
        /** @description One switch of the whitelabel tree. */
        WhitelabelNode: {
            /** @description The flag (S3.12, S3.13), or a group of flags. */
            modId: string;
            /** @description Whether it is on. */
            enabled: boolean;
            /** @description The switches below it. */
            childrenNodes: components["schemas"]["WhitelabelNode"][];
        };
        /** @description A domain of the merchant. */
        DomainRoute: {
            /**
             * Format: hostname
             * @description The host name.
             */
            domain: string;
            /**
             * @description Whether it is the main one.
             * @enum {string}
             */
            type: "MAIN" | "ALTERNATE";
        };
        /** @description A way to reach the merchant (S3.10). */
        CustomerService: {
            /**
             * @description The kind of contact.
             * @enum {string}
             */
            csType: "FACEBOOK" | "YOUTUBE" | "TELEGRAM" | "WHATSAPP" | "INSTAGRAM" | "X" | "EMAIL";
            /** @description The address, encrypted to the key of the page (compact JWE). */
            path: string;
        };
        /** @description A document of the merchant (S3.10). */
        Resource: {
            /** @description Its name in English. */
            labelNameEn: string;
            /** @description Its address, a route of the site or an https address. */
            url: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            resourceType: "TERMS" | "PRIVACY" | "RESPONSIBLE_PLAY";
        };
        /** @description Measurement that the merchant asked for. */
        Analytics: {
            /** @description A Google tag id, or null for none. Livery sites measure by the id of the brand's manifest alone. */
            gtagId: string | null;
        };
        /** @description The rule of one registration field (S3.7). */
        FieldConfig: {
            /** @description The form shows it. */
            enabled: boolean;
            /** @description The form cannot be sent without it. */
            required: boolean;
            /** @description The regular expression that a value must match, or `*` for any (S5.2). */
            acceptedPattern: string;
            /** @description Which message explains the pattern (S5.3). */
            patternId: number;
            /** @description The fewest characters. */
            minLength: number;
            /** @description The most characters. */
            maxLength: number;
        };
        /** @description The rules of all fields of a registration form. */
        FieldConfigs: {
            username: components["schemas"]["FieldConfig"];
            password: components["schemas"]["FieldConfig"];
            mobileNum: components["schemas"]["FieldConfig"];
            verificationCode: components["schemas"]["FieldConfig"];
            email: components["schemas"]["FieldConfig"];
            payeeName: components["schemas"]["FieldConfig"];
            paymentPassword: components["schemas"]["FieldConfig"];
            qqNum: components["schemas"]["FieldConfig"];
            line: components["schemas"]["FieldConfig"];
            whatsapp: components["schemas"]["FieldConfig"];
            facebook: components["schemas"]["FieldConfig"];
            wechat: components["schemas"]["FieldConfig"];
            zalo: components["schemas"]["FieldConfig"];
            telegram: components["schemas"]["FieldConfig"];
            idNumber: components["schemas"]["FieldConfig"];
            fullName: components["schemas"]["FieldConfig"];
            birthday: components["schemas"]["FieldConfig"];
            nationality: components["schemas"]["FieldConfig"];
            occupation: components["schemas"]["FieldConfig"];
            sourceOfIncome: components["schemas"]["FieldConfig"];
            recommenderId: components["schemas"]["FieldConfig"];
            affiliateCode: components["schemas"]["FieldConfig"];
            referralCode: components["schemas"]["FieldConfig"];
        };
        /** @description The rules of both registration forms (S3.7). */
        RegisterSettings: {
            username: components["schemas"]["FieldConfigs"];
            mobile: components["schemas"]["FieldConfigs"];
        };
        /** @description How people are told from machines, and where they are asked (S3.6). */
        HumanCheckPolicy: {
            /**
             * @description Who gives out the check.
             * @enum {string}
             */
            provider: "altcha" | "recaptcha";
            /** @description The public key of the site at the provider; null where it needs none. */
            siteKey: string | null;
            /** @description Whether a login after a wrong one asks for it. */
            login: boolean;
            /** @description Whether a registration asks for it. */
            registration: boolean;
        };
        /** @description All that a page needs to start (S3.11). */
        Permission: {
            /** @description Ways to reach the merchant; none where the page sent no key. */
            customerService: components["schemas"]["CustomerService"][];
            /** @description The domains of the merchant. */
            domainRoute: components["schemas"]["DomainRoute"][];
            /** @description Documents of the merchant. */
            resources: components["schemas"]["Resource"][];
            /** @description The whitelabel tree. */
            whitelabel: components["schemas"]["WhitelabelNode"][];
            register: components["schemas"]["RegisterSettings"];
            /**
             * Format: hostname
             * @description The main domain.
             */
            mainDomain: string;
            analytics: components["schemas"]["Analytics"];
            /** @description Origins that serve pictures (S9.5). */
            imageCDNs: string[];
            /** @description Origins that may be framed as games (S9.5). */
            launchGameCDNs: string[];
            humanCheck: components["schemas"]["HumanCheckPolicy"];
            location: components["schemas"]["Location"];
            /** @description The platform is in maintenance (S4.1). */
            maintenance: boolean;
            /** @description The region of the visitor is not served (S4.1). */
            regionRestriction: boolean;
        };
        /** @description What a player has in the wallet of a vendor. */
        VendorWallet: {
            /** @description The vendor's code. */
            vassalage: string;
            /** @description The vendor's name. */
            displayName: string;
            /** @description What the wallet holds. */
            balance: components["schemas"]["Amount"];
        };
        /** @description What a player has. */
        WalletBalance: {
            /** @description Whether there is one wallet for all vendors. */
            single: boolean;
            /** @description The currency, by ISO 4217. */
            currency: string;
            /** @description Its symbol. */
            currencySymbol: string;
            /** @description What the main wallet, or the only one, holds. */
            balance: components["schemas"]["Amount"];
            /** @description What is held for withdrawals on their way. */
            locked: components["schemas"]["Amount"];
            /** @description What all wallets hold together, without what is held. */
            total: components["schemas"]["Amount"];
            /** @description What must still be staked before a withdrawal. */
            turnoverLeft: components["schemas"]["Amount"];
            /** @description The wallet of every vendor; empty where there is one wallet. */
            wallets: components["schemas"]["VendorWallet"][];
            /** @description Whether the player's money moves by itself to the vendor of a game that opens; false where there is one wallet. */
            automatic: boolean;
        };
        /** @description Whether a player's money moves by itself. */
        AutomaticFunds: {
            /** @description Whether a launch moves the money to the vendor of the game, and the end of the game moves it home. */
            automatic: boolean;
        };
        /** @description All funds of a player, and the consolidated contract flags (S3.13). */
        ConsolidatedFunds: {
            /** @description All of it, with what is held for withdrawals. */
            total: components["schemas"]["Amount"];
            /** @description What the main wallet, or the only one, holds. */
            available: components["schemas"]["Amount"];
            /** @description What the vendors' wallets hold. */
            vendors: components["schemas"]["Amount"];
            /** @description What is held for withdrawals. */
            locked: components["schemas"]["Amount"];
            /** @description Deposits that are not paid yet; no part of the total. */
            depositsOpen: components["schemas"]["Amount"];
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
        WalletName: {
            /**
             * @description Whether it is the main one or a vendor's.
             * @enum {string}
             */
            kind: "main" | "vendor";
            /** @description The vendor's code, for the wallet of one. */
            vassalage?: components["schemas"]["Vassalage"];
        };
        /** @description A transfer between two wallets, one of them the main one. */
        WalletTransfer: {
            from: components["schemas"]["WalletName"];
            to: components["schemas"]["WalletName"];
            /** @description How much is moved. */
            amount: components["schemas"]["GivenAmount"];
        };
        /**
         * @description Whether a transfer went between wallets or between members.
         * @enum {string}
         */
        TransferKind: "wallet" | "member";
        /** @description A transfer as the player sees it. */
        FundTransfer: {
            /** @description Its number. */
            reference: string;
            kind: components["schemas"]["TransferKind"];
            /**
             * @description Whether it came into the main wallet or left it.
             * @enum {string}
             */
            direction: "in" | "out";
            /** @description The vendor whose wallet it left; null for the main one. */
            from: string | null;
            /** @description The vendor whose wallet it reached; null for the main one. */
            to: string | null;
            /** @description The other member; null between wallets. */
            account: string | null;
            /** @description How much was moved. */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        /** @description What came back to the main wallet. */
        FundsCollected: {
            /** @description How much came back. */
            amount: components["schemas"]["Amount"];
            /** @description How many wallets it came from. */
            transfers: number;
            /** @description What the main wallet holds now. */
            balance: components["schemas"]["Amount"];
        };
        /** @description A member of an agent's line. */
        LineMember: {
            /**
             * Format: uuid
             * @description The member's id.
             */
            memberId: string;
            /** @description The member's account. */
            account: string;
            /** @description The name that others see. */
            nickname: string;
        };
        /** @description Whom an agent can transfer to. */
        TransferLine: {
            /** @description The member directly above; null for the first of a line. */
            upline: components["schemas"]["LineMember"] | null;
            /** @description Members below, by account. */
            downlines: components["schemas"]["LineMember"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many members are below. */
            total: number;
        };
        /** @description A transfer to a member of the line. */
        LineTransfer: {
            /** @description The account that receives. */
            account: string;
            /** @description How much the other member gets. */
            amount: components["schemas"]["GivenAmount"];
            /** @description The agent's payment password. */
            paymentPassword: string;
        };
        /** @description A page of transfers. */
        TransferPage: {
            /** @description The transfers of the page. */
            transfers: components["schemas"]["FundTransfer"][];
            /** @description The sums of the whole filter. */
            totals: {
                /** @description What came into the main wallet. */
                in: components["schemas"]["Amount"];
                /** @description What left it. */
                out: components["schemas"]["Amount"];
            };
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many transfers there are. */
            total: number;
        };
        /** @description The reference of a withdrawal. */
        WithdrawalReference: string;
        /**
         * @description Where a withdrawal stands.
         * @enum {string}
         */
        WithdrawalState: "in-process" | "approved" | "paying" | "paid" | "rejected";
        /**
         * @description A kind of account that withdrawals go to.
         * @enum {string}
         */
        PayoutKind: "mobile-wallet" | "bank" | "crypto";
        /** @description An account that withdrawals go to. */
        PayoutAccount: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            kind: components["schemas"]["PayoutKind"];
            /** @description The bank, the mobile wallet or the network. */
            provider: string;
            /** @description Whose it is. */
            holder: string;
            /** @description The end of its number. */
            number: string;
        };
        /** @description The accounts of a player. */
        PayoutAccounts: {
            /** @description The accounts, the oldest first. */
            accounts: components["schemas"]["PayoutAccount"][];
        };
        /** @description An account to bind. */
        NewPayoutAccount: {
            kind: components["schemas"]["PayoutKind"];
            /** @description The bank, the mobile wallet or the network. */
            provider: string;
            /** @description Whose it is. */
            holder: string;
            /** @description Its number, without spaces. */
            number: string;
        };
        /** @description What a withdrawal would bring. */
        WithdrawalQuote: {
            /** @description The least that can be withdrawn at once. */
            least: components["schemas"]["Amount"];
            /** @description The most that can be withdrawn at once. */
            most: components["schemas"]["Amount"];
            /** @description What can be withdrawn of the main wallet, or the only one; for players on a break without bonuses that are not played. */
            available: components["schemas"]["Amount"];
            /** @description What must still be staked; nothing for players on a break. */
            turnoverLeft: components["schemas"]["Amount"];
            /** @description How many withdrawals without a fee are left. */
            freeLeft: number;
            /** @description How many withdrawals are left for these 24 hours. */
            withdrawalsLeft: number;
            /** @description What the house keeps of the amount; null without an amount. */
            fee: components["schemas"]["Amount"] | null;
            /** @description What is received of the amount; null without an amount. */
            received: components["schemas"]["Amount"] | null;
            /** @description Whether a withdrawal of the amount, or any without one, would be taken now. */
            allowed: boolean;
        };
        /** @description A withdrawal. */
        Withdrawal: {
            reference: components["schemas"]["WithdrawalReference"];
            account: components["schemas"]["PayoutAccount"];
            /** @description What left the wallet, the fee included. */
            amount: components["schemas"]["Amount"];
            /** @description What the house keeps of it. */
            fee: components["schemas"]["Amount"];
            state: components["schemas"]["WithdrawalState"];
            /** @description What has been paid so far, without the fee (S3.16). */
            receivedAmount: components["schemas"]["Amount"];
            /** @description What is still to be paid, without the fee (S3.16). */
            remainingAmount: components["schemas"]["Amount"];
            /**
             * @description How it came to count as received. After a forced receipt the amount is not refunded (S4.16).
             * @enum {string|null}
             */
            receipt: "confirmed" | "automatic" | "forced" | null;
            /** @description What the cashier said to it. */
            note: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the last part of it was paid.
             */
            lastPaidAt: string | null;
            /**
             * Format: date-time
             * @description When it counts as received without a word from the player; null before all of it is paid, and once it is closed.
             */
            receivedAutomaticallyAt: string | null;
            /**
             * Format: date-time
             * @description When it was received or rejected.
             */
            closedAt: string | null;
        };
        /** @description A withdrawal to ask for. */
        NewWithdrawal: {
            /**
             * Format: uuid
             * @description The account that it goes to.
             */
            accountId: string;
            /** @description What leaves the wallet, the fee included. */
            amount: components["schemas"]["GivenAmount"];
            /** @description The payment password. */
            paymentPassword: string;
        };
        /** @description Which withdrawal was received. */
        WithdrawalReceipt: {
            reference: components["schemas"]["WithdrawalReference"];
        };
        /** @description A page of withdrawals. */
        WithdrawalPage: {
            /** @description The withdrawals of the page. */
            withdrawals: components["schemas"]["Withdrawal"][];
            /** @description The sums of the whole filter; rejected withdrawals count in the amount alone. */
            totals: {
                /** @description What was asked for. */
                amount: components["schemas"]["Amount"];
                /** @description What was paid, without fees. */
                receivedAmount: components["schemas"]["Amount"];
                /** @description What is still to be paid, without fees. */
                remainingAmount: components["schemas"]["Amount"];
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
        Code: "invalid_parameter" | "payload_undecodable" | "payload_expired" | "not_logged_in" | "region_restricted" | "real_account_needed" | "agent_needed" | "player_excluded" | "function_disabled" | "not_found" | "merchant_unknown" | "method_not_allowed" | "payload_replayed" | "transition_refused" | "payload_too_large" | "media_type_unsupported" | "encryption_needed" | "idempotency_key_reused" | "too_many_requests" | "unexpected_error" | "overloaded" | "exclusion_register_unavailable" | "system_maintenance" | "login_incorrect" | "captcha_needed" | "captcha_wrong" | "human_check_needed" | "human_check_failed" | "verification_needed" | "verification_ended" | "verification_code_missing" | "verification_code_invalid" | "verification_code_expired" | "social_login_failed" | "social_account_unknown" | "contact_unbound" | "invalid_phone" | "non_member_login" | "non_agent_login" | "period_too_long" | "contract_unknown" | "contract_rate_too_high" | "contract_rate_not_higher" | "contract_offer_open" | "contract_period_invalid" | "agent_downline_needed" | "registration_link_unknown" | "registration_link_disabled" | "registration_links_full" | "rebate_too_high" | "chat_room_unknown" | "chat_message_unknown" | "chat_model_unknown" | "chat_words_refused" | "launch_ended" | "game_session_over" | "game_kind_mismatch" | "round_reused" | "stake_out_of_range" | "selection_invalid" | "deposit_unknown" | "deposit_state" | "deposit_limit_reached" | "deposits_open" | "game_unknown" | "merchant_mismatch" | "category_unavailable" | "vendor_unknown" | "draw_closed" | "message_unknown" | "period_invalid" | "age_confirmation_needed" | "free_trial_unavailable" | "point_item_unknown" | "point_record_unknown" | "point_item_sold_out" | "points_too_few" | "real_name_fixed" | "birthday_fixed" | "balance_left" | "promotion_unknown" | "image_unknown" | "promotion_closed" | "promotion_not_for_this" | "promotion_joined" | "promotion_unfinished" | "application_open" | "raffle_ticket_missing" | "image_invalid" | "reality_check_due" | "reality_check_not_due" | "session_limit_reached" | "loss_limit_reached" | "limit_raise_unknown" | "limit_raise_waiting" | "field_invalid" | "invitation_code_error" | "terms_outdated" | "social_token_ended" | "reward_unknown" | "reward_claimed" | "reward_expired" | "mission_unknown" | "mission_unfinished" | "rebate_too_small" | "referral_too_small" | "password_wrong" | "password_unchanged" | "link_ended" | "step_up_needed" | "contact_taken" | "contact_last" | "authenticator_bound" | "wallet_single" | "wallet_same" | "balance_insufficient" | "amount_out_of_range" | "line_member_unknown" | "payment_password_missing" | "payment_password_wrong" | "payout_account_unknown" | "payout_account_taken" | "payout_accounts_full" | "payout_account_used" | "turnover_left" | "withdrawals_exhausted" | "withdrawal_unknown" | "withdrawal_state";
        /** @description The envelope of a failure. */
        Failure: {
            /**
             * @description The call failed.
             * @constant
             */
            success: false;
            /** @description What more is known, or null. */
            value: null | components["schemas"]["InvalidParameters"] | components["schemas"]["LoginRefused"] | components["schemas"]["LoginChallenge"] | components["schemas"]["SocialNewcomer"] | components["schemas"]["FieldFindings"];
            /** @description A text in English, for where the code is not known. */
            message: string;
            code: components["schemas"]["Code"];
        };
    };
    responses: {
        /** @description `agent_downline_needed` or `contract_period_invalid` or `contract_rate_too_high` */
        AgentDownlineNeededOrContractPeriodInvalidOrContractRateTooHigh: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `authenticator_bound` */
        AuthenticatorBound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `category_unavailable` */
        CategoryUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `chat_words_refused` */
        ChatWordsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `contact_taken` */
        ContactTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `contact_unbound` */
        ContactUnbound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `contact_unbound` or `contact_last` */
        ContactUnboundOrContactLast: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `contract_offer_open` or `contract_rate_not_higher` */
        ContractOfferOpenOrContractRateNotHigher: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `contract_rate_too_high` */
        ContractRateTooHigh: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `deposit_state` */
        DepositState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `deposits_open` or `promotion_closed` or `promotion_not_for_this` */
        DepositsOpenOrPromotionClosedOrPromotionNotForThis: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `encryption_needed` */
        EncryptionNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `field_invalid` */
        FieldInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `field_invalid` or `invitation_code_error` or `human_check_needed` or `human_check_failed` or `verification_code_missing` or `verification_code_invalid` or `verification_code_expired` */
        FieldInvalidOrInvitationCodeErrorOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `field_invalid` or `rebate_too_high` */
        FieldInvalidOrRebateTooHigh: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `free_trial_unavailable` */
        FreeTrialUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `free_trial_unavailable` or `vendor_unknown` or `category_unavailable` */
        FreeTrialUnavailableOrVendorUnknownOrCategoryUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `game_kind_mismatch` or `stake_out_of_range` or `selection_invalid` */
        GameKindMismatchOrStakeOutOfRangeOrSelectionInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `game_session_over` */
        GameSessionOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `human_check_needed` or `human_check_failed` */
        HumanCheckNeededOrHumanCheckFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_key_reused` */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_key_reused` or `amount_out_of_range` */
        IdempotencyKeyReusedOrAmountOutOfRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_key_reused` or `wallet_same` or `vendor_unknown` or `amount_out_of_range` */
        IdempotencyKeyReusedOrWalletSameOrVendorUnknownOrAmountOutOfRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `image_invalid` */
        ImageInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `invalid_parameter` */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `invalid_parameter` or `payload_undecodable` or `payload_expired` */
        InvalidParameterOrPayloadUndecodableOrPayloadExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `invalid_phone` */
        InvalidPhone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `invalid_phone` or `verification_code_missing` or `verification_code_invalid` or `verification_code_expired` */
        InvalidPhoneOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `invalid_phone` or `verification_code_missing` or `verification_code_invalid` or `verification_code_expired` or `password_unchanged` or `field_invalid` */
        InvalidPhoneOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpiredOrPasswordUnchangedOrFieldInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `launch_ended` */
        LaunchEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `limit_raise_waiting` */
        LimitRaiseWaiting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `link_ended` */
        LinkEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `login_incorrect` or `captcha_needed` or `captcha_wrong` or `human_check_needed` or `human_check_failed` or `verification_code_missing` or `verification_code_invalid` or `verification_code_expired` or `invalid_phone` */
        LoginIncorrectOrCaptchaNeededOrCaptchaWrongOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpiredOrInvalidPhone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `media_type_unsupported` */
        MediaTypeUnsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_mismatch` */
        MerchantMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_mismatch` or `category_unavailable` or `vendor_unknown` */
        MerchantMismatchOrCategoryUnavailableOrVendorUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_mismatch` or `vendor_unknown` */
        MerchantMismatchOrVendorUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` */
        MerchantUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `chat_message_unknown` */
        MerchantUnknownOrChatMessageUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `chat_model_unknown` */
        MerchantUnknownOrChatModelUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `chat_room_unknown` */
        MerchantUnknownOrChatRoomUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `contract_unknown` */
        MerchantUnknownOrContractUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `deposit_unknown` */
        MerchantUnknownOrDepositUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `game_unknown` */
        MerchantUnknownOrGameUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `limit_raise_unknown` */
        MerchantUnknownOrLimitRaiseUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `line_member_unknown` */
        MerchantUnknownOrLineMemberUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `message_unknown` */
        MerchantUnknownOrMessageUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `mission_unknown` */
        MerchantUnknownOrMissionUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `not_found` */
        MerchantUnknownOrNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `payout_account_unknown` */
        MerchantUnknownOrPayoutAccountUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `point_item_unknown` */
        MerchantUnknownOrPointItemUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `point_record_unknown` */
        MerchantUnknownOrPointRecordUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `promotion_unknown` */
        MerchantUnknownOrPromotionUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `promotion_unknown` or `image_unknown` */
        MerchantUnknownOrPromotionUnknownOrImageUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `registration_link_unknown` */
        MerchantUnknownOrRegistrationLinkUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `reward_unknown` */
        MerchantUnknownOrRewardUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `social_account_unknown` */
        MerchantUnknownOrSocialAccountUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `merchant_unknown` or `withdrawal_unknown` */
        MerchantUnknownOrWithdrawalUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `mission_unfinished` or `reward_claimed` */
        MissionUnfinishedOrRewardClaimed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `not_logged_in` */
        NotLoggedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `overloaded` */
        Overloaded: {
            headers: {
                /** @description The seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `overloaded` or `system_maintenance` */
        OverloadedOrSystemMaintenance: {
            headers: {
                /** @description The seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `overloaded` or `system_maintenance` or `exclusion_register_unavailable` */
        OverloadedOrSystemMaintenanceOrExclusionRegisterUnavailable: {
            headers: {
                /** @description The seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `password_unchanged` or `field_invalid` */
        PasswordUnchangedOrFieldInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `password_wrong` */
        PasswordWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `password_wrong` or `password_unchanged` or `field_invalid` */
        PasswordWrongOrPasswordUnchangedOrFieldInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `password_wrong` or `verification_code_missing` or `verification_code_invalid` or `verification_code_expired` */
        PasswordWrongOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` */
        PayloadReplayed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` or `balance_insufficient` */
        PayloadReplayedOrBalanceInsufficient: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` or `balance_left` */
        PayloadReplayedOrBalanceLeft: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` or `contact_unbound` */
        PayloadReplayedOrContactUnbound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` or `payout_account_taken` or `payout_accounts_full` */
        PayloadReplayedOrPayoutAccountTakenOrPayoutAccountsFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` or `point_item_sold_out` or `points_too_few` */
        PayloadReplayedOrPointItemSoldOutOrPointsTooFew: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` or `points_too_few` */
        PayloadReplayedOrPointsTooFew: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` or `terms_outdated` or `contact_taken` */
        PayloadReplayedOrTermsOutdatedOrContactTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_replayed` or `turnover_left` or `withdrawals_exhausted` or `balance_insufficient` */
        PayloadReplayedOrTurnoverLeftOrWithdrawalsExhaustedOrBalanceInsufficient: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payload_too_large` */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payout_account_used` */
        PayoutAccountUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `period_invalid` */
        PeriodInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `period_invalid` or `period_too_long` */
        PeriodInvalidOrPeriodTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `points_too_few` */
        PointsTooFew: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `promotion_closed` or `promotion_not_for_this` or `application_open` or `reward_claimed` */
        PromotionClosedOrPromotionNotForThisOrApplicationOpenOrRewardClaimed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `promotion_closed` or `promotion_not_for_this` or `promotion_joined` */
        PromotionClosedOrPromotionNotForThisOrPromotionJoined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `promotion_closed` or `promotion_not_for_this` or `promotion_unfinished` or `reward_claimed` */
        PromotionClosedOrPromotionNotForThisOrPromotionUnfinishedOrRewardClaimed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `promotion_closed` or `promotion_not_for_this` or `raffle_ticket_missing` */
        PromotionClosedOrPromotionNotForThisOrRaffleTicketMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `real_name_fixed` or `birthday_fixed` */
        RealNameFixedOrBirthdayFixed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `reality_check_not_due` */
        RealityCheckNotDue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `rebate_too_high` */
        RebateTooHigh: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `rebate_too_small` */
        RebateTooSmall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `referral_too_small` or `reward_claimed` */
        ReferralTooSmallOrRewardClaimed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` */
        RegionRestricted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `agent_needed` */
        RegionRestrictedOrAgentNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `agent_needed` or `function_disabled` */
        RegionRestrictedOrAgentNeededOrFunctionDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `agent_needed` or `player_excluded` or `payment_password_missing` or `payment_password_wrong` */
        RegionRestrictedOrAgentNeededOrPlayerExcludedOrPaymentPasswordMissingOrPaymentPasswordWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `function_disabled` */
        RegionRestrictedOrFunctionDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `player_excluded` or `function_disabled` */
        RegionRestrictedOrPlayerExcludedOrFunctionDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `player_excluded` or `real_account_needed` or `age_confirmation_needed` or `reality_check_due` or `session_limit_reached` or `loss_limit_reached` */
        RegionRestrictedOrPlayerExcludedOrRealAccountNeededOrAgeConfirmationNeededOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `player_excluded` or `reality_check_due` or `session_limit_reached` or `loss_limit_reached` */
        RegionRestrictedOrPlayerExcludedOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` */
        RegionRestrictedOrRealAccountNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `function_disabled` */
        RegionRestrictedOrRealAccountNeededOrFunctionDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `payment_password_missing` or `payment_password_wrong` or `step_up_needed` */
        RegionRestrictedOrRealAccountNeededOrPaymentPasswordMissingOrPaymentPasswordWrongOrStepUpNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `payment_password_wrong` or `payment_password_missing` or `step_up_needed` */
        RegionRestrictedOrRealAccountNeededOrPaymentPasswordWrongOrPaymentPasswordMissingOrStepUpNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `player_excluded` */
        RegionRestrictedOrRealAccountNeededOrPlayerExcluded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `player_excluded` or `deposit_limit_reached` */
        RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrDepositLimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `player_excluded` or `function_disabled` */
        RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `player_excluded` or `function_disabled` or `payment_password_missing` or `payment_password_wrong` */
        RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabledOrPaymentPasswordMissingOrPaymentPasswordWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `player_excluded` or `reality_check_due` or `session_limit_reached` or `loss_limit_reached` */
        RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `reality_check_due` */
        RegionRestrictedOrRealAccountNeededOrRealityCheckDue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `real_account_needed` or `step_up_needed` */
        RegionRestrictedOrRealAccountNeededOrStepUpNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `region_restricted` or `verification_needed` or `function_disabled` or `non_member_login` or `non_agent_login` */
        RegionRestrictedOrVerificationNeededOrFunctionDisabledOrNonMemberLoginOrNonAgentLogin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `registration_link_disabled` */
        RegistrationLinkDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `registration_links_full` */
        RegistrationLinksFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `reward_claimed` */
        RewardClaimed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `reward_expired` */
        RewardExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `round_reused` or `draw_closed` or `balance_insufficient` */
        RoundReusedOrDrawClosedOrBalanceInsufficient: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `social_login_failed` */
        SocialLoginFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `social_token_ended` */
        SocialTokenEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `terms_outdated` */
        TermsOutdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_many_requests` */
        TooManyRequests: {
            headers: {
                /** @description The seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `transition_refused` */
        TransitionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `transition_refused` or `contract_rate_not_higher` */
        TransitionRefusedOrContractRateNotHigher: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `unexpected_error` */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `verification_code_invalid` */
        VerificationCodeInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `verification_code_missing` or `verification_code_invalid` or `verification_code_expired` */
        VerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `verification_ended` */
        VerificationEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `wallet_single` */
        WalletSingle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `wallet_single` or `balance_insufficient` */
        WalletSingleOrBalanceInsufficient: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `withdrawal_state` */
        WithdrawalState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The merchant that the site belongs to (S1.6). */
        MerchantCode: components["schemas"]["MerchantCode"];
        /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
        IdempotencyKey: string;
        /** @description The language of names and texts (S9.7). */
        Language: "en" | "bn";
        /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
        MessageLanguage: "en" | "bn";
        /** @description The page, from 1. */
        PageNo: number;
        /** @description Only members of the team whose account begins with this. */
        TeamAccount: string;
        /** @description Only contracts that the agent received, or only those that they offered. */
        ContractSide: components["schemas"]["ContractSide"];
        /** @description Only contracts in this state. */
        ContractState: components["schemas"]["ContractState"];
        /**
         * @description The room.
         * @example lobby
         */
        ChatRoomName: string;
        /**
         * @description The message.
         * @example 1
         */
        ChatMessageId: string;
        /** @description Only messages older than this one. */
        ChatBefore: string;
        /** @description How many messages at most. */
        ChatLimit: number;
        /** @description The kinds wanted, separated by commas (S7.27). */
        AnnouncementTypes: string;
        /** @description The platform that it is shown on; W is the web (S7.27). */
        PlatformLetter: "W";
        /** @description Only for this audience. */
        Execution: components["schemas"]["Execution"];
        /** @description Announcements a page (S9.1). */
        AnnouncementPageSize: number;
        /**
         * @description The place that the banners are for (S3.3).
         * @example w_home
         */
        GroupName: components["schemas"]["BannerGroup"];
        /** @description The kind of client; 3 is the web (S7.24). */
        ClientType: 3;
        /** @description The forms of games that the client can run, separated by commas (S7.24). */
        Platform: string;
        /** @description The merchant once more; it must be the one of the header (S7.24). */
        Merchant: components["schemas"]["MerchantCode"];
        /** @description The merchant once more; it must be the one of the header (S7.25). */
        MerchantCodeQuery: components["schemas"]["MerchantCode"];
        /** @description Whose list is meant; 2 is the platform's (S7.25). */
        IsPlatform: 2;
        /** @description Only games of this type. */
        GameTypeQuery: components["schemas"]["GameType"];
        /** @description Only games of this class; MXWIN asks for `Crash` (S2.23). */
        GameClassifyQuery: components["schemas"]["GameClassify"];
        /** @description Only games of this vendor. */
        Vassalage: components["schemas"]["Vassalage"];
        /** @description Only games with this in their name, in any language and case. */
        GameName: string;
        /** @description The order; `popular` begins with the most played, `name` goes by the alphabet, `new` begins with the new ones. */
        GameSort: "popular" | "name" | "new";
        /** @description Games a page; 12 on home, 24 elsewhere (S9.3). */
        PageSize: number;
        /** @description Wins in games of this type, or in all (S7.25). */
        GameCategory: "ALL" | "LOTT" | "ELOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP";
        /** @description How many winners at most (S9.3). */
        LimitNum: number;
        /** @description The language of the texts (S7.22). */
        HelpLanguage: "en" | "bn";
        /** @description The device that the texts are for (S7.22). */
        HelpDevice: "WEB";
        /** @description Entries a page. */
        FeedbackPageSize: number;
        /** @description The area whose lotteries are meant. */
        LottoArea: "VN";
        /** @description What is counted, lotteries. */
        LottoLaunchMode: "LOTT";
        /** @description Only stakes at lotteries of this prize mode (S4.15). */
        LottoPrizeMode: components["schemas"]["PrizeMode"];
        /** @description Only stakes at this lottery. */
        LottoGameCode: components["schemas"]["GameCode"];
        /** @description The view of the lottery page that asks, for platforms that draw the board themselves. The answer is the same for each. */
        LottoView: string;
        /** @description What the page is shown on, for platforms that draw the board themselves. The answer is the same for each. */
        Device: string;
        /** @description Where the page goes back to, for platforms that draw the board themselves. The answer is the same for each. */
        BackUrl: string;
        /** @description Only lotteries of this prize mode (S4.15). */
        PrizeModeQuery: components["schemas"]["PrizeMode"];
        /** @description Only messages that are unread, or all. */
        MessageState: "all" | "unread";
        /** @description Messages a page. */
        MessagePageSize: number;
        /**
         * @description The code of the game.
         * @example CQ9-0001
         */
        GameCodePath: components["schemas"]["GameCode"];
        /**
         * @description The code of the vendor.
         * @example CQ9
         */
        VassalagePath: components["schemas"]["Vassalage"];
        /**
         * @description The edition of the picture. An address with one may be cached for ever.
         * @example 1
         */
        Edition: number;
        /** @description The shape of the picture. */
        Shape: "card" | "wide";
        /**
         * @description The game (S3.14).
         * @example 20417
         */
        NodeId: number;
        /** @description For the member's own credits, or as a free trial (S2.25). */
        LaunchMode: "real" | "demo";
        /** @description Whether a visitor has confirmed to be of age; a free trial without a session needs that (S5.6). */
        AgeConfirmed: boolean;
        /** @description Games a page; all of them where it is left out (S9.3). */
        FavouritePageSize: number;
        /** @description Only promotions of this type. */
        PromotionType: components["schemas"]["PromotionType"];
        /** @description Entries a page. */
        PromotionPageSize: number;
        /**
         * @description The code of the promotion.
         * @example first-week
         */
        PromotionCode: components["schemas"]["PromotionCode"];
        /**
         * @description The code of the promotion that the application is to.
         * @example play-safely
         */
        ApplicationCode: components["schemas"]["PromotionCode"];
        /**
         * @description Which of the pictures, from 1.
         * @example 1
         */
        ImagePosition: number;
        /** @description Only movements of this kind. */
        TransactionKinds: components["schemas"]["TransactionKind"];
        /** @description The day or the week that is under way. */
        LeaderboardPeriod: "daily" | "weekly";
        /**
         * @description The code of the mission.
         * @example daily-rounds
         */
        MissionCode: string;
        /**
         * @description The id of the reward.
         * @example 5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968
         */
        RewardId: string;
        /** @description The token of a step-up. It is used up by a call that goes well. */
        StepUpToken: components["schemas"]["OneTimeToken"];
        /** @description The public key of this page, a JWK of the curve P-256 in base64url. Customer-service paths are encrypted to it (compact JWE, ECDH-ES+A256KW with A256GCM). */
        ClientKey: string;
        /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
        PeriodFrom: string;
        /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
        PeriodTo: string;
        /** @description Records a page. */
        RecordPageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type MerchantCode = components['schemas']['MerchantCode'];
export type Amount = components['schemas']['Amount'];
export type PicturePath = components['schemas']['PicturePath'];
export type Encrypted = components['schemas']['Encrypted'];
export type InvalidParameter = components['schemas']['InvalidParameter'];
export type InvalidParameters = components['schemas']['InvalidParameters'];
export type MemberType = components['schemas']['MemberType'];
export type MemberInfo = components['schemas']['MemberInfo'];
export type AvailablePromo = components['schemas']['AvailablePromo'];
export type Availability = components['schemas']['Availability'];
export type Secret = components['schemas']['Secret'];
export type PhoneText = components['schemas']['PhoneText'];
export type DialingCode = components['schemas']['DialingCode'];
export type VerificationCode = components['schemas']['VerificationCode'];
export type OneTimeToken = components['schemas']['OneTimeToken'];
export type FirebaseChannel = components['schemas']['FirebaseChannel'];
export type FirebaseIdToken = components['schemas']['FirebaseIdToken'];
export type HumanCheck = components['schemas']['HumanCheck'];
export type VerificationMethod = components['schemas']['VerificationMethod'];
export type Login = components['schemas']['Login'];
export type SocialLogin = components['schemas']['SocialLogin'];
export type SocialNewcomer = components['schemas']['SocialNewcomer'];
export type LoginResult = components['schemas']['LoginResult'];
export type LastLogin = components['schemas']['LastLogin'];
export type LoginRefused = components['schemas']['LoginRefused'];
export type LoginChallenge = components['schemas']['LoginChallenge'];
export type BoundMethod = components['schemas']['BoundMethod'];
export type LoginVerificationSending = components['schemas']['LoginVerificationSending'];
export type LoginVerification = components['schemas']['LoginVerification'];
export type Freeplay = components['schemas']['Freeplay'];
export type Captcha = components['schemas']['Captcha'];
export type HumanCheckChallenge = components['schemas']['HumanCheckChallenge'];
export type CodeSent = components['schemas']['CodeSent'];
export type SmsNoLogin = components['schemas']['SmsNoLogin'];
export type SmsRegister = components['schemas']['SmsRegister'];
export type DownlineKind = components['schemas']['DownlineKind'];
export type Percent = components['schemas']['Percent'];
export type GivenPercent = components['schemas']['GivenPercent'];
export type TeamFigures = components['schemas']['TeamFigures'];
export type TeamDay = components['schemas']['TeamDay'];
export type TeamOverview = components['schemas']['TeamOverview'];
export type TeamMember = components['schemas']['TeamMember'];
export type TeamStep = components['schemas']['TeamStep'];
export type TeamPage = components['schemas']['TeamPage'];
export type Downline = components['schemas']['Downline'];
export type TeamBet = components['schemas']['TeamBet'];
export type TeamBetPage = components['schemas']['TeamBetPage'];
export type TeamLoss = components['schemas']['TeamLoss'];
export type TeamLossPage = components['schemas']['TeamLossPage'];
export type MovementKind = components['schemas']['MovementKind'];
export type TeamTransaction = components['schemas']['TeamTransaction'];
export type TeamTransactionPage = components['schemas']['TeamTransactionPage'];
export type ContractKind = components['schemas']['ContractKind'];
export type ContractPeriod = components['schemas']['ContractPeriod'];
export type ContractTerms = components['schemas']['ContractTerms'];
export type ContractState = components['schemas']['ContractState'];
export type ContractSide = components['schemas']['ContractSide'];
export type Contract = components['schemas']['Contract'];
export type ContractPage = components['schemas']['ContractPage'];
export type ContractOffers = components['schemas']['ContractOffers'];
export type ContractQuery = components['schemas']['ContractQuery'];
export type ContractOffer = components['schemas']['ContractOffer'];
export type ContractChoice = components['schemas']['ContractChoice'];
export type ContractRate = components['schemas']['ContractRate'];
export type ContractSettings = components['schemas']['ContractSettings'];
export type MerchantWallet = components['schemas']['MerchantWallet'];
export type IncomeFigures = components['schemas']['IncomeFigures'];
export type IncomeDay = components['schemas']['IncomeDay'];
export type AgentIncome = components['schemas']['AgentIncome'];
export type Commission = components['schemas']['Commission'];
export type CommissionTotals = components['schemas']['CommissionTotals'];
export type CommissionPage = components['schemas']['CommissionPage'];
export type AgentAnnouncement = components['schemas']['AgentAnnouncement'];
export type AgentAnnouncementPage = components['schemas']['AgentAnnouncementPage'];
export type DownlineRegistration = components['schemas']['DownlineRegistration'];
export type RegisteredDownline = components['schemas']['RegisteredDownline'];
export type RegistrationLink = components['schemas']['RegistrationLink'];
export type RegistrationLinkPage = components['schemas']['RegistrationLinkPage'];
export type NewRegistrationLink = components['schemas']['NewRegistrationLink'];
export type RegistrationLinkChoice = components['schemas']['RegistrationLinkChoice'];
export type ChatRoom = components['schemas']['ChatRoom'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatMessages = components['schemas']['ChatMessages'];
export type ChatText = components['schemas']['ChatText'];
export type LiveChatModel = components['schemas']['LiveChatModel'];
export type LiveChatLaunch = components['schemas']['LiveChatLaunch'];
export type LiveChat = components['schemas']['LiveChat'];
export type AnnouncementPage = components['schemas']['AnnouncementPage'];
export type BannerList = components['schemas']['BannerList'];
export type Execution = components['schemas']['Execution'];
export type BannerGroup = components['schemas']['BannerGroup'];
export type Announcement = components['schemas']['Announcement'];
export type Banner = components['schemas']['Banner'];
export type GameToken = components['schemas']['GameToken'];
export type DemoLaunch = components['schemas']['DemoLaunch'];
export type DemoToken = components['schemas']['DemoToken'];
export type DemoBalance = components['schemas']['DemoBalance'];
export type DemoGame = components['schemas']['DemoGame'];
export type DemoRound = components['schemas']['DemoRound'];
export type DemoOutcome = components['schemas']['DemoOutcome'];
export type DepositReference = components['schemas']['DepositReference'];
export type DepositMethodId = components['schemas']['DepositMethodId'];
export type DepositAdapter = components['schemas']['DepositAdapter'];
export type DepositState = components['schemas']['DepositState'];
export type DepositMethod = components['schemas']['DepositMethod'];
export type DepositMethods = components['schemas']['DepositMethods'];
export type PayTo = components['schemas']['PayTo'];
export type Deposit = components['schemas']['Deposit'];
export type NewDeposit = components['schemas']['NewDeposit'];
export type DepositTransaction = components['schemas']['DepositTransaction'];
export type DepositPage = components['schemas']['DepositPage'];
export type GamePage = components['schemas']['GamePage'];
export type HotGames = components['schemas']['HotGames'];
export type VendorGameTypes = components['schemas']['VendorGameTypes'];
export type NewGameVendors = components['schemas']['NewGameVendors'];
export type RankList = components['schemas']['RankList'];
export type Vassalage = components['schemas']['Vassalage'];
export type GameCode = components['schemas']['GameCode'];
export type GameType = components['schemas']['GameType'];
export type GameClassify = components['schemas']['GameClassify'];
export type VendorCard = components['schemas']['VendorCard'];
export type GameCategory = components['schemas']['GameCategory'];
export type Game = components['schemas']['Game'];
export type VendorName = components['schemas']['VendorName'];
export type VendorGameType = components['schemas']['VendorGameType'];
export type Lane = components['schemas']['Lane'];
export type Winner = components['schemas']['Winner'];
export type HelpCenter = components['schemas']['HelpCenter'];
export type HelpSection = components['schemas']['HelpSection'];
export type HelpTopic = components['schemas']['HelpTopic'];
export type Country = components['schemas']['Country'];
export type FeedbackCategory = components['schemas']['FeedbackCategory'];
export type FeedbackText = components['schemas']['FeedbackText'];
export type Feedback = components['schemas']['Feedback'];
export type FeedbackPage = components['schemas']['FeedbackPage'];
export type PrizeMode = components['schemas']['PrizeMode'];
export type ClaimableMissions = components['schemas']['ClaimableMissions'];
export type MissionSummary = components['schemas']['MissionSummary'];
export type Lottery = components['schemas']['Lottery'];
export type LotteryList = components['schemas']['LotteryList'];
export type Issue = components['schemas']['Issue'];
export type Draw = components['schemas']['Draw'];
export type DrawList = components['schemas']['DrawList'];
export type MessagePage = components['schemas']['MessagePage'];
export type InboxMessage = components['schemas']['InboxMessage'];
export type MessageSelection = components['schemas']['MessageSelection'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type FavouriteIds = components['schemas']['FavouriteIds'];
export type Favourite = components['schemas']['Favourite'];
export type FavouritePage = components['schemas']['FavouritePage'];
export type Room = components['schemas']['Room'];
export type RoomList = components['schemas']['RoomList'];
export type LaunchedGame = components['schemas']['LaunchedGame'];
export type PlayWallet = components['schemas']['PlayWallet'];
export type LeaveGame = components['schemas']['LeaveGame'];
export type OpenedRoute = components['schemas']['OpenedRoute'];
export type OpenedList = components['schemas']['OpenedList'];
export type Launch = components['schemas']['Launch'];
export type BetState = components['schemas']['BetState'];
export type Bet = components['schemas']['Bet'];
export type BetTotals = components['schemas']['BetTotals'];
export type BetPage = components['schemas']['BetPage'];
export type PointBalance = components['schemas']['PointBalance'];
export type PointConfig = components['schemas']['PointConfig'];
export type PointItemKind = components['schemas']['PointItemKind'];
export type PointItem = components['schemas']['PointItem'];
export type PointItemPage = components['schemas']['PointItemPage'];
export type PointRedemption = components['schemas']['PointRedemption'];
export type PointConversion = components['schemas']['PointConversion'];
export type PointRecordType = components['schemas']['PointRecordType'];
export type PointState = components['schemas']['PointState'];
export type PointRecord = components['schemas']['PointRecord'];
export type PointTotals = components['schemas']['PointTotals'];
export type PointRecordPage = components['schemas']['PointRecordPage'];
export type ProfileText = components['schemas']['ProfileText'];
export type ProfileDetails = components['schemas']['ProfileDetails'];
export type Profile = components['schemas']['Profile'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type Avatar = components['schemas']['Avatar'];
export type Icon = components['schemas']['Icon'];
export type Icons = components['schemas']['Icons'];
export type IconChoice = components['schemas']['IconChoice'];
export type Terms = components['schemas']['Terms'];
export type TermsAgreement = components['schemas']['TermsAgreement'];
export type AccountClosing = components['schemas']['AccountClosing'];
export type PromotionCode = components['schemas']['PromotionCode'];
export type PromotionType = components['schemas']['PromotionType'];
export type PromotionMode = components['schemas']['PromotionMode'];
export type PromotionStatus = components['schemas']['PromotionStatus'];
export type Promotion = components['schemas']['Promotion'];
export type PromotionProgress = components['schemas']['PromotionProgress'];
export type DepositTerms = components['schemas']['DepositTerms'];
export type TicketCount = components['schemas']['TicketCount'];
export type PromotionPage = components['schemas']['PromotionPage'];
export type PromotionApplication = components['schemas']['PromotionApplication'];
export type ApplicationState = components['schemas']['ApplicationState'];
export type PromotionApplicationRow = components['schemas']['PromotionApplicationRow'];
export type PromotionApplicationPage = components['schemas']['PromotionApplicationPage'];
export type ApplicationImage = components['schemas']['ApplicationImage'];
export type RaffleClaim = components['schemas']['RaffleClaim'];
export type RaffleResult = components['schemas']['RaffleResult'];
export type MoneyLimitKind = components['schemas']['MoneyLimitKind'];
export type LimitSpan = components['schemas']['LimitSpan'];
export type LimitName = components['schemas']['LimitName'];
export type GivenAmount = components['schemas']['GivenAmount'];
export type ExclusionScope = components['schemas']['ExclusionScope'];
export type MoneyLimit = components['schemas']['MoneyLimit'];
export type LimitRaise = components['schemas']['LimitRaise'];
export type Protection = components['schemas']['Protection'];
export type RealityCheckMinutes = components['schemas']['RealityCheckMinutes'];
export type Sitting = components['schemas']['Sitting'];
export type PlayPosition = components['schemas']['PlayPosition'];
export type MoneyLimitChange = components['schemas']['MoneyLimitChange'];
export type SessionLimitChange = components['schemas']['SessionLimitChange'];
export type LimitRaiseConfirmation = components['schemas']['LimitRaiseConfirmation'];
export type RealityCheckChange = components['schemas']['RealityCheckChange'];
export type TimeOut = components['schemas']['TimeOut'];
export type SelfExclusion = components['schemas']['SelfExclusion'];
export type TransactionKind = components['schemas']['TransactionKind'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type ProfitSums = components['schemas']['ProfitSums'];
export type ProfitLine = components['schemas']['ProfitLine'];
export type ProfitPage = components['schemas']['ProfitPage'];
export type RecordsFile = components['schemas']['RecordsFile'];
export type RegistrationField = components['schemas']['RegistrationField'];
export type RegistrationFields = components['schemas']['RegistrationFields'];
export type RegistrationCheck = components['schemas']['RegistrationCheck'];
export type Registration = components['schemas']['Registration'];
export type Registered = components['schemas']['Registered'];
export type FieldFinding = components['schemas']['FieldFinding'];
export type FieldFindings = components['schemas']['FieldFindings'];
export type Affiliate = components['schemas']['Affiliate'];
export type RewardUnit = components['schemas']['RewardUnit'];
export type RewardSource = components['schemas']['RewardSource'];
export type Reward = components['schemas']['Reward'];
export type RewardList = components['schemas']['RewardList'];
export type PaidReward = components['schemas']['PaidReward'];
export type Percentage = components['schemas']['Percentage'];
export type RewardCount = components['schemas']['RewardCount'];
export type Bonus = components['schemas']['Bonus'];
export type BonusTotals = components['schemas']['BonusTotals'];
export type BonusPage = components['schemas']['BonusPage'];
export type Mission = components['schemas']['Mission'];
export type MissionList = components['schemas']['MissionList'];
export type Leader = components['schemas']['Leader'];
export type OwnPlace = components['schemas']['OwnPlace'];
export type LeaderboardPrize = components['schemas']['LeaderboardPrize'];
export type Leaderboard = components['schemas']['Leaderboard'];
export type VipLevel = components['schemas']['VipLevel'];
export type NextVipLevel = components['schemas']['NextVipLevel'];
export type Vip = components['schemas']['Vip'];
export type Rebate = components['schemas']['Rebate'];
export type RebateList = components['schemas']['RebateList'];
export type RebateClaim = components['schemas']['RebateClaim'];
export type RebateRecord = components['schemas']['RebateRecord'];
export type RebateTotals = components['schemas']['RebateTotals'];
export type RebateRecordPage = components['schemas']['RebateRecordPage'];
export type ReferralTier = components['schemas']['ReferralTier'];
export type Referral = components['schemas']['Referral'];
export type Friend = components['schemas']['Friend'];
export type FriendPage = components['schemas']['FriendPage'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordLink = components['schemas']['PasswordLink'];
export type PasswordByLink = components['schemas']['PasswordByLink'];
export type PasswordBySms = components['schemas']['PasswordBySms'];
export type PaymentPasswordChange = components['schemas']['PaymentPasswordChange'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type Security = components['schemas']['Security'];
export type StepUpMethod = components['schemas']['StepUpMethod'];
export type StepUpSending = components['schemas']['StepUpSending'];
export type StepUp = components['schemas']['StepUp'];
export type StepUpGrant = components['schemas']['StepUpGrant'];
export type SessionEntry = components['schemas']['SessionEntry'];
export type Sessions = components['schemas']['Sessions'];
export type RegisteredIps = components['schemas']['RegisteredIps'];
export type MobileBinding = components['schemas']['MobileBinding'];
export type EmailSending = components['schemas']['EmailSending'];
export type EmailBinding = components['schemas']['EmailBinding'];
export type AuthenticatorSetup = components['schemas']['AuthenticatorSetup'];
export type AuthenticatorCode = components['schemas']['AuthenticatorCode'];
export type PayloadKey = components['schemas']['PayloadKey'];
export type PayloadKeys = components['schemas']['PayloadKeys'];
export type Location = components['schemas']['Location'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type WhitelabelNode = components['schemas']['WhitelabelNode'];
export type DomainRoute = components['schemas']['DomainRoute'];
export type CustomerService = components['schemas']['CustomerService'];
export type Resource = components['schemas']['Resource'];
export type Analytics = components['schemas']['Analytics'];
export type FieldConfig = components['schemas']['FieldConfig'];
export type FieldConfigs = components['schemas']['FieldConfigs'];
export type RegisterSettings = components['schemas']['RegisterSettings'];
export type HumanCheckPolicy = components['schemas']['HumanCheckPolicy'];
export type Permission = components['schemas']['Permission'];
export type VendorWallet = components['schemas']['VendorWallet'];
export type WalletBalance = components['schemas']['WalletBalance'];
export type AutomaticFunds = components['schemas']['AutomaticFunds'];
export type ConsolidatedFunds = components['schemas']['ConsolidatedFunds'];
export type WalletName = components['schemas']['WalletName'];
export type WalletTransfer = components['schemas']['WalletTransfer'];
export type TransferKind = components['schemas']['TransferKind'];
export type FundTransfer = components['schemas']['FundTransfer'];
export type FundsCollected = components['schemas']['FundsCollected'];
export type LineMember = components['schemas']['LineMember'];
export type TransferLine = components['schemas']['TransferLine'];
export type LineTransfer = components['schemas']['LineTransfer'];
export type TransferPage = components['schemas']['TransferPage'];
export type WithdrawalReference = components['schemas']['WithdrawalReference'];
export type WithdrawalState = components['schemas']['WithdrawalState'];
export type PayoutKind = components['schemas']['PayoutKind'];
export type PayoutAccount = components['schemas']['PayoutAccount'];
export type PayoutAccounts = components['schemas']['PayoutAccounts'];
export type NewPayoutAccount = components['schemas']['NewPayoutAccount'];
export type WithdrawalQuote = components['schemas']['WithdrawalQuote'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type NewWithdrawal = components['schemas']['NewWithdrawal'];
export type WithdrawalReceipt = components['schemas']['WithdrawalReceipt'];
export type WithdrawalPage = components['schemas']['WithdrawalPage'];
export type Code = components['schemas']['Code'];
export type Failure = components['schemas']['Failure'];
export type ResponseAgentDownlineNeededOrContractPeriodInvalidOrContractRateTooHigh = components['responses']['AgentDownlineNeededOrContractPeriodInvalidOrContractRateTooHigh'];
export type ResponseAuthenticatorBound = components['responses']['AuthenticatorBound'];
export type ResponseCategoryUnavailable = components['responses']['CategoryUnavailable'];
export type ResponseChatWordsRefused = components['responses']['ChatWordsRefused'];
export type ResponseContactTaken = components['responses']['ContactTaken'];
export type ResponseContactUnbound = components['responses']['ContactUnbound'];
export type ResponseContactUnboundOrContactLast = components['responses']['ContactUnboundOrContactLast'];
export type ResponseContractOfferOpenOrContractRateNotHigher = components['responses']['ContractOfferOpenOrContractRateNotHigher'];
export type ResponseContractRateTooHigh = components['responses']['ContractRateTooHigh'];
export type ResponseDepositState = components['responses']['DepositState'];
export type ResponseDepositsOpenOrPromotionClosedOrPromotionNotForThis = components['responses']['DepositsOpenOrPromotionClosedOrPromotionNotForThis'];
export type ResponseEncryptionNeeded = components['responses']['EncryptionNeeded'];
export type ResponseFieldInvalid = components['responses']['FieldInvalid'];
export type ResponseFieldInvalidOrInvitationCodeErrorOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired = components['responses']['FieldInvalidOrInvitationCodeErrorOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired'];
export type ResponseFieldInvalidOrRebateTooHigh = components['responses']['FieldInvalidOrRebateTooHigh'];
export type ResponseFreeTrialUnavailable = components['responses']['FreeTrialUnavailable'];
export type ResponseFreeTrialUnavailableOrVendorUnknownOrCategoryUnavailable = components['responses']['FreeTrialUnavailableOrVendorUnknownOrCategoryUnavailable'];
export type ResponseGameKindMismatchOrStakeOutOfRangeOrSelectionInvalid = components['responses']['GameKindMismatchOrStakeOutOfRangeOrSelectionInvalid'];
export type ResponseGameSessionOver = components['responses']['GameSessionOver'];
export type ResponseHumanCheckNeededOrHumanCheckFailed = components['responses']['HumanCheckNeededOrHumanCheckFailed'];
export type ResponseIdempotencyKeyReused = components['responses']['IdempotencyKeyReused'];
export type ResponseIdempotencyKeyReusedOrAmountOutOfRange = components['responses']['IdempotencyKeyReusedOrAmountOutOfRange'];
export type ResponseIdempotencyKeyReusedOrWalletSameOrVendorUnknownOrAmountOutOfRange = components['responses']['IdempotencyKeyReusedOrWalletSameOrVendorUnknownOrAmountOutOfRange'];
export type ResponseImageInvalid = components['responses']['ImageInvalid'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseInvalidParameterOrPayloadUndecodableOrPayloadExpired = components['responses']['InvalidParameterOrPayloadUndecodableOrPayloadExpired'];
export type ResponseInvalidPhone = components['responses']['InvalidPhone'];
export type ResponseInvalidPhoneOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired = components['responses']['InvalidPhoneOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired'];
export type ResponseInvalidPhoneOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpiredOrPasswordUnchangedOrFieldInvalid = components['responses']['InvalidPhoneOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpiredOrPasswordUnchangedOrFieldInvalid'];
export type ResponseLaunchEnded = components['responses']['LaunchEnded'];
export type ResponseLimitRaiseWaiting = components['responses']['LimitRaiseWaiting'];
export type ResponseLinkEnded = components['responses']['LinkEnded'];
export type ResponseLoginIncorrectOrCaptchaNeededOrCaptchaWrongOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpiredOrInvalidPhone = components['responses']['LoginIncorrectOrCaptchaNeededOrCaptchaWrongOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpiredOrInvalidPhone'];
export type ResponseMediaTypeUnsupported = components['responses']['MediaTypeUnsupported'];
export type ResponseMerchantMismatch = components['responses']['MerchantMismatch'];
export type ResponseMerchantMismatchOrCategoryUnavailableOrVendorUnknown = components['responses']['MerchantMismatchOrCategoryUnavailableOrVendorUnknown'];
export type ResponseMerchantMismatchOrVendorUnknown = components['responses']['MerchantMismatchOrVendorUnknown'];
export type ResponseMerchantUnknown = components['responses']['MerchantUnknown'];
export type ResponseMerchantUnknownOrChatMessageUnknown = components['responses']['MerchantUnknownOrChatMessageUnknown'];
export type ResponseMerchantUnknownOrChatModelUnknown = components['responses']['MerchantUnknownOrChatModelUnknown'];
export type ResponseMerchantUnknownOrChatRoomUnknown = components['responses']['MerchantUnknownOrChatRoomUnknown'];
export type ResponseMerchantUnknownOrContractUnknown = components['responses']['MerchantUnknownOrContractUnknown'];
export type ResponseMerchantUnknownOrDepositUnknown = components['responses']['MerchantUnknownOrDepositUnknown'];
export type ResponseMerchantUnknownOrGameUnknown = components['responses']['MerchantUnknownOrGameUnknown'];
export type ResponseMerchantUnknownOrLimitRaiseUnknown = components['responses']['MerchantUnknownOrLimitRaiseUnknown'];
export type ResponseMerchantUnknownOrLineMemberUnknown = components['responses']['MerchantUnknownOrLineMemberUnknown'];
export type ResponseMerchantUnknownOrMessageUnknown = components['responses']['MerchantUnknownOrMessageUnknown'];
export type ResponseMerchantUnknownOrMissionUnknown = components['responses']['MerchantUnknownOrMissionUnknown'];
export type ResponseMerchantUnknownOrNotFound = components['responses']['MerchantUnknownOrNotFound'];
export type ResponseMerchantUnknownOrPayoutAccountUnknown = components['responses']['MerchantUnknownOrPayoutAccountUnknown'];
export type ResponseMerchantUnknownOrPointItemUnknown = components['responses']['MerchantUnknownOrPointItemUnknown'];
export type ResponseMerchantUnknownOrPointRecordUnknown = components['responses']['MerchantUnknownOrPointRecordUnknown'];
export type ResponseMerchantUnknownOrPromotionUnknown = components['responses']['MerchantUnknownOrPromotionUnknown'];
export type ResponseMerchantUnknownOrPromotionUnknownOrImageUnknown = components['responses']['MerchantUnknownOrPromotionUnknownOrImageUnknown'];
export type ResponseMerchantUnknownOrRegistrationLinkUnknown = components['responses']['MerchantUnknownOrRegistrationLinkUnknown'];
export type ResponseMerchantUnknownOrRewardUnknown = components['responses']['MerchantUnknownOrRewardUnknown'];
export type ResponseMerchantUnknownOrSocialAccountUnknown = components['responses']['MerchantUnknownOrSocialAccountUnknown'];
export type ResponseMerchantUnknownOrWithdrawalUnknown = components['responses']['MerchantUnknownOrWithdrawalUnknown'];
export type ResponseMissionUnfinishedOrRewardClaimed = components['responses']['MissionUnfinishedOrRewardClaimed'];
export type ResponseNotLoggedIn = components['responses']['NotLoggedIn'];
export type ResponseOverloaded = components['responses']['Overloaded'];
export type ResponseOverloadedOrSystemMaintenance = components['responses']['OverloadedOrSystemMaintenance'];
export type ResponseOverloadedOrSystemMaintenanceOrExclusionRegisterUnavailable = components['responses']['OverloadedOrSystemMaintenanceOrExclusionRegisterUnavailable'];
export type ResponsePasswordUnchangedOrFieldInvalid = components['responses']['PasswordUnchangedOrFieldInvalid'];
export type ResponsePasswordWrong = components['responses']['PasswordWrong'];
export type ResponsePasswordWrongOrPasswordUnchangedOrFieldInvalid = components['responses']['PasswordWrongOrPasswordUnchangedOrFieldInvalid'];
export type ResponsePasswordWrongOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired = components['responses']['PasswordWrongOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired'];
export type ResponsePayloadReplayed = components['responses']['PayloadReplayed'];
export type ResponsePayloadReplayedOrBalanceInsufficient = components['responses']['PayloadReplayedOrBalanceInsufficient'];
export type ResponsePayloadReplayedOrBalanceLeft = components['responses']['PayloadReplayedOrBalanceLeft'];
export type ResponsePayloadReplayedOrContactUnbound = components['responses']['PayloadReplayedOrContactUnbound'];
export type ResponsePayloadReplayedOrPayoutAccountTakenOrPayoutAccountsFull = components['responses']['PayloadReplayedOrPayoutAccountTakenOrPayoutAccountsFull'];
export type ResponsePayloadReplayedOrPointItemSoldOutOrPointsTooFew = components['responses']['PayloadReplayedOrPointItemSoldOutOrPointsTooFew'];
export type ResponsePayloadReplayedOrPointsTooFew = components['responses']['PayloadReplayedOrPointsTooFew'];
export type ResponsePayloadReplayedOrTermsOutdatedOrContactTaken = components['responses']['PayloadReplayedOrTermsOutdatedOrContactTaken'];
export type ResponsePayloadReplayedOrTurnoverLeftOrWithdrawalsExhaustedOrBalanceInsufficient = components['responses']['PayloadReplayedOrTurnoverLeftOrWithdrawalsExhaustedOrBalanceInsufficient'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponsePayoutAccountUsed = components['responses']['PayoutAccountUsed'];
export type ResponsePeriodInvalid = components['responses']['PeriodInvalid'];
export type ResponsePeriodInvalidOrPeriodTooLong = components['responses']['PeriodInvalidOrPeriodTooLong'];
export type ResponsePointsTooFew = components['responses']['PointsTooFew'];
export type ResponsePromotionClosedOrPromotionNotForThisOrApplicationOpenOrRewardClaimed = components['responses']['PromotionClosedOrPromotionNotForThisOrApplicationOpenOrRewardClaimed'];
export type ResponsePromotionClosedOrPromotionNotForThisOrPromotionJoined = components['responses']['PromotionClosedOrPromotionNotForThisOrPromotionJoined'];
export type ResponsePromotionClosedOrPromotionNotForThisOrPromotionUnfinishedOrRewardClaimed = components['responses']['PromotionClosedOrPromotionNotForThisOrPromotionUnfinishedOrRewardClaimed'];
export type ResponsePromotionClosedOrPromotionNotForThisOrRaffleTicketMissing = components['responses']['PromotionClosedOrPromotionNotForThisOrRaffleTicketMissing'];
export type ResponseRealNameFixedOrBirthdayFixed = components['responses']['RealNameFixedOrBirthdayFixed'];
export type ResponseRealityCheckNotDue = components['responses']['RealityCheckNotDue'];
export type ResponseRebateTooHigh = components['responses']['RebateTooHigh'];
export type ResponseRebateTooSmall = components['responses']['RebateTooSmall'];
export type ResponseReferralTooSmallOrRewardClaimed = components['responses']['ReferralTooSmallOrRewardClaimed'];
export type ResponseRegionRestricted = components['responses']['RegionRestricted'];
export type ResponseRegionRestrictedOrAgentNeeded = components['responses']['RegionRestrictedOrAgentNeeded'];
export type ResponseRegionRestrictedOrAgentNeededOrFunctionDisabled = components['responses']['RegionRestrictedOrAgentNeededOrFunctionDisabled'];
export type ResponseRegionRestrictedOrAgentNeededOrPlayerExcludedOrPaymentPasswordMissingOrPaymentPasswordWrong = components['responses']['RegionRestrictedOrAgentNeededOrPlayerExcludedOrPaymentPasswordMissingOrPaymentPasswordWrong'];
export type ResponseRegionRestrictedOrFunctionDisabled = components['responses']['RegionRestrictedOrFunctionDisabled'];
export type ResponseRegionRestrictedOrPlayerExcludedOrFunctionDisabled = components['responses']['RegionRestrictedOrPlayerExcludedOrFunctionDisabled'];
export type ResponseRegionRestrictedOrPlayerExcludedOrRealAccountNeededOrAgeConfirmationNeededOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached = components['responses']['RegionRestrictedOrPlayerExcludedOrRealAccountNeededOrAgeConfirmationNeededOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached'];
export type ResponseRegionRestrictedOrPlayerExcludedOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached = components['responses']['RegionRestrictedOrPlayerExcludedOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached'];
export type ResponseRegionRestrictedOrRealAccountNeeded = components['responses']['RegionRestrictedOrRealAccountNeeded'];
export type ResponseRegionRestrictedOrRealAccountNeededOrFunctionDisabled = components['responses']['RegionRestrictedOrRealAccountNeededOrFunctionDisabled'];
export type ResponseRegionRestrictedOrRealAccountNeededOrPaymentPasswordMissingOrPaymentPasswordWrongOrStepUpNeeded = components['responses']['RegionRestrictedOrRealAccountNeededOrPaymentPasswordMissingOrPaymentPasswordWrongOrStepUpNeeded'];
export type ResponseRegionRestrictedOrRealAccountNeededOrPaymentPasswordWrongOrPaymentPasswordMissingOrStepUpNeeded = components['responses']['RegionRestrictedOrRealAccountNeededOrPaymentPasswordWrongOrPaymentPasswordMissingOrStepUpNeeded'];
export type ResponseRegionRestrictedOrRealAccountNeededOrPlayerExcluded = components['responses']['RegionRestrictedOrRealAccountNeededOrPlayerExcluded'];
export type ResponseRegionRestrictedOrRealAccountNeededOrPlayerExcludedOrDepositLimitReached = components['responses']['RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrDepositLimitReached'];
export type ResponseRegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled = components['responses']['RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled'];
export type ResponseRegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabledOrPaymentPasswordMissingOrPaymentPasswordWrong = components['responses']['RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabledOrPaymentPasswordMissingOrPaymentPasswordWrong'];
export type ResponseRegionRestrictedOrRealAccountNeededOrPlayerExcludedOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached = components['responses']['RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached'];
export type ResponseRegionRestrictedOrRealAccountNeededOrRealityCheckDue = components['responses']['RegionRestrictedOrRealAccountNeededOrRealityCheckDue'];
export type ResponseRegionRestrictedOrRealAccountNeededOrStepUpNeeded = components['responses']['RegionRestrictedOrRealAccountNeededOrStepUpNeeded'];
export type ResponseRegionRestrictedOrVerificationNeededOrFunctionDisabledOrNonMemberLoginOrNonAgentLogin = components['responses']['RegionRestrictedOrVerificationNeededOrFunctionDisabledOrNonMemberLoginOrNonAgentLogin'];
export type ResponseRegistrationLinkDisabled = components['responses']['RegistrationLinkDisabled'];
export type ResponseRegistrationLinksFull = components['responses']['RegistrationLinksFull'];
export type ResponseRewardClaimed = components['responses']['RewardClaimed'];
export type ResponseRewardExpired = components['responses']['RewardExpired'];
export type ResponseRoundReusedOrDrawClosedOrBalanceInsufficient = components['responses']['RoundReusedOrDrawClosedOrBalanceInsufficient'];
export type ResponseSocialLoginFailed = components['responses']['SocialLoginFailed'];
export type ResponseSocialTokenEnded = components['responses']['SocialTokenEnded'];
export type ResponseTermsOutdated = components['responses']['TermsOutdated'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseTransitionRefused = components['responses']['TransitionRefused'];
export type ResponseTransitionRefusedOrContractRateNotHigher = components['responses']['TransitionRefusedOrContractRateNotHigher'];
export type ResponseUnexpectedError = components['responses']['UnexpectedError'];
export type ResponseVerificationCodeInvalid = components['responses']['VerificationCodeInvalid'];
export type ResponseVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired = components['responses']['VerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired'];
export type ResponseVerificationEnded = components['responses']['VerificationEnded'];
export type ResponseWalletSingle = components['responses']['WalletSingle'];
export type ResponseWalletSingleOrBalanceInsufficient = components['responses']['WalletSingleOrBalanceInsufficient'];
export type ResponseWithdrawalState = components['responses']['WithdrawalState'];
export type ParameterMerchantCode = components['parameters']['MerchantCode'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLanguage = components['parameters']['Language'];
export type ParameterMessageLanguage = components['parameters']['MessageLanguage'];
export type ParameterPageNo = components['parameters']['PageNo'];
export type ParameterTeamAccount = components['parameters']['TeamAccount'];
export type ParameterContractSide = components['parameters']['ContractSide'];
export type ParameterContractState = components['parameters']['ContractState'];
export type ParameterChatRoomName = components['parameters']['ChatRoomName'];
export type ParameterChatMessageId = components['parameters']['ChatMessageId'];
export type ParameterChatBefore = components['parameters']['ChatBefore'];
export type ParameterChatLimit = components['parameters']['ChatLimit'];
export type ParameterAnnouncementTypes = components['parameters']['AnnouncementTypes'];
export type ParameterPlatformLetter = components['parameters']['PlatformLetter'];
export type ParameterExecution = components['parameters']['Execution'];
export type ParameterAnnouncementPageSize = components['parameters']['AnnouncementPageSize'];
export type ParameterGroupName = components['parameters']['GroupName'];
export type ParameterClientType = components['parameters']['ClientType'];
export type ParameterPlatform = components['parameters']['Platform'];
export type ParameterMerchant = components['parameters']['Merchant'];
export type ParameterMerchantCodeQuery = components['parameters']['MerchantCodeQuery'];
export type ParameterIsPlatform = components['parameters']['IsPlatform'];
export type ParameterGameTypeQuery = components['parameters']['GameTypeQuery'];
export type ParameterGameClassifyQuery = components['parameters']['GameClassifyQuery'];
export type ParameterVassalage = components['parameters']['Vassalage'];
export type ParameterGameName = components['parameters']['GameName'];
export type ParameterGameSort = components['parameters']['GameSort'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterGameCategory = components['parameters']['GameCategory'];
export type ParameterLimitNum = components['parameters']['LimitNum'];
export type ParameterHelpLanguage = components['parameters']['HelpLanguage'];
export type ParameterHelpDevice = components['parameters']['HelpDevice'];
export type ParameterFeedbackPageSize = components['parameters']['FeedbackPageSize'];
export type ParameterLottoArea = components['parameters']['LottoArea'];
export type ParameterLottoLaunchMode = components['parameters']['LottoLaunchMode'];
export type ParameterLottoPrizeMode = components['parameters']['LottoPrizeMode'];
export type ParameterLottoGameCode = components['parameters']['LottoGameCode'];
export type ParameterLottoView = components['parameters']['LottoView'];
export type ParameterDevice = components['parameters']['Device'];
export type ParameterBackUrl = components['parameters']['BackUrl'];
export type ParameterPrizeModeQuery = components['parameters']['PrizeModeQuery'];
export type ParameterMessageState = components['parameters']['MessageState'];
export type ParameterMessagePageSize = components['parameters']['MessagePageSize'];
export type ParameterGameCodePath = components['parameters']['GameCodePath'];
export type ParameterVassalagePath = components['parameters']['VassalagePath'];
export type ParameterEdition = components['parameters']['Edition'];
export type ParameterShape = components['parameters']['Shape'];
export type ParameterNodeId = components['parameters']['NodeId'];
export type ParameterLaunchMode = components['parameters']['LaunchMode'];
export type ParameterAgeConfirmed = components['parameters']['AgeConfirmed'];
export type ParameterFavouritePageSize = components['parameters']['FavouritePageSize'];
export type ParameterPromotionType = components['parameters']['PromotionType'];
export type ParameterPromotionPageSize = components['parameters']['PromotionPageSize'];
export type ParameterPromotionCode = components['parameters']['PromotionCode'];
export type ParameterApplicationCode = components['parameters']['ApplicationCode'];
export type ParameterImagePosition = components['parameters']['ImagePosition'];
export type ParameterTransactionKinds = components['parameters']['TransactionKinds'];
export type ParameterLeaderboardPeriod = components['parameters']['LeaderboardPeriod'];
export type ParameterMissionCode = components['parameters']['MissionCode'];
export type ParameterRewardId = components['parameters']['RewardId'];
export type ParameterStepUpToken = components['parameters']['StepUpToken'];
export type ParameterClientKey = components['parameters']['ClientKey'];
export type ParameterPeriodFrom = components['parameters']['PeriodFrom'];
export type ParameterPeriodTo = components['parameters']['PeriodTo'];
export type ParameterRecordPageSize = components['parameters']['RecordPageSize'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Login */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                     *         "firstTimeLogin": false,
                     *         "passwordExpired": false,
                     *         "defaultPassword": false,
                     *         "lastLogin": {
                     *           "at": "2026-03-02T14:05:00.000Z",
                     *           "ip": "203.0.113.7",
                     *           "country": "BD",
                     *           "userAgent": "Chrome on Android"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestrictedOrVerificationNeededOrFunctionDisabledOrNonMemberLoginOrNonAgentLogin"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrContactUnbound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["LoginIncorrectOrCaptchaNeededOrCaptchaWrongOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpiredOrInvalidPhone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    completeLoginVerification: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description The second step of a login */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                     *         "firstTimeLogin": false,
                     *         "passwordExpired": false,
                     *         "defaultPassword": false,
                     *         "lastLogin": {
                     *           "at": "2026-03-02T14:05:00.000Z",
                     *           "ip": "203.0.113.7",
                     *           "country": "BD",
                     *           "userAgent": "Chrome on Android"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrContactUnbound"];
            410: components["responses"]["VerificationEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["VerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    sendLoginVerification: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A code for the second step of a login */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "expiredMinutes": 5
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrContactUnbound"];
            410: components["responses"]["VerificationEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    freeplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A trial account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                     *         "firstTimeLogin": true,
                     *         "passwordExpired": false,
                     *         "defaultPassword": false,
                     *         "lastLogin": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestrictedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    loginSocial: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Login with an account elsewhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                     *         "firstTimeLogin": false,
                     *         "passwordExpired": false,
                     *         "defaultPassword": false,
                     *         "lastLogin": {
                     *           "at": "2026-03-02T14:05:00.000Z",
                     *           "ip": "203.0.113.7",
                     *           "country": "BD",
                     *           "userAgent": "Chrome on Android"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestrictedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrSocialAccountUnknown"];
            409: components["responses"]["PayloadReplayed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["SocialLoginFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The end of the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *         "account": "player01",
                     *         "userName": "Rahim Uddin",
                     *         "nickname": "Rahim",
                     *         "avatar": "/art/avatars/3.svg",
                     *         "type": 0,
                     *         "balance": "1250.00",
                     *         "currencySymbol": "৳",
                     *         "hasVip": true,
                     *         "vipLabelName": "VIP 3",
                     *         "vipRankLevel": 3,
                     *         "availablePromoCount": 2,
                     *         "availablePromo": {
                     *           "REFERRAL": {
                     *             "enabled": true
                     *           },
                     *           "REBATE": {
                     *             "enabled": true
                     *           },
                     *           "MISSION": {
                     *             "enabled": true
                     *           },
                     *           "VIP": {
                     *             "enabled": true
                     *           },
                     *           "POINT_MALL": {
                     *             "enabled": true
                     *           }
                     *         },
                     *         "unreadMessage": 2,
                     *         "termsVersion": "2026-01-01"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberInfo"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A captcha */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "captchaId": "8b1f0c1e-7f0a-4f0e-9d5b-2c3d4e5f6a7b",
                     *         "image": "data:image/png;base64,iVBORw0KGgo="
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Captcha"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getHumanCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A human check */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "parameters": {
                     *           "algorithm": "PBKDF2/SHA-256",
                     *           "cost": 5000,
                     *           "nonce": "5f1d9c3b7a2e4d6080a1b2c3d4e5f607",
                     *           "salt": "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
                     *           "keyLength": 32,
                     *           "keyPrefix": "00",
                     *           "expiresAt": 1772460300
                     *         },
                     *         "signature": "3c1f8a5e0d7b4926a8e1c0f3b5d7294e6f8091a2b3c4d5e6f708192a3b4c5d6e"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HumanCheckChallenge"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    sendSmsNoLogin: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNum": "01700000000"
                 *     }
                 */
                "application/json": components["schemas"]["SmsNoLogin"];
            };
        };
        responses: {
            /** @description A code to a phone, to log in or to choose a new password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "expiredMinutes": 5
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InvalidPhone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    sendSmsRegister: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNo": "01700000001"
                 *     }
                 */
                "application/json": components["schemas"]["SmsRegister"];
            };
        };
        responses: {
            /** @description A code to a phone, to register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "expiredMinutes": 5
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InvalidPhone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTeamOverview: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An agent's team at a glance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "members": 120,
                     *         "agents": 14,
                     *         "balance": "48200.00",
                     *         "totals": {
                     *           "joined": 3,
                     *           "active": 21,
                     *           "stake": "5200.00",
                     *           "payout": "4880.00",
                     *           "net": "-320.00",
                     *           "deposits": "2000.00",
                     *           "withdrawals": "500.00",
                     *           "commission": "52.00"
                     *         },
                     *         "series": [
                     *           {
                     *             "day": "2026-03-02",
                     *             "figures": {
                     *               "joined": 3,
                     *               "active": 21,
                     *               "stake": "5200.00",
                     *               "payout": "4880.00",
                     *               "net": "-320.00",
                     *               "deposits": "2000.00",
                     *               "withdrawals": "500.00",
                     *               "commission": "52.00"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamOverview"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalidOrPeriodTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTeam: {
        parameters: {
            query?: {
                /** @description The member whose downlines are listed; the agent where it is left out. */
                below?: string;
                /** @description Only members of the team whose account begins with this. */
                account?: components["parameters"]["TeamAccount"];
                /** @description Only players, or only agents. */
                makes?: components["schemas"]["DownlineKind"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An agent's team as a tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "path": [],
                     *         "members": [
                     *           {
                     *             "memberId": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *             "account": "rahim21",
                     *             "nickname": "Rahim",
                     *             "type": 0,
                     *             "upline": "agent02",
                     *             "depth": 1,
                     *             "downlines": 0,
                     *             "team": 0,
                     *             "joinedAt": "2026-01-12T09:00:00.000Z",
                     *             "lastLoginAt": "2026-03-02T14:05:00.000Z"
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrLineMemberUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDownline: {
        parameters: {
            query: {
                /**
                 * @description The member's account.
                 * @example player
                 */
                account: string;
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One member of an agent's team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "member": {
                     *           "memberId": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *           "account": "rahim21",
                     *           "nickname": "Rahim",
                     *           "type": 0,
                     *           "upline": "agent02",
                     *           "depth": 1,
                     *           "downlines": 0,
                     *           "team": 0,
                     *           "joinedAt": "2026-01-12T09:00:00.000Z",
                     *           "lastLoginAt": "2026-03-02T14:05:00.000Z"
                     *         },
                     *         "balance": "1250.00",
                     *         "vipLevel": 1,
                     *         "rebatePercent": "0.20",
                     *         "figures": {
                     *           "joined": 3,
                     *           "active": 21,
                     *           "stake": "5200.00",
                     *           "payout": "4880.00",
                     *           "net": "-320.00",
                     *           "deposits": "2000.00",
                     *           "withdrawals": "500.00",
                     *           "commission": "52.00"
                     *         },
                     *         "contracts": []
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Downline"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrLineMemberUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTeamBets: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only members of the team whose account begins with this. */
                account?: components["parameters"]["TeamAccount"];
                /** @description Only games of this type. */
                gameType?: components["parameters"]["GameTypeQuery"];
                /** @description Only games of this vendor. */
                vassalage?: components["parameters"]["Vassalage"];
                /** @description Only bets in this state. */
                state?: components["schemas"]["BetState"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an agent's team bet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "bets": [
                     *           {
                     *             "betId": 1041,
                     *             "account": "rahim21",
                     *             "gameCode": "CQ9-0417",
                     *             "displayName": "Monsoon Drums",
                     *             "vassalage": "CQ9",
                     *             "gameType": "RNG",
                     *             "stake": "20.00",
                     *             "payout": "35.00",
                     *             "state": "settled",
                     *             "at": "2026-03-02T14:05:00.000Z",
                     *             "settledAt": "2026-03-02T14:05:00.000Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "bets": 1,
                     *           "stake": "20.00",
                     *           "payout": "35.00",
                     *           "net": "15.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamBetPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTeamLosses: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only members of the team whose account begins with this. */
                account?: components["parameters"]["TeamAccount"];
                /** @description The highest loss first, the highest stakes first, or by account. */
                sort?: "loss" | "stake" | "account";
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each of an agent's team won or lost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "losses": [
                     *           {
                     *             "memberId": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *             "account": "rahim21",
                     *             "nickname": "Rahim",
                     *             "bets": 12,
                     *             "stake": "240.00",
                     *             "payout": "200.00",
                     *             "net": "-40.00"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "bets": 12,
                     *           "stake": "240.00",
                     *           "payout": "200.00",
                     *           "net": "-40.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamLossPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTeamTransactions: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only members of the team whose account begins with this. */
                account?: components["parameters"]["TeamAccount"];
                /** @description Only movements of this kind. */
                kind?: components["schemas"]["MovementKind"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What moved on the accounts of an agent's team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "transactions": [
                     *           {
                     *             "id": 9201,
                     *             "account": "rahim21",
                     *             "kind": "deposit",
                     *             "vassalage": null,
                     *             "reference": "D7KQ2MXA9PZRW",
                     *             "amount": "500.00",
                     *             "balanceAfter": "750.00",
                     *             "at": "2026-03-02T14:05:00.000Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "in": "500.00",
                     *           "out": "0.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamTransactionPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDividendContracts: {
        parameters: {
            query?: {
                /** @description Only contracts that the agent received, or only those that they offered. */
                side?: components["parameters"]["ContractSide"];
                /** @description Only contracts in this state. */
                state?: components["parameters"]["ContractState"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dividend contracts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "contracts": [
                     *           {
                     *             "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *             "kind": "dividend",
                     *             "period": "weekly",
                     *             "ratePercent": "30.00",
                     *             "state": "accepted",
                     *             "side": "given",
                     *             "account": "agent41",
                     *             "nickname": "Sumon",
                     *             "offerer": "agent02",
                     *             "offeredAt": "2026-01-12T09:00:00.000Z",
                     *             "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *             "closedAt": null
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDailySalaryContracts: {
        parameters: {
            query?: {
                /** @description Only contracts that the agent received, or only those that they offered. */
                side?: components["parameters"]["ContractSide"];
                /** @description Only contracts in this state. */
                state?: components["parameters"]["ContractState"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contracts for a daily salary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "contracts": [
                     *           {
                     *             "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *             "kind": "dividend",
                     *             "period": "weekly",
                     *             "ratePercent": "30.00",
                     *             "state": "accepted",
                     *             "side": "given",
                     *             "account": "agent41",
                     *             "nickname": "Sumon",
                     *             "offerer": "agent02",
                     *             "offeredAt": "2026-01-12T09:00:00.000Z",
                     *             "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *             "closedAt": null
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getHourlySalaryContracts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "side": "received",
                 *       "pageNo": 1,
                 *       "pageSize": 20
                 *     }
                 */
                "application/json": components["schemas"]["ContractQuery"];
            };
        };
        responses: {
            /** @description Contracts for an hourly salary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "contracts": [
                     *           {
                     *             "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *             "kind": "dividend",
                     *             "period": "weekly",
                     *             "ratePercent": "30.00",
                     *             "state": "accepted",
                     *             "side": "given",
                     *             "account": "agent41",
                     *             "nickname": "Sumon",
                     *             "offerer": "agent02",
                     *             "offeredAt": "2026-01-12T09:00:00.000Z",
                     *             "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *             "closedAt": null
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRealtimeSalaryContracts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "side": "received",
                 *       "pageNo": 1,
                 *       "pageSize": 20
                 *     }
                 */
                "application/json": components["schemas"]["ContractQuery"];
            };
        };
        responses: {
            /** @description Contracts for a real-time salary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "contracts": [
                     *           {
                     *             "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *             "kind": "dividend",
                     *             "period": "weekly",
                     *             "ratePercent": "30.00",
                     *             "state": "accepted",
                     *             "side": "given",
                     *             "account": "agent41",
                     *             "nickname": "Sumon",
                     *             "offerer": "agent02",
                     *             "offeredAt": "2026-01-12T09:00:00.000Z",
                     *             "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *             "closedAt": null
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getMerchantWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the merchant has one wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "isSingle": false
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MerchantWallet"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getContractSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an agent can offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "dailysalreqtype": true,
                     *         "divtypereq": true,
                     *         "contracthoursalreq": true,
                     *         "realtimesalreqtype": true,
                     *         "periods": [
                     *           "daily",
                     *           "weekly",
                     *           "semimonthly",
                     *           "monthly"
                     *         ],
                     *         "rates": [
                     *           {
                     *             "kind": "dividend",
                     *             "highestPercent": "30.00"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractSettings"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getContractOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Offers that wait for an agent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "contracts": [
                     *           {
                     *             "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *             "kind": "dividend",
                     *             "period": "weekly",
                     *             "ratePercent": "30.00",
                     *             "state": "accepted",
                     *             "side": "given",
                     *             "account": "agent41",
                     *             "nickname": "Sumon",
                     *             "offerer": "agent02",
                     *             "offeredAt": "2026-01-12T09:00:00.000Z",
                     *             "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *             "closedAt": null
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractOffers"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    offerContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account": "agent41",
                 *       "kind": "dividend",
                 *       "period": "weekly",
                 *       "ratePercent": "10.00"
                 *     }
                 */
                "application/json": components["schemas"]["ContractOffer"];
            };
        };
        responses: {
            /** @description A new offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *         "kind": "dividend",
                     *         "period": "weekly",
                     *         "ratePercent": "30.00",
                     *         "state": "accepted",
                     *         "side": "given",
                     *         "account": "agent41",
                     *         "nickname": "Sumon",
                     *         "offerer": "agent02",
                     *         "offeredAt": "2026-01-12T09:00:00.000Z",
                     *         "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrLineMemberUnknown"];
            409: components["responses"]["ContractOfferOpenOrContractRateNotHigher"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["AgentDownlineNeededOrContractPeriodInvalidOrContractRateTooHigh"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    acceptContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11"
                 *     }
                 */
                "application/json": components["schemas"]["ContractChoice"];
            };
        };
        responses: {
            /** @description An offer is accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *         "kind": "dividend",
                     *         "period": "weekly",
                     *         "ratePercent": "30.00",
                     *         "state": "accepted",
                     *         "side": "given",
                     *         "account": "agent41",
                     *         "nickname": "Sumon",
                     *         "offerer": "agent02",
                     *         "offeredAt": "2026-01-12T09:00:00.000Z",
                     *         "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrContractUnknown"];
            409: components["responses"]["TransitionRefusedOrContractRateNotHigher"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["ContractRateTooHigh"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    rejectContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11"
                 *     }
                 */
                "application/json": components["schemas"]["ContractChoice"];
            };
        };
        responses: {
            /** @description An offer is rejected */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *         "kind": "dividend",
                     *         "period": "weekly",
                     *         "ratePercent": "30.00",
                     *         "state": "accepted",
                     *         "side": "given",
                     *         "account": "agent41",
                     *         "nickname": "Sumon",
                     *         "offerer": "agent02",
                     *         "offeredAt": "2026-01-12T09:00:00.000Z",
                     *         "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrContractUnknown"];
            409: components["responses"]["TransitionRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    terminateContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11"
                 *     }
                 */
                "application/json": components["schemas"]["ContractChoice"];
            };
        };
        responses: {
            /** @description A contract is ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *         "kind": "dividend",
                     *         "period": "weekly",
                     *         "ratePercent": "30.00",
                     *         "state": "accepted",
                     *         "side": "given",
                     *         "account": "agent41",
                     *         "nickname": "Sumon",
                     *         "offerer": "agent02",
                     *         "offeredAt": "2026-01-12T09:00:00.000Z",
                     *         "acceptedAt": "2026-01-12T10:00:00.000Z",
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrContractUnknown"];
            409: components["responses"]["TransitionRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getAgentIncome: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an agent's contracts paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "days": [
                     *           {
                     *             "day": "2026-03-02",
                     *             "figures": {
                     *               "dividend": "0.00",
                     *               "daily": "4.20",
                     *               "hourly": "1.10",
                     *               "realtime": "0.80",
                     *               "total": "6.10"
                     *             }
                     *           }
                     *         ],
                     *         "totals": {
                     *           "dividend": "0.00",
                     *           "daily": "4.20",
                     *           "hourly": "1.10",
                     *           "realtime": "0.80",
                     *           "total": "6.10"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentIncome"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalidOrPeriodTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDividendRecords: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dividends that were paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "commissions": [
                     *           {
                     *             "id": 311,
                     *             "contractId": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *             "kind": "daily",
                     *             "ratePercent": "0.50",
                     *             "from": "2026-03-01T18:00:00.000Z",
                     *             "until": "2026-03-02T18:00:00.000Z",
                     *             "players": 12,
                     *             "stake": "840.00",
                     *             "net": "-120.00",
                     *             "amount": "4.20",
                     *             "paidAt": "2026-03-02T18:00:10.000Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "stake": "840.00",
                     *           "net": "-120.00",
                     *           "amount": "4.20"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CommissionPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getSalaryRecords: {
        parameters: {
            query: {
                /**
                 * @description Which salary.
                 * @example daily
                 */
                kind: "daily" | "hourly" | "realtime";
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Salaries that were paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "commissions": [
                     *           {
                     *             "id": 311,
                     *             "contractId": "0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11",
                     *             "kind": "daily",
                     *             "ratePercent": "0.50",
                     *             "from": "2026-03-01T18:00:00.000Z",
                     *             "until": "2026-03-02T18:00:00.000Z",
                     *             "players": 12,
                     *             "stake": "840.00",
                     *             "net": "-120.00",
                     *             "amount": "4.20",
                     *             "paidAt": "2026-03-02T18:00:10.000Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "stake": "840.00",
                     *           "net": "-120.00",
                     *           "amount": "4.20"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CommissionPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getAgentAnnouncements: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Announcements a page. */
                pageSize?: number;
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the operator tells agents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "announcements": [
                     *           {
                     *             "id": 3,
                     *             "title": "Salaries are paid every hour now",
                     *             "content": "Ask your upline for an offer.",
                     *             "publishedAt": "2026-03-01T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentAnnouncementPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    registerDownline: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Somebody is registered below an agent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "memberId": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *         "account": "downline7",
                     *         "type": 0
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisteredDownline"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["FieldInvalidOrRebateTooHigh"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRegistrationLinks: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An agent's registration links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "links": [
                     *           {
                     *             "id": "7f6d3a10-6f0e-4c39-9a5b-51f0f8d5a9c2",
                     *             "code": "K7Q2MXA9PZ",
                     *             "name": "Cricket group",
                     *             "makes": "player",
                     *             "rebatePercent": "0.20",
                     *             "registrations": 4,
                     *             "createdAt": "2026-01-12T09:00:00.000Z",
                     *             "disabledAt": null
                     *           }
                     *         ],
                     *         "highestRebatePercent": "0.50",
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegistrationLinkPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    createRegistrationLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Cricket group",
                 *       "makes": "player",
                 *       "rebatePercent": "0.00"
                 *     }
                 */
                "application/json": components["schemas"]["NewRegistrationLink"];
            };
        };
        responses: {
            /** @description A new registration link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "7f6d3a10-6f0e-4c39-9a5b-51f0f8d5a9c2",
                     *         "code": "K7Q2MXA9PZ",
                     *         "name": "Cricket group",
                     *         "makes": "player",
                     *         "rebatePercent": "0.20",
                     *         "registrations": 4,
                     *         "createdAt": "2026-01-12T09:00:00.000Z",
                     *         "disabledAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegistrationLink"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["RegistrationLinksFull"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["RebateTooHigh"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    disableRegistrationLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "7f6d3a10-6f0e-4c39-9a5b-51f0f8d5a9c2"
                 *     }
                 */
                "application/json": components["schemas"]["RegistrationLinkChoice"];
            };
        };
        responses: {
            /** @description A registration link is switched off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "7f6d3a10-6f0e-4c39-9a5b-51f0f8d5a9c2",
                     *         "code": "K7Q2MXA9PZ",
                     *         "name": "Cricket group",
                     *         "makes": "player",
                     *         "rebatePercent": "0.20",
                     *         "registrations": 4,
                     *         "createdAt": "2026-01-12T09:00:00.000Z",
                     *         "disabledAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegistrationLink"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrRegistrationLinkUnknown"];
            409: components["responses"]["RegistrationLinkDisabled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    listChatRooms: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms of the chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         {
                     *           "room": "lobby",
                     *           "title": "Lobby"
                     *         }
                     *       ],
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The rooms in their order. */
                        value: components["schemas"]["ChatRoom"][];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    listChatMessages: {
        parameters: {
            query?: {
                /** @description Only messages older than this one. */
                before?: components["parameters"]["ChatBefore"];
                /** @description How many messages at most. */
                limitNum?: components["parameters"]["ChatLimit"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The room.
                 * @example lobby
                 */
                room: components["parameters"]["ChatRoomName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was written in a room */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": "42",
                     *             "author": "Rafi",
                     *             "own": false,
                     *             "text": "Good evening everyone.",
                     *             "at": "2026-03-01T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "more": false
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatMessages"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrChatRoomUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    writeChatMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The room.
                 * @example lobby
                 */
                room: components["parameters"]["ChatRoomName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Good evening everyone."
                 *     }
                 */
                "application/json": components["schemas"]["ChatText"];
            };
        };
        responses: {
            /** @description Writes in a room */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "42",
                     *         "author": "Rafi",
                     *         "own": false,
                     *         "text": "Good evening everyone.",
                     *         "at": "2026-03-01T09:00:00.000Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatMessage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrChatRoomUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["ChatWordsRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    reportChatMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The message.
                 * @example 1
                 */
                id: components["parameters"]["ChatMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports a message to the staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrChatMessageUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    listLiveChats: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live chats of customer service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         {
                     *           "modelId": "general",
                     *           "title": "Questions about the site",
                     *           "hours": "Mon-Fri 12:00-21:00"
                     *         }
                     *       ],
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The live chats in their order. */
                        value: components["schemas"]["LiveChatModel"][];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestrictedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    launchLiveChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "modelId": "general"
                 *     }
                 */
                "application/json": components["schemas"]["LiveChatLaunch"];
            };
        };
        responses: {
            /** @description Opens a live chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "chatUrl": "/sandbox/chat/1b4e28ba-2fa1-41d2-883f-0016d3cca427"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LiveChat"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrChatModelUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getAnnouncements: {
        parameters: {
            query?: {
                /** @description The kinds wanted, separated by commas (S7.27). */
                types?: components["parameters"]["AnnouncementTypes"];
                /** @description The platform that it is shown on; W is the web (S7.27). */
                platform?: components["parameters"]["PlatformLetter"];
                /** @description Only for this audience. */
                execution?: components["parameters"]["Execution"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Announcements a page (S9.1). */
                pageSize?: components["parameters"]["AnnouncementPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announcements and notices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": 4,
                     *             "title": "Play credits only",
                     *             "content": "Credits on this site have no value outside it.",
                     *             "promotionType": "B",
                     *             "execution": "B",
                     *             "publishedAt": "2026-01-12T09:00:00Z"
                     *           }
                     *         ],
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AnnouncementPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getBanners: {
        parameters: {
            query: {
                /**
                 * @description The place that the banners are for (S3.3).
                 * @example w_home
                 */
                groupName: components["parameters"]["GroupName"];
                /** @description The platform that it is shown on; W is the web (S7.27). */
                platform?: components["parameters"]["PlatformLetter"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners of a group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": 1,
                     *             "groupName": "w_home",
                     *             "image": "/art/CQ9-0417.svg?v=1&shape=wide",
                     *             "alt": "New games in the lobby",
                     *             "linkageType": "route",
                     *             "url": "/rng"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BannerList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    beginDemoGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "launch": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["DemoLaunch"];
            };
        };
        responses: {
            /** @description A test game begins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                     *         "kind": "slot",
                     *         "mode": "real",
                     *         "displayName": "Monsoon Drums",
                     *         "balance": "1200.00",
                     *         "currencySymbol": "৳",
                     *         "leastStake": "1.00",
                     *         "mostStake": "10000.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DemoGame"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            410: components["responses"]["LaunchEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    endDemoGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4"
                 *     }
                 */
                "application/json": components["schemas"]["DemoToken"];
            };
        };
        responses: {
            /** @description A test game ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDemoBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4"
                 *     }
                 */
                "application/json": components["schemas"]["DemoToken"];
            };
        };
        responses: {
            /** @description The balance of a test game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "balance": "1200.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DemoBalance"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["GameSessionOver"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    playDemoRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                 *       "roundId": "00000001",
                 *       "stake": "10.00",
                 *       "selection": ""
                 *     }
                 */
                "application/json": components["schemas"]["DemoRound"];
            };
        };
        responses: {
            /** @description A round of a test game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "payout": "20.00",
                     *         "balance": "1210.00",
                     *         "shown": {
                     *           "reels": [
                     *             "🐚",
                     *             "🐚",
                     *             "🐚"
                     *           ]
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DemoOutcome"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["GameSessionOver"];
            403: components["responses"]["RegionRestrictedOrPlayerExcludedOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["RoundReusedOrDrawClosedOrBalanceInsufficient"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["GameKindMismatchOrStakeOutOfRangeOrSelectionInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDepositMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to pay in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "methods": [
                     *           {
                     *             "method": "bank",
                     *             "adapter": "manual-reference",
                     *             "least": "500.00",
                     *             "most": "500000.00",
                     *             "minutes": 60
                     *           }
                     *         ],
                     *         "depositLeft": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositMethods"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcluded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDeposit: {
        parameters: {
            query?: {
                /** @description Its reference. */
                reference?: components["schemas"]["DepositReference"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deposit as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "reference": "DK7Q2MXA9PZRW",
                     *         "method": "card",
                     *         "adapter": "redirect",
                     *         "amount": "500.00",
                     *         "state": "created",
                     *         "payUrl": "/sandbox/pay/DK7Q2MXA9PZRW",
                     *         "payTo": null,
                     *         "transactionNumber": null,
                     *         "promotion": null,
                     *         "note": "",
                     *         "createdAt": "2026-03-02T14:05:00.000Z",
                     *         "expiresAt": "2026-03-02T14:20:00.000Z",
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The deposit; null where none is open. */
                        value: components["schemas"]["Deposit"] | null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrDepositUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "card",
                 *       "amount": "500.00",
                 *       "returnPath": "/member"
                 *     }
                 */
                "application/json": components["schemas"]["NewDeposit"];
            };
        };
        responses: {
            /** @description A new deposit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "reference": "DK7Q2MXA9PZRW",
                     *         "method": "card",
                     *         "adapter": "redirect",
                     *         "amount": "500.00",
                     *         "state": "created",
                     *         "payUrl": "/sandbox/pay/DK7Q2MXA9PZRW",
                     *         "payTo": null,
                     *         "transactionNumber": null,
                     *         "promotion": null,
                     *         "note": "",
                     *         "createdAt": "2026-03-02T14:05:00.000Z",
                     *         "expiresAt": "2026-03-02T14:20:00.000Z",
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Deposit"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrDepositLimitReached"];
            404: components["responses"]["MerchantUnknownOrPromotionUnknown"];
            409: components["responses"]["DepositsOpenOrPromotionClosedOrPromotionNotForThis"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReusedOrAmountOutOfRange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenanceOrExclusionRegisterUnavailable"];
        };
    };
    tellDepositTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "DK7Q2MXA9PZRW",
                 *       "transactionNumber": "9F3K22X1"
                 *     }
                 */
                "application/json": components["schemas"]["DepositTransaction"];
            };
        };
        responses: {
            /** @description A payment made by hand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "reference": "DK7Q2MXA9PZRW",
                     *         "method": "card",
                     *         "adapter": "redirect",
                     *         "amount": "500.00",
                     *         "state": "created",
                     *         "payUrl": "/sandbox/pay/DK7Q2MXA9PZRW",
                     *         "payTo": null,
                     *         "transactionNumber": null,
                     *         "promotion": null,
                     *         "note": "",
                     *         "createdAt": "2026-03-02T14:05:00.000Z",
                     *         "expiresAt": "2026-03-02T14:20:00.000Z",
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Deposit"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrDepositUnknown"];
            409: components["responses"]["DepositState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDepositRecords: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only deposits in this state. */
                state?: components["schemas"]["DepositState"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A player's deposits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "deposits": [
                     *           {
                     *             "reference": "DK7Q2MXA9PZRW",
                     *             "method": "card",
                     *             "adapter": "redirect",
                     *             "amount": "500.00",
                     *             "state": "created",
                     *             "payUrl": "/sandbox/pay/DK7Q2MXA9PZRW",
                     *             "payTo": null,
                     *             "transactionNumber": null,
                     *             "promotion": null,
                     *             "note": "",
                     *             "createdAt": "2026-03-02T14:05:00.000Z",
                     *             "expiresAt": "2026-03-02T14:20:00.000Z",
                     *             "closedAt": null
                     *           }
                     *         ],
                     *         "totals": {
                     *           "amount": "500.00",
                     *           "paid": "0.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getGameMenus: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game menu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         {
                     *           "gameType": "RNG",
                     *           "title": "স্লট",
                     *           "gameClassify": [
                     *             "Slots",
                     *             "Crash"
                     *           ],
                     *           "cards": [
                     *             {
                     *               "nodeId": 1007,
                     *               "nodeName": "CQ9",
                     *               "displayName": "সিকিউ৯",
                     *               "vassalage": "CQ9",
                     *               "gameType": "RNG",
                     *               "gameClassify": [
                     *                 "Slots",
                     *                 "Crash"
                     *               ],
                     *               "isGame": true,
                     *               "showIcon": "/art/vendors/CQ9.svg?v=1",
                     *               "games": 520
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The categories in the order of the menu. */
                        value: components["schemas"]["GameCategory"][];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getGameList: {
        parameters: {
            query?: {
                /** @description The kind of client; 3 is the web (S7.24). */
                clientType?: components["parameters"]["ClientType"];
                /** @description The forms of games that the client can run, separated by commas (S7.24). */
                platform?: components["parameters"]["Platform"];
                /** @description The merchant once more; it must be the one of the header (S7.24). */
                merchant?: components["parameters"]["Merchant"];
                /** @description Only games of this type. */
                gameType?: components["parameters"]["GameTypeQuery"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Games a page; 12 on home, 24 elsewhere (S9.3). */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only games of this vendor. */
                vassalage?: components["parameters"]["Vassalage"];
                /** @description Only games of this class; MXWIN asks for `Crash` (S2.23). */
                gameClassify?: components["parameters"]["GameClassifyQuery"];
                /** @description Only games with this in their name, in any language and case. */
                gameName?: components["parameters"]["GameName"];
                /** @description The order; `popular` begins with the most played, `name` goes by the alphabet, `new` begins with the new ones. */
                sort?: components["parameters"]["GameSort"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "games": [
                     *           {
                     *             "nodeId": 20417,
                     *             "gameName": "Monsoon Drums",
                     *             "displayName": "Monsoon Drums",
                     *             "vassalage": "CQ9",
                     *             "vendorName": "CQ9",
                     *             "gameCode": "CQ9-0417",
                     *             "isGame": true,
                     *             "gameType": "RNG",
                     *             "gameClassify": "Slots",
                     *             "iconUrl": "/art/CQ9-0417.svg?v=1",
                     *             "lagerIcon": "/art/CQ9-0417.svg?v=1&shape=wide",
                     *             "placeholder": "#27324a",
                     *             "hot": true,
                     *             "new": false,
                     *             "demo": true
                     *           }
                     *         ],
                     *         "totalPages": 871,
                     *         "total": 10450
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["MerchantMismatchOrCategoryUnavailableOrVendorUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getHotGames: {
        parameters: {
            query?: {
                /** @description The merchant once more; it must be the one of the header (S7.25). */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
                /** @description Whose list is meant; 2 is the platform's (S7.25). */
                isPlatform?: components["parameters"]["IsPlatform"];
                /** @description Only games of this vendor. */
                vassalage?: components["parameters"]["Vassalage"];
                /** @description The forms of games that the client can run, separated by commas (S7.24). */
                platform?: components["parameters"]["Platform"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games played most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "games": [
                     *           {
                     *             "nodeId": 20417,
                     *             "gameName": "Monsoon Drums",
                     *             "displayName": "Monsoon Drums",
                     *             "vassalage": "CQ9",
                     *             "vendorName": "CQ9",
                     *             "gameCode": "CQ9-0417",
                     *             "isGame": true,
                     *             "gameType": "RNG",
                     *             "gameClassify": "Slots",
                     *             "iconUrl": "/art/CQ9-0417.svg?v=1",
                     *             "lagerIcon": "/art/CQ9-0417.svg?v=1&shape=wide",
                     *             "placeholder": "#27324a",
                     *             "hot": true,
                     *             "new": false,
                     *             "demo": true
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HotGames"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["MerchantMismatchOrVendorUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getVendorGameTypes: {
        parameters: {
            query?: {
                /** @description The merchant once more; it must be the one of the header (S7.25). */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
                /** @description The forms of games that the client can run, separated by commas (S7.24). */
                platform?: components["parameters"]["Platform"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendors of every game type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "gameTypes": [
                     *           {
                     *             "gameType": "RNG",
                     *             "vendors": [
                     *               {
                     *                 "vassalage": "CQ9",
                     *                 "displayName": "CQ9",
                     *                 "games": 520
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorGameTypes"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["MerchantMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getNewGameVendors: {
        parameters: {
            query?: {
                /** @description The merchant once more; it must be the one of the header (S7.25). */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
                /** @description The forms of games that the client can run, separated by commas (S7.24). */
                platform?: components["parameters"]["Platform"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vendors with new games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "data": {
                     *           "lanes": [
                     *             {
                     *               "gameType": "RNG",
                     *               "title": "স্লট",
                     *               "cards": [
                     *                 {
                     *                   "nodeId": 1007,
                     *                   "nodeName": "CQ9",
                     *                   "displayName": "সিকিউ৯",
                     *                   "vassalage": "CQ9",
                     *                   "gameType": "RNG",
                     *                   "gameClassify": [
                     *                     "Slots",
                     *                     "Crash"
                     *                   ],
                     *                   "isGame": true,
                     *                   "showIcon": "/art/vendors/CQ9.svg?v=1",
                     *                   "games": 520
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["NewGameVendors"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["MerchantMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRankList: {
        parameters: {
            query?: {
                /** @description Wins in games of this type, or in all (S7.25). */
                gameCategory?: components["parameters"]["GameCategory"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description How many winners at most (S9.3). */
                limitNum?: components["parameters"]["LimitNum"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The winner board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "customerName": "ra***47",
                     *             "winAmount": "48250.00"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RankList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["CategoryUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getHelpCenter: {
        parameters: {
            query?: {
                /** @description The language of the texts (S7.22). */
                lang?: components["parameters"]["HelpLanguage"];
                /** @description The device that the texts are for (S7.22). */
                device?: components["parameters"]["HelpDevice"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The help centre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "sections": [
                     *           {
                     *             "id": "account",
                     *             "title": "Your account",
                     *             "topics": [
                     *               {
                     *                 "id": "sign-up",
                     *                 "title": "How do I sign up?",
                     *                 "text": "Choose sign up, fill in the form and agree to the terms."
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HelpCenter"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries whose mobile numbers are taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         {
                     *           "countryCode": "BD",
                     *           "countryDialingCode": "880"
                     *         }
                     *       ],
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The countries in their order. */
                        value: components["schemas"]["Country"][];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Entries a page. */
                pageSize?: components["parameters"]["FeedbackPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a member has sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
                     *             "category": "idea",
                     *             "content": "Show the newest games first.",
                     *             "sentAt": "2026-03-01T09:00:00.000Z",
                     *             "reply": null,
                     *             "repliedAt": null
                     *           }
                     *         ],
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FeedbackPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category": "idea",
                 *       "content": "Show the newest games first."
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackText"];
            };
        };
        responses: {
            /** @description What a member thinks of the site */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
                     *         "category": "idea",
                     *         "content": "Show the newest games first.",
                     *         "sentAt": "2026-03-01T09:00:00.000Z",
                     *         "reply": null,
                     *         "repliedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Feedback"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getLotteries: {
        parameters: {
            query?: {
                /** @description Only lotteries of this prize mode (S4.15). */
                prizeMode?: components["parameters"]["PrizeModeQuery"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lotteries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "lotteries": [
                     *           {
                     *             "gameCode": "LOTT-0001",
                     *             "displayName": "Five of Eleven, 1 min",
                     *             "vassalage": "LOTT",
                     *             "gameClassify": "11X5",
                     *             "prizeMode": "LOTT",
                     *             "minutes": 1,
                     *             "issue": "20260302-0841",
                     *             "closesAt": "2026-03-02T14:00:50.000Z",
                     *             "drawsAt": "2026-03-02T14:01:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRecentLotteries: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lotteries played lately */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "lotteries": [
                     *           {
                     *             "gameCode": "LOTT-0001",
                     *             "displayName": "Five of Eleven, 1 min",
                     *             "vassalage": "LOTT",
                     *             "gameClassify": "11X5",
                     *             "prizeMode": "LOTT",
                     *             "minutes": 1,
                     *             "issue": "20260302-0841",
                     *             "closesAt": "2026-03-02T14:00:50.000Z",
                     *             "drawsAt": "2026-03-02T14:01:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getDraws: {
        parameters: {
            query: {
                /**
                 * @description The lottery.
                 * @example LOTT-0001
                 */
                gameCode: components["schemas"]["GameCode"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results of a lottery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "draws": [
                     *           {
                     *             "gameCode": "LOTT-0001",
                     *             "issue": "20260302-0840",
                     *             "numbers": [
                     *               7,
                     *               3,
                     *               11,
                     *               1,
                     *               5
                     *             ],
                     *             "drawnAt": "2026-03-02T14:00:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DrawList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getLatestDraws: {
        parameters: {
            query?: {
                /** @description Only lotteries of this prize mode (S4.15). */
                prizeMode?: components["parameters"]["PrizeModeQuery"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest result of every lottery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "draws": [
                     *           {
                     *             "gameCode": "LOTT-0001",
                     *             "issue": "20260302-0840",
                     *             "numbers": [
                     *               7,
                     *               3,
                     *               11,
                     *               1,
                     *               5
                     *             ],
                     *             "drawnAt": "2026-03-02T14:00:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DrawList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getMissionSummary: {
        parameters: {
            query?: {
                /** @description The area whose lotteries are meant. */
                lottoArea?: components["parameters"]["LottoArea"];
                /** @description What is counted, lotteries. */
                launchMode?: components["parameters"]["LottoLaunchMode"];
                /** @description Only stakes at lotteries of this prize mode (S4.15). */
                lottoPrizeMode?: components["parameters"]["LottoPrizeMode"];
                /** @description Only stakes at this lottery. */
                lottoGameCode?: components["parameters"]["LottoGameCode"];
                /** @description The view of the lottery page that asks, for platforms that draw the board themselves. The answer is the same for each. */
                lottoView?: components["parameters"]["LottoView"];
                /** @description What the page is shown on, for platforms that draw the board themselves. The answer is the same for each. */
                device?: components["parameters"]["Device"];
                /** @description Where the page goes back to, for platforms that draw the board themselves. The answer is the same for each. */
                backUrl?: components["parameters"]["BackUrl"];
                /** @description The day or the week that is under way. */
                period?: components["parameters"]["LeaderboardPeriod"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Missions and lottery stakes at a glance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "open": 2,
                     *         "done": 1,
                     *         "claimed": 1,
                     *         "claimable": {
                     *           "money": "10.00",
                     *           "points": "5.00"
                     *         },
                     *         "own": {
                     *           "place": 14,
                     *           "staked": "320.00"
                     *         },
                     *         "endsAt": "2026-01-18T18:00:00Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MissionSummary"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getLotteryLeaderboard: {
        parameters: {
            query?: {
                /** @description The area whose lotteries are meant. */
                lottoArea?: components["parameters"]["LottoArea"];
                /** @description What is counted, lotteries. */
                launchMode?: components["parameters"]["LottoLaunchMode"];
                /** @description Only stakes at lotteries of this prize mode (S4.15). */
                lottoPrizeMode?: components["parameters"]["LottoPrizeMode"];
                /** @description Only stakes at this lottery. */
                lottoGameCode?: components["parameters"]["LottoGameCode"];
                /** @description The view of the lottery page that asks, for platforms that draw the board themselves. The answer is the same for each. */
                lottoView?: components["parameters"]["LottoView"];
                /** @description What the page is shown on, for platforms that draw the board themselves. The answer is the same for each. */
                device?: components["parameters"]["Device"];
                /** @description Where the page goes back to, for platforms that draw the board themselves. The answer is the same for each. */
                backUrl?: components["parameters"]["BackUrl"];
                /** @description The day or the week that is under way. */
                period?: components["parameters"]["LeaderboardPeriod"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has staked the most at the lotteries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "place": 1,
                     *             "customerName": "ra***07",
                     *             "staked": "5400.00",
                     *             "own": false
                     *           }
                     *         ],
                     *         "own": {
                     *           "place": 14,
                     *           "staked": "320.00"
                     *         },
                     *         "prizes": [],
                     *         "endsAt": "2026-01-18T18:00:00Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Leaderboard"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages that are unread, or all. */
                state?: components["parameters"]["MessageState"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Messages a page. */
                pageSize?: components["parameters"]["MessagePageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
                     *             "kind": "account",
                     *             "title": "Your password was changed",
                     *             "text": "If this was not you, write to customer service at once.",
                     *             "sentAt": "2026-03-01T09:00:00.000Z",
                     *             "read": false
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "unread": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessagePage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "all": true
                 *     }
                 */
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description Marks messages as read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "unread": 0
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrMessageUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    deleteMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "all": true
                 *     }
                 */
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description Deletes messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "unread": 0
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrMessageUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many messages are unread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "unread": 3
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getGameArt: {
        parameters: {
            query?: {
                /**
                 * @description The edition of the picture. An address with one may be cached for ever.
                 * @example 1
                 */
                v?: components["parameters"]["Edition"];
                /** @description The shape of the picture. */
                shape?: components["parameters"]["Shape"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The code of the game.
                 * @example CQ9-0001
                 */
                gameCode: components["parameters"]["GameCodePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description How long the picture may be kept. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["MerchantUnknownOrGameUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getVendorIcon: {
        parameters: {
            query?: {
                /**
                 * @description The edition of the picture. An address with one may be cached for ever.
                 * @example 1
                 */
                v?: components["parameters"]["Edition"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The code of the vendor.
                 * @example CQ9
                 */
                vassalage: components["parameters"]["VassalagePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The icon. */
            200: {
                headers: {
                    /** @description How long the picture may be kept. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["MerchantUnknownOrNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getFavouriteIds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids of a player's favourites */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "nodeIds": [
                     *           20417,
                     *           20833
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteIds"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getFavourites: {
        parameters: {
            query?: {
                /** @description The kind of client; 3 is the web (S7.24). */
                clientType?: components["parameters"]["ClientType"];
                /** @description The forms of games that the client can run, separated by commas (S7.24). */
                platform?: components["parameters"]["Platform"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Games a page; all of them where it is left out (S9.3). */
                pageSize?: components["parameters"]["FavouritePageSize"];
                /** @description Only games of this type. */
                gameType?: components["parameters"]["GameTypeQuery"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A player's favourites */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "content": [],
                     *         "pageNum": 1,
                     *         "totalPages": 0
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouritePage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nodeId": 20417,
                 *       "vendor": "BBIN",
                 *       "gameType": "RNG"
                 *     }
                 */
                "application/json": components["schemas"]["Favourite"];
            };
        };
        responses: {
            /** @description A new favourite */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknownOrGameUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    removeFavourite: {
        parameters: {
            query: {
                /**
                 * @description The game (S3.14).
                 * @example 20417
                 */
                nodeId: components["parameters"]["NodeId"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A favourite no more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRecentGames: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Games played lately */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "games": []
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HotGames"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRooms: {
        parameters: {
            query?: {
                /** @description The game. */
                gameCode?: components["schemas"]["GameCode"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms of PVP games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "rooms": [
                     *           {
                     *             "roomId": "KX-0001.1",
                     *             "gameCode": "KX-0001",
                     *             "displayName": "Table 1",
                     *             "seats": 4,
                     *             "leastStake": "10.00",
                     *             "mostStake": "100.00"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RoomList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknownOrGameUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    launchGame: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example CQ9-0001
                 */
                gameCode: components["schemas"]["GameCode"];
                /** @description For the member's own credits, or as a free trial (S2.25). */
                mode?: components["parameters"]["LaunchMode"];
                /** @description Whether a visitor has confirmed to be of age; a free trial without a session needs that (S5.6). */
                ageConfirmed?: components["parameters"]["AgeConfirmed"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A game opens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "form": "seamless",
                     *         "url": "/demo/slot/?game=CQ9-0001&merchant=DEMO0001&language=en#launch=Zm9yIGV4YW1wbGU",
                     *         "gameCode": "CQ9-0001",
                     *         "displayName": "Monsoon Drums",
                     *         "expiresAt": "2026-03-02T14:06:00.000Z",
                     *         "playId": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *         "wallet": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LaunchedGame"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrPlayerExcludedOrRealAccountNeededOrAgeConfirmationNeededOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached"];
            404: components["responses"]["MerchantUnknownOrGameUnknown"];
            422: components["responses"]["FreeTrialUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenanceOrExclusionRegisterUnavailable"];
        };
    };
    leaveGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "playId": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968"
                 *     }
                 */
                "application/json": components["schemas"]["LeaveGame"];
            };
        };
        responses: {
            /** @description A game is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    launchVendor: {
        parameters: {
            query: {
                /**
                 * @description The vendor.
                 * @example CQ9
                 */
                vassalage: components["schemas"]["Vassalage"];
                /**
                 * @description The category of the card.
                 * @example RNG
                 */
                gameType: components["schemas"]["GameType"];
                /** @description For the member's own credits, or as a free trial (S2.25). */
                mode?: components["parameters"]["LaunchMode"];
                /** @description Whether a visitor has confirmed to be of age; a free trial without a session needs that (S5.6). */
                ageConfirmed?: components["parameters"]["AgeConfirmed"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A vendor's card opens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "form": "route",
                     *         "path": "/rng?vassalage=CQ9"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Launch"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrPlayerExcludedOrRealAccountNeededOrAgeConfirmationNeededOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached"];
            404: components["responses"]["MerchantUnknownOrGameUnknown"];
            422: components["responses"]["FreeTrialUnavailableOrVendorUnknownOrCategoryUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenanceOrExclusionRegisterUnavailable"];
        };
    };
    getBets: {
        parameters: {
            query?: {
                /** @description The first day; 30 days before the last one where it is left out. */
                from?: string;
                /** @description The last day; today where it is left out. */
                to?: string;
                /** @description Only games of this type. */
                gameType?: components["parameters"]["GameTypeQuery"];
                /** @description Only games of this vendor. */
                vassalage?: components["parameters"]["Vassalage"];
                /** @description Only bets in this state. */
                state?: components["schemas"]["BetState"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Games a page; 12 on home, 24 elsewhere (S9.3). */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A player's bets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "bets": [
                     *           {
                     *             "betId": 1041,
                     *             "gameCode": "CQ9-0417",
                     *             "displayName": "Monsoon Drums",
                     *             "vassalage": "CQ9",
                     *             "gameType": "RNG",
                     *             "selection": "",
                     *             "stake": "20.00",
                     *             "payout": "35.00",
                     *             "state": "settled",
                     *             "at": "2026-03-02T14:05:00.000Z",
                     *             "settledAt": "2026-03-02T14:05:00.000Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "bets": 1,
                     *           "stake": "20.00",
                     *           "payout": "35.00",
                     *           "net": "15.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPointBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player's points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "balance": "410.00",
                     *         "claimable": "12.50",
                     *         "inProcess": "100.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointBalance"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPointConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How points are earned and converted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "stakePerPoint": "100.00",
                     *         "pointsPerUnit": "100.00",
                     *         "leastConversion": "100.00",
                     *         "expires": false
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointConfig"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    claimPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points of play */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *         "type": "earned",
                     *         "amount": "12.50",
                     *         "status": "approved",
                     *         "remark": "",
                     *         "itemName": null,
                     *         "money": "1250.00",
                     *         "at": "2026-01-12T09:00:00Z",
                     *         "decidedAt": "2026-01-12T09:00:00Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRecord"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PointsTooFew"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPointItems: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points mall */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "code": "credit-50",
                     *             "kind": "credit",
                     *             "name": "50.00 play credit",
                     *             "description": "Paid into the wallet once it is approved.",
                     *             "image": "/art/HERON-0018.svg?v=1&shape=square",
                     *             "price": "5000.00",
                     *             "worth": "50.00",
                     *             "stock": 40
                     *           }
                     *         ],
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointItemPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    redeemPoints: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Points for something of the mall */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *         "type": "redeemed",
                     *         "amount": "-5000.00",
                     *         "status": "in_process",
                     *         "remark": "",
                     *         "itemName": "50.00 play credit",
                     *         "money": null,
                     *         "at": "2026-01-12T09:00:00Z",
                     *         "decidedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRecord"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabledOrPaymentPasswordMissingOrPaymentPasswordWrong"];
            404: components["responses"]["MerchantUnknownOrPointItemUnknown"];
            409: components["responses"]["PayloadReplayedOrPointItemSoldOutOrPointsTooFew"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    convertPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Points into play money */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *         "type": "converted",
                     *         "amount": "-100.00",
                     *         "status": "approved",
                     *         "remark": "",
                     *         "itemName": null,
                     *         "money": "1.00",
                     *         "at": "2026-01-12T09:00:00Z",
                     *         "decidedAt": "2026-01-12T09:00:00Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRecord"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabledOrPaymentPasswordMissingOrPaymentPasswordWrong"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrPointsTooFew"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["IdempotencyKeyReusedOrAmountOutOfRange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPointRecords: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only records of this type. */
                type?: components["schemas"]["PointRecordType"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened to the points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *             "type": "earned",
                     *             "amount": "12.50",
                     *             "status": "approved",
                     *             "remark": "",
                     *             "itemName": null,
                     *             "money": "1250.00",
                     *             "at": "2026-01-12T09:00:00Z",
                     *             "decidedAt": "2026-01-12T09:00:00Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "records": 1,
                     *           "received": "12.50",
                     *           "spent": "0.00"
                     *         },
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRecordPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPointRecord: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The id of the record.
                 * @example 00000000-0000-8000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One record of points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *         "type": "redeemed",
                     *         "amount": "-5000.00",
                     *         "status": "in_process",
                     *         "remark": "",
                     *         "itemName": "50.00 play credit",
                     *         "money": null,
                     *         "at": "2026-01-12T09:00:00Z",
                     *         "decidedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRecord"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrPointRecordUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the player tells of themselves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "account": "player01",
                     *         "nickname": "Rahim",
                     *         "realName": "Rahim Uddin",
                     *         "mobile": "+880*******017",
                     *         "email": "p***@brand.example",
                     *         "referralCode": "ABCD2345",
                     *         "registeredAt": "2026-01-01T09:00:00.000Z",
                     *         "details": {
                     *           "birthday": "1990-05-17"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Profile"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "Rahim",
                 *       "details": {
                 *         "telegram": "rahim_u"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description Change what the player tells */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["RealNameFixedOrBirthdayFixed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["FieldInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getIcons: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures to choose from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "icon": "/art/avatars/1.svg",
                     *         "icons": [
                     *           {
                     *             "avatar": 1,
                     *             "icon": "/art/avatars/1.svg"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Icons"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    changeIcon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "avatar": 3
                 *     }
                 */
                "application/json": components["schemas"]["IconChoice"];
            };
        };
        responses: {
            /** @description Choose a picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getAvatarArt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The number of the picture.
                 * @example 3
                 */
                avatar: components["schemas"]["Avatar"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description How long the picture may be kept. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "version": "2026-01-01",
                     *         "minimumAge": 18,
                     *         "operator": "Brand Operations Ltd"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Terms"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    agreeToTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "2026-01-01"
                 *     }
                 */
                "application/json": components["schemas"]["TermsAgreement"];
            };
        };
        responses: {
            /** @description Agree to the terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["TermsOutdated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Close the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrBalanceLeft"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["PasswordWrong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPromotions: {
        parameters: {
            query?: {
                /** @description Only promotions of this type. */
                type?: components["parameters"]["PromotionType"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Entries a page. */
                pageSize?: components["parameters"]["PromotionPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Promotions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "code": "first-week",
                     *             "type": "newcomer",
                     *             "mode": "turnover",
                     *             "status": "process",
                     *             "title": "A first week of play",
                     *             "summary": "Stake 5,000.00 in your first weeks and get 150.00.",
                     *             "content": "Join, then play whatever you like. Every settled bet counts.",
                     *             "image": "/art/HERON-0018.svg?v=1&shape=wide",
                     *             "startsAt": "2026-01-01T00:00:00Z",
                     *             "endsAt": null,
                     *             "reward": "150.00",
                     *             "turnoverMultiple": 3,
                     *             "progress": {
                     *               "target": "5000.00",
                     *               "reached": "1250.00"
                     *             },
                     *             "deposit": null,
                     *             "tickets": null
                     *           }
                     *         ],
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPromotion: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The code of the promotion.
                 * @example first-week
                 */
                code: components["parameters"]["PromotionCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A promotion */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "code": "first-week",
                     *         "type": "newcomer",
                     *         "mode": "turnover",
                     *         "status": "process",
                     *         "title": "A first week of play",
                     *         "summary": "Stake 5,000.00 in your first weeks and get 150.00.",
                     *         "content": "Join, then play whatever you like. Every settled bet counts.",
                     *         "image": "/art/HERON-0018.svg?v=1&shape=wide",
                     *         "startsAt": "2026-01-01T00:00:00Z",
                     *         "endsAt": null,
                     *         "reward": "150.00",
                     *         "turnoverMultiple": 3,
                     *         "progress": {
                     *           "target": "5000.00",
                     *           "reached": "1250.00"
                     *         },
                     *         "deposit": null,
                     *         "tickets": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Promotion"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrPromotionUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    joinPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The code of the promotion.
                 * @example first-week
                 */
                code: components["parameters"]["PromotionCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taking part in a promotion */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrPromotionUnknown"];
            409: components["responses"]["PromotionClosedOrPromotionNotForThisOrPromotionJoined"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    claimPromotion: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The code of the promotion.
                 * @example first-week
                 */
                code: components["parameters"]["PromotionCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward of a promotion */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "amount": "150.00",
                     *         "unit": "money",
                     *         "turnover": "450.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaidReward"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrPromotionUnknown"];
            409: components["responses"]["PromotionClosedOrPromotionNotForThisOrPromotionUnfinishedOrRewardClaimed"];
            410: components["responses"]["RewardExpired"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    applyForPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The code of the promotion.
                 * @example first-week
                 */
                code: components["parameters"]["PromotionCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": "I shared it in our group.",
                 *       "images": [
                 *         "post.png"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PromotionApplication"];
            };
        };
        responses: {
            /** @description An application to a promotion */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrPromotionUnknown"];
            409: components["responses"]["PromotionClosedOrPromotionNotForThisOrApplicationOpenOrRewardClaimed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["ImageInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPromotionApplications: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Entries a page. */
                pageSize?: components["parameters"]["PromotionPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player's applications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *             "code": "play-safely",
                     *             "title": "Tell how you play safely",
                     *             "state": "rejected",
                     *             "statement": "I shared it in our group.",
                     *             "images": 1,
                     *             "remark": "The picture cannot be read.",
                     *             "at": "2026-01-12T09:00:00Z",
                     *             "decidedAt": "2026-01-13T09:00:00Z"
                     *           }
                     *         ],
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionApplicationPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getApplicationImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The code of the promotion that the application is to.
                 * @example play-safely
                 */
                code: components["parameters"]["ApplicationCode"];
                /**
                 * @description Which of the pictures, from 1.
                 * @example 1
                 */
                position: components["parameters"]["ImagePosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture of the player's latest application */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "contentType": "image/png",
                     *         "image": "iVBORw0KGgo="
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ApplicationImage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrPromotionUnknownOrImageUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    claimRaffle: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "moon-raffle"
                 *     }
                 */
                "application/json": components["schemas"]["RaffleClaim"];
            };
        };
        responses: {
            /** @description What a raffle ticket wins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "ticket": 41,
                     *         "prize": "20.00",
                     *         "turnover": "20.00",
                     *         "unopened": 2
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RaffleResult"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrPromotionUnknown"];
            409: components["responses"]["PromotionClosedOrPromotionNotForThisOrRaffleTicketMissing"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getProtection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a player has set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "moneyLimits": [
                     *           {
                     *             "kind": "deposit",
                     *             "span": "day",
                     *             "amount": "5000.00",
                     *             "used": "1200.00",
                     *             "left": "3800.00"
                     *           }
                     *         ],
                     *         "sessionMinutes": 120,
                     *         "raises": [
                     *           {
                     *             "limit": "deposit-day",
                     *             "amount": "8000.00",
                     *             "minutes": null,
                     *             "askedAt": "2026-03-01T09:00:00.000Z",
                     *             "confirmableFrom": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "depositLeft": "3800.00",
                     *         "realityCheckMinutes": 60,
                     *         "excludedUntil": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Protection"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    setMoneyLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "loss",
                 *       "span": "month",
                 *       "amount": "90000.00"
                 *     }
                 */
                "application/json": components["schemas"]["MoneyLimitChange"];
            };
        };
        responses: {
            /** @description A limit of deposits or losses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "moneyLimits": [
                     *           {
                     *             "kind": "deposit",
                     *             "span": "day",
                     *             "amount": "5000.00",
                     *             "used": "1200.00",
                     *             "left": "3800.00"
                     *           }
                     *         ],
                     *         "sessionMinutes": 120,
                     *         "raises": [
                     *           {
                     *             "limit": "deposit-day",
                     *             "amount": "8000.00",
                     *             "minutes": null,
                     *             "askedAt": "2026-03-01T09:00:00.000Z",
                     *             "confirmableFrom": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "depositLeft": "3800.00",
                     *         "realityCheckMinutes": 60,
                     *         "excludedUntil": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Protection"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    setSessionLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "minutes": 240
                 *     }
                 */
                "application/json": components["schemas"]["SessionLimitChange"];
            };
        };
        responses: {
            /** @description A limit of the time of one sitting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "moneyLimits": [
                     *           {
                     *             "kind": "deposit",
                     *             "span": "day",
                     *             "amount": "5000.00",
                     *             "used": "1200.00",
                     *             "left": "3800.00"
                     *           }
                     *         ],
                     *         "sessionMinutes": 120,
                     *         "raises": [
                     *           {
                     *             "limit": "deposit-day",
                     *             "amount": "8000.00",
                     *             "minutes": null,
                     *             "askedAt": "2026-03-01T09:00:00.000Z",
                     *             "confirmableFrom": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "depositLeft": "3800.00",
                     *         "realityCheckMinutes": 60,
                     *         "excludedUntil": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Protection"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    confirmLimitRaise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": "deposit-day"
                 *     }
                 */
                "application/json": components["schemas"]["LimitRaiseConfirmation"];
            };
        };
        responses: {
            /** @description The second word on a raise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "moneyLimits": [
                     *           {
                     *             "kind": "deposit",
                     *             "span": "day",
                     *             "amount": "5000.00",
                     *             "used": "1200.00",
                     *             "left": "3800.00"
                     *           }
                     *         ],
                     *         "sessionMinutes": 120,
                     *         "raises": [
                     *           {
                     *             "limit": "deposit-day",
                     *             "amount": "8000.00",
                     *             "minutes": null,
                     *             "askedAt": "2026-03-01T09:00:00.000Z",
                     *             "confirmableFrom": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "depositLeft": "3800.00",
                     *         "realityCheckMinutes": 60,
                     *         "excludedUntil": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Protection"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrLimitRaiseUnknown"];
            409: components["responses"]["LimitRaiseWaiting"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    setRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "minutes": 30
                 *     }
                 */
                "application/json": components["schemas"]["RealityCheckChange"];
            };
        };
        responses: {
            /** @description The time between two reality checks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "moneyLimits": [
                     *           {
                     *             "kind": "deposit",
                     *             "span": "day",
                     *             "amount": "5000.00",
                     *             "used": "1200.00",
                     *             "left": "3800.00"
                     *           }
                     *         ],
                     *         "sessionMinutes": 120,
                     *         "raises": [
                     *           {
                     *             "limit": "deposit-day",
                     *             "amount": "8000.00",
                     *             "minutes": null,
                     *             "askedAt": "2026-03-01T09:00:00.000Z",
                     *             "confirmableFrom": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "depositLeft": "3800.00",
                     *         "realityCheckMinutes": 60,
                     *         "excludedUntil": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Protection"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrRealityCheckDue"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    acknowledgeRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reality check was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "at": "2026-03-02T20:40:00.000Z",
                     *         "sitting": {
                     *           "startedAt": "2026-03-02T20:00:00.000Z",
                     *           "elapsedSeconds": 2400,
                     *           "staked": "1500.00",
                     *           "won": "1210.00",
                     *           "net": "-290.00",
                     *           "nextCheckAt": "2026-03-02T21:00:00.000Z",
                     *           "checkDue": false,
                     *           "endsAt": "2026-03-02T22:00:00.000Z"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayPosition"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["RealityCheckNotDue"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPlayPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long a player has played, and what it cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "at": "2026-03-02T20:40:00.000Z",
                     *         "sitting": {
                     *           "startedAt": "2026-03-02T20:00:00.000Z",
                     *           "elapsedSeconds": 2400,
                     *           "staked": "1500.00",
                     *           "won": "1210.00",
                     *           "net": "-290.00",
                     *           "nextCheckAt": "2026-03-02T21:00:00.000Z",
                     *           "checkDue": false,
                     *           "endsAt": "2026-03-02T22:00:00.000Z"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayPosition"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    checkPlay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a player may play now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "at": "2026-03-02T20:40:00.000Z",
                     *         "sitting": {
                     *           "startedAt": "2026-03-02T20:00:00.000Z",
                     *           "elapsedSeconds": 2400,
                     *           "staked": "1500.00",
                     *           "won": "1210.00",
                     *           "net": "-290.00",
                     *           "nextCheckAt": "2026-03-02T21:00:00.000Z",
                     *           "checkDue": false,
                     *           "endsAt": "2026-03-02T22:00:00.000Z"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayPosition"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrRealityCheckDueOrSessionLimitReachedOrLossLimitReached"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    takeTimeOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hours": 24,
                 *       "scope": "brand"
                 *     }
                 */
                "application/json": components["schemas"]["TimeOut"];
            };
        };
        responses: {
            /** @description A time-out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "moneyLimits": [
                     *           {
                     *             "kind": "deposit",
                     *             "span": "day",
                     *             "amount": "5000.00",
                     *             "used": "1200.00",
                     *             "left": "3800.00"
                     *           }
                     *         ],
                     *         "sessionMinutes": 120,
                     *         "raises": [
                     *           {
                     *             "limit": "deposit-day",
                     *             "amount": "8000.00",
                     *             "minutes": null,
                     *             "askedAt": "2026-03-01T09:00:00.000Z",
                     *             "confirmableFrom": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "depositLeft": "3800.00",
                     *         "realityCheckMinutes": 60,
                     *         "excludedUntil": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Protection"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    excludeSelf: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "months": 6,
                 *       "scope": "licensee"
                 *     }
                 */
                "application/json": components["schemas"]["SelfExclusion"];
            };
        };
        responses: {
            /** @description A self-exclusion */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "moneyLimits": [
                     *           {
                     *             "kind": "deposit",
                     *             "span": "day",
                     *             "amount": "5000.00",
                     *             "used": "1200.00",
                     *             "left": "3800.00"
                     *           }
                     *         ],
                     *         "sessionMinutes": 120,
                     *         "raises": [
                     *           {
                     *             "limit": "deposit-day",
                     *             "amount": "8000.00",
                     *             "minutes": null,
                     *             "askedAt": "2026-03-01T09:00:00.000Z",
                     *             "confirmableFrom": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "depositLeft": "3800.00",
                     *         "realityCheckMinutes": 60,
                     *         "excludedUntil": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Protection"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTransactions: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only movements of this kind. */
                kind?: components["parameters"]["TransactionKinds"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement of a player's accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "transactions": [
                     *           {
                     *             "id": 1041,
                     *             "at": "2026-03-02T14:05:00.000Z",
                     *             "kind": "deposit",
                     *             "reference": "DK7Q2MXA9PZRW",
                     *             "note": "",
                     *             "account": "main",
                     *             "vassalage": null,
                     *             "amount": "500.00",
                     *             "balanceAfter": "1750.00"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "received": "500.00",
                     *           "spent": "0.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransactionPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPersonalProfit: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description What a line is. */
                by?: "day" | "vendor";
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a player has won and lost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "lines": [
                     *           {
                     *             "of": "2026-03-02",
                     *             "bets": 12,
                     *             "stake": "240.00",
                     *             "payout": "190.00",
                     *             "net": "-50.00"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "bets": 12,
                     *           "stake": "240.00",
                     *           "payout": "190.00",
                     *           "net": "-50.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ProfitPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    exportRecords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Six months of records as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "fileName": "records-2026-03-02.csv",
                     *         "mediaType": "text/csv",
                     *         "content": "time,kind,reference,wallet,amount,balance\r\n"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RecordsFile"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Registration by username */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "account": "newplayer7",
                     *         "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                     *         "firstTimeLogin": true
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestrictedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrTermsOutdatedOrContactTaken"];
            410: components["responses"]["SocialTokenEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["FieldInvalidOrInvitationCodeErrorOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    registerMobile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Registration by mobile number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "account": "m7k2qrx4pz",
                     *         "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                     *         "firstTimeLogin": true
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestrictedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrTermsOutdatedOrContactTaken"];
            410: components["responses"]["SocialTokenEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["FieldInvalidOrInvitationCodeErrorOrHumanCheckNeededOrHumanCheckFailedOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    validateRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description Whether fields could be registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "fields": [
                     *           {
                     *             "name": "username",
                     *             "rule": "taken",
                     *             "patternId": 1,
                     *             "min": 6,
                     *             "max": 16
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FieldFindings"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["HumanCheckNeededOrHumanCheckFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getAffiliate: {
        parameters: {
            query: {
                /**
                 * @description The code.
                 * @example ABCD2345
                 */
                code: string;
                /** @description The domain that the visitor is on. */
                domain?: string;
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a code of an invitation is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "code": "ABCD2345",
                     *         "valid": true
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Affiliate"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRewards: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward centre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *             "source": "vip",
                     *             "title": "VIP 3",
                     *             "amount": "100.00",
                     *             "unit": "money",
                     *             "turnover": "100.00",
                     *             "grantedAt": "2026-01-12T09:00:00Z",
                     *             "expiresAt": "2026-02-11T09:00:00Z"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RewardList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    claimReward: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the reward.
                 * @example 5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968
                 */
                id: components["parameters"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim of a reward */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "amount": "100.00",
                     *         "unit": "money",
                     *         "turnover": "100.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaidReward"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrRewardUnknown"];
            409: components["responses"]["RewardClaimed"];
            410: components["responses"]["RewardExpired"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRewardCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badges of rewards and missions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "rewards": 2,
                     *         "missions": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RewardCount"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcluded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getBonusDetails: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only bonuses of this source. */
                source?: components["schemas"]["RewardSource"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bonuses that were paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *             "source": "promotion",
                     *             "title": "A first week of play",
                     *             "amount": "150.00",
                     *             "turnover": "450.00",
                     *             "turnoverLeft": "120.00",
                     *             "claimedAt": "2026-01-12T09:00:00Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "bonuses": 1,
                     *           "amount": "150.00",
                     *           "turnoverLeft": "120.00"
                     *         },
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BonusPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getMissions: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Missions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "code": "daily-rounds",
                     *             "title": "Ten rounds",
                     *             "period": "daily",
                     *             "metric": "bets",
                     *             "target": "10",
                     *             "reached": "4",
                     *             "amount": "5.00",
                     *             "unit": "points",
                     *             "state": "open",
                     *             "endsAt": "2026-01-12T18:00:00Z"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MissionList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    claimMission: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The code of the mission.
                 * @example daily-rounds
                 */
                code: components["parameters"]["MissionCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward of a mission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "amount": "5.00",
                     *         "unit": "points",
                     *         "turnover": "0.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaidReward"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknownOrMissionUnknown"];
            409: components["responses"]["MissionUnfinishedOrRewardClaimed"];
            410: components["responses"]["RewardExpired"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getMissionLeaderboard: {
        parameters: {
            query?: {
                /** @description The day or the week that is under way. */
                period?: components["parameters"]["LeaderboardPeriod"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has staked the most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "place": 1,
                     *             "customerName": "ra***07",
                     *             "staked": "5400.00",
                     *             "own": false
                     *           }
                     *         ],
                     *         "own": {
                     *           "place": 14,
                     *           "staked": "320.00"
                     *         },
                     *         "prizes": [
                     *           {
                     *             "place": 1,
                     *             "amount": "200.00"
                     *           }
                     *         ],
                     *         "endsAt": "2026-01-18T18:00:00Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Leaderboard"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getVip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description VIP levels */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "vipRankLevel": 3,
                     *         "vipLabelName": "VIP 3",
                     *         "staked": "61000.00",
                     *         "next": {
                     *           "vipRankLevel": 4,
                     *           "left": "89000.00"
                     *         },
                     *         "levels": [
                     *           {
                     *             "vipRankLevel": 3,
                     *             "vipLabelName": "VIP 3",
                     *             "turnover": "50000.00",
                     *             "gift": "100.00",
                     *             "rebatePercent": "0.40"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Vip"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRebates: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rebates that can be claimed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "vassalage": "CQ9",
                     *             "vendorName": "CQ9",
                     *             "staked": "4200.00",
                     *             "claimable": "16.80"
                     *           }
                     *         ],
                     *         "rebatePercent": "0.40",
                     *         "claimable": "16.80",
                     *         "minimum": "1.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RebateList"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    claimRebate: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vassalage": "CQ9"
                 *     }
                 */
                "application/json": components["schemas"]["RebateClaim"];
            };
        };
        responses: {
            /** @description The claim of a rebate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "amount": "16.80",
                     *         "unit": "money",
                     *         "turnover": "16.80"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaidReward"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["RebateTooSmall"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRebateRecords: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rebates that were paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "vassalage": "CQ9",
                     *             "vendorName": "CQ9",
                     *             "staked": "4200.00",
                     *             "rebatePercent": "0.40",
                     *             "amount": "16.80",
                     *             "at": "2026-01-12T09:00:00Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "records": 1,
                     *           "staked": "4200.00",
                     *           "amount": "16.80"
                     *         },
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RebateRecordPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getReferral: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "referralCode": "5F0C9A52",
                     *         "link": "https://www.brand.example/register?referralCode=5F0C9A52",
                     *         "tiers": [
                     *           {
                     *             "tier": 1,
                     *             "percent": "0.10",
                     *             "friends": 4,
                     *             "earned": "12.40"
                     *           }
                     *         ],
                     *         "earned": "12.40",
                     *         "claimable": "3.10",
                     *         "minimum": "1.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Referral"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getReferralFriends: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who was invited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "customerName": "mi***er",
                     *             "tier": 1,
                     *             "joinedAt": "2026-01-12T09:00:00Z",
                     *             "earned": "3.10"
                     *           }
                     *         ],
                     *         "totalPages": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FriendPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    claimReferral: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim of what friends have brought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "amount": "3.10",
                     *         "unit": "money",
                     *         "turnover": "3.10"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaidReward"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcludedOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["ReferralTooSmallOrRewardClaimed"];
            410: components["responses"]["RewardExpired"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A new password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["PasswordWrongOrPasswordUnchangedOrFieldInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    sendPasswordLink: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "nobody00",
                 *       "email": "nobody@brand.example"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordLink"];
            };
        };
        responses: {
            /** @description A link for a new password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "expiredMinutes": 30
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    resetPasswordByLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A new password by a link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayed"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["PasswordUnchangedOrFieldInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    resetPasswordBySms: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A new password by a code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdG9rZW4",
                     *         "firstTimeLogin": false,
                     *         "passwordExpired": false,
                     *         "defaultPassword": false,
                     *         "lastLogin": {
                     *           "at": "2026-03-02T14:05:00.000Z",
                     *           "ip": "203.0.113.7",
                     *           "country": "BD",
                     *           "userAgent": "Chrome on Android"
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["InvalidPhoneOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpiredOrPasswordUnchangedOrFieldInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    changePaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A new payment password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPaymentPasswordWrongOrPaymentPasswordMissingOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["FieldInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What protects the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "mobile": "+880*******017",
                     *         "email": "p***@brand.example",
                     *         "authenticator": false,
                     *         "paymentPassword": true,
                     *         "passwordChangedAt": "2026-02-01T09:00:00.000Z",
                     *         "passwordExpired": false,
                     *         "stepUpMethods": [
                     *           {
                     *             "method": "sms",
                     *             "to": "+880*******017"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Security"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    sendStepUpCode: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "sms"
                 *     }
                 */
                "application/json": components["schemas"]["StepUpSending"];
            };
        };
        responses: {
            /** @description A code for a step-up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "expiredMinutes": 5
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["ContactUnbound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A step-up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "stepUpToken": "x9Tq2mVb7Rk4Hs1Lw8Pz3Nc6Yd5Fg0JaQeUiOoXxWvE",
                     *         "expiresAt": "2026-03-02T14:10:00.000Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["StepUpGrant"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrContactUnbound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["PasswordWrongOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the player is logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "id": "8b1f0c1e-7f0a-4f0e-9d5b-2c3d4e5f6a7b",
                     *             "current": true,
                     *             "createdAt": "2026-03-02T14:05:00.000Z",
                     *             "lastSeenAt": "2026-03-02T14:20:00.000Z",
                     *             "ip": "203.0.113.7",
                     *             "userAgent": "Chrome on Android"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Sessions"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logout everywhere else */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The session.
                 * @example 8b1f0c1e-7f0a-4f0e-9d5b-2c3d4e5f6a7b
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logout of one session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknownOrNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getRegisteredIps: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses that logins come from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "ip": "203.0.113.7",
                     *             "registeredAt": "2026-03-02T14:05:00.000Z",
                     *             "current": true
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisteredIps"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    forgetRegisteredIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The address.
                 * @example 203.0.113.99
                 */
                ip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forget an address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    sendMobileCode: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNum": "01700000002"
                 *     }
                 */
                "application/json": components["schemas"]["SmsNoLogin"];
            };
        };
        responses: {
            /** @description A code to a new number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "expiredMinutes": 5
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InvalidPhone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    bindMobile: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNum": "01700000002",
                 *       "verificationCode": "204816"
                 *     }
                 */
                "application/json": components["schemas"]["MobileBinding"];
            };
        };
        responses: {
            /** @description Bind a number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["ContactTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InvalidPhoneOrVerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    unbindMobile: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unbind the number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["ContactUnboundOrContactLast"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "someone@brand.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailSending"];
            };
        };
        responses: {
            /** @description A code to a new address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "expiredMinutes": 5
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    bindEmail: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "someone@brand.example",
                 *       "verificationCode": "204816"
                 *     }
                 */
                "application/json": components["schemas"]["EmailBinding"];
            };
        };
        responses: {
            /** @description Bind an e-mail address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["ContactTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["VerificationCodeMissingOrVerificationCodeInvalidOrVerificationCodeExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    unbindEmail: {
        parameters: {
            query?: {
                /** @description The language of the text message or e-mail that goes out, that of the page; the merchant's own where it is left out (S9.7). */
                language?: components["parameters"]["MessageLanguage"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unbind the e-mail address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["ContactUnboundOrContactLast"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description The first code of an authenticator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["VerificationCodeInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    setUpAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new authenticator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "secret": "JBSWY3DPEHPK3PXP",
                     *         "uri": "otpauth://totp/Brand:player?secret=JBSWY3DPEHPK3PXP&issuer=Brand"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AuthenticatorSetup"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["AuthenticatorBound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove the authenticator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["ContactUnbound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the site is open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "status": 0,
                     *         "ip": "203.0.113.7",
                     *         "country": "BD"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SystemStatus"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getWhitelabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whitelabel tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         {
                     *           "modId": "REGISTER3",
                     *           "enabled": true,
                     *           "childrenNodes": [
                     *             {
                     *               "modId": "USERNAMEREG3",
                     *               "enabled": true,
                     *               "childrenNodes": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description Its top nodes. */
                        value: components["schemas"]["WhitelabelNode"][];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains of the merchant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         {
                     *           "domain": "brand.example",
                     *           "type": "MAIN"
                     *         },
                     *         {
                     *           "domain": "brand.test",
                     *           "type": "ALTERNATE"
                     *         }
                     *       ],
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The domains, the main one first. */
                        value: components["schemas"]["DomainRoute"][];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getPermission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description The public key of this page, a JWK of the curve P-256 in base64url. Customer-service paths are encrypted to it (compact JWE, ECDH-ES+A256KW with A256GCM). */
                "Client-Key"?: components["parameters"]["ClientKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that a page needs to start */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "customerService": [],
                     *         "domainRoute": [
                     *           {
                     *             "domain": "brand.example",
                     *             "type": "MAIN"
                     *           }
                     *         ],
                     *         "resources": [
                     *           {
                     *             "labelNameEn": "Terms",
                     *             "url": "/terms",
                     *             "resourceType": "TERMS"
                     *           }
                     *         ],
                     *         "whitelabel": [
                     *           {
                     *             "modId": "LOGIN3",
                     *             "enabled": true,
                     *             "childrenNodes": [
                     *               {
                     *                 "modId": "FREEPLAY3",
                     *                 "enabled": true,
                     *                 "childrenNodes": []
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "register": {
                     *           "username": {
                     *             "username": {
                     *               "enabled": true,
                     *               "required": true,
                     *               "acceptedPattern": "^[a-z0-9]{6,16}$",
                     *               "patternId": 1,
                     *               "minLength": 6,
                     *               "maxLength": 16
                     *             },
                     *             "password": {
                     *               "enabled": true,
                     *               "required": true,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 8,
                     *               "maxLength": 32
                     *             },
                     *             "mobileNum": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "verificationCode": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "email": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "payeeName": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "paymentPassword": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "qqNum": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "line": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "whatsapp": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "facebook": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "wechat": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "zalo": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "telegram": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "idNumber": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "fullName": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "birthday": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "nationality": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "occupation": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "sourceOfIncome": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "recommenderId": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "affiliateCode": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "referralCode": {
                     *               "enabled": true,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 8,
                     *               "maxLength": 8
                     *             }
                     *           },
                     *           "mobile": {
                     *             "username": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "password": {
                     *               "enabled": true,
                     *               "required": true,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 8,
                     *               "maxLength": 32
                     *             },
                     *             "mobileNum": {
                     *               "enabled": true,
                     *               "required": true,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 7,
                     *               "maxLength": 15
                     *             },
                     *             "verificationCode": {
                     *               "enabled": true,
                     *               "required": true,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 6,
                     *               "maxLength": 6
                     *             },
                     *             "email": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "payeeName": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "paymentPassword": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "qqNum": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "line": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "whatsapp": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "facebook": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "wechat": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "zalo": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "telegram": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "idNumber": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "fullName": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "birthday": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "nationality": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "occupation": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "sourceOfIncome": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "recommenderId": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "affiliateCode": {
                     *               "enabled": false,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 0,
                     *               "maxLength": 0
                     *             },
                     *             "referralCode": {
                     *               "enabled": true,
                     *               "required": false,
                     *               "acceptedPattern": "*",
                     *               "patternId": 0,
                     *               "minLength": 8,
                     *               "maxLength": 8
                     *             }
                     *           }
                     *         },
                     *         "mainDomain": "brand.example",
                     *         "analytics": {
                     *           "gtagId": null
                     *         },
                     *         "imageCDNs": [
                     *           "https://images.brand.example"
                     *         ],
                     *         "launchGameCDNs": [
                     *           "https://games.brand.example"
                     *         ],
                     *         "humanCheck": {
                     *           "provider": "altcha",
                     *           "siteKey": null,
                     *           "login": true,
                     *           "registration": true
                     *         },
                     *         "location": {
                     *           "ip": "203.0.113.7",
                     *           "country": "BD"
                     *         },
                     *         "maintenance": false,
                     *         "regionRestriction": false
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Permission"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules of the registration fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "username": {
                     *           "username": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "acceptedPattern": "^[a-z0-9]{6,16}$",
                     *             "patternId": 1,
                     *             "minLength": 6,
                     *             "maxLength": 16
                     *           },
                     *           "password": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 8,
                     *             "maxLength": 32
                     *           },
                     *           "mobileNum": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "verificationCode": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "email": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "payeeName": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "paymentPassword": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "qqNum": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "line": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "whatsapp": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "facebook": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "wechat": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "zalo": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "telegram": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "idNumber": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "fullName": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "birthday": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "nationality": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "occupation": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "sourceOfIncome": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "recommenderId": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "affiliateCode": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "referralCode": {
                     *             "enabled": true,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 8,
                     *             "maxLength": 8
                     *           }
                     *         },
                     *         "mobile": {
                     *           "username": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "password": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 8,
                     *             "maxLength": 32
                     *           },
                     *           "mobileNum": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 7,
                     *             "maxLength": 15
                     *           },
                     *           "verificationCode": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 6,
                     *             "maxLength": 6
                     *           },
                     *           "email": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "payeeName": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "paymentPassword": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "qqNum": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "line": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "whatsapp": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "facebook": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "wechat": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "zalo": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "telegram": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "idNumber": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "fullName": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "birthday": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "nationality": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "occupation": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "sourceOfIncome": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "recommenderId": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "affiliateCode": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 0,
                     *             "maxLength": 0
                     *           },
                     *           "referralCode": {
                     *             "enabled": true,
                     *             "required": false,
                     *             "acceptedPattern": "*",
                     *             "patternId": 0,
                     *             "minLength": 8,
                     *             "maxLength": 8
                     *           }
                     *         }
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisterSettings"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getPayloadKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys that payloads are encrypted to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "keys": [
                     *           {
                     *             "kty": "EC",
                     *             "crv": "P-256",
                     *             "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
                     *             "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
                     *             "kid": "3f6c2a9e-8d1b-4c57-9a20-6e5f4d3c2b1a",
                     *             "use": "enc",
                     *             "alg": "ECDH-ES+A256KW"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PayloadKeys"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getWalletBalance: {
        parameters: {
            query?: {
                /** @description The language of names and texts (S9.7). */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a player has */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "single": false,
                     *         "currency": "BDT",
                     *         "currencySymbol": "৳",
                     *         "balance": "1250.00",
                     *         "locked": "0.00",
                     *         "total": "1400.00",
                     *         "turnoverLeft": "300.00",
                     *         "wallets": [
                     *           {
                     *             "vassalage": "CQ9",
                     *             "displayName": "CQ9",
                     *             "balance": "150.00"
                     *           }
                     *         ],
                     *         "automatic": false
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletBalance"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestricted"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getConsolidatedFunds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All funds of a player in one sum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "total": "1400.00",
                     *         "available": "1250.00",
                     *         "vendors": "150.00",
                     *         "locked": "0.00",
                     *         "depositsOpen": "500.00",
                     *         "dailysalreqtype": true,
                     *         "divtypereq": true,
                     *         "contracthoursalreq": true,
                     *         "realtimesalreqtype": true
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ConsolidatedFunds"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrFunctionDisabled"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    transferBetweenWallets: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": {
                 *         "kind": "main"
                 *       },
                 *       "to": {
                 *         "kind": "vendor",
                 *         "vassalage": "CQ9"
                 *       },
                 *       "amount": "1.00"
                 *     }
                 */
                "application/json": components["schemas"]["WalletTransfer"];
            };
        };
        responses: {
            /** @description A transfer between two wallets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "reference": "T7KQ2MXA9PZRW",
                     *         "kind": "wallet",
                     *         "direction": "out",
                     *         "from": null,
                     *         "to": "CQ9",
                     *         "account": null,
                     *         "amount": "100.00",
                     *         "at": "2026-03-02T14:05:00.000Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FundTransfer"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPlayerExcluded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["WalletSingleOrBalanceInsufficient"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReusedOrWalletSameOrVendorUnknownOrAmountOutOfRange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    setAutomaticFunds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "automatic": false
                 *     }
                 */
                "application/json": components["schemas"]["AutomaticFunds"];
            };
        };
        responses: {
            /** @description Money that moves by itself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "automatic": false
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AutomaticFunds"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["WalletSingle"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    collectFunds: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All money back to the main wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "amount": "150.00",
                     *         "transfers": 1,
                     *         "balance": "1400.00"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FundsCollected"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["WalletSingle"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTransferLine: {
        parameters: {
            query?: {
                /** @description What the accounts below begin with. */
                account?: string;
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom an agent can transfer to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "upline": {
                     *           "memberId": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *           "account": "agent01",
                     *           "nickname": "Nasrin"
                     *         },
                     *         "downlines": [],
                     *         "totalPages": 0,
                     *         "total": 0
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransferLine"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    transferToLine: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A transfer to the upline or a downline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "reference": "T7KQ2MXA9PZRW",
                     *         "kind": "wallet",
                     *         "direction": "out",
                     *         "from": null,
                     *         "to": "CQ9",
                     *         "account": null,
                     *         "amount": "100.00",
                     *         "at": "2026-03-02T14:05:00.000Z"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FundTransfer"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrAgentNeededOrPlayerExcludedOrPaymentPasswordMissingOrPaymentPasswordWrong"];
            404: components["responses"]["MerchantUnknownOrLineMemberUnknown"];
            409: components["responses"]["PayloadReplayedOrBalanceInsufficient"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["IdempotencyKeyReusedOrAmountOutOfRange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getTransferRecords: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only transfers of this kind. */
                kind?: components["schemas"]["TransferKind"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A player's transfers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "transfers": [
                     *           {
                     *             "reference": "T7KQ2MXA9PZRW",
                     *             "kind": "wallet",
                     *             "direction": "out",
                     *             "from": null,
                     *             "to": "CQ9",
                     *             "account": null,
                     *             "amount": "100.00",
                     *             "at": "2026-03-02T14:05:00.000Z"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "in": "0.00",
                     *           "out": "100.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransferPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getPayoutAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where withdrawals can go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "accounts": [
                     *           {
                     *             "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *             "kind": "bank",
                     *             "provider": "Test Bank",
                     *             "holder": "Rahim Uddin",
                     *             "number": "••••6789"
                     *           }
                     *         ]
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PayoutAccounts"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    bindPayoutAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A new account for withdrawals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *         "kind": "bank",
                     *         "provider": "Test Bank",
                     *         "holder": "Rahim Uddin",
                     *         "number": "••••6789"
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PayoutAccount"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknown"];
            409: components["responses"]["PayloadReplayedOrPayoutAccountTakenOrPayoutAccountsFull"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    removePayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path: {
                /**
                 * @description The account.
                 * @example 5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account for withdrawals no more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrPayoutAccountUnknown"];
            409: components["responses"]["PayoutAccountUsed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    quoteWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description The kind of account that it would go to.
                 * @example bank
                 */
                kind: components["schemas"]["PayoutKind"];
                /** @description How much; without it, the limits alone are told. */
                amount?: components["schemas"]["GivenAmount"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a withdrawal would bring */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "least": "1000.00",
                     *         "most": "500000.00",
                     *         "available": "1250.00",
                     *         "turnoverLeft": "0.00",
                     *         "freeLeft": 3,
                     *         "withdrawalsLeft": 10,
                     *         "fee": "0.00",
                     *         "received": "1000.00",
                     *         "allowed": true
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalQuote"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: {
                /** @description Its reference. */
                reference?: components["schemas"]["WithdrawalReference"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A withdrawal as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "reference": "W7KQ2MXA9PZRW",
                     *         "account": {
                     *           "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *           "kind": "bank",
                     *           "provider": "Test Bank",
                     *           "holder": "Rahim Uddin",
                     *           "number": "••••6789"
                     *         },
                     *         "amount": "1000.00",
                     *         "fee": "0.00",
                     *         "state": "paying",
                     *         "receivedAmount": "400.00",
                     *         "remainingAmount": "600.00",
                     *         "receipt": null,
                     *         "note": "",
                     *         "createdAt": "2026-03-02T14:05:00.000Z",
                     *         "lastPaidAt": "2026-03-02T14:25:00.000Z",
                     *         "receivedAutomaticallyAt": null,
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The withdrawal; null where none is on its way. */
                        value: components["schemas"]["Withdrawal"] | null;
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrWithdrawalUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
                /** @description A key that the client makes for one act, so that a repeated call does not act twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The token of a step-up. It is used up by a call that goes well. */
                "Step-Up-Token"?: components["parameters"]["StepUpToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jose": components["schemas"]["Encrypted"];
            };
        };
        responses: {
            /** @description A new withdrawal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "reference": "W7KQ2MXA9PZRW",
                     *         "account": {
                     *           "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *           "kind": "bank",
                     *           "provider": "Test Bank",
                     *           "holder": "Rahim Uddin",
                     *           "number": "••••6789"
                     *         },
                     *         "amount": "1000.00",
                     *         "fee": "0.00",
                     *         "state": "paying",
                     *         "receivedAmount": "400.00",
                     *         "remainingAmount": "600.00",
                     *         "receipt": null,
                     *         "note": "",
                     *         "createdAt": "2026-03-02T14:05:00.000Z",
                     *         "lastPaidAt": "2026-03-02T14:25:00.000Z",
                     *         "receivedAutomaticallyAt": null,
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawal"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameterOrPayloadUndecodableOrPayloadExpired"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeededOrPaymentPasswordMissingOrPaymentPasswordWrongOrStepUpNeeded"];
            404: components["responses"]["MerchantUnknownOrPayoutAccountUnknown"];
            409: components["responses"]["PayloadReplayedOrTurnoverLeftOrWithdrawalsExhaustedOrBalanceInsufficient"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EncryptionNeeded"];
            422: components["responses"]["IdempotencyKeyReusedOrAmountOutOfRange"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "W7KQ2MXA9PZRW"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalReceipt"];
            };
        };
        responses: {
            /** @description A withdrawal was received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "reference": "W7KQ2MXA9PZRW",
                     *         "account": {
                     *           "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *           "kind": "bank",
                     *           "provider": "Test Bank",
                     *           "holder": "Rahim Uddin",
                     *           "number": "••••6789"
                     *         },
                     *         "amount": "1000.00",
                     *         "fee": "0.00",
                     *         "state": "paying",
                     *         "receivedAmount": "400.00",
                     *         "remainingAmount": "600.00",
                     *         "receipt": null,
                     *         "note": "",
                     *         "createdAt": "2026-03-02T14:05:00.000Z",
                     *         "lastPaidAt": "2026-03-02T14:25:00.000Z",
                     *         "receivedAutomaticallyAt": null,
                     *         "closedAt": null
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawal"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknownOrWithdrawalUnknown"];
            409: components["responses"]["WithdrawalState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
    getWithdrawalRecords: {
        parameters: {
            query?: {
                /** @description The first day, in the market's time zone; 30 days before the last one where it is left out. From 2000-01-01 to 2099-12-31. */
                from?: components["parameters"]["PeriodFrom"];
                /** @description The last day, in the market's time zone; today where it is left out. From 2000-01-01 to 2099-12-31. */
                to?: components["parameters"]["PeriodTo"];
                /** @description Only withdrawals in this state. */
                state?: components["schemas"]["WithdrawalState"];
                /** @description The page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page. */
                pageSize?: components["parameters"]["RecordPageSize"];
            };
            header?: {
                /** @description The merchant that the site belongs to (S1.6). */
                "Merchant-Code"?: components["parameters"]["MerchantCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A player's withdrawals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "withdrawals": [
                     *           {
                     *             "reference": "W7KQ2MXA9PZRW",
                     *             "account": {
                     *               "id": "5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968",
                     *               "kind": "bank",
                     *               "provider": "Test Bank",
                     *               "holder": "Rahim Uddin",
                     *               "number": "••••6789"
                     *             },
                     *             "amount": "1000.00",
                     *             "fee": "0.00",
                     *             "state": "paying",
                     *             "receivedAmount": "400.00",
                     *             "remainingAmount": "600.00",
                     *             "receipt": null,
                     *             "note": "",
                     *             "createdAt": "2026-03-02T14:05:00.000Z",
                     *             "lastPaidAt": "2026-03-02T14:25:00.000Z",
                     *             "receivedAutomaticallyAt": null,
                     *             "closedAt": null
                     *           }
                     *         ],
                     *         "totals": {
                     *           "amount": "1000.00",
                     *           "receivedAmount": "400.00",
                     *           "remainingAmount": "600.00"
                     *         },
                     *         "totalPages": 1,
                     *         "total": 1
                     *       },
                     *       "message": "",
                     *       "code": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalPage"];
                        /** @constant */
                        message: "";
                        /** @constant */
                        code: "ok";
                    };
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["RegionRestrictedOrRealAccountNeeded"];
            404: components["responses"]["MerchantUnknown"];
            422: components["responses"]["PeriodInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["OverloadedOrSystemMaintenance"];
        };
    };
}
