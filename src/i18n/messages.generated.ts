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
      "footer": "Site map"
    },
    "menu": {
      "open": "Menu",
      "close": "Close menu",
      "collapse": "Collapse menu",
      "expand": "Expand menu",
      "games": "Games",
      "more": "More"
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
      "safety": "Safety",
      "follow": "Follow us",
      "language": "Language",
      "contact": "Contact",
      "operator": "{{brand}} is run by {{operator}}.",
      "licence": "Licence {{number}}, granted to {{holder}} by {{authority}}.",
      "verify": "Check this licence",
      "ownOperator": "{{operator}} runs this site."
    },
    "offline": {
      "text": "You are offline. What you see may be out of date."
    },
    "error": {
      "title": "This page stopped working",
      "text": "Something went wrong on our side. Nothing that you had saved is lost. Load the page again; if that does not help, write to us and quote the reference.",
      "chunkTitle": "Part of the page did not arrive",
      "chunkText": "The connection may have dropped, or the site was updated while you were here. Check your connection and load the page again.",
      "reference": "Reference: {{reference}}",
      "reload": "Load the page again",
      "contact": "Write to customer service"
    },
    "description": "{{brand}}: slots, live casino, sports and more in one quick, calm lobby.",
    "noScript": "This page needs JavaScript. Without it, the lobby still shows what there is."
  },
  "games": {
    "all": "All",
    "vendors": "Vendors",
    "in_no_data": "Nothing here yet",
    "emptyHint": "Games appear here as soon as the vendor adds them.",
    "allVendors": "Show all vendors",
    "failed": "The games did not load",
    "retry": "Try again",
    "shown": "{{shown}} of {{total}} games",
    "more": "Show more games"
  },
  "lobby": {
    "heading": "{{brand}} games lobby",
    "menu": "Games in this lobby",
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
  "notFound": {
    "title": "This page does not exist",
    "text": "The address may be mistyped, or the page has moved. Everything else is still where it was.",
    "home": "To the lobby"
  },
  "responsible": {
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
      "title": "What this site does today",
      "unhurried": "Nothing here hurries you: no countdown on an offer, no claim that places are running out.",
      "winners": "The winner board shows what the platform reports. We invent no winner and no amount.",
      "noAutoplay": "Nothing plays by itself. Every round is started by you.",
      "mark": "A play-money mark stands on every page, so that you always know what is at stake.",
      "reachable": "This page and the age sign are one step away from every page."
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
  "status": {
    "game_maintenance": "We are carrying out maintenance",
    "info_maintenance": "{{brand}} will be back shortly. Nothing on your account changes in the meantime. This page looks again every minute and opens the site by itself.",
    "blockip": "{{brand}} is not available where you are",
    "info_ip_block": "The rules of your region, or of this network, do not let us serve you here. If you think that this is a mistake, tell customer service the address below.",
    "ip": "Your IP address: {{ip}}",
    "contact": "Contact customer service"
  },
  "modules": {
    "home": "Home",
    "rng": "Slots",
    "mxwin": "Crash games",
    "live": "Live casino",
    "sports": "Sports",
    "esports": "Esports",
    "cockfight": "Cockfight",
    "fish": "Fishing",
    "pvp": "Cards and boards",
    "lott": "Lottery",
    "elott": "E-lottery",
    "responsible": "Responsible play",
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
      "balance_left": "There is something left in a wallet. Withdraw it first.",
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
    }
  }
}
