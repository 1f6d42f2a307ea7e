/** Generated from schemas/platform/*.yaml by `npm run codegen`. Do not edit. */

/** Every code with its status and the text for whoever does not know the code. */
export const FAILURES = {
  invalid_parameter: {"status":400,"message":"A parameter is not valid."},
  payload_undecodable: {"status":400,"message":"The encrypted payload cannot be read."},
  payload_expired: {"status":400,"message":"The encrypted payload is too old or from the future."},
  not_logged_in: {"status":401,"message":"You are not logged in."},
  region_restricted: {"status":403,"message":"Access is restricted in your region."},
  real_account_needed: {"status":403,"message":"This needs a real account."},
  agent_needed: {"status":403,"message":"This needs the account of an agent."},
  player_excluded: {"status":403,"message":"You have taken a break from playing."},
  not_found: {"status":404,"message":"There is nothing at this address."},
  merchant_unknown: {"status":404,"message":"There is no such merchant."},
  method_not_allowed: {"status":405,"message":"This address does not answer to that method."},
  payload_replayed: {"status":409,"message":"This encrypted payload was received before."},
  payload_too_large: {"status":413,"message":"The body is too large."},
  media_type_unsupported: {"status":415,"message":"The body is not of a type that this call takes."},
  encryption_needed: {"status":415,"message":"The body must be encrypted."},
  idempotency_key_reused: {"status":422,"message":"The idempotency key belongs to another call."},
  too_many_requests: {"status":429,"message":"Too many requests."},
  unexpected_error: {"status":500,"message":"Something went wrong."},
  system_maintenance: {"status":503,"message":"The system is in maintenance."},
  game_unknown: {"status":404,"message":"There is no such game."},
  merchant_mismatch: {"status":422,"message":"The merchant is not the one of the header."},
  category_unavailable: {"status":422,"message":"The merchant does not carry this category."},
  vendor_unknown: {"status":422,"message":"There is no such vendor."},
} as const;
