/** Generated from the messages of the source language by `npm run codegen`. Do not edit. */

/** Every message namespace with its texts in the source language. */
export interface MessageTree {
  "agentCentre": {
    "title": "Agent centre",
    "who": "Logged in as",
    "clock": "Market time",
    "balance": "Your balance:",
    "signOut": "Log out",
    "menu": "Agent menu",
    "closeMenu": "Close agent menu",
    "quick": "Quick agent menu",
    "more": "Menu",
    "search": "Search by account",
    "clear": "Clear search",
    "noneHint": "Try other dates or filters.",
    "retry": "Try again",
    "counted": {
      "label": "Figures as of",
      "now": "…",
      "refresh": "Refresh",
      "refreshFrom": "Refresh after {{time}}",
      "failed": "Not refreshed. {{reason}}"
    }
  },
  "agentContracts": {
    "title": "Contracts",
    "lead": "The contracts you are paid under, and those you offer to agents directly below you.",
    "make": "Offer a contract",
    "retry": "Try again",
    "close": "Close",
    "sides": "Received or given",
    "side": {
      "received": "Received",
      "given": "Given to my downline"
    },
    "kinds": "Filter by type",
    "kind": {
      "all": "All types",
      "dividend": "Dividend",
      "daily": "Daily salary",
      "hourly": "Hourly salary",
      "realtime": "Real-time salary"
    },
    "state": {
      "label": "Status",
      "all": "All statuses",
      "offered": "Offered",
      "accepted": "In force",
      "rejected": "Rejected",
      "terminated": "Ended"
    },
    "end": {
      "rejected": "Rejected",
      "withdrawn": "Withdrawn",
      "replaced": "Replaced",
      "ended": "Ended"
    },
    "endText": {
      "rejected": "The offer was rejected.",
      "withdrawn": "The offer was withdrawn before it was answered.",
      "replaced": "A contract with a higher rate replaced it.",
      "ended": "The upline or the operator ended it, or it ended together with a contract above it."
    },
    "percent": "{{percent}}%",
    "rate": {
      "dividend": "{{percent}}% of team losses after bonuses and fees",
      "salary": "{{percent}}% of team stakes"
    },
    "paid": {
      "daily": "Daily",
      "weekly": "Weekly",
      "semimonthly": "Twice a month",
      "monthly": "Monthly",
      "hourly": "Hourly",
      "realtime": "Every 5 minutes"
    },
    "operator": "The operator",
    "field": {
      "agent": "Agent",
      "kind": "Type",
      "rate": "Rate",
      "paid": "Paid",
      "offerer": "Offered by",
      "offered": "Offered on",
      "from": "In force from",
      "until": "Until",
      "state": "Status"
    },
    "own": {
      "title": "In force now",
      "since": "Since {{date}}",
      "by": "Offered by {{offerer}}",
      "byOperator": "Offered by the operator",
      "none": "No contract",
      "noneHint": "Your upline can offer you one.",
      "offer": "New offer",
      "see": "See offer",
      "seeOf": "See offer: {{kind}}",
      "details": "Details",
      "detailsOf": "Details: {{kind}}",
      "failed": "Your contracts did not load",
      "offersFailed": "Your offers did not load"
    },
    "list": {
      "title": {
        "received": "All contracts received",
        "given": "All contracts given"
      },
      "count": "Contracts",
      "none": {
        "received": "No contracts received yet",
        "given": "No contracts given yet"
      },
      "noneHint": {
        "received": "Offers and contracts from your upline are listed here.",
        "given": "Offers and contracts for agents directly below you are listed here."
      },
      "notFound": "No contracts found",
      "notFoundHint": "Try another type, status or account.",
      "failed": "The contracts did not load",
      "older": "Show more contracts"
    },
    "contract": {
      "offerTitle": "{{kind}}: offer",
      "title": "{{kind}}: contract",
      "loading": "Contract",
      "failed": "The contract did not load",
      "unknown": "This contract is not one of yours.",
      "compare": "The offer and the contract in force",
      "offered": "Offer",
      "now": "In force now",
      "nothing": "None",
      "onAcceptance": "When accepted",
      "difference": "+{{percent}} percentage points compared with the contract in force.",
      "meaning": "What it means",
      "ended": "How it ended"
    },
    "meaning": {
      "received": {
        "dividend": "You get {{percent}}% of what your team loses, less bonuses and payment fees. {{when}}",
        "salary": "You get {{percent}}% of what your team stakes, whether it wins or loses. {{when}}",
        "between": "If an agent below you has a contract too, you get the difference between the two rates for their team."
      },
      "given": {
        "dividend": "{{account}} gets {{percent}}% of what their team loses, less bonuses and payment fees. {{when}}",
        "salary": "{{account}} gets {{percent}}% of what their team stakes, whether it wins or loses. {{when}}",
        "between": "Your own contract then pays you the difference between your rate and theirs for that team."
      },
      "when": {
        "dividend": {
          "daily": "It is calculated every day. If the team won, nothing is paid, and the shortfall is carried over to the next period, also under a new contract with the same agent or operator.",
          "weekly": "It is calculated every week. If the team won, nothing is paid, and the shortfall is carried over to the next period, also under a new contract with the same agent or operator.",
          "semimonthly": "It is calculated twice a month. If the team won, nothing is paid, and the shortfall is carried over to the next period, also under a new contract with the same agent or operator.",
          "monthly": "It is calculated every month. If the team won, nothing is paid, and the shortfall is carried over to the next period, also under a new contract with the same agent or operator."
        },
        "daily": "It is calculated every day.",
        "hourly": "It is calculated every hour.",
        "realtime": "It is calculated every 5 minutes."
      },
      "example": {
        "dividend": "Example: the team loses {{base}} after bonuses and fees. That pays {{amount}}.",
        "salary": "Example: the team stakes {{base}}. That pays {{amount}}."
      },
      "exampleNow": "The contract in force pays {{amount}} for the same."
    },
    "endings": {
      "title": {
        "accept": "What ends below when it is accepted",
        "end": "What ends with it"
      },
      "none": {
        "accept": "No contract below ends.",
        "end": "No other contract ends."
      },
      "contracts_one": "{{shown}} contract ends because its rate is below the new rate",
      "contracts_other": "{{shown}} contracts end because their rates are below the new rate",
      "withContracts_one": "{{shown}} contract below ends with it",
      "withContracts_other": "{{shown}} contracts below end with it",
      "offers_one": "{{shown}} offer is withdrawn",
      "offers_other": "{{shown}} offers are withdrawn",
      "list": "Contracts and offers that end",
      "accepted": "In force since {{date}}",
      "offered": "Offered on {{date}}",
      "older": "Show more",
      "failed": "The list of what ends did not load"
    },
    "act": {
      "accept": "Accept",
      "reject": "Reject",
      "takeBack": "Withdraw offer",
      "end": "End contract",
      "again": "Try again"
    },
    "question": {
      "accept": "Accept the offer?",
      "reject": "Reject the offer?",
      "rejectFrom": "Reject the offer from {{offerer}}?",
      "end": "End the contract of {{account}}?",
      "told": "They end at once, and everyone affected is notified. This cannot be undone.",
      "toldEnd": "It ends at once, and everyone affected is notified. This cannot be undone.",
      "toldReject": "The offer ends at once, and the agent or operator who made it is notified. This cannot be undone.",
      "back": "Go back",
      "keep": "Keep contract"
    },
    "done": {
      "accept": "Contract accepted",
      "reject": "Offer rejected",
      "takeBack": "Offer withdrawn",
      "end": "Contract ended",
      "offer": "Offer sent"
    },
    "failure": {
      "accept": "The contract was not accepted",
      "reject": "The offer was not rejected",
      "takeBack": "The offer was not withdrawn",
      "end": "The contract was not ended",
      "offer": "The offer was not sent",
      "unconfirmed": "Not confirmed yet",
      "unconfirmedHint": "We did not get a response. Try again: it will not be done twice.",
      "tooHighReceived": "The agent who offered it can no longer give this rate. Nothing has changed. Ask for a new offer.",
      "notHigher": "The contract in force already has this rate or a higher one. Nothing has changed.",
      "changed": "It has changed in the meantime: it was answered, withdrawn or ended. The current status is shown here.",
      "endings": "What ends with it has changed in the meantime. Nothing has happened yet. Check the list again."
    },
    "offer": {
      "title": "Offer a contract",
      "titleTo": "Offer to {{account}}",
      "pick": "Choose an agent directly below you.",
      "agents": "Agents directly below you",
      "search": "Search by account",
      "clear": "Clear search",
      "none": "No agents directly below you",
      "noneHint": "Register an agent first, then you can offer them a contract.",
      "notFound": "No agent with this account directly below you",
      "agentsFailed": "Your agents did not load",
      "older": "Show more agents",
      "unavailable": "Not available",
      "unavailableHint": "Contracts cannot be offered to {{account}}.",
      "another": "Choose another agent",
      "failed": "The offer form did not load",
      "form": "Contract offer",
      "kind": "Type",
      "has": "In force: {{rate}}",
      "hasNone": "No contract in force",
      "closed": {
        "noOwn": "You have no contract of this type yourself.",
        "waiting": "An offer is awaiting a reply.",
        "atHighest": "They already have the same rate as you."
      },
      "nothing": "Nothing to offer at the moment",
      "period": "Paid",
      "periodHint": "How often the dividend is calculated.",
      "choosePeriod": "Choose how often",
      "rate": "Rate",
      "rateHint": "Up to {{highest}}%, your own rate.",
      "rateHintAbove": "More than {{above}}%, up to {{highest}}%, your own rate.",
      "fault": {
        "period": "Choose how often it is paid.",
        "required": "Enter a rate.",
        "invalid": "Enter a rate in percent with up to two decimals.",
        "tooLow": "Enter a rate higher than {{above}}%.",
        "tooHigh": "Enter a rate of {{highest}}% or less."
      },
      "review": "Review offer",
      "reviewTitle": "Review the offer",
      "note": "Nothing changes until {{account}} accepts.",
      "send": "Send offer",
      "back": "Change"
    }
  },
  "agentHome": {
    "overview": {
      "title": "Team overview",
      "lead": "Your team’s current size and balance, and its activity in the period you choose. Select a figure to see the list behind it."
    },
    "team": {
      "title": "Your team at a glance",
      "failed": "Your team did not load",
      "none": "Your team has no members yet",
      "noneHint": "Once someone joins, you will see who plays and the results for each day.",
      "members": "Team members",
      "agents": "Agents",
      "balance": "Team balance",
      "now": "Your team now",
      "period": "In this period",
      "today": "Today",
      "open": "Open team overview"
    },
    "figures": {
      "stake": "Total staked",
      "payout": "Returns",
      "net": "Team result",
      "commission": "Your commission",
      "deposits": "Deposits",
      "withdrawals": "Withdrawals",
      "active": "Active players",
      "joined": "New members",
      "firstDepositors": "First-time depositors"
    },
    "change": {
      "level": "Same as the period before",
      "up": "Up from {{was}}",
      "down": "Down from {{was}}",
      "upBy": "Up {{percent}}% from {{was}}",
      "downBy": "Down {{percent}}% from {{was}}"
    },
    "compared": {
      "yesterday": "vs. yesterday until {{time}}",
      "before": "vs. the period before, until {{moment}}"
    },
    "chart": {
      "choice": "Show in chart",
      "title": "{{figure}} by day",
      "most": "Highest on {{day}}: {{figure}}.",
      "day": "Day",
      "table": "Show as table",
      "none": "No data for these days",
      "noneHint": "Days with activity appear here.",
      "heading": "Day by day",
      "note": "A player who is active on several days counts once in the period."
    },
    "movers": {
      "title": "Biggest changes in stakes",
      "rose": "Staked more",
      "fell": "Staked less",
      "was": "Before: {{was}}",
      "unavailable": "Not available",
      "none": {
        "rose": "Nobody staked more",
        "fell": "Nobody staked less"
      }
    },
    "levels": {
      "title": "Level by level",
      "label": "Levels of your team",
      "level": "Level",
      "number": "Level {{level}}"
    },
    "invitation": {
      "title": "Your referral link",
      "text": "Anyone who registers with this link joins your team. Do not invite anyone under {{age}} or anyone taking a break.",
      "failed": "Your link did not load",
      "copy": "Copy link",
      "copied": "Copied",
      "copyFailed": "Could not copy. Select the text and copy it.",
      "share": "Share",
      "shareText": "Join my team at {{brand}}",
      "qr": "QR code of your link",
      "save": "Save image"
    },
    "announcements": {
      "title": "Announcements for agents",
      "lead": "News from the operator, the newest first.",
      "failed": "The announcements did not load",
      "none": "No announcements yet",
      "noneHint": "News for agents appears here.",
      "read": "Read",
      "all": "All announcements",
      "pages": "Pages of announcements",
      "newer": "Newer announcements",
      "older": "Older announcements",
      "page": "Page {{page}}",
      "pageOf": "Page {{page}} of {{pages}}",
      "one": "Announcement",
      "oneFailed": "The announcement did not load",
      "unknown": "This announcement is no longer available.",
      "close": "Close announcement"
    }
  },
  "agentIncome": {
    "title": {
      "dividend": "Dividend records",
      "daily": "Daily salary",
      "hourly": "Hourly salary",
      "realtime": "Real-time salary"
    },
    "kind": {
      "dividend": "Dividend",
      "daily": "Daily salary",
      "hourly": "Hourly salary",
      "realtime": "Real-time salary"
    },
    "percent": "{{percent}}%",
    "correction": "Correction {{number}}",
    "income": {
      "title": "My income",
      "lead": "What your contracts paid you, by day of payment. Select an amount to see the payments behind it.",
      "label": "Income by day",
      "day": "Day",
      "total": "Total",
      "none": "No income in this period",
      "failed": "Your income did not load"
    },
    "contract": {
      "title": "Your contract",
      "none": "You have no contract of this type. Your upline can offer you one.",
      "failed": "Your contract did not load",
      "rate": {
        "dividend": "{{percent}}% of team losses after bonuses and fees",
        "salary": "{{percent}}% of team stakes"
      },
      "paid": "Paid",
      "period": {
        "daily": "Daily",
        "weekly": "Weekly",
        "semimonthly": "Twice a month",
        "monthly": "Monthly"
      },
      "offerer": "Offered by",
      "operator": "The operator",
      "since": "In force since",
      "players": "Active players this period",
      "stake": "Staked this period",
      "net": "Team result this period",
      "soFar": "Earned so far",
      "due": "Earned, not yet paid",
      "next": "Next settlement",
      "ended": "Settling now",
      "bonuses": "Bonuses and rebates this period",
      "fees": "Payment fees this period",
      "carriedIn": "Brought forward",
      "below": "Share of agents below this period"
    },
    "payments": {
      "sides": "Received or given",
      "side": {
        "received": "Received",
        "given": "Paid to my downline"
      },
      "span": "{{from}} – {{until}}",
      "period": "Period",
      "account": "Agent",
      "rate": "Rate",
      "players": "Active players",
      "stake": "Team stake",
      "net": "Team result",
      "paid": "Paid",
      "paidAt": "Paid on",
      "reason": {
        "won": "The team did not lose",
        "small": "Less than the smallest unit",
        "carried": "{{amount}} carried over",
        "offset": "Offset by corrections or the amount brought forward"
      },
      "totalPaid": "Total paid",
      "count": "Payments",
      "none": {
        "received": "No payments in this period",
        "given": "No payments to your downline in this period"
      },
      "failed": "The payments did not load",
      "older": "Show more payments",
      "bonuses": "Bonuses and rebates",
      "fees": "Payment fees",
      "carriedIn": "Brought forward",
      "corrections": "Corrections",
      "below": "Share of agents below",
      "formula": {
        "dividend": "Paid is the team’s losses after bonuses and payment fees × rate, less the share of agents below, with corrections and what was brought forward. A result below zero is carried over to the next period.",
        "salary": "Paid is the team stake × rate, less the share of agents below."
      }
    },
    "terms": {
      "title": "How it was calculated",
      "close": "Close",
      "retry": "Try again",
      "failed": "The calculation did not load",
      "unknown": "This payment is not one of yours.",
      "formula": {
        "dividend": "For each part of the team, its losses less bonuses and payment fees are multiplied by the difference between the contract’s rate and that of any agent in between. The operator’s corrections are added in full. A negative result is not charged: it is carried over to the next period, also under a later contract of the same kind between the same two parties.",
        "salary": "For each part of the team, its stakes are multiplied by the difference between the contract’s rate and that of any agent in between."
      },
      "part": "Part {{number}}",
      "branch": "Players",
      "direct": "No agent with a contract in between",
      "through": "Below {{account}}",
      "difference": "{{own}}% − {{below}}%",
      "amount": "Amount",
      "sum": "Sum",
      "rounding": "Rounding of the parts",
      "feeRates": "Payment fees are {{deposit}}% of deposits and {{withdrawal}}% of withdrawals.",
      "carriedIn": "Brought forward",
      "carriedOut": "Carried over to the next period",
      "sources": {
        "title": "The records behind it",
        "lead": "The whole team’s records of these days.",
        "losses": "Stakes and results by member",
        "bonus": "Bonuses",
        "rebate": "Rebates",
        "deposit": "Deposits",
        "withdrawal": "Withdrawals"
      }
    }
  },
  "agentLogin": {
    "seo": {
      "agentLogin": "Bring players to {{brand}} and earn from your team’s play: your own links, clear figures, written contracts."
    },
    "title": "Partner with {{brand}}",
    "lead": "Agents bring players to {{brand}} and earn under contracts both sides can read. You can see every figure, every day.",
    "offer": {
      "title": "What you get",
      "links": {
        "title": "Your own referral links",
        "text": "Each link has its own name, rebate and results, so you can see where your players come from."
      },
      "team": {
        "title": "Your team at a glance",
        "text": "See who joined, who plays and how each line performs, down to the last level."
      },
      "contracts": {
        "title": "Written contracts",
        "text": "Dividends and daily, hourly or real-time salaries are set out in contracts that state their rates."
      },
      "records": {
        "title": "Transparent records",
        "text": "Every payment comes with the figures behind it, ready to sort, filter and download."
      }
    },
    "fair": {
      "title": "Our rules for agents",
      "text": "Do not invite anyone under {{age}}, do not promise winnings, and do not contact people who are taking a break from playing. Agents must respect players’ limits too."
    },
    "noAgent": {
      "title": "The agent centre is for agents only",
      "text": "You are logged in as {{name}}, which is not an agent account. Log in with an agent account to continue."
    },
    "contact": {
      "title": "Become an agent",
      "text": "Tell us who you are and where your players would come from. We reply {{hours}}, {{zone}}.",
      "action": "Contact us"
    }
  },
  "agentRecords": {
    "account": "Account",
    "nickname": "Nickname",
    "bets": {
      "title": "Team betting",
      "states": "Filter bets",
      "state": {
        "all": "All",
        "open": "Open",
        "settled": "Settled",
        "void": "Void"
      },
      "type": "Game type",
      "allTypes": "All game types",
      "vendor": "Provider",
      "allVendors": "All providers",
      "label": "Team bets",
      "count": "Bets",
      "bet": "Bet number",
      "game": "Game",
      "placed": "Placed at",
      "settledAt": "Settled at",
      "status": "Status",
      "stake": "Stake",
      "payout": "Return",
      "net": "Net result",
      "settledOnly": "Amounts in the totals include settled bets only.",
      "older": "Show more bets",
      "none": "No bets found",
      "failed": "The team’s bets did not load",
      "number": "Bet {{number}}"
    },
    "losses": {
      "title": "User loss",
      "lead": "What each member of your team won or lost on bets settled in the period, and the bonuses and rebates they were given. A negative result is a loss. All stakes on settled bets are valid stakes.",
      "sort": "Sort by",
      "order": {
        "loss": "Highest loss",
        "stake": "Highest stake",
        "account": "Account"
      },
      "label": "Results by member",
      "players": "Members",
      "bets": "Bets",
      "stake": "Total staked",
      "payout": "Return",
      "net": "Net result",
      "older": "Show more members",
      "none": "No results found",
      "failed": "The results did not load",
      "level": "Level",
      "bonus": "Bonuses",
      "rebate": "Rebates",
      "result": "Result with bonuses and rebates"
    },
    "transactions": {
      "title": "Downline account details",
      "kinds": "Filter transactions",
      "kind": {
        "all": "All",
        "deposit": "Deposit",
        "withdrawal-hold": "Withdrawal requested",
        "withdrawal-release": "Withdrawal returned",
        "withdrawal": "Withdrawal paid",
        "wallet-transfer": "Wallet transfer",
        "member-transfer": "Member transfer",
        "bonus": "Bonus",
        "rebate": "Rebate",
        "correction": "Correction",
        "points-converted": "Points converted",
        "stake": "Bet",
        "win": "Win",
        "dividend": "Dividend",
        "daily-salary": "Daily salary",
        "hourly-salary": "Hourly salary",
        "real-time-salary": "Real-time salary"
      },
      "label": "Team transactions",
      "totalIn": "Total in",
      "totalOut": "Total out",
      "withinTeam": "The totals leave out money that stays within your team: wallet transfers, transfers between its members, and amounts held for withdrawals.",
      "in": "In",
      "out": "Out",
      "count": "Transactions",
      "what": "Type",
      "time": "Time",
      "wallet": "Wallet",
      "mainWallet": "Main wallet",
      "held": "Held for withdrawals",
      "amount": "Amount",
      "balance": "Balance after",
      "reference": "Reference",
      "older": "Show older transactions",
      "none": "No transactions in this period",
      "failed": "The team’s transactions did not load"
    }
  },
  "agentRegistration": {
    "title": "Register account",
    "lead": "Share a link that registers others below you, or open an account for them yourself.",
    "label": "Registration links",
    "links": "Links",
    "name": "Name",
    "makes": "Account type",
    "kind": {
      "player": "Player",
      "agent": "Agent"
    },
    "kindHint": {
      "player": "Plays the games.",
      "agent": "Plays, and can build a team of their own."
    },
    "rebate": "Rebate rate",
    "percent": "{{percent}}%",
    "lastDay": "Valid until",
    "noLastDay": "No end date",
    "opened": "Opened",
    "registered": "Registered",
    "deposited": "Made a deposit",
    "created": "Created",
    "disabledAt": "Disabled on",
    "address": "Link",
    "state": {
      "label": "Status",
      "open": "Active",
      "disabled": "Disabled",
      "expired": "Expired",
      "usedUp": "Used up"
    },
    "closed": {
      "disabled": "This link is disabled. Nobody can register with it. Those who already have stay in your team.",
      "expired": "This link has expired. Nobody can register with it. Those who already have stay in your team.",
      "usedUp": "As many people have registered with this link as it allows. Create another link to invite more. Those who have registered stay in your team."
    },
    "funnel": "Results",
    "funnelNote": "Each device counts once. Some people enter the code without opening the link.",
    "older": "Show more links",
    "none": "No links yet",
    "noneHint": "Create a link, send it to people you know, and see here who has registered.",
    "failed": "Your links did not load",
    "retry": "Try again",
    "close": "Close",
    "adults": "Send it to adults only: {{age}} and over. Do not invite anyone who is taking a break from playing.",
    "copy": "Copy link",
    "copyOf": "Copy the link {{name}}",
    "copied": "Copied",
    "copyFailed": "Could not copy. Select the text and copy it.",
    "share": "Share",
    "shareText": "Join me at {{brand}}",
    "qrOf": "QR code of the link {{name}}",
    "save": "Save image",
    "disable": {
      "open": "Disable link",
      "title": "Disable the link {{name}}?",
      "text": "Nobody can register with it any more. This cannot be undone. Those who have already registered stay in your team.",
      "keep": "Keep link",
      "confirm": "Disable",
      "done": "Link disabled",
      "failed": "The link was not disabled"
    },
    "field": {
      "makes": "Registers as",
      "nameHint": "Only you can see it. Name the group or the place where you share the link.",
      "rebateHint": "From 0% to {{highest}}%, your own rate, in steps of 0.01. You can change it later in team management.",
      "lastDay": "Last day (optional)",
      "lastDayHint": "yyyy-mm-dd. The link works to the end of this day ({{zone}}). Leave it empty for no end date.",
      "dayFormat": "yyyy-mm-dd",
      "lastDayChoices": "Choose a last day",
      "inDays": "In {{days}} days",
      "failed": "The form did not load",
      "useLimit": "Number of registrations (optional)",
      "useLimitHint": "After this many registrations the link stops working. Leave it empty for no limit."
    },
    "nameFault": {
      "required": "Enter a name.",
      "tooLong": "Enter at most {{most}} characters."
    },
    "rebateFault": {
      "required": "Enter a rate. Enter 0 for no rebate.",
      "invalid": "Enter a number with up to two decimals, such as 0.25.",
      "tooHigh": "The highest rate you can give is {{highest}}%."
    },
    "lastDayFault": {
      "invalid": "Enter a date as yyyy-mm-dd.",
      "past": "Choose today or a later day."
    },
    "newLink": {
      "open": "Create link",
      "title": "Create a registration link",
      "submit": "Create link",
      "done": "Link created"
    },
    "account": {
      "open": "Open an account",
      "title": "Open an account",
      "name": "Username",
      "password": "First password",
      "suggest": "Suggest another password",
      "submit": "Open account"
    },
    "receipt": {
      "title": "Account opened",
      "copy": "Copy username and password",
      "change": "Pass both on to the owner of the account in private. The password must be changed at the first login.",
      "once": "The password is not shown again.",
      "done": "I have saved it"
    },
    "useLimit": "Registrations allowed",
    "noUseLimit": "No limit",
    "usedOf": "{{used}} of {{most}}",
    "useLimitFault": {
      "invalid": "Enter a whole number from 1 to {{most}}."
    }
  },
  "agentTeam": {
    "title": "Team management",
    "lead": "Everyone below you. Select an account to see its details, or go down the line level by level.",
    "path": "Path in the team",
    "own": "Your direct downline",
    "kinds": "Filter members",
    "kind": {
      "all": "All",
      "player": "Player",
      "agent": "Agent"
    },
    "kindFilter": {
      "player": "Players",
      "agent": "Agents"
    },
    "label": "Team members",
    "account": "Account",
    "nickname": "Nickname",
    "type": "Type",
    "upline": "Upline",
    "team": "Team size",
    "downlines": "Direct downline",
    "view": "View {{number}}",
    "viewOf": "View the direct downline of {{account}}: {{number}}",
    "joined": "Joined",
    "depth": "Level",
    "level": "Level {{level}}",
    "allLevels": "Show all levels",
    "joinedOn": "Joined {{from}} – {{to}}",
    "joinedBy": "Joined on or before {{to}}",
    "allDays": "Show all joining dates",
    "firstDepositOn": "First deposit {{from}} – {{to}}",
    "allDeposits": "Show everyone, whenever they first deposited",
    "lastLogin": "Last login",
    "never": "Never",
    "balance": "Balance",
    "funds": "Total balance",
    "count": "Members",
    "fileLevels": "The file has members of all levels.",
    "older": "Show more members",
    "none": "No members here yet",
    "noneHint": "Members appear here once they register below this account.",
    "notFound": "No members found",
    "notFoundHint": "Try the beginning of another account, or another filter.",
    "failed": "The team did not load",
    "retry": "Try again",
    "member": {
      "failed": "This member did not load",
      "unknown": "This member is not in your team.",
      "close": "Close",
      "vip": "VIP level",
      "percent": "{{percent}}%",
      "days": "Last {{days}} days",
      "stake": "Total staked",
      "payout": "Return",
      "net": "Net result",
      "deposits": "Deposits",
      "withdrawals": "Withdrawals",
      "commission": "Commission",
      "contracts": "Contracts",
      "noContracts": "No contracts in force.",
      "kind": {
        "dividend": "Dividend",
        "daily": "Daily salary",
        "hourly": "Hourly salary",
        "realtime": "Real-time salary"
      },
      "rate": "{{percent}}%, {{period}}",
      "period": {
        "daily": "daily",
        "weekly": "weekly",
        "semimonthly": "twice a month",
        "monthly": "monthly"
      },
      "offer": "Offer a contract",
      "transfer": "Make a transfer",
      "downline": "View direct downline",
      "bets": "View bets",
      "transactions": "View account details"
    },
    "rebate": {
      "title": "Rebate rate",
      "change": "Change rebate rate",
      "new": "New rate",
      "hint": "From {{least}}% to {{most}}%, in steps of 0.01. Bets settled before the change keep the old rate. The member gets a message.",
      "submit": "Save rate",
      "cancel": "Cancel",
      "done": "Rebate rate changed",
      "fault": {
        "required": "Enter a rate. Enter 0 for no rebate.",
        "invalid": "Enter a number with up to two decimals, such as 0.25.",
        "tooLow": "The lowest rate is {{least}}%: the member has given this to others.",
        "tooHigh": "The highest rate you can give is {{most}}%, your own."
      }
    },
    "status": {
      "title": "Status",
      "active": "Active",
      "suspended": "Suspended",
      "unavailable": "Not available"
    },
    "suspension": {
      "suspend": "Suspend account",
      "what": "The member can still log in, withdraw and see all records. Play, deposits, transfers to others and invitations are blocked until you lift the suspension. Their contract earnings are still paid.",
      "reason": "Reason",
      "reasonHint": "The member reads this reason in a message.",
      "required": "Choose a reason.",
      "reasons": {
        "asked": "Requested by the member",
        "shared": "Account shared with others",
        "unusual": "Unusual activity",
        "inactive": "Not used for a long time"
      },
      "since": "Since {{moment}}",
      "cancel": "Cancel",
      "done": "Account suspended",
      "lift": "Lift suspension",
      "lifted": "Suspension lifted",
      "notLifted": "The suspension was not lifted",
      "file": {
        "since": "Suspended since",
        "reason": "Reason for suspension"
      }
    }
  },
  "announcements": {
    "title": "Announcements",
    "close": "Close announcements",
    "older": "Show older announcements",
    "failed": "Older announcements did not load.",
    "never": "Don’t show these again",
    "neverHint": "You will still see new ones.",
    "done": "Close"
  },
  "app": {
    "title": "{{page}} · {{brand}}",
    "loading": "Loading",
    "skip": "Skip to content",
    "lobbyLink": "{{brand}} home",
    "chooseLanguage": "Choose a language:",
    "nav": {
      "main": "Main menu",
      "quick": "Quick menu",
      "footer": "Site map",
      "allGames": "Games",
      "pages": "Pages",
      "vendorsOf": "{{category}}: providers",
      "entrance": "Your account",
      "vendors": "Game providers"
    },
    "menu": {
      "open": "Menu",
      "close": "Close menu",
      "collapse": "Collapse menu",
      "expand": "Expand menu",
      "wallet": "Wallet",
      "games": "Games",
      "rewards": "Rewards",
      "agent": "Your team",
      "account": "Account",
      "help": "Help and safety"
    },
    "theme": {
      "toDark": "Switch to dark theme",
      "toLight": "Switch to light theme"
    },
    "playMoney": {
      "mark": "Play money",
      "text": "Play credits only. They have no cash value, and no real money is staked or won."
    },
    "age": {
      "mark": "{{age}}+",
      "text": "For players aged {{age}} and over. Not suitable for children."
    },
    "footer": {
      "games": "Games",
      "contact": "Contact",
      "operator": "{{brand}} is operated by {{operator}}.",
      "licence": "Licence {{number}}, issued to {{holder}} by {{authority}}.",
      "verify": "Check this licence",
      "ownOperator": "This site is operated by {{operator}}.",
      "help": "Help"
    },
    "offline": {
      "text": "You are offline. Some information may be out of date.",
      "title": "You are offline",
      "hint": "Your device has no connection, so games are unavailable. Nothing is lost: everything you saved is in your account. This page reconnects automatically.",
      "retry": "Try again"
    },
    "error": {
      "fault": {
        "title": "Something went wrong",
        "text": "There was a problem on our side. Nothing you saved is lost. Reload the page; if that does not help, contact us and quote the reference."
      },
      "missing": {
        "title": "Part of the page did not load",
        "text": "The connection may have dropped, or the site was updated while you were here. Check your connection and reload the page."
      },
      "slow": {
        "title": "The page is taking too long to load",
        "text": "Nothing has loaded for two minutes. Your connection may be very slow. Reload the page, or turn on Data saver in the menu."
      },
      "reference": "Reference: {{reference}}",
      "reload": "Reload the page",
      "contact": "Contact customer service",
      "status": "Service status"
    },
    "siteTitle": "{{brand}}: games at your own pace",
    "description": "{{brand}}: slots, live casino, sports and more in one fast, clear lobby.",
    "noScript": "This page needs JavaScript. Without it you can still see the games in the lobby.",
    "member": {
      "failed": "Your account did not load",
      "retry": "Try again"
    },
    "realAccount": {
      "title": "Real account needed",
      "in_need_true_account": "You are using a trial account. Games, wallet and account pages need a real account. Registering takes a minute.",
      "register": "Register",
      "back": "Back"
    },
    "toasts": {
      "region": "Notifications",
      "close": "Dismiss"
    },
    "account": {
      "open": "Account: {{name}}",
      "menu": "Account",
      "balanceHidden": "Balance hidden",
      "showBalance": "Show balance",
      "hideBalance": "Hide balance",
      "refresh": "Refresh balance",
      "noBalance": "Balance unavailable",
      "wallets": "Your wallets",
      "copy": "Copy username",
      "copy_success": "Copied",
      "copyFailed": "Could not copy",
      "vip": "{{label}} · level {{level}}",
      "waiting_one": "{{shown}} new reward or message",
      "waiting_other": "{{shown}} new rewards and messages"
    },
    "dataSaver": {
      "label": "Data saver",
      "hint": "No autoplay, no extra fonts, smaller images"
    }
  },
  "appGuide": {
    "seo": {
      "appGuide": "Add {{brand}} to the home screen of your phone or computer: no app store, no large download, always up to date."
    },
    "title": "Get the {{brand}} app",
    "lead": "Add the site to your home screen. It opens like an app, takes up almost no space and is always up to date. There is no file to download: anyone who offers you one is not from us.",
    "install": {
      "title": "Ready to install",
      "text": "Your browser can install it in one step.",
      "action": "Install {{brand}}",
      "declined": "Nothing was installed. You can install it here at any time."
    },
    "installed": {
      "title": "Installed",
      "text": "You will find {{brand}} among your apps. To remove it, press and hold its icon and choose Uninstall; your account is not affected."
    },
    "steps": {
      "title": "Step by step",
      "yours": "Your device",
      "android": {
        "title": "Android (Chrome)",
        "open": "Open this site in Chrome.",
        "menu": "Tap the three dots at the top right.",
        "add": "Choose “Add to Home screen”, then “Install”.",
        "done": "Open {{brand}} from its icon."
      },
      "ios": {
        "title": "iPhone and iPad (Safari)",
        "open": "Open this site in Safari.",
        "menu": "Tap the Share icon: a square with an arrow pointing up.",
        "add": "Scroll down, choose “Add to Home Screen”, then “Add”.",
        "done": "Open {{brand}} from its icon."
      },
      "desktop": {
        "title": "Computer (Chrome or Edge)",
        "open": "Open this site in Chrome or Edge.",
        "menu": "Click the install icon at the right of the address bar.",
        "add": "Click “Install” to confirm.",
        "done": "Open {{brand}} like any other program."
      }
    },
    "phone": {
      "title": "On your phone",
      "text": "Scan the code with your phone’s camera, or type in the address.",
      "code": "QR code of {{address}}",
      "copy": "Copy address",
      "copied": "Address copied",
      "failed": "Could not copy. Select the address and copy it."
    },
    "good": {
      "title": "Good to know",
      "offline": "When you are offline the app tells you, and the responsible play page stays readable.",
      "private": "The app collects no more about you than the site does.",
      "saver": "On a slow or expensive connection, turn on Data saver in the menu."
    },
    "stores": {
      "title": "In the app stores",
      "from": "Get it from"
    }
  },
  "balance": {
    "cashier": "Your money",
    "failed": "Your wallets did not load",
    "wallets": "Your wallets",
    "locked": "Held for withdrawals",
    "collect": "Move all to main wallet",
    "collected": "{{amount}} moved to your main wallet",
    "collectedNothing": "Your provider wallets are already empty",
    "mainNow": "Main wallet: {{amount}}",
    "allInMain": "Everything is in your main wallet.",
    "again": "Try again",
    "noneNow": "Nothing can be moved right now",
    "left": "{{amount}} stays with providers whose wallets are not available right now.",
    "closed": {
      "busy": "Busy",
      "maintenance": "Under maintenance"
    },
    "turnover": {
      "title": "Turnover left: {{amount}}",
      "progress": "{{left}} of {{amount}} left",
      "rest": "From deposits and rebates",
      "restLeft": "{{left}} left",
      "failed": "The list of bonuses did not load"
    }
  },
  "bets": {
    "title": "Bet history",
    "states": "Filter bets",
    "state": {
      "all": "All",
      "open": "Open",
      "settled": "Settled",
      "void": "Void"
    },
    "search": "Game name",
    "clear": "Clear search",
    "type": "Game type",
    "allTypes": "All game types",
    "vendor": "Provider",
    "allVendors": "All providers",
    "label": "Bets",
    "bets": "Bets",
    "game": "Game",
    "placed": "Placed at",
    "settledAt": "Settled at",
    "status": "Status",
    "selection": "Selection",
    "stake": "Stake",
    "validStake": "Valid stake",
    "bonus": "Bonus",
    "bonusStake": "Counts towards bonus",
    "payout": "Return",
    "net": "Net result",
    "running": "Open bets",
    "runningStake": "Total stake on open bets",
    "round": "Round ID",
    "close": "Close",
    "explained": {
      "open": "This bet is still open. Its return and net result appear here once it is settled.",
      "settled": "The valid stake counts towards turnover and rebates. The return includes your stake.",
      "void": "This bet was voided and your stake was returned. It does not count towards turnover or rebates.",
      "bonus": "This stake counts towards the turnover requirement of a bonus. Each stake counts once, towards the oldest requirement."
    },
    "one": "Bet",
    "oneUnknown": "This bet is not in your bet history.",
    "oneFailed": "This bet did not load",
    "older": "Show more bets",
    "none": "No bets found",
    "noneHint": "Bets you place appear here. Try other dates or filters.",
    "toGames": "See games",
    "failed": "Your bets did not load",
    "retry": "Try again"
  },
  "bonuses": {
    "title": "Bonus details",
    "states": "Filter bonuses",
    "state": {
      "all": "All",
      "active": "In progress",
      "released": "Completed"
    },
    "from": "Source",
    "source": {
      "all": "All sources",
      "promotion": "Promotion",
      "raffle": "Raffle",
      "mission": "Mission",
      "vip": "VIP gift",
      "referral": "Referral",
      "mall": "Points mall"
    },
    "count": "Bonuses",
    "status": "Status",
    "amount": "Bonus amount",
    "left": "Turnover left",
    "given": "Received",
    "expires": "Expires",
    "never": "No expiry",
    "progress": "Turnover requirement",
    "progressText": "{{staked}} of {{turnover}} ({{percent}}%)",
    "percent": "{{percent}}%",
    "effect": {
      "refused": "Turnover left: {{left}}. You can withdraw once it is complete.",
      "keeps": "If you withdraw now, {{kept}} of this bonus stays in your wallet, and so does what you have won with it.",
      "free": "A withdrawal does not affect this bonus.",
      "released": "Requirement met. A withdrawal does not affect this bonus."
    },
    "withdrawal": {
      "title": "If you withdraw now",
      "free": "No turnover is left. A withdrawal does not affect your bonuses.",
      "refused": "You can withdraw once you complete the turnover left on bonuses, rebates and deposits: {{left}}. Your bonuses are not affected.",
      "keeps": "You cannot play right now, so you can withdraw without completing the turnover. Your unplayed bonuses and what you have won with them stay in your wallet: {{kept}}."
    },
    "contributions": {
      "title": "Games that count",
      "text": "The share of each settled bet that counts towards the turnover requirement. Requirements are completed one after another, oldest first."
    },
    "older": "Show older bonuses",
    "none": "No bonuses in this period",
    "noneHint": "Bonuses you claim appear here. Try other dates or filters.",
    "toPromotions": "See promotions",
    "failed": "Your bonuses did not load",
    "retry": "Try again"
  },
  "chatRoom": {
    "title": "Chat room",
    "close": "Close chat",
    "rooms": "Rooms",
    "log": "Messages in {{room}}",
    "failed": "The chat did not load",
    "retry": "Try again",
    "none": "No messages yet",
    "noneHint": "Say hello to everyone.",
    "noRooms": "No rooms are open right now",
    "noRoomsHint": "Check back later.",
    "older": "Show older messages",
    "newer": "Jump to the latest message",
    "you": "You",
    "today": "Today",
    "yesterday": "Yesterday",
    "write": {
      "label": "Your message",
      "hint": "Everyone here can see it. No links, phone numbers or abuse.",
      "used": "{{used}} / {{maximum}}",
      "left_one": "{{left}} character left",
      "left_other": "{{left}} characters left",
      "over_one": "{{over}} character too many",
      "over_other": "{{over}} characters too many",
      "send": "Send",
      "empty": "Enter a message.",
      "shorter": "Use at most {{maximum}} characters.",
      "notSent": "Your message was not sent.",
      "pause": "You can send five messages every ten seconds. Wait a moment, then try again.",
      "trial": "Trial accounts can only read. Register to write."
    },
    "report": {
      "more": "More options for the message from {{author}}",
      "action": "Report message",
      "done": "Thank you. Our team will review it.",
      "failed": "The report was not sent"
    }
  },
  "contractPopup": {
    "title_one": "New contract offer",
    "title_other": "{{shown}} new contract offers",
    "lead": "Have a look at what is offered and what it changes. You decide.",
    "list": "Contract offers",
    "kind": {
      "dividend": "Dividend",
      "daily": "Daily salary",
      "hourly": "Hourly salary",
      "realtime": "Real-time salary"
    },
    "rate": {
      "dividend": "{{percent}}% of team losses after bonuses and fees",
      "salary": "{{percent}}% of team stakes"
    },
    "from": "Offered by {{offerer}}",
    "fromOperator": "Offered by the operator",
    "later": "Later",
    "see_one": "See offer",
    "see_other": "See offers",
    "close": "Close"
  },
  "cookies": {
    "title": "Cookie settings",
    "text": "May we use Google Analytics to count your visits? It sets cookies and shows us which pages are used. It is not used for advertising and receives nothing about your play.",
    "tags": "May we count your visits with Google Tag Manager and these services: {{hosts}}? They set cookies and show us which pages are used. They are not used for advertising and receive nothing about your play.",
    "privacy": "More about privacy",
    "accept": "Accept",
    "decline": "Decline"
  },
  "deposit": {
    "title": "Deposit",
    "failed": "The deposit page did not load",
    "retry": "Try again",
    "credits": "Sample payment: no money is sent. Your balance is in play credits.",
    "limit": {
      "left": "Left within your limit: {{amount}}",
      "none": "No deposit limit set",
      "change": "My limits",
      "reached": "You have reached your deposit limit",
      "reachedHint": "You have {{amount}} left, less than the minimum deposit. You can deposit again once earlier deposits no longer count towards the limit."
    },
    "noMethods": "No deposit methods available right now",
    "noMethodsHint": "Try again later, or ask customer service when deposits will be available.",
    "service": "Customer service",
    "method": {
      "label": "Method",
      "all": "Show all {{methods}} methods",
      "mobile-wallet": "Mobile wallet",
      "bank": "Bank transfer",
      "card": "Card",
      "crypto": "Crypto",
      "named": "{{provider}} · {{method}}",
      "network": "{{provider}} network · {{method}}",
      "range": "{{least}} to {{most}}",
      "free": "no fee",
      "fee": "fee {{amount}}",
      "takes_one": "about {{minutes}} minute",
      "takes_other": "about {{minutes}} minutes",
      "atOnce": "credited instantly"
    },
    "amount": {
      "label": "Amount",
      "quick": "Quick amounts",
      "hint": "{{least}} to {{most}}",
      "least": "The minimum for this method is {{amount}}.",
      "most": "The maximum for this method is {{amount}}.",
      "own": "You can deposit {{amount}} more within your limit."
    },
    "promotion": {
      "label": "Promotion",
      "none": "No promotion",
      "failed": "Promotions did not load. You can deposit without one.",
      "from": "For deposits of {{amount}} or more.",
      "terms": "Bonus: {{bonus}}, ready to claim once the deposit is complete. Turnover requirement: stake {{turnover}} before your next withdrawal.",
      "tooLow": "This promotion is for deposits of {{amount}} or more."
    },
    "withFee": "You pay {{total}}: {{amount}} plus a fee of {{fee}}.",
    "form": "New deposit",
    "submit": "Deposit {{amount}}",
    "submitPay": "Pay {{amount}}",
    "submitPlain": "Deposit",
    "refused": "Deposit not created",
    "unknown": {
      "title": "Not confirmed yet",
      "text": "We did not get a response, so we cannot tell yet whether your deposit was created. We keep checking. It will not be created twice."
    },
    "tooMany": {
      "title": "You have too many pending deposits",
      "text": "Complete one of them, or wait until one expires. Then you can start another."
    },
    "break": {
      "title": "No deposits during your break",
      "until": "Your break lasts until {{moment}}.",
      "text": "You can still view your records and contact customer service. Nothing in your account changes.",
      "paid": "Paid before your break?",
      "report": "Enter the transaction ID so that we can return the payment. If you have not paid, you do not need to do anything: the deposit expires by itself.",
      "returned": "A payment that you report or correct during your break is not credited: it is returned to you.",
      "wait": "The payment is credited once it is confirmed, and you can withdraw it during your break. If you have not paid, you do not need to do anything: the deposit expires by itself.",
      "protection": "Your break",
      "records": "Transaction history"
    },
    "suspended": {
      "title": "No deposits while your account is suspended",
      "text": "Your agent has suspended your account; the reason is in your messages. You can still withdraw, view your records and contact customer service.",
      "messages": "Messages"
    },
    "status": {
      "failed": "The deposit did not load",
      "stale": "The status could not be refreshed. We keep trying.",
      "reference": "Reference",
      "state": "Status",
      "amount": "Amount",
      "fee": "Fee",
      "total": "You pay in total",
      "method": "Method",
      "promotion": "Promotion",
      "promotionChosen": "Selected",
      "created": "Awaiting payment",
      "opened": "Payment page opened",
      "pending": "Processing",
      "paid": "Completed",
      "expired": "Expired",
      "rejected": "Rejected",
      "steps": "Deposit progress",
      "step": {
        "created": "Created",
        "pay": "Payment",
        "check": "Processing",
        "done": "Credited"
      },
      "stepDone": "done",
      "stepOf": "Step {{step}} of {{steps}}: {{name}}",
      "copyReference": "Copy reference",
      "copied": "Copied",
      "copyFailed": "Could not copy. Select the text and copy it.",
      "other": "New deposit"
    },
    "time": {
      "label": "Time left to pay",
      "left": "{{time}} left to pay",
      "over": "The time to pay has run out."
    },
    "page": {
      "title": "Continue with {{provider}}",
      "text": "This opens the provider’s payment page. Come back when you have finished: the confirmed result appears here.",
      "go": "Open payment page",
      "again": "Open payment page again",
      "broken": "The payment page could not be opened",
      "brokenHint": "Its address is not on our trusted list. Start a new deposit with another method.",
      "inFrame": "Pay on the provider’s page below. Once you have paid, there is nothing more to do: the confirmed result appears here.",
      "asking": "If you have not paid yet, open the payment page again. If you have, there is nothing more to do: we are checking your payment with the provider, and you can leave this page.",
      "frame": "Payment page of {{provider}}"
    },
    "hand": {
      "how": {
        "send-money": "In {{provider}}, choose “Send money”",
        "cash-out": "In {{provider}}, choose “Cash out”",
        "payment": "In {{provider}}, choose “Payment”",
        "bank-transfer": "At {{provider}}, make a bank transfer"
      },
      "to": {
        "personal": "to this personal number",
        "agent": "to this agent number",
        "merchant": "to this merchant number",
        "account": "to this account number"
      },
      "only": {
        "send-money": "“Cash out” and “Payment” do not work for this number.",
        "cash-out": "“Send money” and “Payment” do not work for this number.",
        "payment": "“Send money” and “Cash out” do not work for this number."
      },
      "number": "Number",
      "name": "Account name",
      "amount": "Exact amount",
      "copyNumber": "Copy number",
      "copyAmount": "Copy amount",
      "qr": "QR code with number and amount",
      "steps": "How to pay",
      "report": "After you have paid",
      "open": "Open {{provider}}"
    },
    "report": {
      "form": "Your payment",
      "number": "Transaction ID",
      "hint": "You will find it in your payment confirmation.",
      "missing": "Enter the transaction ID.",
      "invalid": "A transaction ID has 4 to 40 letters, digits or hyphens.",
      "different": "I paid differently",
      "differentHint": "A different amount, another type of payment or another number.",
      "sentAmount": "Amount sent",
      "sentAs": "Sent as",
      "action": {
        "send-money": "Send money",
        "cash-out": "Cash out",
        "payment": "Payment",
        "bank-transfer": "Bank transfer"
      },
      "submit": "I have paid",
      "correction": "Correct your payment details",
      "save": "Save correction",
      "cancel": "Cancel",
      "refused": "Not saved",
      "outOfRange": "This amount is outside the limits of the payment method. Check what you sent. If it is right, contact customer service.",
      "unknown": "Not confirmed yet",
      "unknownHint": "We did not get a response. We keep checking: it will be counted only once.",
      "sentTo": "Sent to",
      "destination": "{{provider}} · {{number}}",
      "usedHere": "This transaction ID is already on another deposit of yours.",
      "toUsed": "View deposit {{reference}}"
    },
    "reported": {
      "title": "Thank you. We are checking your payment",
      "text": "This usually takes a few minutes. You can leave this page; your balance updates once the payment is confirmed.",
      "correct": "Edit details"
    },
    "paid": {
      "title": "{{amount}} added to your balance",
      "text": "Your deposit is complete.",
      "bonus": "View your bonus",
      "late": "Your payment arrived after the time to pay had run out. It was credited in full.",
      "game": "Back to the game",
      "play": "See games",
      "records": "Transaction history"
    },
    "expired": {
      "title": "This deposit has expired",
      "text": "Nothing was credited. You can start again with the same details.",
      "provider": "Nothing has been credited yet. If you have paid, you do not need to do anything: we credit the payment as soon as the provider confirms it. If you have not paid, you can start again.",
      "again": "Start again with {{amount}}"
    },
    "rejected": {
      "title": "Deposit rejected",
      "text": "Nothing was credited.",
      "note": "Reason: {{note}}",
      "again": "Start again with {{amount}}"
    },
    "late": {
      "title": "Already paid? Enter the transaction ID",
      "text": "Nothing has been credited yet. If you have paid, enter the transaction ID below so that we can find your payment. If you have not paid, you can start again."
    },
    "second": {
      "open": "I paid twice",
      "title": "Second payment",
      "text": "Enter the transaction ID of the second payment. It becomes a separate deposit and is credited or returned.",
      "form": "Second payment",
      "submit": "Add payment"
    },
    "returned": {
      "least": "Nothing was credited. What arrived is worth less than the minimum of {{least}} and will be returned. Customer service can help you with it.",
      "limit": "Nothing was credited. The payment exceeds your deposit limit and will be returned. Customer service can help you with it.",
      "stopped": "Nothing was credited. The payment arrived or was reported while you could not play and will be returned. Customer service can help you with it.",
      "cashier": "Nothing was credited. The coins that arrived will be returned. Customer service can help you with it."
    },
    "coins": {
      "choice": "You get an address on the {{provider}} network and the exact amount to send. Coins sent on any other network are lost: we cannot credit them.",
      "rules": "If less arrives, you can send the rest to the same address until the time to pay runs out. After that, what has arrived is credited if it is worth at least {{least}}; otherwise it is returned. If more arrives, what goes beyond the exact amount is credited at the rate on arrival. So is a late payment.",
      "title": "Send {{coin}} on the {{network}} network",
      "only": "Send only {{coin}}, and only on the {{network}} network. Coins sent on another network are lost: we cannot credit them.",
      "address": "Address on {{network}}",
      "copyAddress": "Copy address",
      "amount": "Exact amount",
      "figure": "{{coins}} {{coin}}",
      "qr": "QR code with address and amount",
      "rateOf": "1 {{coin}} = {{amount}}",
      "rate": "Rate: {{rate}}, fixed for the exact amount until the time to pay runs out.",
      "needs_one": "Credited after {{confirmations}} network confirmation.",
      "needs_other": "Credited after {{confirmations}} network confirmations.",
      "payment": "{{coins}} received at {{time}}",
      "confirmations": "{{done}} of {{needed}} confirmations",
      "confirmed": "Confirmed",
      "partial": {
        "title": "Part of your payment has arrived",
        "arrived": "{{received}} of {{asked}} received.",
        "missing": "Still missing: {{missing}}. Send the rest to the same address before the time to pay runs out.",
        "end": "If nothing more arrives, what you have sent is credited if it is worth at least {{least}}; otherwise it is returned."
      },
      "confirming": {
        "title": "Your payment has arrived",
        "exact": "{{received}} received. It is credited once the network has confirmed it.",
        "over": "{{received}} received, more than requested. Once the network has confirmed it, {{asked}} is credited at the fixed rate and the rest at the rate on arrival: {{rate}}.",
        "partial": "The time to pay has run out. {{received}} of {{asked}} received. Once the network has confirmed it, it is credited at the fixed rate if it is worth at least {{least}}; otherwise it is returned.",
        "late": "{{received}} received. What arrived after the time to pay had run out is credited at the rate on arrival: {{rate}}.",
        "leave": "You can leave this page; your balance updates once the payment is confirmed."
      },
      "paid": {
        "exact": "Your deposit is complete.",
        "over": "{{received}} arrived, more than requested. {{asked}} was credited at the fixed rate: {{fixed}}. The rest was credited at the rate on arrival: {{rate}}.",
        "partial": "{{received}} of {{asked}} arrived in time. It was credited at the fixed rate: {{rate}}.",
        "late": "{{received}} arrived. What arrived after the time to pay had run out was credited at the rate on arrival: {{rate}}."
      },
      "expired": "Nothing arrived in time. If you have sent coins, you do not need to do anything: they are credited at the rate on arrival. Do not send any more to this address. If you have not paid, you can start again.",
      "open": "Open wallet"
    }
  },
  "details": {
    "title": "Add your details",
    "close": "Cancel",
    "why": "Only people aged {{age}} and over may play, and a break applies to every account that a person has. To check both, we need your real name and date of birth. We ask only once.",
    "field": {
      "realName": "Real name",
      "birthday": "Date of birth"
    },
    "hint": {
      "realName": "As it appears on your bank account. You can set it only once.",
      "birthday": "For example {{example}}. You can set it only once."
    },
    "notName": "Enter your name in letters, without digits or symbols.",
    "submit": "Save and continue",
    "failed": "Your details did not load",
    "retry": "Try again"
  },
  "feedback": {
    "title": "Feedback",
    "lead": "What should we change, and what should we keep? Our team reads every message.",
    "form": "Your feedback",
    "category": {
      "label": "What is it about?",
      "idea": "Suggestion",
      "problem": "A problem",
      "praise": "Praise",
      "other": "Something else"
    },
    "content": {
      "label": "Message",
      "hint": "Do not include passwords or account numbers.",
      "used": "{{used}} / {{maximum}}",
      "left_one": "{{left}} character left",
      "left_other": "{{left}} characters left",
      "over_one": "{{over}} character too many",
      "over_other": "{{over}} characters too many"
    },
    "missing": {
      "category": "Choose a topic.",
      "content": "Enter a message.",
      "shorter": "Use at most {{maximum}} characters."
    },
    "send": "Send feedback",
    "sent": "Thank you for your feedback.",
    "sentHint": "Our reply will appear below.",
    "notSent": "Your feedback was not sent",
    "kept": "Your message is still here.",
    "own": {
      "title": "Your feedback",
      "none": "No feedback yet",
      "noneHint": "Your feedback and our replies appear here.",
      "failed": "Your feedback did not load",
      "retry": "Try again",
      "older": "Show older feedback",
      "waiting": "No reply yet",
      "answered": "Replied",
      "answer": "Our reply"
    }
  },
  "games": {
    "all": "All",
    "vendors": "Providers",
    "start": "Start now",
    "resume": "Continue",
    "trial": "Free trial",
    "trialOf": "Free trial: {{name}}",
    "close": "Close",
    "favourite": {
      "label": "Favourite: {{name}}",
      "short": "Favourite",
      "failed": "Could not update your favourites",
      "emptyHint": "Tap the heart on a game to add it here."
    },
    "recentHint": "Games you have played appear here, most recent first.",
    "toLobby": "Browse the lobby",
    "in_no_data": "Nothing here yet",
    "emptyHint": "Games appear here once the provider adds them.",
    "notFound": "No games match “{{name}}”",
    "notFoundHint": "Try a shorter name, or browse all games.",
    "allGames": "Show all games",
    "popularGames": "Most played",
    "failed": "The games did not load",
    "retry": "Try again",
    "count_one": "{{shown}} game",
    "count_other": "{{shown}} games",
    "ofSection": "{{category}} · {{games}}",
    "path": "Breadcrumb",
    "newGames_one": "{{shown}} new",
    "newGames_other": "{{shown}} new",
    "search": {
      "label": "Search games",
      "placeholder": "Game name",
      "clear": "Clear search"
    },
    "sort": {
      "label": "Sort by",
      "popular": "Most played",
      "name": "A–Z",
      "new": "Newest"
    },
    "rooms": {
      "views": "Games or tables",
      "games": "Games",
      "tables": "Tables",
      "of": "of {{name}}",
      "seats_one": "{{shown}} seat",
      "seats_other": "{{shown}} seats",
      "stakes": "{{least}} – {{most}}",
      "failed": "The tables did not load",
      "emptyHint": "Tables appear here once they open."
    },
    "seo": {
      "rng": "Slots at {{brand}}, by provider and by name. Many have a free trial.",
      "live": "Live casino at {{brand}}: real dealers in real studios, around the clock.",
      "sports": "Sports betting at {{brand}}: pre-match and live.",
      "esports": "Esports at {{brand}}: matches from the major titles and leagues.",
      "fish": "Fishing games at {{brand}}: aim, shoot, and take your time.",
      "pvp": "Card and board games at {{brand}}, against other players, at tables for every stake.",
      "lott": "Lotteries at {{brand}}: draws around the clock, with past results.",
      "elott": "E-lotteries at {{brand}}: quick draws, numbers and results in one place."
    }
  },
  "help": {
    "seo": {
      "help": "Help with {{brand}}: accounts, deposits and withdrawals, games, limits and breaks, security and terms."
    },
    "title": "Help centre",
    "lead": "Short answers to common questions. If yours is missing, contact us.",
    "search": {
      "label": "Search the help centre",
      "placeholder": "For example: withdrawal",
      "clear": "Clear search",
      "found_one": "{{number}} answer found",
      "found_other": "{{number}} answers found",
      "none": "No results for “{{words}}”",
      "noneHint": "Try fewer or different words, or choose a topic below.",
      "all": "Show all topics"
    },
    "sections": "Topics",
    "wholeTerms": "Read the full terms",
    "loading": "Loading answers",
    "empty": {
      "title": "No answers yet",
      "hint": "Answers to common questions will appear here. Until then, contact us."
    },
    "failed": "The answers did not load",
    "retry": "Try again",
    "more": {
      "title": "Still need help?",
      "text": "Tell us briefly what you were doing and what happened. Never send your password: we do not need it and will never ask for it.",
      "contact": "Contact customer service",
      "responsible": "When play is no longer fun"
    }
  },
  "inbox": {
    "title": "Messages",
    "views": {
      "label": "Filter messages",
      "all": "All",
      "unread": "Unread",
      "unreadCount": "Unread ({{figure}})"
    },
    "list": "Inbox",
    "readAll": "Mark all as read",
    "select": "Select",
    "selectOne": "Select “{{title}}”",
    "selectAll": "Select all",
    "selected_one": "{{figure}} selected",
    "selected_other": "{{figure}} selected",
    "cancel": "Cancel",
    "delete": "Delete",
    "deleteOne": "Delete “{{title}}”",
    "deleted_one": "Message deleted",
    "deleted_other": "{{figure}} messages deleted",
    "undo": "Undo",
    "notDeleted": "Nothing was deleted",
    "notRead": "The messages were not marked as read",
    "new": "New",
    "kind": {
      "account": "Account",
      "money": "Wallet",
      "reward": "Rewards",
      "agent": "Agents",
      "service": "Customer service"
    },
    "goTo": "Go to {{page}}",
    "see": {
      "deposit": "View deposit",
      "withdrawal": "View withdrawal",
      "contract": "View contract"
    },
    "older": "Show older messages",
    "none": "No messages yet",
    "noneHint": "News about your account, wallet and rewards appears here.",
    "noneUnread": "You’re all caught up",
    "noneUnreadHint": "You have read every message.",
    "failed": "Your messages did not load",
    "retry": "Try again"
  },
  "languageChoice": {
    "title": "Languages",
    "close": "Close",
    "failed": "The languages didn’t load"
  },
  "legal": {
    "seo": {
      "terms": "The terms for playing at {{brand}}: who may play, what you play with, how rounds are settled and what protects you.",
      "privacy": "What {{brand}} keeps about its players and visitors, why, for how long, who can see it and what your rights are."
    },
    "version": "Effective from {{date}}",
    "contents": "On this page",
    "contact": "Contact {{operator}}",
    "terms": {
      "title": "Terms of use",
      "lead": "These terms are between you and {{operator}}, which operates {{brand}}. They are short on purpose. Read them before you register; the version you agreed to is kept with your account.",
      "other": "How we handle your data: privacy",
      "agreement": {
        "title": "How you agree",
        "text": "You agree to these terms when you register. If you only look around, you need no account and agree to nothing."
      },
      "who": {
        "title": "Who may play",
        "text": "You must be {{age}} or over, play for yourself, and be allowed to play under the law where you are. We may ask for proof of age and name, and close an account that turns out to belong to someone under {{age}}."
      },
      "account": {
        "title": "Your account",
        "text": "Each person may have one account. Keep your password to yourself and tell us at once if someone else may know it. Until then, anything done in your account counts as done by you."
      },
      "credits": {
        "title": "Play credits",
        "text": "{{brand}} is played with play credits. They are not money: they cannot be bought, sold or exchanged, and no prize has a value outside the site. Anyone who offers to trade them is not acting for us."
      },
      "stakes": {
        "title": "Stakes and winnings",
        "text": "You stake your own real money, under the licence named at the foot of every page. Deposits, withdrawals and winnings are shown in your account with their date and status. We do not lend money to players."
      },
      "rounds": {
        "title": "Rounds and records",
        "text": "The platform’s record decides the result of a round. A round that fails through our fault is void and the stake is returned. Records are kept for at least six months, and you can download them."
      },
      "fair": {
        "title": "Fair play",
        "text": "Bots and other programs that play for you, collusion between players and exploiting a fault in a game are not allowed. Rounds won that way are void. Tell us about any fault you find: nobody is punished for that."
      },
      "protection": {
        "title": "What protects you",
        "text": "Limits, reality checks, time-outs and self-exclusion are part of this contract. They apply as you set them; no offer and no member of staff can lift them early, and no promotion ever depends on giving them up."
      },
      "conduct": {
        "title": "How we treat each other",
        "text": "In chat and feedback, be civil: no insults, threats, advertising or other people’s personal details. Messages that break this rule are removed, and anyone who repeats it is muted."
      },
      "closing": {
        "title": "Closing an account",
        "text": "You may close your account at any time without giving a reason. We may close it if these terms or the law have been broken, and will say why. Anything you are owed is paid out first, unless the law forbids it."
      },
      "liability": {
        "title": "Our liability",
        "text": "We run the site with care but cannot promise that it is always available. We are liable for damage we cause intentionally or through negligence, as the law provides. Nothing here takes away a right the law gives you."
      },
      "changes": {
        "title": "Changes to these terms",
        "text": "New terms are shown at your next login and take effect once you agree. If you do not agree, you can still withdraw your balance and close your account."
      },
      "complaints": {
        "title": "Complaints",
        "text": "Contact us first: most complaints are settled within days. If we cannot agree, the authority or court named by the law where you live decides."
      }
    },
    "privacy": {
      "title": "Privacy",
      "lead": "{{operator}} is responsible for your data at {{brand}}. We keep what we need to run the site and protect players, and nothing to sell.",
      "other": "What you agree to: terms of use",
      "kept": {
        "title": "What we keep",
        "text": "What you give us, when you register and later: names, date of birth, contact details, payout accounts, addresses and identity documents. What you do here: logins, rounds, wallet transactions, messages to us and in the chat room. What your device sends: its IP address, its type and the time of each request."
      },
      "why": {
        "title": "Why we keep it",
        "text": "To open and secure your account, settle rounds, answer you, make sure nobody under {{age}} plays, apply the limits and breaks you set, and keep the records the law requires. We do not use it to make you play more."
      },
      "device": {
        "title": "What stays on your device",
        "text": "Your settings (theme, language, data saver, side menu, whether balances are shown), that you confirmed your age, your cookie choice, the announcements you closed, and the brand’s code. Until you log out or close the tab: a session key, unsent forms (never passwords or codes), recent searches and the referral code you came with. The amount you last transferred to a game is deleted when you log out. If you ask us to remember your username, a cookie keeps it for one day. Some pages and pictures are stored so that the site loads faster and works offline. There are no advertising cookies."
      },
      "noAnalytics": {
        "title": "Statistics",
        "text": "No third party counts your visits, and the site loads nothing for advertising."
      },
      "analytics": {
        "title": "Statistics",
        "text": "Your visits are counted by Google Analytics if you accept it, and not before. Google then receives the public pages of the site that you open, the steps of a registration (opened, method chosen, sent, done) and of a deposit (opened, started, transaction ID sent, paid), the type and language of your device, the site you came from, and your IP address, which Google says it does not store. It receives nothing that you type, no name or account, no game, no amount, payment method or transaction, and none of the pages of your account. Its cookies (_ga) last a year at most. Nothing of this is used for advertising, and visits are not counted while you are logged in during a time-out or self-exclusion. If you decline, nothing of Google Analytics is loaded, and you are asked again after a year or when the terms change. You can change your choice here at any time: counting then stops and the cookies are deleted."
      },
      "tags": {
        "title": "Statistics",
        "text": "Your visits are counted through Google Tag Manager if you accept it, and not before. These hosts then receive data: {{hosts}}. They receive the public pages of the site that you open, the steps of a registration (opened, method chosen, sent, done) and of a deposit (opened, started, transaction ID sent, paid), the type and language of your device, the site you came from, and your IP address. They receive nothing that you type, no name or account, no game, no amount, payment method or transaction, and none of the pages of your account. Nothing of this is used for advertising, and visits are not counted while you are logged in during a time-out or self-exclusion. If you decline, nothing of these services is loaded, and you are asked again after a year or when the terms change. You can change your choice here at any time: counting then stops and the cookies of Google Analytics are deleted."
      },
      "recaptcha": {
        "title": "Human check",
        "text": "Some forms are checked by Google reCAPTCHA to keep programs out. It is loaded only when you send such a form. Google then receives your IP address and data about your device and how you use the page, and may set cookies. Its own privacy policy applies."
      },
      "social": {
        "title": "Signing in with another account",
        "text": "If you sign in with an account at another provider, that provider learns that you use this site. We receive the name and email address that you allow it to share, and an identifier for your account there. We never receive your password."
      },
      "phone": {
        "title": "Codes by text message",
        "text": "Google Firebase sends the codes that confirm your mobile number. Google receives and keeps the number and checks with reCAPTCHA that the request comes from a person. It is loaded only when you ask for a code."
      },
      "seen": {
        "title": "Who sees it",
        "text": "Staff who need it for their work; game providers as far as a round needs it (never your name), though your device connects to them when you open a game; the services that deliver our emails and text messages; payment processors that carry out a payment you ask for; and authorities where the law obliges us. Other players see your nickname in the chat room with what you write, and your masked name on leaderboards and lists of wins. If you joined through an agent, the agents above you see your username, nickname, VIP level, balance, bets, transactions and rewards, when you joined and when you last logged in. A friend who invited you sees your masked name, when you joined and what they earned."
      },
      "howLong": {
        "title": "How long we keep it",
        "text": "Game and wallet records, with the details of the account they belong to, for at least six months, and longer where the law requires it. A self-exclusion for as long as it runs, even after your account is closed. Identity documents are deleted when you close your account."
      },
      "rights": {
        "title": "Your rights",
        "text": "You may see what we keep, get a copy, have it corrected, and have it deleted where no law obliges us to keep it. Contact us; you get an answer within a month, free of charge."
      },
      "safety": {
        "title": "How it is protected",
        "text": "Connections are encrypted, and passwords and payment details are encrypted once more on your device before they are sent. We never ask for your password."
      },
      "children": {
        "title": "Children",
        "text": "This site is not for anyone under {{age}}. If we learn that we hold the data of a child, we delete it. If you think a child has an account here, tell us."
      },
      "choice": {
        "granted": "You have allowed us to count your visits on this device.",
        "denied": "You have declined to have your visits counted on this device.",
        "none": "You have not chosen yet, so your visits are not counted.",
        "change": "Cookie settings"
      }
    }
  },
  "lineTransfer": {
    "title": "Member transfer",
    "lead": "Transfer from your main wallet to your upline.",
    "leadBoth": "Transfer from your main wallet to your upline or a member of your downline.",
    "failed": "Your line did not load",
    "retry": "Try again",
    "nobody": "No one to transfer to",
    "nobodyHint": "You have no one above or below you in your line. Transfers you receive appear below.",
    "break": {
      "title": "No transfers during your break",
      "text": "Your break lasts until {{moment}}. Until then you can neither send nor receive transfers. You can still withdraw, view your records and contact customer service.",
      "protection": "Your break",
      "withdraw": "Withdraw",
      "service": "Customer service"
    },
    "turnover": {
      "hint": "Stake this amount before you transfer to another member. The same requirement applies to withdrawals.",
      "action": "View bonus details"
    },
    "unavailable": {
      "title": "Transfers to your upline are not available at the moment",
      "hint": "Try again later. Your money stays in your main wallet.",
      "payee": "Upline. Not available at the moment."
    },
    "upline": "Upline",
    "downline": "Downline",
    "payee": "{{account}} · {{name}}",
    "form": "Transfer to a member",
    "to": "To",
    "find": "Find a downline account",
    "findClear": "Clear search",
    "more": "{{shown}} of {{total}} downline members shown",
    "none": "No downline account begins with “{{account}}”",
    "missingTo": "Choose who to transfer to.",
    "available": "Available: {{amount}}",
    "note": "Note",
    "noteHint": "Optional. The other member can read it.",
    "noteLong": "Use at most {{maximum}} characters.",
    "noteHidden": "The note contains hidden characters, such as ones that change the direction of the text. Type it again without them.",
    "review": "Review transfer",
    "reviewTitle": "Review your transfer",
    "reviewForm": "Confirm transfer",
    "account": "Account",
    "name": "Name",
    "amount": "Amount",
    "balanceAfter": "Balance after",
    "noNote": "No note",
    "warning": "Make sure you know this person. A transfer cannot be undone.",
    "password": "Payment password",
    "passwordMissing": "Enter your payment password.",
    "send": "Transfer {{amount}}",
    "again": "Try again",
    "edit": "Change details",
    "openTitle": "This transfer may already have gone through",
    "openText": "You sent it before, but we did not get a response. Sending it again will not transfer the amount twice.",
    "setTitle": "Set a payment password first",
    "setText": "You need a payment password to transfer. Set it on the Security page; your details here are kept.",
    "setAction": "Set payment password",
    "done": "{{amount}} transferred",
    "reference": "Reference",
    "time": "Time",
    "balance": "Main wallet",
    "another": "New transfer",
    "records": {
      "title": "Transfer history",
      "label": "Transfers with members",
      "direction": "Direction",
      "in": "Received",
      "out": "Sent",
      "count": "Transfers",
      "who": "Member",
      "failed": "Your transfers did not load",
      "older": "Show older transfers",
      "none": "No transfers in this period",
      "noneHint": "Transfers you send to or receive from members appear here."
    }
  },
  "lobby": {
    "heading": "{{brand}} games lobby",
    "menu": "Games in this lobby",
    "search": "Search",
    "favourites": "Favourites",
    "continuePlaying": "Continue playing",
    "banner": {
      "label": "Banners",
      "pause": "Pause banners",
      "play": "Play banners",
      "previous": "Previous banner",
      "next": "Next banner"
    },
    "notices": {
      "label": "Notices",
      "open": "Read notices",
      "pause": "Pause notices",
      "play": "Play notices",
      "none": "No notices right now",
      "failed": "Notices did not load. Try again.",
      "close": "Close notices",
      "more": "Show older notices"
    },
    "section": {
      "vendors": "{{category}}: providers",
      "previous": "Previous games: {{category}}",
      "next": "Next games: {{category}}",
      "more": "More",
      "moreOf": "See all: {{category}}"
    },
    "winners": {
      "title": "Biggest wins",
      "hint": "Actual payouts as reported by the platform, highest first.",
      "place": "Rank {{place}}",
      "rest": "More winners",
      "empty": "Wins appear here once the platform reports them.",
      "failed": "The winner board did not load"
    }
  },
  "login": {
    "title": "Log in",
    "close": "Close login",
    "forgot": "Forgot your password?",
    "newHere": "New here?",
    "register": "Register",
    "trial": "Try without an account",
    "trialHint": "Free play credits for two hours.",
    "last": {
      "title": "Welcome back",
      "text": "Last login: {{when}}, {{place}}. If this wasn’t you, change your password.",
      "notMe": "This wasn’t me"
    },
    "logout": {
      "title": "Log out?",
      "text": "You can log in again at any time.",
      "cancel": "Stay logged in",
      "confirm": "Log out",
      "over": "You are logged out",
      "overText": "Nobody is logged in here in this browser. You can log in again at any time.",
      "close": "OK"
    }
  },
  "lottery": {
    "title": {
      "all": "Lotteries",
      "vn": "Vietnamese lotteries",
      "sea": "Southeast Asian lotteries"
    },
    "in_no_data": "Nothing here yet",
    "emptyHint": "Lotteries appear here once they are available.",
    "failed": "The lotteries did not load",
    "retry": "Try again",
    "modes": "Lottery types",
    "mode": {
      "LOTT": "Lottery",
      "ZY": "ZY",
      "ELOTT": "E-lottery",
      "SEA": "Southeast Asia"
    },
    "recent": "Recently played",
    "lotteries": "All lotteries",
    "every_one": "A draw every minute",
    "every_other": "A draw every {{count}} minutes",
    "numbers": "Numbers: {{numbers}}",
    "numbersUnknown": "No results right now",
    "start": "Start now",
    "next": {
      "in": "Next draw in",
      "at": "Draw time",
      "closes": "Betting closes",
      "seconds": "{{seconds}} s before the draw",
      "issue": "Draw number",
      "drawing": "Drawing now"
    },
    "draws": {
      "title": "Latest results",
      "none": "No results yet",
      "noneHint": "Results appear here after the next draw.",
      "failed": "The results did not load"
    },
    "standing": {
      "title": "Your progress",
      "weekly": "This week",
      "daily": "Today",
      "done": "Missions completed",
      "open": "Missions left",
      "claimable": "Ready to claim",
      "staked": "Staked on these lotteries",
      "failed": "Your missions did not load"
    },
    "leaders": {
      "title": "Leaderboard",
      "until": "Until {{moment}}",
      "none": "No bets on these lotteries yet.",
      "failed": "The leaderboard did not load",
      "you": "You",
      "own": "Your rank: {{place}}. Total staked: {{staked}}."
    }
  },
  "member": {
    "title": "My account",
    "retry": "Try again",
    "close": "Close",
    "agentCentre": "Your team, contracts and income",
    "since": "Member since {{date}}",
    "picture": {
      "change": "Change picture",
      "title": "Profile picture",
      "text": "Other players see it next to your nickname.",
      "nth": "Picture {{number}}",
      "failed": "The pictures did not load",
      "kept": "Your picture was not changed.",
      "done": "Picture changed"
    },
    "balance": {
      "title": "Balance",
      "main": "Main wallet"
    },
    "overview": {
      "way": {
        "title": "In progress",
        "failed": "Deposits and withdrawals in progress did not load",
        "none": "No deposits or withdrawals in progress."
      },
      "limits": {
        "title": "Your limits",
        "more": "Play safely",
        "failed": "Your limits did not load",
        "none": "You have not set any deposit or loss limits.",
        "left": "{{amount}} left",
        "deposit": {
          "day": "Daily deposit limit",
          "week": "Weekly deposit limit",
          "month": "Monthly deposit limit"
        },
        "loss": {
          "day": "Daily loss limit",
          "week": "Weekly loss limit",
          "month": "Monthly loss limit"
        }
      },
      "bets": {
        "title": "Recent bets",
        "more": "Bet history",
        "failed": "Your recent bets did not load",
        "none": "No bets in the last 30 days.",
        "won": "Won",
        "lost": "Lost",
        "open": "open"
      }
    },
    "entries": {
      "label": "Your account"
    },
    "details": {
      "title": "Your details",
      "failed": "Your details did not load",
      "edit": "Edit",
      "editTitle": "Edit your details",
      "none": "Not provided",
      "unbound": "Not added",
      "mobile": "Mobile number",
      "email": "Email address",
      "contacts": "Change your phone or email in Security",
      "save": "Save",
      "done": "Details saved"
    },
    "field": {
      "nickname": "Nickname",
      "realName": "Real name",
      "birthday": "Date of birth",
      "fullName": "Full name",
      "nationality": "Nationality",
      "occupation": "Occupation",
      "sourceOfIncome": "Source of income",
      "idNumber": "ID document number",
      "whatsapp": "WhatsApp",
      "facebook": "Facebook",
      "telegram": "Telegram",
      "zalo": "Zalo",
      "line": "Line",
      "wechat": "WeChat",
      "qqNum": "QQ number"
    },
    "hint": {
      "nickname": "Other players see this name. {{length}}",
      "realName": "As it appears on your bank account. You can set it only once.",
      "birthday": "For example {{example}}. You can set it only once."
    }
  },
  "missions": {
    "title": "Missions",
    "lead": "Small goals for each day and week. New missions follow every day and week, so there is no rush.",
    "retry": "Try again",
    "failed": "Your missions did not load",
    "none": "No missions right now",
    "noneHint": "Daily and weekly missions appear here.",
    "toGames": "See games",
    "period": {
      "daily": "Today",
      "weekly": "This week"
    },
    "resets": "New missions: {{moment}}",
    "metric": {
      "staked": "Total staked",
      "bets": "Rounds",
      "games": "Different games"
    },
    "progress": "{{reached}} of {{target}}",
    "reward": "Reward",
    "claimed": "Claimed",
    "board": {
      "title": "Leaderboard",
      "periods": "Leaderboard period",
      "daily": "Daily",
      "weekly": "Weekly",
      "until": "Until {{moment}}",
      "failed": "The leaderboard did not load",
      "none": "No players on the leaderboard yet",
      "noneHint": "Ranks appear here once bets are settled.",
      "label": "Leaderboard by total staked",
      "player": "Player",
      "staked": "Total staked",
      "prize": "Prize",
      "noPrize": "–",
      "you": "You",
      "yours": "Your rank",
      "yourPlace": "Rank {{place}}",
      "noPlace": "Not ranked yet",
      "noPlaceHint": "You have no settled bets in this period. Taking part is never required.",
      "paid": "Prizes paid",
      "paidAt": "Last paid on {{moment}}",
      "neverPaid": "No prizes have been paid yet. They are paid when the period ends, with no turnover requirement."
    }
  },
  "modules": {
    "home": "Home",
    "rng": "Slots",
    "mxwin": "Crash games",
    "live": "Live casino",
    "liveShort": "Live",
    "sports": "Sports",
    "esports": "Esports",
    "cockfight": "Cockfighting",
    "fish": "Fishing",
    "pvp": "Card and board games",
    "pvpShort": "Cards",
    "lott": "Lottery",
    "elott": "E-lottery",
    "promotions": "Promotions",
    "promotionsShort": "Promos",
    "pointMall": "Points mall",
    "vip": "VIP rewards",
    "referral": "Invite friends",
    "rewards": "Rewards",
    "missions": "Missions",
    "rebates": "Rebates",
    "feedback": "Feedback",
    "favorite": "Favourites",
    "recent": "Recently played",
    "service": "Customer service",
    "chat": "Chat room",
    "search": "Search games",
    "responsible": "Responsible play",
    "protection": "Play safely",
    "help": "Help centre",
    "terms": "Terms of use",
    "privacy": "Privacy",
    "appGuide": "Get the app",
    "login": "Log in",
    "register": "Register",
    "forgot": "Reset password",
    "member": "My account",
    "memberShort": "Account",
    "deposit": "Deposit",
    "wallet": "Wallet",
    "withdraw": "Withdraw",
    "transfers": "Transfers",
    "lineTransfer": "Member transfer",
    "inbox": "Messages",
    "bets": "Bet history",
    "transactions": "Transaction history",
    "statement": "Monthly statement",
    "profit": "Profit and loss",
    "bonuses": "Bonus details",
    "security": "Security",
    "verification": "Identity verification",
    "logout": "Log out",
    "play": "Game",
    "vendor": "Provider’s games",
    "lotteries": "Lottery draws",
    "vnLottery": "Vietnamese lotteries",
    "seaLottery": "Southeast Asian lotteries",
    "agentLogin": "For agents",
    "agentHome": "Agent centre",
    "agentAnnouncements": "Announcements",
    "agentOverview": "Team overview",
    "agentOverviewShort": "Overview",
    "agentRegistration": "Register account",
    "team": "Team management",
    "teamShort": "Team",
    "teamBets": "Team betting",
    "teamLosses": "User loss",
    "income": "My income",
    "incomeShort": "Income",
    "teamTransactions": "Downline account details",
    "dividends": "Dividend records",
    "dailySalary": "Daily salary",
    "hourlySalary": "Hourly salary",
    "realtimeSalary": "Real-time salary",
    "contracts": "Contracts",
    "agentInbox": "Platform messages",
    "agentService": "Customer service (agents)",
    "notFound": "Page not found"
  },
  "notFound": {
    "title": "Page not found",
    "text": "The address may be mistyped, or the page may have moved.",
    "home": "Back to the lobby"
  },
  "ownPage": {
    "notYet": "This page opens on {{time}}.",
    "over": "This ended on {{time}}.",
    "promotions": "See current promotions",
    "table": "Table"
  },
  "platform": {
    "error": {
      "network": "The connection was lost. Check your network and try again.",
      "timeout": "The server is taking too long to respond. Try again in a moment.",
      "malformed": "We could not read the server’s response. Try again in a moment.",
      "key_expired": "Too much time has passed to send this again safely: it may already have gone through. Check your transaction history first. If it is not there, you can start again.",
      "invalid_phone_format": "The phone number format is invalid.",
      "invalid_phone": "Enter a valid phone number.",
      "too_many_requests": "Too many attempts. Try again in 5 minutes.",
      "verification_code_invalid": "Wrong verification code. Check it, or get a new one.",
      "verification_code_missing": "Enter the verification code.",
      "verification_code_expired": "This verification code has expired. Request a new one.",
      "recaptcha_invalid": "reCAPTCHA failed, or this site address is not allowed to use it.",
      "quota_exceeded": "No more codes can be sent right now. Try again later.",
      "function_disabled": "This is not available here.",
      "login_failed": "Login was cancelled because the window was closed.",
      "slow_page": "The page is taking longer than usual to load.",
      "invalid_url": "This address is not valid.",
      "overloaded": "We are very busy right now. Please try again in a few seconds.",
      "exclusion_register_unavailable": "We cannot check right now whether you may play. Please try again in a few minutes.",
      "system_maintenance": "Under maintenance. Please come back shortly.",
      "non_member_login": "This account cannot log in here.",
      "non_agent_login": "Only agents can log in here.",
      "user_not_found": "This username or email address does not exist.",
      "not_logged_in": "Your session had ended. Once you are logged in, try again.",
      "load_error": "Part of the page did not load. Reload the page.",
      "not_found": "This is no longer available.",
      "unexpected_error": "Something went wrong. Try again in a moment.",
      "invalid_parameter": "Something you entered was not accepted. Check it and try again.",
      "region_restricted": "Access is restricted for your location or IP address.",
      "method_not_allowed": "This action is not supported. Reload the page.",
      "merchant_unknown": "This site is not registered with the platform.",
      "merchant_mismatch": "The platform does not accept requests from this site.",
      "category_unavailable": "This category is not available here.",
      "vendor_unknown": "This provider is not available here.",
      "game_unknown": "This game is not available here.",
      "period_invalid": "The start date is after the end date.",
      "age_confirmation_needed": "Confirm your age before you play.",
      "free_trial_unavailable": "This game has no free trial.",
      "launch_ended": "This game link has expired. Open the game again.",
      "game_session_over": "This game session has ended. Open the game again.",
      "game_kind_mismatch": "This action is not available in this game.",
      "stake_out_of_range": "The stake is outside this game’s limits.",
      "selection_invalid": "You cannot bet on this.",
      "round_reused": "This round has already been played. Start a new one.",
      "draw_closed": "Betting is closed for this draw. Choose the next one.",
      "payload_undecodable": "The request could not be read. Reload the page.",
      "payload_expired": "The request has expired. Check the clock on your device and try again.",
      "real_account_needed": "This needs a real account. Register to continue.",
      "agent_needed": "Only agents can do this.",
      "details_needed": "Add your real name and date of birth to continue.",
      "player_excluded": "You are taking a break from playing, so this is not available.",
      "player_suspended": "Your agent has suspended your account, so this is not available. You can still withdraw.",
      "payload_replayed": "We have already received this request. Try again.",
      "payload_too_large": "The file or message is too large to send.",
      "media_type_unsupported": "This type of content is not accepted.",
      "encryption_needed": "The request was not accepted. Reload the page.",
      "idempotency_key_reused": "This request was already used for something else. Try again.",
      "reality_check_due": "Confirm your reality check before you continue.",
      "reality_check_not_due": "There is no reality check to confirm right now.",
      "session_limit_reached": "You have reached your session limit. Take a break of at least 30 minutes.",
      "loss_limit_reached": "This would exceed the loss limit you set.",
      "limit_raise_unknown": "You have no limit increase to confirm.",
      "limit_raise_waiting": "You can confirm a higher limit 24 hours after you request it.",
      "login_incorrect": "Wrong username or password.",
      "captcha_needed": "Enter the characters in the picture.",
      "captcha_wrong": "The characters do not match. Try the new picture.",
      "human_check_needed": "Please confirm that you are human.",
      "human_check_failed": "Human verification failed. Try again.",
      "verification_needed": "You have not logged in from here before. Confirm that it’s you.",
      "verification_ended": "This login has expired. Log in again.",
      "contact_unbound": "This contact is not linked to your account.",
      "social_login_failed": "We could not confirm your identity. Try again, or log in another way.",
      "social_account_unknown": "This account is not registered here yet.",
      "social_token_ended": "Your sign-in has expired. Submit the form again to register without it.",
      "promotion_unknown": "This promotion is no longer available.",
      "image_unknown": "This picture is no longer available.",
      "promotion_closed": "This promotion is not open right now.",
      "promotion_not_for_this": "You cannot take part in this promotion this way.",
      "promotion_joined": "You have already joined.",
      "promotion_unfinished": "You have not met the condition of this promotion yet.",
      "application_open": "Your application is under review. You will see our reply here.",
      "raffle_ticket_missing": "You have no tickets to open.",
      "image_invalid": "Choose PNG or JPG pictures, up to 5 MB each.",
      "reward_unknown": "This reward is no longer available.",
      "reward_claimed": "You have already claimed this.",
      "reward_expired": "The time to claim this reward has passed.",
      "transition_refused": "This can no longer be done. Reload the page.",
      "wallet_single": "All games share one wallet here, so there is nothing to transfer.",
      "vendor_wallet_busy": "This provider’s wallet is busy. Try again in a moment.",
      "vendor_wallet_maintenance": "This provider’s wallet is under maintenance. Anything in it is safe and can be moved once it is open again.",
      "wallet_same": "Choose two different wallets.",
      "balance_insufficient": "Insufficient balance in this wallet.",
      "amount_out_of_range": "This amount is outside the allowed range.",
      "line_member_unknown": "This member is neither your upline nor in your downline.",
      "line_transfer_unavailable": "Transfers to this account are not available.",
      "registration_link_unknown": "This link no longer exists.",
      "registration_link_disabled": "This link is already disabled.",
      "registration_links_full": "You have reached the maximum number of links. Disable one first.",
      "registration_link_day_invalid": "Choose today or a later day.",
      "rebate_too_high": "The rebate is higher than your own.",
      "rebate_too_low": "This member has given more than this to others.",
      "rebate_changed": "The rebate was changed in the meantime. Check it and try again.",
      "contract_unknown": "This contract no longer exists.",
      "contract_rate_too_high": "The rate is higher than your own contract’s rate.",
      "contract_rate_not_higher": "The rate must be higher than in the current contract.",
      "contract_offer_open": "An offer of this type is still awaiting a reply.",
      "contract_period_invalid": "A dividend needs a period; a salary does not.",
      "contract_endings_changed": "What ends with this contract has changed. Check the list again.",
      "contract_agent_unavailable": "Contracts with this account are not available.",
      "agent_downline_needed": "You can offer contracts only to agents in your direct downline.",
      "period_too_long": "Choose a period of up to 186 days.",
      "payment_password_missing": "Set a payment password first.",
      "payment_password_wrong": "Wrong payment password.",
      "field_invalid": "Check the highlighted fields.",
      "invitation_code_error": "This referral code does not exist.",
      "terms_outdated": "The terms have changed. Read and accept the new terms.",
      "deposit_unknown": "This deposit no longer exists.",
      "deposit_state": "This deposit can no longer be changed.",
      "deposit_limit_reached": "This would exceed the deposit limit you set.",
      "deposits_open": "Complete your pending deposits first.",
      "deposit_method_unknown": "This deposit method is no longer available. Choose another one.",
      "transaction_used": "This transaction ID was already used for another deposit. Check it and enter it again.",
      "password_wrong": "Wrong password.",
      "password_unchanged": "This is your current password. Choose a different one.",
      "link_ended": "This link has expired. Request a new one.",
      "step_up_needed": "Confirm again that it’s you.",
      "contact_taken": "This is already linked to another account.",
      "contact_last": "Keep at least a mobile number or an email address on your account.",
      "authenticator_bound": "You already have an authenticator app. Remove it first.",
      "payout_account_unknown": "This account no longer exists.",
      "payout_holder_differs": "The account holder must match the real name on your account.",
      "payout_account_taken": "This account is already in use.",
      "payout_accounts_full": "You have reached the maximum number of accounts. Remove one first.",
      "payout_account_used": "A withdrawal to this account is in progress.",
      "payout_provider_closed": "Withdrawals can no longer go to this provider. Choose or add another account.",
      "identity_not_verified": "Verify your identity before your first withdrawal or transfer to a member.",
      "verification_closed": "This document cannot be changed now.",
      "verification_incomplete": "Some documents are still missing.",
      "turnover_left": "You have not met the turnover requirement yet.",
      "withdrawals_exhausted": "You have reached the maximum number of withdrawals in 24 hours.",
      "fee_changed": "The fee has changed. Check the review again.",
      "withdrawal_unknown": "This withdrawal no longer exists.",
      "withdrawal_state": "This withdrawal can no longer be changed.",
      "real_name_fixed": "Your real name has been set and cannot be changed.",
      "birthday_fixed": "Your date of birth has been set and cannot be changed.",
      "contract_left": "You still have an agent contract. Ask your upline or customer service to end it. Once it is settled, withdraw your balance and close your account.",
      "balance_left": "You still have a balance, an open bet or a pending deposit. Withdraw your balance, or wait until everything is settled.",
      "mission_unknown": "This mission is no longer available.",
      "mission_unfinished": "You have not completed this mission yet.",
      "rebate_too_small": "Your rebate is below the minimum claim.",
      "referral_too_small": "Your referral earnings are below the minimum claim.",
      "point_item_unknown": "This item is no longer available.",
      "point_record_unknown": "Record not found.",
      "point_item_sold_out": "This item is sold out.",
      "points_too_few": "You do not have enough points.",
      "message_unknown": "This message no longer exists.",
      "chat_room_unknown": "This room is closed.",
      "chat_message_unknown": "This message no longer exists.",
      "chat_model_unknown": "This live chat is not available.",
      "chat_words_refused": "Links, phone numbers and abuse are not allowed here. Edit your message and send it again.",
      "invitation_used_up": "This invitation has been used as often as it allows. Ask the person who sent it for a new one."
    },
    "wait": {
      "until": "Too many attempts. You can try again at {{time}}.",
      "seconds_one": "Too many attempts. Try again in {{seconds}} second.",
      "seconds_other": "Too many attempts. Try again in {{seconds}} seconds."
    }
  },
  "play": {
    "game": "Game",
    "frame": "Game: {{name}}",
    "leave": "Leave game",
    "trial": "Free trial",
    "session": "Your session",
    "clock": "Site time",
    "time": "Time",
    "elapsed": "Session time",
    "staked": "Staked",
    "won": "Won",
    "net": "Net result",
    "safety": "Play safely",
    "ageSign": "{{age}}+",
    "fullScreen": "Full screen",
    "opening": "Opening game…",
    "slow": {
      "title": "This game is taking longer than usual",
      "hint": "You can keep waiting, or open it again. Nothing is staked while it loads.",
      "again": "Open again"
    },
    "failed": {
      "title": "The game did not open",
      "retry": "Try again",
      "games": "Back to games",
      "playReal": "Play with your balance"
    },
    "window": {
      "title": "This game opens in a new tab",
      "hint": "This page stays open and shows your time and results.",
      "open": "Open game",
      "opened": "The game is open in another tab",
      "openedHint": "Close that tab when you finish playing. Your time and results stay here.",
      "again": "Open again"
    },
    "none": {
      "title": "Game not found",
      "text": "This link does not lead to a game. Choose one in the lobby."
    },
    "age": {
      "title": "Are you {{age}} or older?",
      "text": "Free trials are for adults only. You must be at least {{age}} years old.",
      "yes": "Yes, I am {{age}} or older",
      "no": "No, go back"
    },
    "stop": {
      "playOn": "Continue playing",
      "back": "Back to the game",
      "reality_check_due": {
        "title": "Reality check",
        "text": "Here is how long your session has lasted and how much you have won or lost. The game is paused until you continue."
      },
      "session_limit_reached": {
        "title": "Session limit reached",
        "text": "You have reached the session limit you set. You can play again after a break of at least 30 minutes."
      },
      "loss_limit_reached": {
        "title": "Loss limit reached",
        "text": "You have reached the loss limit you set. You can play again once earlier losses no longer count towards it."
      },
      "stake_too_high": {
        "title": "This stake exceeds your loss limit",
        "text": "You could lose more than your loss limit allows, so the stake was not placed. You can stake less, or stop here."
      },
      "player_excluded": {
        "title": "You are taking a break from playing",
        "text": "You cannot open games until your break ends. You can still view your records and withdraw."
      },
      "player_suspended": {
        "title": "Your agent has suspended your account",
        "text": "You cannot open games until the suspension is lifted. You can still view your records and withdraw. The reason is in your messages."
      }
    },
    "funds": {
      "title": "Add balance to your {{vendor}} wallet",
      "why": "{{vendor}} games use a separate wallet, and its balance is below the minimum stake.",
      "without": "Open without a transfer",
      "form": "Transfer to this game",
      "from": "From",
      "vendorWallet": "{{vendor}} wallet",
      "transferAndPlay": "Transfer {{amount}} and play",
      "transfer": "Transfer {{amount}}",
      "moved": "{{amount}} transferred to your {{vendor}} wallet",
      "mainNow": "Main wallet: {{amount}}",
      "returned": "Your balance is back in your main wallet: {{amount}}",
      "failed": "Your wallets did not load",
      "nothing": "Nothing to transfer to {{vendor}}",
      "nothingHint": "Your main wallet and your other provider wallets are empty. Make a deposit and come back to this game, or open it without a balance.",
      "nothingOnBreak": "Your main wallet and your other provider wallets are empty. There are no deposits during your break.",
      "deposit": "Deposit",
      "lowBalance": "Your balance is too low for this stake.",
      "automaticOn": "Automatic transfer is on: your balance moves to this game and returns to your main wallet when you leave.",
      "automaticAction": "Transfer and play",
      "inGame": "Game balance",
      "openWallets": "Open your wallets",
      "wallets": "Your wallets",
      "close": "Close",
      "low": "Your {{vendor}} wallet balance is too low for this stake.",
      "short": "Balance too low",
      "topUp": "Add balance",
      "closeLine": "Dismiss"
    }
  },
  "pointMall": {
    "seo": {
      "pointMall": "The {{brand}} points mall: how to earn points and what to redeem them for. Points never expire."
    },
    "title": "Points mall",
    "lead": "Earn points as you play and redeem them whenever you like. Points never expire.",
    "retry": "Try again",
    "unconfirmed": {
      "title": "Not confirmed yet",
      "text": "We did not get a response, so the points may already have been deducted. Trying again will not deduct them twice."
    },
    "alreadyDone": {
      "title": "Already completed",
      "text": "An earlier attempt went through. You can see it in Points history."
    },
    "logIn": "Log in to see the mall and your points",
    "logInAction": "Log in",
    "views": {
      "label": "Points mall sections",
      "items": "Mall",
      "records": "Points history"
    },
    "how": {
      "title": "How points work",
      "earn": "You earn points on every settled bet, in any game.",
      "earnRate": "You earn 1 point for every {{stake}} of settled bets, in any game.",
      "redeem": "Redeem points for rewards in the mall. Every request is reviewed; if it is rejected, you get your points back.",
      "convert": "Or convert them into play credits.",
      "convertRate": "Or convert them: {{points}} points = {{unit}}.",
      "expire": "Points never expire, so there is no need to play just to keep them."
    },
    "ratesFailed": "Conversion rates did not load",
    "balance": {
      "title": "Your points",
      "failed": "Your points did not load",
      "points": "Points balance",
      "claimable": "Ready to claim",
      "inProcess": "Under review",
      "claim": "Claim {{points}} points",
      "claimed": "{{points}} points added",
      "claimFailed": "Could not claim the points",
      "convert": "Convert points"
    },
    "items": {
      "title": "Rewards",
      "failed": "The mall did not load",
      "none": "The mall is empty right now",
      "noneHint": "Rewards you can redeem appear here. Your points are safe.",
      "more": "Show more rewards",
      "price": "{{points}} points",
      "stock": "In stock: {{stock}}",
      "soldOut": "Sold out",
      "short": "You need {{points}} more points",
      "redeem": "Redeem",
      "redeemNamed": "Redeem: {{name}}"
    },
    "redeem": {
      "title": "Redeem: {{name}}",
      "close": "Close",
      "form": "Redeem",
      "price": "Price",
      "after": "Balance after",
      "points": "{{points}} points",
      "credit": "Points are deducted now. You can claim the credits under Rewards once the request is approved.",
      "goods": "Points are deducted now. The item is sent once the request is approved.",
      "submit": "Redeem {{points}} points",
      "failed": "Could not redeem",
      "kept": "You can try again: points are never deducted twice.",
      "done": "Request under review",
      "doneText": "You can follow it in Points history."
    },
    "convert": {
      "title": "Convert points",
      "close": "Close",
      "form": "Conversion",
      "amount": "Points to convert",
      "hint": "You have {{points}} points. Minimum {{least}}, whole points only.",
      "missing": "Enter a whole number of points.",
      "least": "Enter at least {{least}}.",
      "most": "You have {{points}} points.",
      "gives": "You get {{money}}.",
      "submit": "Convert points",
      "failed": "Could not convert",
      "kept": "You can try again: points are never deducted twice.",
      "done": "{{money}} is in your wallet"
    },
    "password": {
      "label": "Payment password",
      "missing": "Enter your payment password.",
      "show": "Show password",
      "hide": "Hide password"
    },
    "records": {
      "label": "Points history",
      "failed": "Points history did not load",
      "none": "No records in this period",
      "noneHint": "Points you earn, redeem or convert appear here.",
      "types": "Type",
      "periods": "Period",
      "days": "Last {{days}} days",
      "all": "All",
      "earned": "Earned",
      "redeemed": "Redeemed",
      "converted": "Converted",
      "in_process": "Under review",
      "rejected": "Rejected",
      "approved": "Approved",
      "received": "Points received",
      "spent": "Points spent",
      "count": "Records",
      "time": "Time",
      "what": "Description",
      "points": "Points",
      "status": "Status",
      "details": "Details",
      "close": "Close",
      "stakes": "Bets counted",
      "money": "Credited to wallet",
      "remark": "Note",
      "decided": "Reviewed on"
    }
  },
  "profit": {
    "title": "Profit and loss",
    "groups": "Group by",
    "by": {
      "day": "Day",
      "week": "Week",
      "month": "Month",
      "vendor": "Provider",
      "game": "Game"
    },
    "weekOf": "Week of {{day}}",
    "period": "This period",
    "before": "Previous period",
    "days": "{{from}} to {{to}}",
    "bets": "Settled bets",
    "stake": "Stake",
    "payout": "Return",
    "net": "Net result",
    "label": "Net result in detail",
    "chart": {
      "day": "Net result by day",
      "week": "Net result by week",
      "month": "Net result by month",
      "vendor": "Net result by provider, highest stakes first",
      "game": "Net result by game, highest stakes first",
      "summary": "Net result {{net}}, settled bets: {{bets}}.",
      "table": "Show as table"
    },
    "none": "No settled bets in this period",
    "noneHint": "Try other dates. Open bets appear here once they are settled.",
    "toBets": "See your bets",
    "limits": {
      "text": "You can set limits on deposits, losses and session length, or take a break, at any time.",
      "link": "Limits and breaks"
    },
    "more": "Show more",
    "failed": "Your profit and loss did not load",
    "retry": "Try again"
  },
  "promotions": {
    "seo": {
      "promotions": "Current promotions at {{brand}}, with all conditions on one page and no rush."
    },
    "title": "Promotions",
    "lead": "What’s on, what you get and what the conditions are.",
    "mine": "My applications",
    "retry": "Try again",
    "types": {
      "label": "Promotion types",
      "all": "All",
      "newcomer": "New players",
      "deposit": "Deposits",
      "play": "Games",
      "raffle": "Raffles",
      "event": "Events"
    },
    "list": {
      "turnover": "Turnover requirement: {{turnover}}",
      "label": "Promotions",
      "failed": "The promotions did not load",
      "none": "No promotions right now",
      "noneHint": "New promotions appear here.",
      "noneOfType": "No promotions of this type right now",
      "all": "Show all promotions",
      "more": "Show more promotions"
    },
    "status": {
      "claim": "Ready to claim",
      "applying": "Under review",
      "rejected": "Rejected",
      "issued": "Approved",
      "claimed": "Claimed",
      "expired": "Expired",
      "process": "In progress",
      "joined": "Joined",
      "coming_soon": "Coming soon"
    },
    "act": {
      "join": "Join",
      "joinNamed": "Join: {{title}}",
      "apply": "Apply",
      "applyNamed": "Apply: {{title}}",
      "again": "Apply again",
      "againNamed": "Apply again: {{title}}",
      "claim": "Claim {{amount}}",
      "claimNamed": "Claim {{amount}}: {{title}}",
      "open": "Open ticket",
      "openNamed": "Open ticket: {{title}}",
      "logIn": "Log in to take part",
      "logInNamed": "Log in to take part: {{title}}",
      "coming": "One moment…",
      "withDeposit": "Choose it when you make a deposit."
    },
    "done": {
      "joined": "You have joined",
      "joinedText": "Your settled bets count from now on.",
      "joinedRaffle": "Your ticket is ready. Open it whenever you like.",
      "claimed": "{{amount}} is in your wallet",
      "turnover": "Turnover requirement: stake {{amount}} before your next withdrawal.",
      "failed": "Could not complete this"
    },
    "period": {
      "from": "From {{start}}",
      "until": "Until {{end}}",
      "between": "{{start}} to {{end}}",
      "endless": "No end date"
    },
    "detail": {
      "path": "Breadcrumb",
      "failed": "The promotion did not load",
      "gone": "This promotion is no longer available",
      "goneHint": "It has ended, or the link is wrong.",
      "all": "See all promotions",
      "facts": "At a glance",
      "terms": "Conditions",
      "reward": "Reward",
      "rewardUpTo": "Up to {{amount}}",
      "rewardPercent": "{{percent}}% of your deposit, up to {{amount}}",
      "deposit": "Deposit",
      "depositFrom": "{{amount}} or more",
      "turnover": "Turnover requirement",
      "turnoverTimes": "{{times}}× the reward",
      "turnoverOnce": "1× the reward",
      "turnoverNone": "None",
      "period": "Period",
      "tickets": "Your tickets",
      "ticketCount": "{{unopened}} unopened, {{opened}} opened",
      "progress": "Staked so far",
      "progressOf": "{{reached}} of {{target}}",
      "answers": "See your applications"
    },
    "raffle": {
      "won": "You won {{amount}}",
      "lost": "No prize on this ticket",
      "ticket": "Ticket no. {{ticket}}",
      "paid": "It has been added to your wallet.",
      "left": "Unopened tickets: {{left}}",
      "next": "Open next ticket",
      "close": "Close"
    },
    "application": {
      "title": "Apply",
      "form": "Application",
      "statement": "Your message",
      "statementMissing": "Enter a message.",
      "statementLong": "Use at most {{maximum}} characters.",
      "count": "{{used}} of {{maximum}}",
      "left": "{{left}} characters left",
      "over": "{{over}} characters too many",
      "images": "Pictures",
      "imagesHint": "Cover any names and numbers you want to keep private.",
      "imagesMissing": "Add at least one picture.",
      "choose": "Choose pictures, or drag them here",
      "rules": "PNG or JPG, up to {{size}} each, {{files}} at most",
      "remove": "Remove {{name}}",
      "refusedType": "Not added: only PNG and JPG files are allowed.",
      "refusedSize": "Not added: the file is larger than {{size}}.",
      "refusedCount": "Not added: you already have {{files}} pictures.",
      "outcome": "Pictures added: {{taken}}, not added: {{refused}}",
      "megabytes": "{{size}} MB",
      "kilobytes": "{{size}} KB",
      "send": "Send application",
      "failed": "The application was not sent",
      "kept": "Your message and pictures are still here.",
      "sent": "Application sent",
      "sentText": "You will see our reply here."
    },
    "applications": {
      "title": "My applications",
      "failed": "Your applications did not load",
      "none": "No applications yet",
      "noneHint": "Your applications and our replies appear here.",
      "logIn": "Log in to see your applications",
      "logInAction": "Log in",
      "more": "Show older applications",
      "in_process": "Under review",
      "rejected": "Rejected",
      "approved": "Approved",
      "sent": "Sent {{date}}",
      "decided": "Reviewed {{date}}",
      "pictures": "Pictures: {{images}}",
      "answer": "Reply",
      "open": "View promotion"
    }
  },
  "protection": {
    "title": "Play safely",
    "lead": "Set your own limits, reality checks and breaks. They apply in every game.",
    "responsible": "Warning signs, and where to find help",
    "failed": "Your limits did not load",
    "retry": "Try again",
    "close": "Close",
    "cancel": "Cancel",
    "set": "Set limit",
    "change": "Change",
    "remove": "Remove",
    "named": "{{action}}: {{limit}}",
    "none": "No limit",
    "used": "{{used}} of {{most}}",
    "holds": "Your limit is now active",
    "waits": "Your current limit stays in place for now",
    "spans": {
      "day": "Daily",
      "week": "Weekly",
      "month": "Monthly"
    },
    "deposit": {
      "title": "Deposit limits",
      "text": "The most you can deposit in any 24 hours (daily), 7 days (weekly) or 30 days (monthly). If you set more than one limit, the lowest applies.",
      "limit": "{{span}} deposit limit",
      "left": "You can still deposit {{amount}}."
    },
    "loss": {
      "title": "Loss limits",
      "text": "The most you can lose in any 24 hours (daily), 7 days (weekly) or 30 days (monthly). A stake that could exceed it is not accepted.",
      "limit": "{{span}} loss limit"
    },
    "session": {
      "title": "Session limit",
      "text": "How long you can play in one session. After that, play stops for at least 30 minutes.",
      "limit": "Session length",
      "minutes": "{{minutes}} minutes"
    },
    "form": {
      "first": "The limit takes effect as soon as you set it. You can lower it at any time; raising it takes 24 hours.",
      "change": "Your limit is {{held}}. A lower limit takes effect at once. A higher one takes effect after 24 hours, once you confirm it.",
      "most": "Limit",
      "unit": "minutes",
      "minutes": "Enter a whole number of minutes from 1 to 1440.",
      "submit": "Save limit"
    },
    "removal": {
      "title": "Remove this limit? {{limit}}",
      "text": "The limit stays in place for another 24 hours. After that, we ask you to confirm before removing it.",
      "confirm": "Request removal"
    },
    "raise": {
      "asked": "Requested: {{raised}}",
      "gone": "no limit",
      "from": "Your current limit stays in place. You can confirm the change from {{time}}.",
      "due": "24 hours have passed. Do you still want this change? You can confirm it until {{time}}.",
      "lapsed": "This request was not confirmed in time and has lapsed. Your current limit stays in place. Request the change again if you still want it.",
      "open": "Confirm change",
      "keep": "Keep {{held}}",
      "confirmTitle": "Change this limit? {{limit}}",
      "confirmText": "From now on: {{raised}}. Continue only if you can afford it.",
      "confirm": "Change limit"
    },
    "check": {
      "title": "Reality check",
      "text": "The game pauses to show how long your session has lasted, what you have staked and your result. It continues once you confirm.",
      "every": "Remind me every",
      "minutes": "{{minutes}} minutes",
      "next": "Next reality check at {{time}}.",
      "save": "Save",
      "saved": "You will get a reality check every {{minutes}} minutes"
    },
    "break": {
      "title": "Take a break",
      "text": "A break cannot be ended early, by you or by us. That is what makes it work.",
      "length": "Length of break",
      "lengthMissing": "Choose the length of your break.",
      "scope": "Applies to",
      "brand": "{{brand}} only",
      "licensee": "All sites of the same operator",
      "atBrand": "at {{brand}}",
      "atAll": "at all sites of the same operator",
      "next": "Continue",
      "back": "Back",
      "sure": "A break of {{length}} {{where}} starts when you press the button.",
      "begin": "Start a break of {{length}}",
      "begun": "Your break has started. It ends on:",
      "on": "You are on a break",
      "until": "Your break ends on",
      "stops": "You cannot play, deposit or take part in promotions.",
      "works": "You can still log in, view your records and withdraw.",
      "final": "It cannot be ended early, by you or by us.",
      "days_one": "{{figure}} day",
      "days_other": "{{figure}} days",
      "weeks_one": "{{figure}} week",
      "weeks_other": "{{figure}} weeks",
      "months_one": "{{figure}} month",
      "months_other": "{{figure}} months",
      "years_one": "{{figure}} year",
      "years_other": "{{figure}} years"
    },
    "timeOut": {
      "text": "A time-out is a short break, from 24 hours to 6 weeks.",
      "open": "Take a time-out"
    },
    "exclusion": {
      "text": "Self-exclusion is for when play has stopped being fun, from 6 months to 5 years.",
      "open": "Self-exclude"
    },
    "closure": {
      "title": "Close your account",
      "text": "Close your account if you no longer want to play here. If you only need a pause, take a break instead.",
      "open": "Close account",
      "final": "Your account is closed permanently and cannot be reopened.",
      "money": "Withdraw your balance first. The account stays open while you have a balance, an open bet or a pending deposit.",
      "points": "Unused points and rewards are lost when the account is closed.",
      "submit": "Close my account permanently",
      "done": "Your account is closed"
    }
  },
  "rebates": {
    "title": "Rebates",
    "lead": "Get a share of your stakes back, and claim it whenever you like.",
    "retry": "Try again",
    "failed": "Your rebates did not load",
    "claimable": "Ready to claim",
    "rate": "Rebate rate",
    "percent": "{{percent}}%",
    "next": "Next settlement",
    "minimum": "Minimum claim: {{minimum}}.",
    "all": "All providers",
    "providers": "By provider",
    "staked": "Total staked",
    "pending": "Stake not yet counted",
    "none": "No rebate yet",
    "noneHint": "Your bets are totalled at the end of each day. Your rebate then appears here, by provider.",
    "toGames": "See games",
    "history": {
      "title": "History",
      "label": "Claimed rebates",
      "provider": "Provider",
      "time": "Time",
      "staked": "Total staked",
      "rate": "Rebate rate",
      "amount": "Rebate",
      "count": "Number of rebates",
      "older": "Show older rebates",
      "none": "No rebates in this period",
      "noneHint": "Rebates you claim appear here. Try other dates.",
      "failed": "Your rebate history did not load"
    }
  },
  "recovery": {
    "title": "Reset password",
    "close": "Close",
    "ways": "Ways to reset your password",
    "by": {
      "mobile": "By phone",
      "email": "By email"
    },
    "mobileSubmit": "Save and log in",
    "username": "Username",
    "email": "Email address",
    "emailInvalid": "Enter an email address.",
    "emailSubmit": "Send link",
    "sent": {
      "title": "Check your inbox",
      "text": "If the username and email address match, a link is on its way. It works once, within {{minutes}} minutes.",
      "again": "Send again"
    },
    "linkText": "Choose a new password. You will be logged out on all devices.",
    "linkSubmit": "Save password",
    "done": {
      "title": "Password changed",
      "text": "Log in with your new password."
    },
    "login": "Back to login"
  },
  "referral": {
    "seo": {
      "referral": "Invite friends to {{brand}}: how invitations work and what you earn."
    },
    "title": "Invite friends",
    "lead": "Share your link with friends who would enjoy it.",
    "retry": "Try again",
    "how": {
      "title": "How it works",
      "share": "Send a friend your link or code.",
      "join": "Your friend registers with it.",
      "earn": "You receive a small share of what your friends stake. It costs them nothing.",
      "care": "Invite adults only, and nobody who is taking a break."
    },
    "visitor": {
      "title": "Log in to invite friends",
      "action": "Log in"
    },
    "invited": {
      "title": "A friend has invited you",
      "text": "Register with the code below to be linked to your friend. It costs you nothing.",
      "code": "Referral code",
      "register": "Register with this code",
      "look": "Look around first"
    },
    "dead": {
      "title": "This invitation no longer works",
      "text": "It has expired, was switched off, or its code is not complete. You can register without it, or ask for a new link.",
      "without": "Register without it"
    },
    "own": {
      "deadTitle": "This link does not work right now",
      "deadText": "Nobody can register with it. Customer service can tell you why.",
      "deadAction": "Customer service",
      "failed": "Your referral link did not load",
      "title": "Your referral link",
      "link": "Link",
      "code": "Code",
      "copyLink": "Copy link",
      "copyCode": "Copy code",
      "copied": "Copied",
      "copyFailed": "Could not copy. Select the text and copy it.",
      "share": "Share",
      "shareText": "Join me at {{brand}}",
      "qr": "QR code of your referral link",
      "save": "Save image",
      "closed": "You cannot invite friends right now",
      "closedHint": "Friends who have already joined stay linked to you."
    },
    "earnings": {
      "title": "Your earnings",
      "earned": "Paid so far",
      "claimable": "Ready to claim",
      "minimum": "Minimum claim: {{minimum}}.",
      "claim": "Claim {{amount}}",
      "claimed": "{{amount}} is in your wallet",
      "turnover": "Turnover requirement: stake {{amount}} before your next withdrawal.",
      "failed": "Could not claim"
    },
    "funnel": {
      "title": "Friends you invited",
      "registered": "Registered with your link",
      "deposited": "Made a deposit",
      "played": "Placed a bet",
      "of": "{{figure}} of {{all}}"
    },
    "tiers": {
      "title": "Tiers",
      "tier": "Tier {{tier}}",
      "friends": "Friends",
      "percent": "Commission rate",
      "percentOf": "{{percent}}%",
      "earned": "Paid"
    },
    "friends": {
      "title": "Friends",
      "failed": "Your friends did not load",
      "none": "Nobody has joined yet",
      "noneHint": "Friends who register with your link appear here.",
      "joined": "Joined {{date}}",
      "tier": "Tier {{tier}}",
      "more": "Show more friends"
    }
  },
  "register": {
    "title": "Register",
    "close": "Close registration",
    "ways": "Ways to register",
    "by": {
      "username": "With username",
      "mobile": "With phone"
    },
    "closed": "Registration is closed",
    "closedHint": "You cannot register here right now. Contact customer service to learn more.",
    "newcomer": {
      "text": "You are signed in with {{provider}} as {{who}}. Once registered, you can log in with it here.",
      "letGo": "Register without {{provider}}"
    },
    "field": {
      "username": "Username",
      "password": "Password",
      "email": "Email address",
      "fullName": "Full name",
      "payeeName": "Bank account holder’s name",
      "paymentPassword": "Payment password",
      "birthday": "Date of birth",
      "nationality": "Nationality",
      "occupation": "Occupation",
      "sourceOfIncome": "Source of income",
      "idNumber": "ID document number",
      "whatsapp": "WhatsApp",
      "facebook": "Facebook",
      "telegram": "Telegram",
      "zalo": "Zalo",
      "line": "Line",
      "wechat": "WeChat",
      "qqNum": "QQ number",
      "recommenderId": "Referrer ID",
      "affiliateCode": "Affiliate code",
      "referralCode": "Referral code"
    },
    "invited": "I have an invitation or a code",
    "checkedLater": "We could not check this username yet. We will check it when you submit the form.",
    "invitationHint": {
      "recommenderId": "The username of the member who told you about us. {{format}}",
      "affiliateCode": "From the website or page that sent you here. {{format}}",
      "referralCode": "From a friend’s invitation. {{format}}"
    },
    "birthdayHint": "For example {{example}}.",
    "age": "I am {{age}} or older.",
    "ageMissing": "You must be {{age}} or over to play here.",
    "terms": "I agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.",
    "termsMissing": "Agree to the terms and the privacy policy to continue.",
    "submit": "Create account",
    "known": "Already have an account?",
    "login": "Log in",
    "invitation": {
      "title": "Invitation not found",
      "invitation_code_error": "Nobody has this code or username. Check it, or leave the field empty. Everything else you entered is still here.",
      "understood": "Back to the form",
      "usedUpTitle": "Invitation used up",
      "invitation_used_up": "As many people have registered with this invitation as it allows. Ask the person who sent it for a new one, or leave the field empty to register without one. Everything else you entered is still here."
    },
    "dead": {
      "title": "This invitation no longer works",
      "text": "It has expired, was switched off, or its code is not complete. You can register without it, or ask for a new link.",
      "without": "Register without it"
    },
    "given": {
      "title": "Your username",
      "text": "Log in with it, or with your phone number. You can also find it under My account."
    },
    "created": "Your account {{account}} has been created.",
    "limit": {
      "title": "Set a deposit limit",
      "text": "Decide now how much you can deposit. Lowering the limit later takes effect at once; raising it takes 24 hours.",
      "amount": "Limit",
      "span": "Period",
      "spanMissing": "Choose a period.",
      "spans": {
        "day": "24 hours",
        "week": "7 days",
        "month": "30 days"
      },
      "submit": "Set limit",
      "later": "Not now"
    },
    "leave": {
      "title": "Leave registration?",
      "text": "The details you entered will not be saved.",
      "stay": "Continue registering",
      "confirm": "Leave"
    }
  },
  "responsible": {
    "seo": {
      "responsible": "How {{brand}} protects players: limits, breaks, reality checks and age checks, warning signs, and where to find help."
    },
    "title": "Responsible play",
    "lead": "Games are for fun. They are never a way to earn money, pay a debt or escape a worry. This page explains how {{brand}} protects you, and where to turn when play stops being fun.",
    "playMoney": {
      "title": "Play credits, not real money",
      "text": "{{brand}} runs on play credits. You cannot buy them, sell them or turn them into money, and no prize has a cash value. Anyone who asks you to pay for credits in our name is lying: do not pay, and tell us."
    },
    "licensed": {
      "title": "Real money, under a licence",
      "text": "{{brand}} takes real-money stakes under the licence named at the foot of every page. Only stake what you can afford to lose, and never borrow to play."
    },
    "age": {
      "title": "{{age}} and over",
      "text": "Nobody under {{age}} may play here. If you share a device with a child, log out when you leave it, keep your passwords to yourself, and use the parental controls of your phone or computer to block this site."
    },
    "here": {
      "title": "What this site does",
      "unhurried": "Nothing here rushes you: no countdowns on offers, no claims that places are running out.",
      "winners": "The winner board shows only what the platform reports. No winner or amount is made up.",
      "noAutoplay": "Nothing plays automatically. You start every round yourself.",
      "mark": "Every page carries a play-money mark, so you always know what is at stake.",
      "reachable": "This page and the age sign are one step away from any page."
    },
    "limits": {
      "title": "Limits you can set",
      "text": "It is easiest to set a limit before you need it. Set limits in your account; customer service can help you if you ask.",
      "deposit": "Deposits: your own limit for 24 hours, 7 days and 30 days. If you set more than one, the lowest applies.",
      "loss": "Losses and time: how much you can lose, and how long you can play in one session.",
      "change": "A lower limit takes effect at once. A higher one takes effect after 24 hours, once you confirm it.",
      "check": "Reality checks: every 15, 30 or 60 minutes the game pauses and shows how long your session has lasted, what you have staked and your result.",
      "set": "Set your limits",
      "more": "Questions about limits and breaks"
    },
    "breaks": {
      "title": "Short and long breaks",
      "timeOut": "A time-out lasts from 24 hours to 6 weeks.",
      "exclusion": "A self-exclusion lasts from 6 months to 5 years, for {{brand}} alone or for all sites of the same operator.",
      "final": "Neither can be ended early, by you or by us. That is what makes them work.",
      "meanwhile": "During a break you can log in, view your records and withdraw. You cannot deposit or play, and you see no offers.",
      "take": "Take a break"
    },
    "signs": {
      "title": "Warning signs",
      "longer": "You play longer, or for more, than you meant to.",
      "chase": "You keep playing to win back your losses.",
      "hide": "You hide how much you play from others.",
      "borrow": "You borrow, sell things or leave bills unpaid in order to play.",
      "mood": "You play to forget worries, anger or sadness.",
      "text": "Even one of these is reason enough to stop for today and talk to someone."
    },
    "habits": {
      "title": "Habits that help",
      "time": "Decide how long you will play before you start, and set an alarm.",
      "breaks": "Take breaks. Stand up, have a drink of water, check the time.",
      "sober": "Do not play when you are tired, upset or have been drinking.",
      "luck": "Remember that every round is a matter of chance. Earlier rounds do not affect the next one."
    },
    "lines": {
      "title": "Helplines",
      "text": "These helplines are for players and for anyone worried about a player.",
      "hours": "Open: {{hours}}",
      "site": "Website of {{name}}"
    },
    "help": {
      "title": "Where to find help",
      "text": "Help is free in many places and confidential.",
      "friend": "Tell someone you trust. Saying it out loud is often the hardest step, and the one that helps most.",
      "doctor": "Speak to a doctor, a counsellor or a public mental health service near you. Problem gambling is a recognised condition and can be treated.",
      "groups": "Look for a self-help group such as Gamblers Anonymous, which meets in many countries and online.",
      "block": "Ask your bank to block gambling payments, and install software that blocks gambling sites on your devices.",
      "danger": "If you are in danger or thinking of harming yourself, call your country’s emergency number at once."
    },
    "contact": {
      "title": "Contact us",
      "text": "Contact us if you want your account closed, or if someone under {{age}} is using this site.",
      "action": "Contact customer service"
    }
  },
  "rewards": {
    "title": "Rewards",
    "lead": "Claim rewards that are ready, and see past ones.",
    "retry": "Try again",
    "ready": "Ready to claim",
    "failed": "Your rewards did not load",
    "none": "Nothing to claim right now",
    "noneHint": "VIP gifts, deposit bonuses and play credits from the points mall appear here as soon as they are ready. Other promotions and missions are claimed on their own pages.",
    "toGames": "See games",
    "until": "Claim by",
    "received": "Received",
    "turnover": "Turnover requirement",
    "noTurnover": "None",
    "source": {
      "promotion": "Promotion",
      "raffle": "Raffle",
      "mission": "Mission",
      "vip": "VIP gift",
      "referral": "Referral",
      "mall": "Points mall"
    },
    "history": {
      "title": "History",
      "label": "Claimed and expired rewards",
      "reward": "Reward",
      "source": "Source",
      "amount": "Amount",
      "status": "Status",
      "time": "Time",
      "claimed": "Claimed",
      "expired": "Expired",
      "money": "Credits claimed",
      "points": "Points claimed",
      "count": "Rewards",
      "older": "Show older rewards",
      "none": "No rewards in this period",
      "noneHint": "Rewards you claim, and any that expire, appear here. Try other dates.",
      "failed": "Your reward history did not load"
    }
  },
  "search": {
    "title": "Search games",
    "close": "Close",
    "field": "Game, provider or category",
    "clear": "Clear search",
    "recent": "Recent searches",
    "forget": "Clear recent searches",
    "start": "Type part of a name",
    "startHint": "Search all games, providers and categories on this site.",
    "providers": "Providers",
    "categories": "Categories",
    "category": "All games",
    "games": "Games",
    "shown": "{{shown}} of {{total}} games",
    "more": "Show more games",
    "trial": "Free trial",
    "trialOf": "Free trial: {{name}}",
    "none": "No games found",
    "noneNamed": "No games with this name.",
    "noneHint": "Check the spelling or try a shorter name.",
    "failed": "The games did not load",
    "retry": "Try again"
  },
  "security": {
    "title": "Security",
    "lead": "How your account is protected, and where you are logged in.",
    "retry": "Try again",
    "overview": {
      "title": "Account security",
      "identityFailed": "Your identity verification did not load",
      "failed": "Your security settings did not load",
      "mobile": "Mobile number",
      "email": "Email address",
      "paymentPassword": "Payment password",
      "passwordChangedAt": "Password last changed",
      "unbound": "Not added",
      "set": "Set",
      "unset": "Not set",
      "expired": "Your password has expired. Choose a new one below."
    },
    "contacts": {
      "bindShort": "Add",
      "changeShort": "Change",
      "removeShort": "Remove",
      "keep": "Keep",
      "submit": "Confirm",
      "emailHint": "We send a code to this address.",
      "emailInvalid": "Enter a valid email address.",
      "bind": {
        "mobile": "Add mobile number",
        "email": "Add email address"
      },
      "change": {
        "mobile": "Change mobile number",
        "email": "Change email address"
      },
      "remove": {
        "mobile": "Remove mobile number",
        "email": "Remove email address"
      },
      "removeTitle": {
        "mobile": "Remove mobile number?",
        "email": "Remove email address?"
      },
      "removeText": "We will stop sending codes there and send a notice that it was removed. You can add it again at any time.",
      "bound": {
        "mobile": "Mobile number added",
        "email": "Email address added"
      },
      "removed": {
        "mobile": "Mobile number removed",
        "email": "Email address removed"
      }
    },
    "password": {
      "title": "Change password",
      "text": "You stay logged in here and are logged out everywhere else.",
      "old": "Current password",
      "submit": "Change password",
      "done": "Password changed",
      "doneText": "You are still logged in here. All other sessions have ended."
    },
    "payment": {
      "title": "Payment password",
      "text": "Required for withdrawals and transfers to other members, so that nobody else can make them.",
      "failed": "Your payment password did not load",
      "old": "Current payment password",
      "new": "New payment password",
      "set": "Set payment password",
      "change": "Change payment password",
      "forgotten": "Forgot payment password?",
      "forgottenText": "Choose a new one. We will then ask you to confirm that it’s you.",
      "back": "Go back and continue",
      "done": "Payment password set"
    },
    "authenticator": {
      "title": "Authenticator app",
      "text": "An app on your phone creates a new code every 30 seconds. Use it to confirm that it’s you, even without a text message.",
      "failed": "Your authenticator app did not load",
      "on": "On",
      "off": "Off",
      "setUp": "Set up",
      "remove": "Remove",
      "removeTitle": "Remove authenticator app?",
      "removeText": "Its codes will stop working. You can set it up again at any time.",
      "keep": "Keep",
      "removed": "Authenticator app removed",
      "scan": "Scan this code with your authenticator app, then enter the code it shows.",
      "qr": "QR code for your authenticator app",
      "secret": "Or enter this key in the app",
      "copy": "Copy key",
      "copied": "Key copied.",
      "copyFailed": "Could not copy. Select the key and copy it.",
      "code": "Code from the app",
      "confirm": "Confirm code",
      "cancel": "Not now",
      "done": "Authenticator app set up"
    },
    "sessions": {
      "title": "Active sessions",
      "text": "Don’t recognise a session? End it, then change your password.",
      "failed": "Your sessions did not load",
      "current": "This device",
      "since": "Since {{time}}, from {{ip}}",
      "seen": "Last used {{time}}",
      "device": "{{browser}} on {{system}}",
      "end": "End",
      "endOf": "End session: {{device}}",
      "alone": "You are not logged in anywhere else.",
      "endOthers": "End all other sessions",
      "endOthersTitle": "End all other sessions?",
      "endOthersText": "All other devices will have to log in again. You stay logged in here.",
      "keep": "Keep",
      "ended": "Session ended",
      "othersEnded": "All other sessions ended"
    },
    "addresses": {
      "title": "Trusted IP addresses",
      "text": "Logins from these addresses need no second step. From any other address, you first confirm that it’s you.",
      "failed": "Your trusted addresses did not load",
      "current": "Current address",
      "since": "Trusted since {{time}}",
      "forget": "Remove",
      "forgetOf": "Remove address {{ip}}",
      "forgotten": "Address removed",
      "none": "No trusted addresses yet",
      "noneHint": "The first one appears here after your next login."
    }
  },
  "session": {
    "close": "Close",
    "inconsistent_twice": "The passwords do not match.",
    "amountFault": {
      "empty": "Enter an amount.",
      "digits": "Use digits only, with at most two after the decimal point.",
      "whole": "Use digits only: this currency has no decimals.",
      "thousandths": "Use digits only, with at most three after the decimal point.",
      "zero": "Enter an amount above zero.",
      "large": "This amount is too large."
    },
    "fault": {
      "fields_one": "{{fields}} field needs your attention.",
      "fields_other": "{{fields}} fields need your attention.",
      "range": "{{min}}–{{max}}",
      "required": "This field is required.",
      "disabled": "This field is not used here.",
      "characters": "Use visible letters only, without line breaks or hidden characters.",
      "staff": "This name belongs to our staff. Choose another one.",
      "guessable": "This is easy to guess. Choose digits that are neither all the same nor in a row.",
      "confirmation": "The passwords do not match.",
      "phone": "Enter a valid mobile number.",
      "date": "Enter the date as year-month-day.",
      "dateInvalid": "This is not a date. Write it like {{example}}.",
      "dateEither": "Is this {{one}} or {{other}}? Write the year first: {{typed}} is {{one}}.",
      "age": "You are not old enough to play here.",
      "taken": "This is already in use.",
      "invitation": "Nobody has this code or username.",
      "invitationUsedUp": "This invitation has been used as often as it allows. Ask for a new one, or leave the field empty."
    },
    "birthdayReview": "Your date of birth will be saved as {{date}}. You cannot change it later.",
    "pattern": {
      "0": "Please enter {{range}} characters.",
      "1": "Please enter {{range}} letters and digits, beginning with a letter.",
      "2": "Please enter {{range}} Chinese characters or digits.",
      "3": "Please enter an email address of {{range}} characters.",
      "4": "Please enter {{range}} letters or digits.",
      "5": "Please enter {{range}} letters or digits, at least one of them a capital letter.",
      "6": "Please enter {{range}} digits.",
      "7": "Please enter {{range}} English letters or spaces.",
      "8": "Please enter {{range}} characters without spaces.",
      "9": "Please enter {{range}} Korean characters.",
      "10": "Please enter {{range}} Thai characters.",
      "11": "Please enter {{range}} Thai or English letters or spaces.",
      "12": "Please enter {{range}} capital letters or spaces, at least one of them an English letter.",
      "13": "Please enter {{range}} letters, digits and symbols."
    },
    "password": {
      "label": "Password",
      "new": "New password",
      "again": "Confirm password",
      "show": "Show password",
      "hide": "Hide password",
      "forgottenPayment": "Forgot payment password?",
      "strength": {
        "0": "Very weak",
        "1": "Weak",
        "2": "Fair",
        "3": "Good",
        "4": "Strong",
        "label": "Password strength"
      }
    },
    "phone": {
      "label": "Mobile number",
      "country": "Country"
    },
    "code": {
      "label": "Verification code",
      "send": "Send code",
      "sent": "If your details are correct, a code is on its way.",
      "sentToPlayer": "A code is on its way.",
      "wait": "Resend in {{left}}",
      "failed": "The code was not sent",
      "understood": "Back to the form",
      "sendNew": "Send a new code"
    },
    "captcha": {
      "label": "Characters in the picture",
      "picture": "Picture with characters to enter",
      "refresh": "New picture",
      "failed": "The picture did not load. Get a new one."
    },
    "recaptcha": "This form is checked by reCAPTCHA; Google’s <privacy>privacy policy</privacy> and <terms>terms of service</terms> apply.",
    "firebase": "Google sends the code. To prevent abuse, it runs a reCAPTCHA check and keeps the number; its <privacy>privacy policy</privacy> and <terms>terms of service</terms> apply.",
    "login": {
      "ways": "Ways to log in",
      "byUsername": "Password",
      "bySms": "Verification code",
      "username": "Username or phone number",
      "remember": "Remember username",
      "rememberHint": "For one day on this device. Your password is never saved.",
      "submit": "Log in"
    },
    "social": {
      "ways": "Other ways to log in",
      "with": "Continue with {{provider}}",
      "waiting": "Continue in the {{provider}} window.",
      "blocked": "Your browser blocked the window. Allow pop-ups for this site, then try again."
    },
    "returned": {
      "title": "Returning to the site",
      "text": "This window closes automatically.",
      "stray": "This sign-in is no longer valid",
      "strayHint": "It was started elsewhere, or has expired. Close this window and log in again."
    },
    "verification": {
      "title": "Confirm that it’s you",
      "text": "You have not logged in from here before. Confirm once that it’s you; after that, this location is trusted.",
      "method": "Confirm with",
      "only": "{{method}}: {{to}}",
      "by": {
        "sms": "Code by text message",
        "email": "Code by email",
        "bankAccountName": "Bank account holder’s name",
        "totp": "Authenticator app",
        "password": "Password"
      },
      "answer": {
        "bankAccountName": "Bank account holder’s name",
        "totp": "Authenticator code"
      },
      "submit": "Confirm and log in",
      "restart": "Start over"
    },
    "change": {
      "title": "Choose a new password",
      "text": "Your password has expired or was given to you by someone else. To continue, choose one that only you know.",
      "submit": "Save and log in"
    },
    "first": {
      "title": "Set a payment password",
      "text": "Required for withdrawals and transfers to other members, so that nobody else can make them. You can also set it later.",
      "label": "Payment password",
      "submit": "Set payment password",
      "later": "Not now"
    },
    "ended": {
      "title": "You have been logged out",
      "text": "Your session has ended. Log in to continue where you left off."
    },
    "agent": {
      "title": "Agent login"
    },
    "stepUp": {
      "title": "Confirm that it’s you",
      "text": "This keeps others from changing your account or taking money out of it, even on a device where you are logged in. Once confirmed, what you started is completed.",
      "password": "The password you log in with, not your payment password.",
      "submit": "Confirm",
      "close": "Cancel",
      "failed": "Verification options did not load",
      "retry": "Try again",
      "dead": "Each code works once, and for a few minutes only. What you started is kept: send a new code and continue here.",
      "again": "Too much time passed after you confirmed, so it no longer counts. Nothing was changed. Confirm again to complete what you started."
    },
    "automaticTransfer": {
      "label": "Automatic transfer",
      "hint": "When you open a game, your main wallet balance moves to that game’s provider. When you leave, it moves back."
    },
    "outcome": {
      "unconfirmed": "Not confirmed yet",
      "unconfirmedHint": "We did not get a response, so this may already be done. Trying again will not do it twice.",
      "alreadyDone": "Already completed",
      "alreadyDoneHint": "An earlier attempt went through."
    },
    "transfer": {
      "unconfirmed": "Transfer not confirmed",
      "unconfirmedHint": "Your balances have been refreshed. Trying again will not transfer the amount twice.",
      "expiredHint": "Your balances have been refreshed.",
      "alreadyDone": "Transfer already completed",
      "alreadyDoneHint": "An earlier attempt went through. You can see it in your history. Your balances have been refreshed.",
      "refused": "Transfer failed",
      "refusedHint": "Nothing was transferred. Your balances have been refreshed.",
      "halfwayHint": "The amount is now in your main wallet. Your balances have been refreshed.",
      "amount": "Amount",
      "usual": "Quick amounts",
      "all": "All",
      "most": "This wallet has only {{amount}}.",
      "main": "Main wallet"
    },
    "withdrawal": {
      "state": {
        "in-process": "Under review",
        "approved": "Approved",
        "paying": "Paying out",
        "sent": "Awaiting confirmation",
        "paid": "Paid",
        "rejected": "Rejected"
      },
      "onTheWay": "Withdrawal of {{amount}}",
      "hint": "{{time}} · {{provider}} {{number}}"
    },
    "records": {
      "filters": "Filters",
      "filtersSet": "{{number}} set",
      "period": "Period",
      "presets": "Quick periods",
      "today": "Today",
      "days": "Last {{days}} days",
      "from": "From",
      "to": "To",
      "format": "yyyy-mm-dd",
      "calendar": "Open the calendar",
      "previousMonth": "Previous month",
      "nextMonth": "Next month",
      "todayIs": "Today, {{day}}",
      "problem": {
        "unreadable": "Enter dates as year-month-day, such as 2026-03-05.",
        "reversed": "The last day is before the first day.",
        "incomplete": "Enter both the first and the last day.",
        "outside": "Choose dates from 2000 to 2099."
      },
      "total": "Total",
      "details": "More",
      "lessDetails": "Less",
      "sortBy": "Sort by",
      "asListed": "Default order",
      "ascending": "Lowest first; reverse the order",
      "descending": "Highest first; reverse the order",
      "oldest": "Oldest first; reverse the order",
      "newest": "Newest first; reverse the order",
      "pages": "Pages",
      "previous": "Previous page",
      "next": "Next page",
      "page": "Page {{page}}",
      "summary": "Page {{page}} of {{pages}}",
      "save": "Download (CSV)",
      "saveShort": "CSV",
      "notSaved": "The file was not downloaded",
      "copy": "Copy reference {{reference}}",
      "copied": "Copied",
      "notCopied": "Could not copy"
    },
    "identity": {
      "title": "Identity verification",
      "state": {
        "not_started": "Not started",
        "in_review": "Under review",
        "more_needed": "More needed",
        "approved": "Verified",
        "refused": "Not verified"
      },
      "hint": {
        "not_started": "Needed once, before your first withdrawal. All it takes is a few pictures.",
        "in_review": "We are checking your documents. You can withdraw once they are approved.",
        "more_needed": "We need a document from you before you can withdraw.",
        "approved": "Your identity is verified. You can withdraw.",
        "refused": "Your identity could not be verified, so you cannot withdraw. See why."
      }
    },
    "openDeposit": {
      "title": "You have a pending deposit",
      "player": "Your {{provider}} deposit of {{amount}} is awaiting payment",
      "onBreak": "Your {{provider}} deposit of {{amount}} was started before your break",
      "partial": "Your {{provider}} deposit of {{amount}} is not fully paid: {{missing}} missing",
      "cashier": "Your {{provider}} deposit of {{amount}} is being processed",
      "to": {
        "player": "Continue deposit",
        "cashier": "View status",
        "late": "Enter transaction ID"
      },
      "paid": "Already paid?",
      "late": "The time to pay {{amount}} with {{provider}} has run out",
      "unpaid": "I did not pay",
      "bar": {
        "player": "Finish your {{amount}} deposit",
        "partial": "{{missing}} of your deposit still missing",
        "onBreak": "{{amount}} deposit from before your break",
        "late": "Paid {{amount}}? Enter the transaction ID",
        "several_one": "{{shown}} deposit waits for you",
        "several_other": "{{shown}} deposits wait for you",
        "list": "Deposits that wait for you",
        "hide": "Hide this reminder",
        "timeLeft": "Time left to pay",
        "left": "{{time}} left to pay",
        "over": "The time to pay has run out."
      }
    },
    "claims": {
      "points": "{{points}} points",
      "claim": "Claim {{amount}}",
      "claimNamed": "Claim {{amount}}: {{name}}",
      "paid": {
        "money": "{{amount}} is in your wallet",
        "points": "{{amount}} added"
      },
      "turnover": "Turnover requirement: stake {{amount}} before your next withdrawal.",
      "refused": "Could not claim: {{name}}",
      "refusedHint": "Nothing was added. This page shows your current rewards.",
      "unconfirmed": "Not confirmed yet: {{name}}",
      "unconfirmedHint": "We did not get a response, so this may already have been added. Checking again will not add it twice.",
      "alreadyDone": "Already claimed: {{name}}",
      "alreadyDoneHint": "An earlier attempt went through. This page shows your current rewards.",
      "retry": "Check again",
      "onBreak": "Rewards are paused during your break",
      "onBreakHint": "Your break ends on {{date}}. No rewards are offered until then."
    }
  },
  "statement": {
    "title": "Monthly statement",
    "lead": "Your balance at the start and end of each month, and what changed it. Transfers between your own wallets are not included.",
    "choices": "Number of months",
    "months": "{{figure}} months",
    "label": "Statement by month",
    "line": "Transactions",
    "opening": "Opening balance",
    "closing": "Closing balance",
    "current": "{{month}} so far",
    "none": "–",
    "print": "Print",
    "save": "Download (CSV)",
    "failed": "The statement did not load",
    "retry": "Try again"
  },
  "status": {
    "game_maintenance": "Under maintenance",
    "info_maintenance": "{{brand}} will be back shortly. Nothing in your account changes in the meantime. This page checks every minute and opens the site automatically.",
    "blockip": "{{brand}} is not available in your location",
    "info_ip_block": "The rules of your region or network do not allow us to serve you here. If you think this is a mistake, give customer service the IP address below.",
    "ip": "Your IP address: {{ip}}",
    "contact": "Contact customer service",
    "other_site": "Go to {{brand}} for {{country}}",
    "statusPage": "Service status"
  },
  "support": {
    "title": "Customer service",
    "lead": "Chat with us or send a message. We never ask for your password.",
    "chats": {
      "title": "Live chat",
      "hours": "Available {{hours}}, {{zone}}",
      "openUntil": "Open until {{time}}",
      "openNow": "Open now",
      "closed": "Closed now",
      "opensAt": "Opens {{moment}}",
      "closedHint": "Until we are back, contact us in one of the other ways on this page.",
      "open": "Start chat",
      "openAbout": "Start chat: {{title}}",
      "vendor": "Chat with us on {{vendor}}",
      "opensOutside": "Opens in a new tab.",
      "opened": "Your chat is open in a new tab.",
      "blocked": "Your chat is ready, but your browser blocked the new tab.",
      "go": "Go to chat",
      "failed": "Live chat did not load",
      "notOpened": "The chat did not open",
      "refused": "This chat link is not on our trusted list, so we did not open it. Contact us another way below.",
      "none": "No live chat right now",
      "noneHint": "Contact us in one of the ways below.",
      "retry": "Try again"
    },
    "contacts": {
      "title": "Other ways to contact us",
      "email": "Email",
      "failed": "Contact details did not load",
      "none": "No other contact options",
      "noneHint": "Use the live chat above.",
      "retry": "Try again",
      "status": "Service status"
    },
    "agents": {
      "title": "For agents",
      "lead": "Help with your team, contracts and payments. We never ask for your password.",
      "hours": "Agent support is available {{hours}}, {{zone}}."
    }
  },
  "termsChange": {
    "title": "Our terms have changed",
    "text": "The current terms of {{operator}} are dated {{version}}, and you have not agreed to them yet. Read them before you continue. If you do not agree, you can log out; contact customer service if you want to withdraw your balance.",
    "read": "Read terms",
    "agree": "I have read and agree",
    "leave": "Log out"
  },
  "transactions": {
    "title": "Transaction history",
    "kinds": "Filter transactions",
    "kind": {
      "all": "All",
      "deposit": "Deposit",
      "withdrawal-hold": "Withdrawal",
      "withdrawal-release": "Withdrawal returned",
      "wallet-transfer": "Wallet transfer",
      "member-transfer": "Member transfer",
      "bonus": "Bonus",
      "rebate": "Rebate",
      "correction": "Correction",
      "points-converted": "Points converted",
      "stake": "Bet",
      "win": "Win",
      "dividend": "Dividend",
      "daily-salary": "Daily salary",
      "hourly-salary": "Hourly salary",
      "real-time-salary": "Real-time salary"
    },
    "label": "Transactions",
    "received": "Total in",
    "spent": "Total out",
    "in": "In",
    "out": "Out",
    "count": "Transactions",
    "what": "Type",
    "time": "Time",
    "wallet": "Wallet",
    "mainWallet": "Main wallet",
    "amount": "Amount",
    "balance": "Balance after",
    "reference": "Reference",
    "note": "Note",
    "older": "Show older transactions",
    "none": "No transactions in this period",
    "noneHint": "Deposits, bets and other transactions appear here. Try other dates or another type.",
    "toDeposit": "Make a deposit",
    "failed": "Your transactions did not load",
    "statement": "Monthly statement",
    "retry": "Try again",
    "moved": "Between your wallets",
    "lifetime": {
      "title": "Lifetime net deposits",
      "text": "Everything you have deposited since you joined ({{deposited}}) minus everything you have withdrawn ({{withdrawn}}), including withdrawals under review. A negative figure means you have withdrawn more than you deposited.",
      "loading": "Everything you have deposited since you joined minus everything you have withdrawn."
    }
  },
  "transfers": {
    "title": "Transfers",
    "retry": "Try again",
    "total": "Total",
    "form": "Transfer between wallets",
    "from": "From",
    "to": "To",
    "choose": "Choose a wallet",
    "missingTo": "Choose a wallet to transfer to.",
    "transfer": "Transfer {{amount}}",
    "done": "{{amount}} transferred",
    "doneText": "From {{from}} to {{to}}",
    "underWay": "Another transfer is in progress",
    "underWayHint": "Wait until it is complete, then try again.",
    "open": "Your last transfer is not confirmed",
    "openHint": "Try it again first. The amount will not be transferred twice.",
    "nothing": "Your wallets are empty",
    "nothingHint": "When you have a balance, you can transfer it here.",
    "toDeposit": "Make a deposit"
  },
  "vendor": {
    "name": "Provider’s games",
    "title": "{{vendor}}: games",
    "close": "Close",
    "search": "Search games",
    "clear": "Clear search",
    "in_no_data": "Nothing here yet",
    "emptyHint": "Games appear here once the provider adds them.",
    "notFoundHint": "No games of this provider match. Try a shorter name.",
    "unknown": "Provider not found",
    "unknownHint": "Close this and choose a provider in the lobby.",
    "failed": "The games did not load",
    "retry": "Try again",
    "shown": "{{shown}} of {{total}} games",
    "more": "Show more games"
  },
  "verification": {
    "title": "Identity verification",
    "lead": "Needed once, before your first withdrawal. You can deposit and play meanwhile.",
    "sample": "This site has play credits only: never upload a real document. Any picture will do.",
    "retry": "Try again",
    "failed": "Your verification did not load",
    "steps": {
      "title": "Status",
      "done": "done",
      "summary": "Step {{step}} of {{steps}}: {{name}}",
      "documents": "Upload documents",
      "review": "Review",
      "verified": "Verified"
    },
    "next": {
      "not_started": "Upload the documents below and send them together.",
      "in_review": "We are checking your documents. You do not need to do anything; we will message you when it is done.",
      "more_needed": "We need something more. Below you see what is needed and why; the other documents are fine so far.",
      "approved": "Your identity is verified. You will not be asked again.",
      "refused": "Your identity could not be verified, so withdrawals stay closed. If this is wrong, contact customer service."
    },
    "refusal": {
      "not_own": "The documents belong to somebody else.",
      "not_genuine": "The documents are not genuine.",
      "under_age": "The documents show an age below the minimum."
    },
    "sentAt": "Sent {{time}}",
    "decidedAt": "Decided {{time}}",
    "service": "Contact customer service",
    "withdraw": "Go to withdrawals",
    "part": {
      "identity": "Proof of identity",
      "address": "Proof of address",
      "selfie": "Selfie"
    },
    "why": {
      "identity": "Shows that the account belongs to you and that you are of age.",
      "address": "Shows that you live where this site may be used.",
      "selfie": "Shows that the identity document is yours and nobody else is using it."
    },
    "choose": "Document",
    "choice": {
      "identity_card_front": "Identity card",
      "identity_card_back": "Identity card",
      "passport": "Passport",
      "proof_of_address": "Proof of address",
      "selfie": "Selfie"
    },
    "kind": {
      "identity_card_front": "Front of identity card",
      "identity_card_back": "Back of identity card",
      "passport": "Passport",
      "proof_of_address": "Proof of address",
      "selfie": "Selfie"
    },
    "about": {
      "identity_card_front": "The side with your photo. All four corners must be visible.",
      "identity_card_back": "The side with the address and the issue date.",
      "passport": "The page with your photo, with both lines of code at the bottom.",
      "proof_of_address": "A utility bill or bank statement from the last 3 months, with your name and address.",
      "selfie": "Your face with the identity document beside it, in good light."
    },
    "state": {
      "missing": "Not uploaded",
      "added": "Ready to send",
      "in_review": "Under review",
      "refused": "New picture needed",
      "accepted": "Accepted"
    },
    "reason": {
      "unreadable": "The picture cannot be read.",
      "cropped": "Part of the document is cut off.",
      "expired": "The document has expired.",
      "outdated": "The document is older than 3 months.",
      "name_differs": "The name differs from the real name on your account.",
      "wrong_document": "This is another kind of document.",
      "not_original": "Take a photo of the original document, not of a copy or a screen.",
      "face_differs": "The face cannot be matched with the document.",
      "additional": "This document is needed too."
    },
    "document": {
      "choose": "Choose a picture: {{name}}",
      "replace": "Choose another picture: {{name}}",
      "rules": "PNG or JPG, up to {{size}}",
      "remove": "Remove {{name}}",
      "notRemoved": "The picture was not removed",
      "sending": "Uploading",
      "sent": "Uploaded · {{size}}",
      "kept": "Uploaded {{time}} · {{size}}",
      "retry": "Upload again: {{name}}",
      "refused": {
        "type": "Choose a PNG or JPG picture.",
        "size": "Choose a picture of at most {{size}}."
      }
    },
    "size": {
      "kilobytes": "{{size}} KB",
      "megabytes": "{{size}} MB"
    },
    "name": {
      "shown": "The documents must show the real name on your account: {{name}}.",
      "none": "Your account needs your real name and date of birth. Add them first, so that we can compare them with your documents. What you uploaded is kept.",
      "add": "Go to my account"
    },
    "privacy": "Your documents are stored encrypted and seen only by the people who check them. They are deleted when you close your account.",
    "send": {
      "action": "Send for review",
      "incomplete": "Documents are missing",
      "failed": "Your documents were not sent",
      "kept": "All your pictures are kept. Send them again: nothing is sent twice.",
      "done": "Documents sent",
      "doneText": "We will message you when they are checked."
    }
  },
  "vip": {
    "seo": {
      "vip": "VIP levels at {{brand}}: what each level gives you, with no deadline to reach it."
    },
    "title": "VIP rewards",
    "lead": "Move up the levels as you play, at your own pace.",
    "retry": "Try again",
    "failed": "Your VIP level did not load",
    "how": {
      "title": "How VIP levels work",
      "reach": "Everything you stake counts, with no deadline. You never lose a level.",
      "gift": "Each new level comes with a one-time gift.",
      "rebate": "Higher levels have a higher rebate rate.",
      "pace": "No level is worth more than you can afford. Your limits always come first."
    },
    "logIn": "Log in to see your VIP level",
    "logInAction": "Log in",
    "own": {
      "title": "Your level",
      "none": "No level yet",
      "staked": "Total staked",
      "next": "Progress to {{level}}",
      "left": "{{left}} to go",
      "highest": "You have reached the highest level."
    },
    "levels": {
      "title": "All levels",
      "none": "No VIP levels right now",
      "noneHint": "VIP levels and their benefits appear here.",
      "own": "Your level",
      "reached": "Reached",
      "turnover": "Total staked",
      "gift": "One-time gift",
      "rebate": "Rebate rate",
      "percent": "{{percent}}%"
    }
  },
  "withdrawals": {
    "title": "Withdraw",
    "retry": "Try again",
    "failed": "The withdrawal page did not load",
    "available": {
      "title": "Available to withdraw",
      "whole": "You can withdraw all of it now.",
      "turnover": "You can withdraw your balance once the turnover requirement is met.",
      "unproven": "You can withdraw once your identity is verified.",
      "unprovenTurnover": "You can withdraw once your identity is verified and the turnover requirement is met.",
      "exhausted": "You have reached the maximum number of withdrawals in 24 hours.",
      "little": "The minimum withdrawal is {{amount}}.",
      "held": "You cannot play right now, so you can withdraw without meeting turnover requirements. Bonuses with an unmet requirement, and what you have won with them, stay in your wallet: {{amount}}.",
      "balance": "Main wallet",
      "onlyBalance": "Balance",
      "locked": "Held for withdrawals",
      "bonus": "Locked bonuses",
      "limits": "Per withdrawal",
      "range": "{{least}} to {{most}}",
      "left": "Withdrawals left in 24 hours",
      "free": "Free withdrawals left"
    },
    "turnover": {
      "text": "Settled bets in any game count. There is no deadline: you can withdraw as soon as it is met."
    },
    "vendors": "{{amount}} is in provider wallets. Move it to your main wallet to withdraw it.",
    "form": {
      "title": "New withdrawal",
      "account": "Withdraw to",
      "accountClosed": "{{provider}} is no longer available for withdrawals.",
      "accountMissing": "Choose an account.",
      "amount": "Amount",
      "quick": "Quick amounts",
      "least": "Minimum",
      "half": "Half",
      "all": "All",
      "range": "{{least}} to {{most}}",
      "below": "The minimum is {{amount}}.",
      "above": "The maximum is {{amount}}.",
      "short": "You can withdraw up to {{amount}}.",
      "preview": "Fee {{fee}} · You receive {{received}} · Usually within {{time}}",
      "continue": "Review withdrawal",
      "noAccount": "Add a payout account first",
      "noAccountHint": "Withdrawals go to an account in your own name. You can add up to {{most}}.",
      "closed": "You cannot withdraw right now"
    },
    "time": {
      "minutes_one": "{{minutes}} minute",
      "minutes_other": "{{minutes}} minutes",
      "hours_one": "{{hours}} hour",
      "hours_other": "{{hours}} hours"
    },
    "password": {
      "label": "Payment password",
      "missing": "Enter your payment password.",
      "none": "You have no payment password yet",
      "noneHint": "You need one to withdraw. Set it on the Security page, then come back: your details here are kept.",
      "set": "Set payment password"
    },
    "review": {
      "title": "Review your withdrawal",
      "form": "Confirm withdrawal",
      "failed": "The details did not load",
      "amount": "Amount",
      "fee": "Fee",
      "received": "You receive",
      "account": "To",
      "holder": "Account holder",
      "arrival": "Arrival",
      "within": "Usually within {{time}}",
      "after": "Balance after",
      "mainAfter": "Main wallet after",
      "final": "The amount is deducted from your balance at once. A withdrawal cannot be cancelled.",
      "closed": "This amount is not available to withdraw. Change it and try again.",
      "submit": "Withdraw {{amount}}",
      "again": "Send again",
      "change": "Change",
      "unknown": "Not confirmed yet",
      "unknownHint": "We did not get a response for your withdrawal of {{amount}}, so it may have gone through. Check again, or send it again: it will not be made twice.",
      "check": "Check again",
      "notThere": "We have not received your request yet.",
      "created": "Withdrawal requested",
      "createdText": "{{amount}} is now under review."
    },
    "accounts": {
      "title": "Payout accounts",
      "count": "{{have}} of {{most}}",
      "none": "No accounts yet",
      "add": "Add payout account",
      "full": "Remove an account to add another.",
      "closed": "Not available",
      "closedText": "Withdrawals can no longer go to {{provider}}. Remove this account and add one with another provider.",
      "remove": "Remove",
      "removeNamed": "Remove {{provider}} {{number}}",
      "removeTitle": "Remove this account?",
      "removeText": "{{provider}} {{number}} will no longer receive withdrawals. You can add it again later.",
      "keep": "Keep account",
      "removed": "Account removed",
      "notRemoved": "The account was not removed"
    },
    "kind": {
      "mobile-wallet": "Mobile wallet",
      "bank": "Bank account",
      "crypto": "Crypto wallet"
    },
    "bind": {
      "title": "Add payout account",
      "close": "Close",
      "kind": "Account type",
      "kindHint": "{{least}} to {{most}} · usually within {{time}}",
      "kindMissing": "Choose an account type.",
      "provider": {
        "mobile-wallet": "Mobile wallet provider",
        "bank": "Bank",
        "crypto": "Network"
      },
      "choose": "Choose",
      "providerMissing": "Choose an option.",
      "number": {
        "mobile-wallet": "Mobile number",
        "bank": "Account number",
        "crypto": "Wallet address"
      },
      "numberHint": {
        "mobile-wallet": "The number your wallet is registered to.",
        "bank": "6 to 34 letters and digits. Spaces are ignored.",
        "crypto": "Paste the whole address. It must belong to the network you chose, or the payout will be lost."
      },
      "numberWrong": {
        "mobile-wallet": "Enter a mobile number of 8 to 15 digits.",
        "bank": "Enter an account number of 6 to 34 letters and digits.",
        "crypto": "Enter an address of 26 to 64 letters and digits."
      },
      "numberMissing": "Enter the number.",
      "holder": "Account holder",
      "holderHint": "The account must be in your real name.",
      "proof": "Your withdrawals can go to this account, so we check that it is really you who adds it. Once confirmed, the account is added. You do not have to enter it again.",
      "submit": "Add payout account",
      "done": "Account added"
    },
    "recent": {
      "title": "Recent withdrawals",
      "none": "No withdrawals yet",
      "noneHint": "Your withdrawals and their progress appear here.",
      "failed": "Your withdrawals did not load",
      "older": "Show older withdrawals"
    },
    "tracker": {
      "title": "Withdrawal of {{amount}}",
      "back": "All withdrawals",
      "failed": "The withdrawal did not load",
      "unknown": "Withdrawal not found",
      "unknownHint": "Check the reference, or look for it in your recent withdrawals.",
      "progress": "Progress",
      "details": "Details",
      "reference": "Reference",
      "copy": "Copy reference {{reference}}",
      "copied": "Copied",
      "notCopied": "Could not copy",
      "amount": "Amount",
      "fee": "Fee",
      "total": "You receive in total",
      "received": "Paid so far",
      "remaining": "Remaining",
      "account": "To",
      "holder": "Account holder",
      "part": "{{received}} of {{amount}} paid",
      "note": "Reason: {{note}}",
      "step": {
        "requested": "Requested",
        "approved": "Approved",
        "paid": "Paid out",
        "received": "Received",
        "rejected": "Rejected"
      },
      "state": {
        "done": "done",
        "current": "in progress",
        "ahead": "upcoming",
        "failed": "stopped"
      },
      "receipt": {
        "confirmed": "You confirmed receipt.",
        "automatic": "Marked as received automatically: no problem was reported in time.",
        "forced": "Marked as received by our payments team. The amount will not be refunded."
      },
      "next": {
        "title": "What happens next",
        "in-process": "Our payments team is reviewing your request. It is usually paid out by {{time}}.",
        "approved": "Our payments team will pay it out, usually by {{time}}.",
        "paying": "Our payments team will pay out the rest, usually by {{time}}.",
        "late": "This is taking longer than usual: it was expected by {{time}}. Customer service can look into it.",
        "sent": "The full amount has been paid out. Check your account, then confirm receipt. If you do nothing, it is marked as received at {{time}}.",
        "paid": "This withdrawal is complete.",
        "rejected": "{{amount}} is back in your balance. You can request a new withdrawal.",
        "rejectedPart": "{{received}} was paid out. {{amount}} is back in your balance."
      },
      "left": "Time left to confirm",
      "leftAnnounced": "{{time}} left to confirm",
      "leftOver": "The time to confirm has run out.",
      "confirm": "Confirm receipt",
      "confirmed": "Receipt confirmed",
      "notConfirmed": "Receipt not confirmed",
      "missing": "Not received?",
      "service": "Contact customer service",
      "again": "New withdrawal"
    }
  }
}
