-- Finds the site of a host in a store of releases, and answers by the site's own rules. See docs/deploy.md.
local livery = {}

-- The rules of each site, loaded once for each worker: a site's hash names its content, so they never change.
local known = {}
local known_count = 0
local MOST = 500

local function first_line(path)
  local file = io.open(path, "r")
  if not file then return nil end
  local line = file:read("*l")
  file:close()
  return line
end

local function rules_of(store, site)
  local rules = known[site]
  if rules then return rules end
  local load = loadfile(store .. "/sites/" .. site .. "/rules.lua", "t", {})
  if not load then return nil end
  if known_count >= MOST then
    known, known_count = {}, 0
  end
  rules = load()
  known[site] = rules
  known_count = known_count + 1
  return rules
end

local function path_of_request()
  return (ngx.var.request_uri:gsub("[?#].*$", ""))
end

local function starts_with(text, prefix)
  return text:sub(1, #prefix) == prefix
end

--- Sets $livery_site: the hash of the site of this host, or of a revision's preview host. Unknown hosts have none.
function livery.find()
  local store, host = ngx.var.livery_store, ngx.var.host
  if not host:match("^[%w%-%.]+$") or host:match("^%.") then return ngx.exit(404) end
  local preview = ngx.var.livery_preview_domain
  local name = preview ~= "" and host:sub(-#preview - 1) == "." .. preview and host:sub(1, -#preview - 2)
  local place = name and "/previews/" .. name or "/hosts/" .. host
  local site = first_line(store .. place)
  if not site or not rules_of(store, site) then return ngx.exit(404) end
  ngx.var.livery_site = site
end

--- Answers a path that is no file, by the first rule for it: another file, another address, or a page for what is missing.
function livery.redirect()
  local rules = rules_of(ngx.var.livery_store, ngx.var.livery_site).redirects
  local path = ngx.var.uri
  local rule = rules.exact[path] or rules.exact[path:gsub("/$", "")]
  local splat
  if not rule then
    for _, below in ipairs(rules.below) do
      if starts_with(path, below[1]) then
        rule, splat = below[2], path:sub(#below[1] + 1)
        break
      end
    end
  end
  if not rule then return ngx.exit(404) end
  local to, status = rule[1], rule[2]
  if status == 200 then return ngx.exec(to) end
  if status == 404 then
    ngx.var.livery_missing = to
    return ngx.exit(404)
  end
  to = to:gsub(":splat", function() return ngx.escape_uri(splat or ""):gsub("%%2F", "/") end)
  -- A second slash would lead to another host.
  to = to:gsub("^/[/\\]+", "/")
  return ngx.redirect(to .. (ngx.var.is_args or "") .. (ngx.var.args or ""), status)
end

--- Adds the headers that the rules give the path.
function livery.headers()
  local site = ngx.var.livery_site
  if site == "" then return end
  local rules = rules_of(ngx.var.livery_store, site).headers
  local path = path_of_request()
  local is_own = not ngx.var.upstream_addr
  -- How long an answer may be kept is said of what is there: a file that is missing today may be back tomorrow.
  local is_there = is_own and ngx.status < 400
  if is_own then ngx.header["Cache-Control"] = "no-cache" end
  local function add(pairs_of_rule)
    for _, header in ipairs(pairs_of_rule) do
      if is_there or header[1] ~= "Cache-Control" then ngx.header[header[1]] = header[2] end
    end
  end
  for _, below in ipairs(rules.below) do
    if starts_with(path, below[1]) then add(below[2]) end
  end
  if rules.exact[path] then add(rules.exact[path]) end
end

return livery
