/** Generated from the message files in `messages/en.json` by `npm run codegen`. Do not edit. */

/** Every message namespace with its texts in English. */
export interface MessageTree {
  "app": {
    "title": "{{page}} · {{brand}}",
    "loading": "Loading",
    "skip": "Skip to content",
    "lobbyLink": "{{brand}}, to the lobby",
    "nav": {
      "main": "Main menu",
      "games": "Game categories",
      "quick": "Quick menu",
      "footer": "Site map",
      "allGames": "Games",
      "pages": "Pages",
      "vendorsOf": "{{category}}: vendors",
      "entrance": "Your account",
      "vendors": "Game makers"
    },
    "menu": {
      "open": "Menu",
      "close": "Close menu",
      "collapse": "Collapse menu",
      "expand": "Expand menu",
      "games": "Games",
      "rewards": "Rewards",
      "agent": "Your team",
      "account": "Account",
      "help": "Help and safety"
    },
    "theme": {
      "toDark": "Switch to the dark theme",
      "toLight": "Switch to the light theme"
    },
    "language": {
      "label": "Language"
    },
    "playMoney": {
      "mark": "Play money",
      "text": "Play credits only. They have no cash value: nothing is staked or won in real money."
    },
    "age": {
      "mark": "{{age}}+",
      "text": "For players aged {{age}} and over. This site is not for children."
    },
    "footer": {
      "games": "Games",
      "follow": "Follow us",
      "language": "Language",
      "contact": "Contact",
      "operator": "{{brand}} is run by {{operator}}.",
      "licence": "Licence {{number}}, granted to {{holder}} by {{authority}}.",
      "verify": "Check this licence",
      "ownOperator": "{{operator}} runs this site.",
      "help": "Help"
    },
    "offline": {
      "text": "You are offline. What you see may be out of date.",
      "title": "You are offline",
      "hint": "The device has no connection, so the games cannot be reached. Nothing is lost: what you saved is with your account. This page tries again by itself as soon as there is a connection.",
      "retry": "Try again"
    },
    "error": {
      "fault": {
        "title": "This page stopped working",
        "text": "Something went wrong on our side. Nothing that you had saved is lost. Load the page again; if that does not help, write to us and quote the reference."
      },
      "missing": {
        "title": "Part of the page did not arrive",
        "text": "The connection may have dropped, or the site was updated while you were here. Check your connection and load the page again."
      },
      "slow": {
        "title": "The page is taking too long",
        "text": "For two minutes nothing has arrived. The connection may be very slow. Load the page again, or switch on the data saver in the menu."
      },
      "reference": "Reference: {{reference}}",
      "reload": "Load the page again",
      "contact": "Write to customer service"
    },
    "siteTitle": "{{brand}}: games at your own pace",
    "description": "{{brand}}: slots, live casino, sports and more in one quick, calm lobby.",
    "noScript": "This page needs JavaScript. Without it, the lobby still shows what there is.",
    "member": {
      "failed": "Your account did not answer",
      "retry": "Try again"
    },
    "realAccount": {
      "title": "A real account is needed",
      "in_need_true_account": "You are playing with a trial account. Games, wallet and member pages need a real account; registering takes a minute.",
      "register": "Register",
      "back": "Back"
    },
    "toasts": {
      "region": "Notifications",
      "close": "Dismiss"
    },
    "account": {
      "open": "Account of {{name}}",
      "menu": "Account",
      "balanceHidden": "Balance hidden",
      "showBalance": "Show balance",
      "hideBalance": "Hide balance",
      "refresh": "Refresh balance",
      "noBalance": "No balance",
      "copy": "Copy account name",
      "copy_success": "Copied",
      "copyFailed": "Could not copy",
      "vip": "{{label}} · level {{level}}",
      "waiting_one": "{{count}} reward or message is waiting",
      "waiting_other": "{{count}} rewards and messages are waiting"
    },
    "dataSaver": {
      "label": "Data saver",
      "hint": "No autoplay, no extra font, small pictures"
    }
  },
  "agentHome": {
    "title": "Agent centre",
    "who": "Logged in as {{name}}",
    "clock": "Time of the market",
    "signOut": "Log out",
    "retry": "Try again",
    "team": {
      "title": "Your team at a glance",
      "failed": "Your team did not load",
      "none": "Nobody is in your team yet",
      "noneHint": "Once somebody joins, you see here who plays and how each day went.",
      "members": "People in your team",
      "agents": "Agents among them",
      "balance": "What they all have now",
      "periods": "Period",
      "week": "{{days}} days",
      "today": "Today",
      "month": "This month"
    },
    "figures": {
      "joined": "Joined",
      "active": "Played",
      "stake": "Staked",
      "payout": "Paid out",
      "net": "Result of the team",
      "deposits": "Deposits",
      "withdrawals": "Withdrawals",
      "commission": "Your commission"
    },
    "outcome": {
      "won": "The team won",
      "lost": "The team lost",
      "level": "Neither won nor lost"
    },
    "chart": {
      "choice": "Figure of the chart",
      "title": "{{figure}}, day by day",
      "most": "Highest on {{day}}: {{figure}}.",
      "day": "Day",
      "table": "Show as a table",
      "none": "Nothing to draw for these days",
      "noneHint": "Each day with a figure appears here."
    },
    "invitation": {
      "title": "Your link",
      "text": "Whoever registers by it plays in your team. Invite nobody under {{age}}, and nobody who is taking a break.",
      "failed": "Your link did not load",
      "copy": "Copy the link",
      "copied": "Copied",
      "copyFailed": "It could not be copied. Select the text and copy it.",
      "share": "Share",
      "shareText": "Join my team at {{brand}}",
      "qr": "QR code of your link",
      "save": "Save the picture"
    },
    "announcements": {
      "title": "Announcements for agents",
      "failed": "The announcements did not load",
      "olderFailed": "The older announcements did not load",
      "none": "Nothing has been announced yet",
      "noneHint": "What agents should know appears here.",
      "read": "Read",
      "older": "Show older announcements",
      "close": "Close the announcement"
    }
  },
  "agentLogin": {
    "seo": {
      "agentLogin": "Bring players to {{brand}} and share in what your team plays: your own links, clear figures, agreements in writing."
    },
    "title": "Partner with {{brand}}",
    "lead": "Agents bring players to {{brand}} and are paid by agreements that both sides can read. Every figure is yours to see, every day.",
    "offer": {
      "title": "What you get",
      "links": {
        "title": "Links of your own",
        "text": "Each with its rebates, so that you see where your players come from."
      },
      "team": {
        "title": "Your team at a glance",
        "text": "Who joined, who plays and how each line does, down to the last level."
      },
      "contracts": {
        "title": "Agreements in writing",
        "text": "Dividends and daily, hourly and real-time salaries are offered, accepted and ended as contracts that name their rates."
      },
      "records": {
        "title": "Records that add up",
        "text": "Every payment with the figures that it follows from, to sort, filter and export."
      }
    },
    "fair": {
      "title": "What we ask of you",
      "text": "Invite nobody under {{age}}, promise no winnings, and leave people alone who take a break from playing. Their limits hold against agents too."
    },
    "noAgent": {
      "title": "The agent centre is for agents",
      "text": "You are logged in as {{name}}, and this is no agent’s account. Log in with an agent’s account to go on."
    },
    "contact": {
      "title": "Become an agent",
      "text": "Tell us who you are and where you would bring players from. We answer in these hours: {{hours}}.",
      "action": "Write to us"
    }
  },
  "announcements": {
    "title": "Announcements",
    "close": "Close the announcements",
    "older": "Show older announcements",
    "failed": "The older announcements did not load.",
    "never": "Do not show these again",
    "neverHint": "New ones will still be shown.",
    "done": "Close"
  },
  "appGuide": {
    "seo": {
      "appGuide": "Put {{brand}} on the home screen of your phone or computer: no shop, no download of megabytes, and it updates itself."
    },
    "title": "{{brand}} as an app",
    "lead": "Put the site on your home screen. It opens like an app, takes next to no space and is always up to date. There is no file to download: whoever offers you one is not us.",
    "install": {
      "title": "Ready to install",
      "text": "Your browser can do it in one step.",
      "action": "Install {{brand}}",
      "declined": "Nothing was installed. You can do it here whenever you like."
    },
    "installed": {
      "title": "It is installed",
      "text": "You find {{brand}} among your apps. To remove it, hold its icon and choose to uninstall; your account stays as it is."
    },
    "steps": {
      "title": "Step by step",
      "yours": "Your device",
      "android": {
        "title": "Android, with Chrome",
        "open": "Open this site in Chrome.",
        "menu": "Tap the three dots at the top right.",
        "add": "Choose “Add to Home screen”, then “Install”.",
        "done": "Open {{brand}} from its icon."
      },
      "ios": {
        "title": "iPhone and iPad, with Safari",
        "open": "Open this site in Safari.",
        "menu": "Tap the share sign: a square with an arrow that points up.",
        "add": "Scroll down, choose “Add to Home Screen”, then “Add”.",
        "done": "Open {{brand}} from its icon."
      },
      "desktop": {
        "title": "Computer, with Chrome or Edge",
        "open": "Open this site in Chrome or Edge.",
        "menu": "Choose the install sign at the right end of the address bar.",
        "add": "Confirm with “Install”.",
        "done": "Open {{brand}} like any other program."
      }
    },
    "phone": {
      "title": "On your phone",
      "text": "Point the camera of your phone at the code, or type the address.",
      "code": "QR code of {{address}}",
      "copy": "Copy the address",
      "copied": "The address is copied",
      "failed": "It could not be copied. Select the address and copy it."
    },
    "good": {
      "title": "Good to know",
      "offline": "Without a connection the app says so, and what protects players can still be read.",
      "private": "The app learns no more about you than the site does.",
      "saver": "On a dear or slow connection, switch on the data saver in the menu."
    }
  },
  "chatRoom": {
    "title": "Chat room",
    "close": "Close the chat room",
    "rooms": "Rooms",
    "log": "Messages in {{room}}",
    "failed": "The chat did not load",
    "retry": "Try again",
    "none": "Nothing is written here yet",
    "noneHint": "Say hello to the others.",
    "noRooms": "No room is open at the moment",
    "noRoomsHint": "Look in again later.",
    "older": "Show older messages",
    "newer": "To the newest message",
    "you": "You",
    "today": "Today",
    "yesterday": "Yesterday",
    "write": {
      "label": "Your message",
      "hint": "Everyone here reads it. No links, numbers or abuse.",
      "used": "{{used}} / {{maximum}}",
      "left_one": "{{left}} character left",
      "left_other": "{{left}} characters left",
      "over_one": "{{over}} character too many",
      "over_other": "{{over}} characters too many",
      "send": "Send",
      "empty": "Write a few words.",
      "shorter": "Shorten it to {{maximum}} characters.",
      "notSent": "Your message was not sent.",
      "pause": "Five messages in ten seconds are the most. Wait a moment, then send it.",
      "trial": "A trial account can read here. To write you need a real account."
    },
    "report": {
      "more": "More about the message of {{author}}",
      "action": "Report to the staff",
      "done": "Thank you. The staff will look at it.",
      "failed": "The report did not go through"
    }
  },
  "feedback": {
    "title": "Feedback",
    "lead": "What should we change, and what should stay as it is? Staff read every line.",
    "form": "Your feedback",
    "category": {
      "label": "What is it about?",
      "idea": "An idea",
      "problem": "A problem",
      "praise": "Praise",
      "other": "Something else"
    },
    "content": {
      "label": "Your words",
      "hint": "No passwords or account numbers, please.",
      "used": "{{used}} / {{maximum}}",
      "left_one": "{{left}} character left",
      "left_other": "{{left}} characters left",
      "over_one": "{{over}} character too many",
      "over_other": "{{over}} characters too many"
    },
    "missing": {
      "category": "Choose what it is about.",
      "content": "Write a few words.",
      "shorter": "Shorten it to {{maximum}} characters."
    },
    "send": "Send feedback",
    "sent": "Thank you. We have your feedback.",
    "sentHint": "The answer will stand below, on this page.",
    "notSent": "Your feedback was not sent",
    "kept": "What you wrote is still here.",
    "own": {
      "title": "What you have sent",
      "none": "You have sent no feedback yet",
      "noneHint": "What you send is listed here, and so is our answer.",
      "failed": "Your feedback did not load",
      "retry": "Try again",
      "older": "Show older feedback",
      "waiting": "No answer yet",
      "answered": "Answered",
      "answer": "Our answer"
    }
  },
  "games": {
    "all": "All",
    "vendors": "Vendors",
    "start": "Start now",
    "trial": "Free trial",
    "trialOf": "Free trial of {{name}}",
    "close": "Close",
    "favourite": {
      "label": "Favourite: {{name}}",
      "short": "Favourite",
      "failed": "The favourite was not saved",
      "emptyHint": "Press the heart on a game, and you find it here again."
    },
    "recentHint": "Games that you have played appear here, the latest first.",
    "toLobby": "Browse the lobby",
    "in_no_data": "Nothing here yet",
    "emptyHint": "Games appear here as soon as the vendor adds them.",
    "notFound": "No game has “{{name}}” in its name",
    "notFoundHint": "Try fewer letters, or look among all games.",
    "allGames": "Show all games",
    "popularGames": "Played most",
    "failed": "The games did not load",
    "retry": "Try again",
    "count_one": "{{shown}} game",
    "count_other": "{{shown}} games",
    "newGames_one": "{{shown}} new",
    "newGames_other": "{{shown}} new",
    "search": {
      "label": "Find a game",
      "placeholder": "Name of a game",
      "clear": "Clear the search"
    },
    "sort": {
      "label": "Order",
      "popular": "Played most",
      "name": "A to Z",
      "new": "New first"
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
      "emptyHint": "Tables appear here as soon as the platform opens them."
    },
    "seo": {
      "rng": "Slots and other games of chance at {{brand}}, by maker and by name. Many can be tried free of charge.",
      "live": "Live tables at {{brand}}: dealers in real studios, day and night.",
      "sports": "Sports at {{brand}}: matches before and while they are played.",
      "esports": "Esports at {{brand}}: the matches of the great titles and leagues.",
      "fish": "Fishing games at {{brand}}: aim, shoot, and take your time.",
      "pvp": "Cards and board games at {{brand}}, played against others at tables of every stake.",
      "lott": "Lotteries at {{brand}}: draws around the clock, with results and history.",
      "elott": "E-lotteries at {{brand}}: quick draws, numbers and results in one place."
    }
  },
  "help": {
    "seo": {
      "help": "Answers about {{brand}}: accounts, deposits and withdrawals, games, limits and breaks, safety and the terms."
    },
    "title": "Help centre",
    "lead": "Short answers to what players ask most. If yours is missing, write to us.",
    "search": {
      "label": "Search the help centre",
      "placeholder": "For example: withdrawal",
      "clear": "Empty the search",
      "found_one": "{{number}} answer found",
      "found_other": "{{number}} answers found",
      "none": "Nothing found for “{{words}}”",
      "noneHint": "Try fewer or other words, or choose a subject below.",
      "all": "Show all subjects"
    },
    "sections": "Subjects",
    "wholeTerms": "Read the terms in full",
    "loading": "Answers are loading",
    "empty": {
      "title": "There are no answers yet",
      "hint": "What players ask most will be answered here. Until then, write to us."
    },
    "failed": "The answers did not load",
    "retry": "Try again",
    "more": {
      "title": "Still looking for an answer?",
      "text": "Tell us in a few words what you were doing and what happened. Never send your password: we do not need it and will never ask for it.",
      "contact": "Write to customer service",
      "responsible": "If play is no longer fun"
    }
  },
  "legal": {
    "seo": {
      "terms": "What you agree to when you play at {{brand}}: who may play, what is at stake, how rounds are settled, and what protects you.",
      "privacy": "What {{brand}} keeps about its players and visitors, why and for how long, who sees it, and what you may ask for."
    },
    "version": "In force since {{date}}",
    "contents": "On this page",
    "contact": "Write to {{operator}}",
    "terms": {
      "title": "Terms of use",
      "lead": "These terms hold between you and {{operator}}, which runs {{brand}}. They are short on purpose. Read them before you register; the version you agreed to is kept with your account.",
      "other": "How we treat your data: privacy",
      "agreement": {
        "title": "How you agree",
        "text": "You agree to these terms when you register. Whoever only looks around needs no account and agrees to nothing."
      },
      "who": {
        "title": "Who may play",
        "text": "Whoever is {{age}} or over, plays for themselves and is allowed to play by the law of the place they are in. We may ask for proof of age and name, and close an account that turns out to belong to someone under {{age}}."
      },
      "account": {
        "title": "Your account",
        "text": "One person has one account. Keep your password to yourself and tell us at once if someone else may know it. What is done in your account counts as done by you until then."
      },
      "credits": {
        "title": "Play credits",
        "text": "{{brand}} is played with play credits. They are not money: they cannot be bought, sold or exchanged, and no prize has a value outside the site. Whoever offers to trade them is not acting for us."
      },
      "stakes": {
        "title": "Stakes and winnings",
        "text": "You stake real money of your own, under the licence named at the foot of every page. Deposits, withdrawals and winnings are shown in your account with their date and state. We lend no money to players."
      },
      "rounds": {
        "title": "Rounds and records",
        "text": "The record of the platform decides how a round ended. A round that failed through our fault is void, and the stake goes back. Records are kept for at least six months, and you can export them."
      },
      "fair": {
        "title": "Fair play",
        "text": "Programs that play for you, agreements between players against others, and the use of a fault of a game are not allowed. Rounds won that way are void. Tell us of a fault that you find: nobody is punished for that."
      },
      "protection": {
        "title": "What protects you",
        "text": "Limits, reality checks, time-outs and self-exclusion are part of this contract. They hold as you set them, no offer and no member of staff can lift them early, and a promotion never depends on giving them up."
      },
      "conduct": {
        "title": "Among each other",
        "text": "In chat and feedback, be civil: no insults, no threats, no advertising, no details of other people. What breaks this rule is removed, and who repeats it is muted."
      },
      "closing": {
        "title": "Closing an account",
        "text": "You may close your account at any time and need give no reason. We may close it where these terms or the law were broken, and say why. What is yours is paid out first, unless the law forbids it."
      },
      "liability": {
        "title": "What we answer for",
        "text": "We run the site with care, but cannot promise that it is always there. We answer for damage that we caused on purpose or by neglect, as the law says. Nothing here takes away a right that the law gives you."
      },
      "changes": {
        "title": "When these terms change",
        "text": "New terms are shown at your next login and hold once you agree. If you do not agree, you can still withdraw what is yours and close your account."
      },
      "complaints": {
        "title": "Complaints",
        "text": "Write to us first: most things are settled within days. If we cannot agree, the authority or the court that the law of your place names decides."
      }
    },
    "privacy": {
      "title": "Privacy",
      "lead": "{{operator}} answers for your data at {{brand}}. We keep what we need to run the site and to protect players, and nothing to sell.",
      "other": "What you agree to: terms of use",
      "kept": {
        "title": "What we keep",
        "text": "What you tell us when you register and later: names, date of birth, ways to reach you. What you do here: logins, rounds, movements of your wallet, messages to us. What your device says by itself: its address, its kind and the time of each request."
      },
      "why": {
        "title": "Why we keep it",
        "text": "To open and secure your account, to settle rounds, to answer you, to see that nobody under {{age}} plays, to hold the limits and breaks that you set, and because the law asks for records. We do not use it to make you play more."
      },
      "device": {
        "title": "What stays on your device",
        "text": "Your choice of theme, language and data saver, what you closed, and, while you are logged in, a key of the session that ends with it. No advertising cookies."
      },
      "noAnalytics": {
        "title": "Statistics",
        "text": "No third party counts your visits. The site asks nobody else for scripts, fonts or pictures to follow you."
      },
      "analytics": {
        "title": "Statistics",
        "text": "Visits are counted with a service of a third party, which learns the pages you open and the kind of your device, and nothing of your account or your play."
      },
      "seen": {
        "title": "Who sees it",
        "text": "Staff who need it for their work, the makers of a game as far as a round needs it (never your name), whoever carries out a payment that you ask for, and authorities where the law obliges us."
      },
      "howLong": {
        "title": "How long we keep it",
        "text": "Records of play and of your wallet for at least six months, and longer where the law says so. A self-exclusion is kept as long as it holds, even when the account is closed. The rest goes when your account does."
      },
      "rights": {
        "title": "What you may ask for",
        "text": "To see what we keep, to have a copy, to have it put right, and to have it deleted where no law obliges us to keep it. Write to us; the answer comes within a month and costs nothing."
      },
      "safety": {
        "title": "How it is protected",
        "text": "Connections are encrypted, and passwords and payment details are encrypted once more on your device before they travel. We never ask for your password."
      },
      "children": {
        "title": "Children",
        "text": "This site is not for anyone under {{age}}. If we learn that we hold the data of a child, we delete it. If you think a child has an account here, tell us."
      }
    }
  },
  "lobby": {
    "heading": "{{brand}} games lobby",
    "menu": "Games in this lobby",
    "favourites": "Favourites",
    "banner": {
      "label": "Highlights",
      "slide": "{{number}} of {{total}}",
      "pause": "Pause the highlights",
      "play": "Let the highlights run",
      "previous": "Previous highlight",
      "next": "Next highlight"
    },
    "notices": {
      "label": "Notices",
      "open": "Read the notices",
      "pause": "Pause the notices",
      "play": "Let the notices run",
      "none": "No notices at the moment",
      "failed": "Notices did not load. Try again.",
      "close": "Close the notices",
      "more": "Show older notices"
    },
    "section": {
      "vendors": "Vendors of {{category}}",
      "previous": "Previous games of {{category}}",
      "next": "Further games of {{category}}",
      "more": "More",
      "moreOf": "More games of {{category}}"
    },
    "winners": {
      "title": "Biggest wins",
      "hint": "As paid out and reported by the platform, highest first.",
      "place": "Place {{place}}",
      "rest": "Further winners",
      "empty": "Wins appear here as soon as the platform reports them.",
      "failed": "The winner board did not load"
    }
  },
  "login": {
    "title": "Log in",
    "close": "Close the login",
    "forgot": "Forgot your password?",
    "newHere": "New here?",
    "register": "Register",
    "trial": "Try it without an account",
    "trialHint": "Play credits of your own for two hours.",
    "last": {
      "title": "Welcome back",
      "text": "Last login: {{when}}, from {{place}}. If that was not you, choose a new password.",
      "notMe": "That was not me"
    },
    "logout": {
      "title": "Log out?",
      "text": "You can log in again at any time.",
      "cancel": "Stay",
      "confirm": "Log out"
    }
  },
  "lottery": {
    "title": {
      "all": "Lotteries",
      "vn": "Vietnam lotteries",
      "sea": "Southeast Asia lotteries"
    },
    "in_no_data": "Nothing here yet",
    "emptyHint": "Lotteries appear here as soon as the platform offers them.",
    "failed": "The lotteries did not load",
    "retry": "Try again",
    "modes": "Prize modes",
    "mode": {
      "LOTT": "Lottery",
      "ZY": "ZY",
      "ELOTT": "E-lottery",
      "SEA": "Southeast Asia"
    },
    "recent": "Played lately",
    "lotteries": "Lotteries",
    "every_one": "A draw every minute",
    "every_other": "A draw every {{count}} minutes",
    "numbers": "Numbers: {{numbers}}",
    "numbersUnknown": "No results at the moment",
    "start": "Start now",
    "next": {
      "in": "Next draw in",
      "at": "Drawn at",
      "closes": "Bets close",
      "seconds": "{{seconds}} s before the draw",
      "issue": "Draw",
      "drawing": "Being drawn"
    },
    "draws": {
      "title": "Latest results",
      "none": "No results yet",
      "noneHint": "The first one appears here after the next draw.",
      "failed": "The results did not load"
    },
    "standing": {
      "title": "Where you stand",
      "weekly": "Week",
      "daily": "Day",
      "done": "Missions done",
      "open": "Missions open",
      "claimable": "Yours to claim",
      "staked": "Staked at these lotteries",
      "failed": "Your missions did not load"
    },
    "leaders": {
      "title": "Most staked",
      "until": "Until {{moment}}",
      "none": "Nobody has staked at these lotteries yet.",
      "failed": "The list did not load",
      "you": "You",
      "own": "You are in place {{place}} with {{staked}}."
    }
  },
  "member": {
    "title": "My account",
    "retry": "Try again",
    "close": "Close",
    "since": "Member since {{date}}",
    "picture": {
      "change": "Choose another picture",
      "title": "Your picture",
      "text": "Others see it beside your nickname.",
      "nth": "Picture {{number}}",
      "failed": "The pictures did not load",
      "kept": "Your picture stays as it was.",
      "done": "Your picture is changed"
    },
    "balance": {
      "title": "Balance",
      "main": "Main wallet",
      "automatic": "Move money automatically",
      "automaticHint": "When you open a game, the money in your main wallet goes with you. When you leave, it comes back."
    },
    "entries": {
      "label": "From your account"
    },
    "details": {
      "title": "Your details",
      "failed": "Your details did not load",
      "edit": "Edit",
      "editTitle": "Edit your details",
      "none": "Not given",
      "unbound": "Not bound",
      "mobile": "Mobile number",
      "email": "Email address",
      "contacts": "Change phone or email in Security",
      "save": "Save",
      "done": "Your details are saved"
    },
    "field": {
      "nickname": "Nickname",
      "realName": "Real name",
      "birthday": "Birthday",
      "fullName": "Full name",
      "nationality": "Nationality",
      "occupation": "Occupation",
      "sourceOfIncome": "Source of income",
      "idNumber": "Identity document number",
      "whatsapp": "WhatsApp",
      "facebook": "Facebook",
      "telegram": "Telegram",
      "zalo": "Zalo",
      "line": "Line",
      "wechat": "WeChat",
      "qqNum": "QQ number"
    },
    "hint": {
      "nickname": "The name that others see. {{length}}",
      "realName": "As on your bank account. You set it once; it cannot be changed here later.",
      "birthday": "Year-month-day, such as 1998-04-23. You set it once; it cannot be changed here later."
    }
  },
  "notFound": {
    "title": "This page does not exist",
    "text": "The address may be mistyped, or the page has moved. Everything else is still where it was.",
    "home": "To the lobby"
  },
  "play": {
    "game": "Game",
    "frame": "Game: {{name}}",
    "leave": "Leave the game",
    "trial": "Free trial",
    "session": "Your session",
    "clock": "Time of the site",
    "time": "Time",
    "elapsed": "Time played",
    "staked": "Staked",
    "won": "Won",
    "net": "Net",
    "safety": "Play safely",
    "ageSign": "{{age}}+",
    "fullScreen": "Full screen",
    "opening": "Opening the game…",
    "slow": {
      "title": "This game takes longer than usual",
      "hint": "You can keep waiting, or open it again. Nothing is staked while it loads.",
      "again": "Open it again"
    },
    "failed": {
      "title": "The game did not open",
      "retry": "Try again",
      "games": "To the games",
      "playReal": "Play with credits"
    },
    "window": {
      "title": "This game opens in a tab of its own",
      "hint": "This page stays here, with your time and your result.",
      "open": "Open the game",
      "opened": "The game is in another tab",
      "openedHint": "Close that tab when you have finished playing. Your time and your result stay here.",
      "again": "Open it again"
    },
    "none": {
      "title": "No game here",
      "text": "This address does not name a game. Choose one in the lobby."
    },
    "age": {
      "title": "Are you {{age}} or older?",
      "text": "Free trials are for adults too. You need to be at least {{age}} years old.",
      "yes": "Yes, I am {{age}} or older",
      "no": "No, take me back"
    },
    "stop": {
      "playOn": "I have read this, play on",
      "back": "Back to the game",
      "reality_check_due": {
        "title": "A look at your session",
        "text": "This is how long you have played, and what it has brought or cost. The game waits until you have read it."
      },
      "session_limit_reached": {
        "title": "Your playing time is over",
        "text": "You have reached the limit of playing time that you set. You can play again after a break of at least 30 minutes."
      },
      "loss_limit_reached": {
        "title": "Your limit of losses is reached",
        "text": "You have reached the limit of losses that you set. Playing opens again when the time of the limit has passed."
      },
      "stake_too_high": {
        "title": "This stake would go past your limit",
        "text": "It could lose more than the limit of losses that you set leaves. The stake was not taken. You can stake less, or stop here."
      },
      "player_excluded": {
        "title": "You are on a break from playing",
        "text": "No game opens until your break is over. You can still see your records and withdraw your money."
      }
    },
    "funds": {
      "title": "Bring money to {{vendor}}",
      "why": "Games of {{vendor}} are played from a wallet of their own. It does not hold enough for a stake yet.",
      "without": "Open the game without money",
      "form": "Bring money to this game",
      "from": "From",
      "main": "Main wallet",
      "vendorWallet": "{{vendor}} wallet",
      "amount": "Amount",
      "usual": "Usual amounts",
      "all": "All",
      "bringAndPlay": "Bring {{amount}} and play",
      "bring": "Bring {{amount}}",
      "missing": "Enter an amount above zero.",
      "most": "There is only {{amount}} in this wallet.",
      "moved": "{{amount}} moved to {{vendor}}",
      "mainNow": "Main wallet: {{amount}}",
      "home": "Your money is back in the main wallet: {{amount}}",
      "unheard": "We did not hear whether the money moved",
      "unheardHint": "The balances shown have been checked again. If you try again with the same amount, it is moved once at most.",
      "refused": "The money was not moved",
      "refusedHint": "It is where it was; the balances shown have been checked again.",
      "failed": "Your wallets did not load",
      "nothing": "There is no money to bring to {{vendor}}",
      "nothingHint": "Your main wallet and the wallets of the other game makers are empty. You can still look at the game, or try the free trial of games that have one.",
      "automatic": "Move money automatically",
      "automaticHint": "When you open a game, the money in your main wallet goes with you. When you leave, it comes back.",
      "along": "Your money moves automatically: all of it comes to this game, and goes back to your main wallet when you leave.",
      "alongAction": "Move it and play",
      "inGame": "In this game",
      "openWallets": "Open your wallets",
      "wallets": "Your wallets",
      "close": "Close",
      "low": "The {{vendor}} wallet does not cover the stake.",
      "bringMore": "Bring money",
      "closeLine": "Close this message"
    }
  },
  "pointMall": {
    "seo": {
      "pointMall": "The points mall of {{brand}}: how play earns points, what they can be redeemed for, and why they never expire."
    },
    "title": "Points mall",
    "lead": "Play earns points. Redeem them here, whenever you like: points never expire.",
    "retry": "Try again",
    "logIn": "Log in to see the mall and your points",
    "logInAction": "Log in",
    "views": {
      "label": "Parts of the points mall",
      "items": "Mall",
      "records": "Records"
    },
    "how": {
      "title": "How points work",
      "earn": "Every settled bet earns points, in any game.",
      "earnRate": "Every {{stake}} of settled bets earns a point, in any game.",
      "redeem": "Redeem points for something of the mall. The operator looks at each request; what is rejected gives the points back.",
      "convert": "Or convert them into play credit.",
      "convertRate": "Or convert them: {{points}} points become {{unit}}.",
      "expire": "Points never expire, so there is no need to play for them."
    },
    "ratesFailed": "The rates for converting points did not load",
    "balance": {
      "title": "Your points",
      "failed": "Your points did not load",
      "points": "Points",
      "claimable": "Earned since the last claim",
      "inProcess": "In requests under review",
      "claim": "Claim {{points}} points",
      "claimed": "{{points}} points were added",
      "claimFailed": "The points were not claimed",
      "convert": "Convert points"
    },
    "items": {
      "title": "To redeem",
      "failed": "The mall did not load",
      "none": "The mall is empty at the moment",
      "noneHint": "What points can be redeemed for appears here. Your points stay as they are.",
      "more": "Show more of the mall",
      "price": "{{points}} points",
      "stock": "In stock: {{stock}}",
      "soldOut": "Sold out",
      "short": "{{points}} points short",
      "redeem": "Redeem",
      "redeemNamed": "Redeem: {{name}}"
    },
    "redeem": {
      "title": "Redeem: {{name}}",
      "close": "Close",
      "form": "Redemption",
      "price": "It costs",
      "after": "You keep",
      "points": "{{points}} points",
      "credit": "The points are taken now. You receive the credit once the request is approved.",
      "goods": "The points are taken now. The goods are sent once the request is approved.",
      "submit": "Redeem {{points}} points",
      "failed": "That did not work",
      "kept": "You can try again: points are never taken twice.",
      "done": "Your request is in process",
      "doneText": "You find it in the records."
    },
    "convert": {
      "title": "Convert points",
      "close": "Close",
      "form": "Conversion",
      "amount": "How many points",
      "hint": "You have {{points}}. At least {{least}} at a time, whole points only.",
      "missing": "Enter whole points.",
      "least": "Enter at least {{least}}.",
      "most": "You have {{points}} points.",
      "gives": "You get {{money}}.",
      "submit": "Convert points",
      "failed": "That did not work",
      "kept": "You can try again: points are never taken twice.",
      "done": "{{money}} is in your wallet"
    },
    "password": {
      "label": "Payment password",
      "missing": "Enter your payment password.",
      "show": "Show the password",
      "hide": "Hide the password"
    },
    "records": {
      "label": "Records of points",
      "failed": "The records did not load",
      "none": "No records in this time",
      "noneHint": "Points that you earn, redeem or convert are listed here.",
      "types": "What happened",
      "periods": "Time",
      "days": "{{days}} days",
      "all": "All",
      "earned": "Earned",
      "redeemed": "Redeemed",
      "converted": "Converted",
      "in_process": "In process",
      "rejected": "Rejected",
      "approved": "Approved",
      "received": "Points received",
      "spent": "Points spent",
      "count": "Records",
      "time": "Time",
      "what": "What",
      "points": "Points",
      "status": "Status",
      "details": "Details",
      "more": "More",
      "close": "Close",
      "stakes": "Stakes that earned them",
      "money": "Paid into the wallet",
      "remark": "Remark",
      "decided": "Decided",
      "total": "Total",
      "sortBy": "Sort by",
      "ascending": "From the lowest; turn round",
      "descending": "From the highest; turn round",
      "pages": "Pages of records",
      "previous": "Previous page",
      "next": "Next page",
      "page": "Page {{page}}",
      "summary": "Page {{page}} of {{pages}}"
    }
  },
  "promotions": {
    "seo": {
      "promotions": "What {{brand}} offers its players at the moment, with all conditions on one page and no hurry."
    },
    "title": "Promotions",
    "lead": "What is on, what it gives and what it asks for.",
    "mine": "My applications",
    "retry": "Try again",
    "types": {
      "label": "Kinds of promotions",
      "all": "All",
      "newcomer": "New players",
      "deposit": "Deposits",
      "play": "Play",
      "raffle": "Raffles",
      "event": "Events"
    },
    "list": {
      "label": "Promotions",
      "failed": "The promotions did not load",
      "none": "No promotions at the moment",
      "noneHint": "What the operator plans appears here.",
      "noneOfType": "Nothing of this kind at the moment",
      "all": "Show all promotions",
      "more": "Show more promotions"
    },
    "status": {
      "claim": "Ready to claim",
      "applying": "Under review",
      "rejected": "Rejected",
      "issued": "Issued",
      "claimed": "Claimed",
      "expired": "Not claimed in time",
      "process": "In process",
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
      "open": "Open a ticket",
      "openNamed": "Open a ticket: {{title}}",
      "logIn": "Log in to take part",
      "logInNamed": "Log in to take part: {{title}}",
      "coming": "One moment…",
      "withDeposit": "You choose it when you make a deposit."
    },
    "done": {
      "joined": "You are taking part",
      "joinedText": "Settled bets count from now on.",
      "joinedRaffle": "Your ticket is ready. Open it whenever you like.",
      "claimed": "{{amount}} is in your wallet",
      "turnover": "{{amount}} must be staked before the next withdrawal.",
      "failed": "That did not work"
    },
    "period": {
      "from": "From {{start}}",
      "until": "Until {{end}}",
      "between": "{{start}} to {{end}}",
      "endless": "No end date"
    },
    "detail": {
      "path": "Path to this promotion",
      "failed": "The promotion did not load",
      "gone": "This promotion is no longer here",
      "goneHint": "It has ended, or the link is not right.",
      "all": "See all promotions",
      "facts": "At a glance",
      "terms": "Conditions",
      "reward": "Reward",
      "rewardUpTo": "Up to {{amount}}",
      "rewardPercent": "{{percent}}% of the deposit, {{amount}} at most",
      "deposit": "Deposit",
      "depositFrom": "{{amount}} or more",
      "turnover": "Before a withdrawal",
      "turnoverTimes": "Stake the reward {{times}} times",
      "turnoverOnce": "Stake the reward once",
      "turnoverNone": "Nothing to stake",
      "period": "When",
      "tickets": "Your tickets",
      "ticketCount": "{{unopened}} to open, {{opened}} opened",
      "progress": "Staked so far",
      "progressOf": "{{reached}} of {{target}}",
      "answers": "See your applications and the answers"
    },
    "raffle": {
      "won": "You won {{amount}}",
      "lost": "No prize on this ticket",
      "ticket": "Ticket {{ticket}}",
      "paid": "It is in your wallet.",
      "left": "Tickets left to open: {{left}}",
      "next": "Open the next one",
      "close": "Close"
    },
    "application": {
      "title": "Apply",
      "form": "Application",
      "statement": "What you want to say",
      "statementMissing": "Write a few words.",
      "statementLong": "Shorten it to {{maximum}} characters.",
      "count": "{{used}} of {{maximum}}",
      "left": "{{left}} characters left",
      "over": "{{over}} characters too many",
      "images": "Pictures",
      "imagesHint": "Cover names and numbers that are nobody’s business.",
      "imagesMissing": "Add at least one picture.",
      "choose": "Choose pictures, or drop them here",
      "rules": "PNG or JPG, up to {{size}} each, at most {{files}}",
      "remove": "Remove {{name}}",
      "refusedType": "Not taken: only PNG and JPG are.",
      "refusedSize": "Not taken: it is larger than {{size}}.",
      "refusedCount": "Not taken: there are {{files}} already.",
      "outcome": "Pictures taken: {{taken}}, not taken: {{refused}}",
      "megabytes": "{{size}} MB",
      "kilobytes": "{{size}} KB",
      "send": "Send the application",
      "failed": "The application was not sent",
      "kept": "What you wrote and chose is still here.",
      "sent": "Your application was sent",
      "sentText": "You will see the answer here."
    },
    "applications": {
      "title": "My applications",
      "failed": "Your applications did not load",
      "none": "No applications yet",
      "noneHint": "Applications to promotions, and their answers, appear here.",
      "logIn": "Log in to see your applications",
      "logInAction": "Log in",
      "more": "Show older applications",
      "in_process": "In process",
      "rejected": "Rejected",
      "approved": "Approved",
      "sent": "Sent {{date}}",
      "decided": "Answered {{date}}",
      "pictures": "Pictures: {{images}}",
      "answer": "Answer",
      "open": "See the promotion"
    }
  },
  "protection": {
    "title": "Play safely",
    "lead": "Limits, reality checks and breaks that are yours to set. They hold in every game.",
    "responsible": "Signs to take seriously, and where to find help",
    "failed": "Your limits did not load",
    "retry": "Try again",
    "close": "Close",
    "cancel": "Cancel",
    "set": "Set a limit",
    "change": "Change",
    "remove": "Remove",
    "named": "{{action}}: {{limit}}",
    "none": "No limit",
    "used": "{{used}} of {{most}}",
    "holds": "Your limit holds now",
    "waits": "Your limit stays as it is for now",
    "spans": {
      "day": "24 hours",
      "week": "7 days",
      "month": "30 days"
    },
    "deposit": {
      "title": "Deposit limits",
      "text": "The most that you can pay in. Where several limits hold, the lowest decides.",
      "limit": "Deposits in {{span}}",
      "left": "You can still deposit {{amount}} now."
    },
    "loss": {
      "title": "Loss limits",
      "text": "The most that you can lose. A stake that could go past it is not taken.",
      "limit": "Losses in {{span}}"
    },
    "session": {
      "title": "Playing time",
      "text": "How long you can play in one go. After that, play stops for half an hour.",
      "limit": "Time in one go",
      "minutes": "{{minutes}} minutes"
    },
    "form": {
      "first": "A limit holds as soon as you set it. You can lower it at any time; raising it takes 24 hours.",
      "change": "Your limit is {{held}}. A lower one holds at once. A higher one waits 24 hours, and then asks you again.",
      "most": "At most",
      "unit": "minutes",
      "money": "Enter an amount with at most two decimals.",
      "minutes": "Enter whole minutes, from 1 to 1440.",
      "submit": "Save the limit"
    },
    "removal": {
      "title": "Remove the limit? {{limit}}",
      "text": "The limit goes on holding for 24 hours. After that we ask you once more before it goes.",
      "confirm": "Ask for it to be removed"
    },
    "raise": {
      "asked": "You asked for: {{raised}}",
      "gone": "no limit",
      "from": "The present limit holds. You can confirm the change from {{time}}.",
      "due": "The 24 hours are over. Do you still want this?",
      "open": "Confirm the change",
      "keep": "Keep {{held}}",
      "confirmTitle": "Change the limit? {{limit}}",
      "confirmText": "From now on: {{raised}}. Only go on if you can spare it.",
      "confirm": "Change the limit"
    },
    "check": {
      "title": "Reality check",
      "text": "Play stops to tell you how long you have played, what you staked and how you stand. It goes on once you have read it.",
      "every": "Stop play after",
      "minutes": "{{minutes}} minutes",
      "next": "The next one comes at {{time}}.",
      "save": "Save",
      "saved": "Play now stops every {{minutes}} minutes"
    },
    "break": {
      "title": "Take a break",
      "text": "A break cannot be ended early, by you or by us. That is what makes it work.",
      "length": "How long",
      "lengthMissing": "Choose how long the break lasts.",
      "scope": "Where it holds",
      "brand": "At {{brand}}",
      "licensee": "At all sites of the same operator",
      "atBrand": "at {{brand}}",
      "atAll": "at all sites of the same operator",
      "next": "Go on",
      "back": "Back",
      "sure": "A break of {{length}} {{where}} begins when you press the button.",
      "begin": "Begin the break of {{length}}",
      "begun": "Your break has begun. It lasts until:",
      "on": "You are on a break",
      "until": "Your break lasts until",
      "stops": "You cannot play, deposit or take part in promotions.",
      "works": "You can still log in, see your records and withdraw.",
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
      "text": "A time-out gives you some air: from 24 hours to 6 weeks.",
      "open": "Take a time-out"
    },
    "exclusion": {
      "text": "Self-exclusion is for when play has stopped being fun: from 6 months to 5 years.",
      "open": "Exclude yourself"
    },
    "closure": {
      "title": "Close your account",
      "text": "If you do not want to play here any more. For a pause, take a break instead.",
      "open": "Close the account",
      "final": "The account is closed for good and cannot be opened again.",
      "money": "Withdraw what is left first. While money is in a wallet, a bet or a deposit, the account stays open.",
      "points": "Points and rewards that you have not used go with the account.",
      "submit": "Close my account for good",
      "done": "Your account is closed"
    }
  },
  "recovery": {
    "title": "Choose a new password",
    "close": "Close",
    "ways": "Ways to choose a new password",
    "by": {
      "mobile": "By phone",
      "email": "By email"
    },
    "mobileSubmit": "Save and log in",
    "username": "Username",
    "email": "Email address",
    "emailInvalid": "Enter an email address.",
    "emailSubmit": "Send the link",
    "sent": {
      "title": "Look into your inbox",
      "text": "If the username and the address belong together, a link is on its way. It is good for {{minutes}} minutes, once.",
      "again": "Send it again"
    },
    "linkText": "Choose the password that you will log in with from now on. You will be logged out everywhere.",
    "linkSubmit": "Save the password",
    "done": {
      "title": "Your new password holds",
      "text": "Log in with it."
    },
    "login": "Back to the login"
  },
  "referral": {
    "seo": {
      "referral": "Invite friends to {{brand}}: how an invitation works, and what it brings."
    },
    "title": "Invite friends",
    "lead": "Share your link with people who would enjoy it.",
    "retry": "Try again",
    "how": {
      "title": "How it works",
      "share": "Send your link or your code to a friend.",
      "join": "Your friend registers with it.",
      "earn": "A small share of what friends stake comes back to you. It costs them nothing.",
      "care": "Only invite adults, and nobody who is taking a break."
    },
    "visitor": {
      "title": "Log in to invite friends",
      "action": "Log in"
    },
    "invited": {
      "title": "A friend has invited you",
      "text": "Register with the code below, and you belong together. It costs you nothing.",
      "code": "Invitation code",
      "register": "Register with this code",
      "look": "Look around first"
    },
    "own": {
      "failed": "Your invitation did not load",
      "title": "Your invitation",
      "link": "Link",
      "code": "Code",
      "copyLink": "Copy the link",
      "copyCode": "Copy the code",
      "copied": "Copied",
      "copyFailed": "It could not be copied. Select the text and copy it.",
      "share": "Share",
      "shareText": "Join me at {{brand}}",
      "qr": "QR code of your invitation link",
      "save": "Save the picture",
      "closed": "Invitations are not open to you at the moment",
      "closedHint": "Friends who have joined stay with you."
    },
    "earnings": {
      "title": "What it has brought",
      "earned": "Paid so far",
      "claimable": "To claim",
      "minimum": "At least {{minimum}} are paid at once.",
      "claim": "Claim {{amount}}",
      "claimed": "{{amount}} is in your wallet",
      "turnover": "{{amount}} must be staked before the next withdrawal.",
      "failed": "That did not work"
    },
    "tiers": {
      "title": "Tiers",
      "tier": "Tier {{tier}}",
      "friends": "Friends",
      "percent": "Share of stakes",
      "percentOf": "{{percent}}%",
      "earned": "Paid"
    },
    "friends": {
      "title": "Friends",
      "failed": "Your friends did not load",
      "none": "Nobody has joined yet",
      "noneHint": "Whoever registers with your link appears here.",
      "joined": "Joined {{date}}",
      "tier": "Tier {{tier}}",
      "more": "Show more friends"
    }
  },
  "register": {
    "title": "Register",
    "close": "Close the registration",
    "ways": "Ways to register",
    "by": {
      "username": "With a username",
      "mobile": "With a phone"
    },
    "closed": "Registration is closed",
    "closedHint": "Nobody can register here at the moment. Customer service can tell you more.",
    "newcomer": {
      "text": "You are signed in with {{provider}} as {{who}}. Once you have registered, you can log in with it here.",
      "letGo": "Register without {{provider}}"
    },
    "field": {
      "username": "Username",
      "password": "Password",
      "email": "Email address",
      "fullName": "Full name",
      "payeeName": "Name on the bank account",
      "paymentPassword": "Payment password",
      "birthday": "Birthday",
      "nationality": "Nationality",
      "occupation": "Occupation",
      "sourceOfIncome": "Source of income",
      "idNumber": "Identity document number",
      "whatsapp": "WhatsApp",
      "facebook": "Facebook",
      "telegram": "Telegram",
      "zalo": "Zalo",
      "line": "Line",
      "wechat": "WeChat",
      "qqNum": "QQ number",
      "recommenderId": "Recommended by",
      "affiliateCode": "Affiliate code",
      "referralCode": "Invitation code"
    },
    "birthdayHint": "Year-month-day, such as 1998-04-23.",
    "age": "I am {{age}} or older.",
    "ageMissing": "Only people aged {{age}} and over may play here.",
    "terms": "I agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.",
    "termsMissing": "Please agree to the terms and the privacy policy.",
    "submit": "Create my account",
    "known": "Already registered?",
    "login": "Log in",
    "invitation": {
      "title": "Invitation code not known",
      "invitation_code_error": "There is no such invitation code. Check it, or leave the field empty. Everything else that you typed is still there.",
      "understood": "Back to the form"
    },
    "limit": {
      "title": "Set yourself a limit",
      "text": "Decide now how much you can deposit at most. Lowering it later works at once; raising it takes 24 hours.",
      "amount": "At most",
      "amountMissing": "Enter an amount above zero.",
      "span": "Within",
      "spans": {
        "day": "24 hours",
        "week": "7 days",
        "month": "30 days"
      },
      "submit": "Set the limit",
      "later": "Not now"
    },
    "leave": {
      "title": "Leave the registration?",
      "text": "What you have typed is not kept.",
      "stay": "Go on registering",
      "confirm": "Leave"
    }
  },
  "responsible": {
    "seo": {
      "responsible": "What {{brand}} does to protect players: limits, breaks, reality checks and age, signs to take seriously, and where to find help."
    },
    "title": "Responsible play",
    "lead": "Games are for fun. They are never a way to earn, to pay a debt or to get away from a worry. This page says what {{brand}} does to protect you, and where to turn when play stops being fun.",
    "playMoney": {
      "title": "Play credits, not money",
      "text": "{{brand}} runs on play credits. You cannot buy them, sell them or turn them into money, and no prize has a cash value. Whoever asks you to pay for credits in our name is lying: do not pay, and tell us."
    },
    "licensed": {
      "title": "Real money, under a licence",
      "text": "{{brand}} takes real stakes under the licence named at the foot of every page. Only stake what you can lose without missing it, and never borrow to play."
    },
    "age": {
      "title": "{{age}} and over",
      "text": "Nobody under {{age}} may play here. If you share a device with a child, sign out when you leave it, keep your passwords to yourself, and use the parental controls of your phone or computer to block this site."
    },
    "here": {
      "title": "What this site does",
      "unhurried": "Nothing here hurries you: no countdown on an offer, no claim that places are running out.",
      "winners": "The winner board shows what the platform reports. We invent no winner and no amount.",
      "noAutoplay": "Nothing plays by itself. Every round is started by you.",
      "mark": "A play-money mark stands on every page, so that you always know what is at stake.",
      "reachable": "This page and the age sign are one step away from every page."
    },
    "limits": {
      "title": "Limits that you set",
      "text": "A limit is easiest to set before you need it. You set limits in your account, and customer service does it with you if you ask.",
      "deposit": "Deposits: a sum of your own for 24 hours, 7 days and a month. Where several hold, the lowest decides.",
      "loss": "Losses and time: how much you may lose, and how long you may play in one go.",
      "change": "A lower limit holds at once. A higher one waits 24 hours and asks you again.",
      "check": "Reality checks: every 15, 30 or 60 minutes play stops and tells you how long you have played, what you staked and how you stand.",
      "set": "Set your limits",
      "more": "Questions about limits and breaks"
    },
    "breaks": {
      "title": "Breaks, short and long",
      "timeOut": "A time-out lasts from 24 hours to 6 weeks.",
      "exclusion": "A self-exclusion lasts from 6 months to 5 years, for {{brand}} alone or for all sites of the same operator.",
      "final": "Neither can be ended early, by you or by us. That is what makes them work.",
      "meanwhile": "Meanwhile you can log in, see your records and withdraw. You cannot deposit or play, and you see no offers.",
      "take": "Take a break"
    },
    "signs": {
      "title": "Signs to take seriously",
      "longer": "You play longer, or for more, than you meant to.",
      "chase": "You play on to win back what you lost.",
      "hide": "You hide from others how much you play.",
      "borrow": "You borrow, sell things or leave bills unpaid in order to play.",
      "mood": "You play to forget worry, anger or sadness.",
      "text": "One of these is reason enough to stop for today and to talk to someone."
    },
    "habits": {
      "title": "Habits that help",
      "time": "Decide how long you will play before you start, and set an alarm.",
      "breaks": "Take breaks. Stand up, drink something, look at the time.",
      "sober": "Do not play when you are tired, upset or have been drinking.",
      "luck": "Remember that every round is chance. Earlier rounds change nothing about the next."
    },
    "lines": {
      "title": "Someone to call",
      "text": "These lines are there for players and for those who worry about one.",
      "hours": "Open: {{hours}}",
      "site": "Site of {{name}}"
    },
    "help": {
      "title": "Where to find help",
      "text": "Help is free in many places and stays between you and those who help you.",
      "friend": "Tell someone you trust. Saying it aloud is often the hardest step and the one that helps most.",
      "doctor": "Speak to a doctor, a counsellor or a public mental health service near you. Trouble with gambling is a known condition and can be treated.",
      "groups": "Look for a self-help group such as Gamblers Anonymous, which meets in many countries and online.",
      "block": "Ask your bank to block gambling payments, and install software that blocks gambling sites on your devices.",
      "danger": "If you are in danger, or think of harming yourself, call the emergency number of your country at once."
    },
    "contact": {
      "title": "Talk to us",
      "text": "Write to us if you want your account closed, or if someone under {{age}} is using this site.",
      "action": "Write to customer service"
    }
  },
  "security": {
    "title": "Security",
    "lead": "What protects your account, and where you are logged in.",
    "retry": "Try again",
    "overview": {
      "title": "Your protection",
      "failed": "Your protection did not load",
      "mobile": "Mobile number",
      "email": "Email address",
      "paymentPassword": "Payment password",
      "passwordChangedAt": "Password chosen",
      "unbound": "Not bound",
      "set": "Set",
      "unset": "Not set",
      "expired": "Your password has expired. Choose a new one below."
    },
    "contacts": {
      "bindShort": "Bind",
      "changeShort": "Change",
      "removeShort": "Remove",
      "keep": "Keep it",
      "submit": "Bind it",
      "emailInvalid": "Enter a valid email address.",
      "bind": {
        "mobile": "Bind a mobile number",
        "email": "Bind an email address"
      },
      "change": {
        "mobile": "Change the mobile number",
        "email": "Change the email address"
      },
      "remove": {
        "mobile": "Remove the mobile number",
        "email": "Remove the email address"
      },
      "removeTitle": {
        "mobile": "Remove the mobile number?",
        "email": "Remove the email address?"
      },
      "removeText": "No code goes there any more, and we tell it so. You can bind it again at any time.",
      "bound": {
        "mobile": "Your mobile number is bound",
        "email": "Your email address is bound"
      },
      "removed": {
        "mobile": "The mobile number is removed",
        "email": "The email address is removed"
      }
    },
    "password": {
      "title": "Change the password",
      "text": "All your other sessions end, and you stay logged in here.",
      "old": "The password that you have",
      "submit": "Change the password",
      "done": "Your password is changed",
      "doneText": "You are logged in with the new one. All other sessions have ended."
    },
    "payment": {
      "title": "Payment password",
      "text": "Withdrawals and transfers ask for it, so that nobody else can make them.",
      "failed": "Your payment password did not load",
      "old": "The payment password that you have",
      "new": "New payment password",
      "set": "Set the payment password",
      "change": "Change the payment password",
      "forgotten": "I have forgotten it",
      "forgottenText": "Choose a new one. We then ask you to prove that it is you.",
      "done": "Your payment password is set"
    },
    "authenticator": {
      "title": "Authenticator app",
      "text": "An app on your phone makes a new code every half minute. With it you prove that it is you, even without a text message.",
      "failed": "Your authenticator did not load",
      "on": "In use",
      "off": "Not in use",
      "setUp": "Set it up",
      "remove": "Remove it",
      "removeTitle": "Remove the authenticator?",
      "removeText": "Its codes count no more. You can set up another one at any time.",
      "keep": "Keep it",
      "removed": "The authenticator is removed",
      "scan": "Scan this code with your authenticator app, then type what the app shows.",
      "qr": "QR code for your authenticator app",
      "secret": "Or type this key into the app",
      "copy": "Copy the key",
      "copied": "The key is copied.",
      "copyFailed": "It could not be copied. Select the key and copy it.",
      "code": "Code of the app",
      "confirm": "Confirm the code",
      "cancel": "Not now",
      "done": "Your authenticator is in use"
    },
    "sessions": {
      "title": "Where you are logged in",
      "text": "A session that you do not know? End it, then change your password.",
      "failed": "Your sessions did not load",
      "current": "This device",
      "since": "Since {{time}}, from {{ip}}",
      "seen": "Last used {{time}}",
      "device": "{{browser}} on {{system}}",
      "end": "End",
      "endOf": "End the session: {{device}}",
      "alone": "You are logged in nowhere else.",
      "endOthers": "End all others",
      "endOthersTitle": "End all other sessions?",
      "endOthersText": "Every other device has to log in again. You stay logged in here.",
      "keep": "Keep them",
      "ended": "The session has ended",
      "othersEnded": "All other sessions have ended"
    },
    "addresses": {
      "title": "Places that you log in from",
      "text": "From these addresses a login needs no second step. From any other one you prove first that it is you.",
      "failed": "Your addresses did not load",
      "current": "This place",
      "since": "Known since {{time}}",
      "forget": "Forget",
      "forgetOf": "Forget the address {{ip}}",
      "forgotten": "The address is forgotten",
      "none": "No address is known yet",
      "noneHint": "The first one stands here after your next login."
    }
  },
  "status": {
    "game_maintenance": "We are carrying out maintenance",
    "info_maintenance": "{{brand}} will be back shortly. Nothing on your account changes in the meantime. This page looks again every minute and opens the site by itself.",
    "blockip": "{{brand}} is not available where you are",
    "info_ip_block": "The rules of your region, or of this network, do not let us serve you here. If you think that this is a mistake, tell customer service the address below.",
    "ip": "Your IP address: {{ip}}",
    "contact": "Contact customer service"
  },
  "support": {
    "title": "Customer service",
    "lead": "Talk to us, or write. We never ask for your password.",
    "chats": {
      "title": "Live chat",
      "hours": "Answered {{hours}}, {{zone}}",
      "open": "Start the chat",
      "openAbout": "Start the chat: {{title}}",
      "opensOutside": "It opens in a new tab.",
      "opened": "Your chat is open in a new tab.",
      "blocked": "Your chat is ready. Your browser did not let us open it.",
      "go": "Go to the chat",
      "failed": "The live chats did not load",
      "notOpened": "The chat did not open",
      "refused": "The chat has an address that we do not trust, so we did not open it. Write to us instead.",
      "none": "No live chat at the moment",
      "noneHint": "Write to us in one of the ways below.",
      "retry": "Try again"
    },
    "contacts": {
      "title": "Write to us",
      "email": "Email",
      "failed": "The ways to reach us did not load",
      "none": "No other way to reach us is set up",
      "noneHint": "Use the live chat above.",
      "retry": "Try again"
    },
    "agents": {
      "title": "For agents",
      "hours": "Agents are answered {{hours}}."
    }
  },
  "termsChange": {
    "title": "Our terms have changed",
    "text": "The terms of {{operator}} in force are those of {{version}}, and you have not agreed to them yet. Read them before you go on. If you do not agree, you can log out; write to customer service if you want to withdraw what is yours.",
    "read": "Read the terms",
    "agree": "I have read them and agree",
    "leave": "Log out"
  },
  "vendor": {
    "name": "Games of a vendor",
    "title": "{{vendor}}: games",
    "close": "Close",
    "search": "Find a game by name",
    "clear": "Clear the search",
    "in_no_data": "Nothing here yet",
    "emptyHint": "Games appear here as soon as the vendor adds them.",
    "notFoundHint": "No game of this vendor has that in its name. Try fewer letters.",
    "unknown": "This vendor is not here",
    "unknownHint": "Close this and choose a vendor in the lobby.",
    "failed": "The games did not load",
    "retry": "Try again",
    "shown": "{{shown}} of {{total}} games",
    "more": "Show more games"
  },
  "vip": {
    "seo": {
      "vip": "The VIP levels of {{brand}}: what each level gives, and how it is reached without a deadline."
    },
    "title": "VIP rewards",
    "lead": "Levels come with play, at whatever pace is yours.",
    "retry": "Try again",
    "failed": "Your level did not load",
    "how": {
      "title": "How levels work",
      "reach": "What you stake over the years is counted together. There is no deadline, and a level is never lost.",
      "gift": "A new level brings a gift, once.",
      "rebate": "A higher level gives back more of what is staked.",
      "pace": "No level is worth more than you can spare. Your limits always come first."
    },
    "logIn": "Log in to see the levels and your own",
    "logInAction": "Log in",
    "own": {
      "title": "Your level",
      "none": "No level yet",
      "staked": "Staked in all",
      "next": "The way to {{level}}",
      "left": "{{left}} to go",
      "highest": "This is the highest level."
    },
    "levels": {
      "title": "All levels",
      "none": "There are no levels at the moment",
      "noneHint": "What levels bring appears here.",
      "own": "Your level",
      "reached": "Reached",
      "turnover": "Staked in all",
      "gift": "Gift, once",
      "rebate": "Rebate of stakes",
      "percent": "{{percent}}%"
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
    "cockfight": "Cockfight",
    "fish": "Fishing",
    "pvp": "Cards and boards",
    "pvpShort": "Cards",
    "lott": "Lottery",
    "elott": "E-lottery",
    "promotions": "Promotions",
    "promotionsShort": "Promos",
    "pointMall": "Points mall",
    "vip": "VIP rewards",
    "referral": "Invite friends",
    "feedback": "Feedback",
    "favorite": "Favourites",
    "recent": "Played lately",
    "service": "Customer service",
    "chat": "Chat room",
    "responsible": "Responsible play",
    "protection": "Play safely",
    "help": "Help centre",
    "terms": "Terms of use",
    "privacy": "Privacy",
    "appGuide": "The app",
    "login": "Log in",
    "register": "Register",
    "forgot": "New password",
    "member": "My account",
    "memberShort": "Account",
    "security": "Security",
    "logout": "Log out",
    "play": "Game",
    "vendor": "Games of a vendor",
    "lotteries": "Lotteries",
    "vnLottery": "Vietnam lotteries",
    "seaLottery": "Southeast Asia lotteries",
    "agentLogin": "For agents",
    "agentHome": "Agent centre",
    "notFound": "Page not found"
  },
  "platform": {
    "error": {
      "network": "The connection was interrupted. Check your network and try again.",
      "timeout": "The answer is taking too long. Try again in a moment.",
      "malformed": "The answer could not be read. Try again in a moment.",
      "invalid_phone_format": "This is not the format of a phone number.",
      "invalid_phone": "Enter a valid phone number.",
      "too_many_requests": "Too many attempts. Try again in 5 minutes.",
      "verification_code_invalid": "This code is not right.",
      "verification_code_missing": "Enter the code.",
      "verification_code_expired": "This code has expired. Ask for a new one.",
      "recaptcha_invalid": "The human check failed, or this address may not use it.",
      "quota_exceeded": "The quota is used up.",
      "function_disabled": "This is not available here.",
      "login_failed": "The login stopped because its window was closed.",
      "slow_page": "The page takes longer than usual to load.",
      "invalid_url": "This address is not valid.",
      "system_maintenance": "We are carrying out maintenance. Please come back shortly.",
      "non_member_login": "This account cannot log in here.",
      "non_agent_login": "Only agents can log in here.",
      "user_not_found": "There is no such username or email address.",
      "not_logged_in": "You are not logged in.",
      "load_error": "Part of the page did not load. Load the page again.",
      "not_found": "This is no longer here.",
      "unexpected_error": "Something unexpected happened. Try again in a moment.",
      "invalid_parameter": "The platform did not accept this. Check what you entered.",
      "region_restricted": "Access is restricted for your location or IP address.",
      "method_not_allowed": "The platform does not know this request. Load the page again.",
      "merchant_unknown": "The platform does not know this site.",
      "merchant_mismatch": "The platform does not accept requests from this site.",
      "category_unavailable": "This category is not available here.",
      "vendor_unknown": "This vendor is not available here.",
      "game_unknown": "This game is not available here.",
      "period_invalid": "The first day lies after the last one.",
      "age_confirmation_needed": "Confirm your age before you play.",
      "free_trial_unavailable": "This game has no free trial.",
      "launch_ended": "This game was opened too long ago. Open it again.",
      "game_session_over": "This game has ended. Open it again.",
      "game_kind_mismatch": "This game is played in another way.",
      "stake_out_of_range": "This stake is below the least or above the most that the game takes.",
      "selection_invalid": "This cannot be bet on.",
      "round_reused": "This round was played before. Start a new one.",
      "draw_closed": "This is closed for bets. Choose the next one.",
      "payload_undecodable": "The platform could not read this. Load the page again.",
      "payload_expired": "Too much time has passed. Check the clock of your device and try again.",
      "real_account_needed": "This needs a real account. Register to go on.",
      "agent_needed": "Only agents can do this.",
      "player_excluded": "You are taking a break from playing, so this is not available.",
      "payload_replayed": "The platform has received this already. Try again.",
      "payload_too_large": "This is too large to send.",
      "media_type_unsupported": "The platform does not accept this kind of content.",
      "encryption_needed": "The platform did not accept this. Load the page again.",
      "idempotency_key_reused": "The platform has received something else under this number. Try again.",
      "reality_check_due": "Read how long you have played before you go on.",
      "reality_check_not_due": "There is nothing to confirm at the moment.",
      "session_limit_reached": "You have reached your limit of playing time. Take a break of at least 30 minutes.",
      "loss_limit_reached": "This would go past the limit of losses that you have set.",
      "limit_raise_unknown": "No higher limit is waiting for you to confirm it.",
      "limit_raise_waiting": "You can confirm a higher limit 24 hours after asking for it.",
      "login_incorrect": "The username or the password is not right.",
      "captcha_needed": "Type what the picture shows.",
      "captcha_wrong": "That is not what the picture shows. Try the new one.",
      "human_check_needed": "We first need to check that you are human.",
      "human_check_failed": "The human check failed. Try again.",
      "verification_needed": "You have not logged in from here before. Prove that it is you.",
      "verification_ended": "This login has ended. Log in again.",
      "contact_unbound": "This is not bound to your account.",
      "social_login_failed": "It could not be confirmed who you are. Try again, or log in another way.",
      "social_account_unknown": "Nobody here has registered with this account yet.",
      "social_token_ended": "Too much time has passed since you signed in. Send the form again to register without it.",
      "promotion_unknown": "This promotion is no longer here.",
      "image_unknown": "This picture is no longer here.",
      "promotion_closed": "This promotion is not open now.",
      "promotion_not_for_this": "This promotion does not work that way.",
      "promotion_joined": "You are taking part already.",
      "promotion_unfinished": "The condition of this promotion is not met yet.",
      "application_open": "Your application is being reviewed. You will see the answer here.",
      "raffle_ticket_missing": "You have no ticket to open.",
      "image_invalid": "Choose png or jpg pictures of at most 5 MB each.",
      "reward_unknown": "This reward is no longer here.",
      "reward_claimed": "You have claimed this already.",
      "reward_expired": "The time to claim this is over.",
      "transition_refused": "This cannot be done any more. Load the page again.",
      "wallet_single": "There is one wallet for all games here, so there is nothing to transfer.",
      "wallet_same": "Choose two different wallets.",
      "balance_insufficient": "There is not enough in this wallet.",
      "amount_out_of_range": "This amount is outside the limits.",
      "line_member_unknown": "This is not a member directly above or below you.",
      "registration_link_unknown": "This link is no longer there.",
      "registration_link_disabled": "This link is switched off already.",
      "registration_links_full": "You have as many links as there can be. Switch one off first.",
      "rebate_too_high": "The rebate is above your own.",
      "contract_unknown": "This contract is no longer there.",
      "contract_rate_too_high": "The rate is above what the contract above it gives.",
      "contract_rate_not_higher": "A new contract must have a higher rate than the one in force.",
      "contract_offer_open": "An offer of this kind is still waiting for an answer.",
      "contract_period_invalid": "Choose a period for a dividend, and none for a salary.",
      "agent_downline_needed": "Contracts can be offered to agents directly below you.",
      "period_too_long": "Choose at most 186 days.",
      "payment_password_missing": "Set a payment password first.",
      "payment_password_wrong": "The payment password is not right.",
      "field_invalid": "Check the fields that are marked.",
      "invitation_code_error": "There is no such invitation code.",
      "terms_outdated": "The terms have changed. Read and agree to the new ones.",
      "deposit_unknown": "This deposit is no longer there.",
      "deposit_state": "This deposit can no longer be changed.",
      "deposit_limit_reached": "This would go past the limit of deposits that you have set.",
      "deposits_open": "Finish the deposits that are open first.",
      "password_wrong": "The password is not right.",
      "password_unchanged": "This is the password that you have. Choose another one.",
      "link_ended": "This link has ended. Ask for a new one.",
      "step_up_needed": "Prove once more that it is you.",
      "contact_taken": "This is bound to another account.",
      "contact_last": "One of phone and email must stay bound.",
      "authenticator_bound": "There is an authenticator already. Remove it first.",
      "payout_account_unknown": "This account is no longer there.",
      "payout_account_taken": "This account is already in use.",
      "payout_accounts_full": "You cannot add more accounts. Remove one first.",
      "payout_account_used": "A withdrawal to this account is on its way.",
      "turnover_left": "You must still play before you can withdraw.",
      "withdrawals_exhausted": "You have reached the number of withdrawals for today.",
      "withdrawal_unknown": "This withdrawal is no longer there.",
      "withdrawal_state": "This withdrawal can no longer be changed.",
      "real_name_fixed": "Your real name is set and cannot be changed.",
      "birthday_fixed": "Your birthday is set and cannot be changed.",
      "balance_left": "There is still money in a wallet, a bet or a deposit. Withdraw it, or wait until it is settled.",
      "mission_unknown": "This mission is no longer here.",
      "mission_unfinished": "This mission is not done yet.",
      "rebate_too_small": "There is not enough rebate to claim yet.",
      "referral_too_small": "There is not enough to claim from invitations yet.",
      "point_item_unknown": "This item is no longer here.",
      "point_record_unknown": "This record is not here.",
      "point_item_sold_out": "This item is sold out.",
      "points_too_few": "You do not have enough points.",
      "message_unknown": "This message is no longer here.",
      "chat_room_unknown": "This room is not open.",
      "chat_message_unknown": "This message is no longer here.",
      "chat_model_unknown": "This live chat is not available.",
      "chat_words_refused": "Links, phone numbers and abuse are not allowed here. Change your message and send it again."
    },
    "wait": {
      "until": "Too many attempts. You can try again at {{time}}.",
      "seconds_one": "Too many attempts. Try again in {{seconds}} second.",
      "seconds_other": "Too many attempts. Try again in {{seconds}} seconds."
    }
  },
  "session": {
    "close": "Close",
    "inconsistent_twice": "The two passwords are not the same.",
    "fault": {
      "range": "{{min}} - {{max}}",
      "required": "This cannot be empty.",
      "disabled": "This is not asked for here.",
      "confirmation": "The two passwords are not the same.",
      "phone": "Enter a valid mobile number.",
      "date": "Enter a date as year-month-day.",
      "age": "You are too young to play here.",
      "taken": "This is taken already.",
      "invitation": "There is no such invitation code."
    },
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
      "again": "The same password again",
      "show": "Show the password",
      "hide": "Hide the password",
      "strength": {
        "0": "Guessed at once",
        "1": "Weak",
        "2": "Fair",
        "3": "Good",
        "4": "Strong",
        "label": "Strength of the password"
      }
    },
    "phone": {
      "label": "Mobile number",
      "country": "Country"
    },
    "code": {
      "label": "Verification code",
      "send": "Send the code",
      "sent": "If this is the right contact, a code is on its way.",
      "wait": "Again in {{left}}",
      "failed": "The code was not sent",
      "understood": "All right"
    },
    "captcha": {
      "label": "Characters in the picture",
      "picture": "Picture of characters to copy",
      "refresh": "Another picture",
      "failed": "The picture did not come. Ask for another one."
    },
    "recaptcha": "This form is checked by reCAPTCHA; Google’s <privacy>privacy policy</privacy> and <terms>terms of service</terms> apply.",
    "firebase": "Google sends the code and keeps the number to prevent abuse, with reCAPTCHA; its <privacy>privacy policy</privacy> and <terms>terms of service</terms> apply.",
    "login": {
      "ways": "Ways to log in",
      "byUsername": "With a password",
      "bySms": "With a code",
      "username": "Username",
      "remember": "Remember my username",
      "rememberHint": "For one day on this device. Never the password.",
      "submit": "Log in"
    },
    "social": {
      "ways": "Other ways to log in",
      "with": "Continue with {{provider}}",
      "waiting": "Go on in the window of {{provider}}.",
      "blocked": "The browser blocked the window. Allow windows of this site, then try again."
    },
    "returned": {
      "title": "Back to the site",
      "text": "This window closes by itself.",
      "stray": "This sign-in is not known here",
      "strayHint": "It was begun elsewhere, or has ended. Close this window and begin again at the login."
    },
    "verification": {
      "title": "Is it you?",
      "text": "You have not logged in from here before. Prove once that it is you; after that this place is known.",
      "method": "Prove it with",
      "by": {
        "sms": "A code to my phone",
        "email": "A code by email",
        "bankAccountName": "The name on my bank account",
        "totp": "My authenticator app",
        "password": "My password"
      },
      "answer": {
        "bankAccountName": "Name on the bank account",
        "totp": "Code of the authenticator"
      },
      "submit": "Confirm and log in",
      "restart": "Start again"
    },
    "change": {
      "title": "Choose a new password",
      "text": "Your password has expired or was given to you by someone else. Choose one that only you know to go on.",
      "submit": "Save and log in"
    },
    "first": {
      "title": "Set a payment password",
      "text": "Withdrawals and transfers ask for it, so that nobody else can make them. You can set it later too.",
      "label": "Payment password",
      "submit": "Set the payment password",
      "later": "Not now"
    },
    "ended": {
      "title": "You have been logged out",
      "text": "Your session has ended. Log in to go on where you were.",
      "action": "Log in"
    },
    "agent": {
      "title": "Agent login"
    },
    "stepUp": {
      "title": "Prove once more that it is you",
      "text": "What you are about to do protects your account or your money, so we ask once more.",
      "submit": "Confirm",
      "close": "Give it up",
      "failed": "Your ways to prove it did not load",
      "retry": "Try again"
    }
  }
}
