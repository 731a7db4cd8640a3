/**
 * Whether a page may start conversations. `allowed` are the owner's origins, `https://*.example.com` for all subdomains; an
 * empty list allows any. Pages of our own hosts (the iframe embed, previews) are always allowed. A caller without an origin
 * is allowed only when the list is empty.
 */
export const isAllowedOrigin = (
  origin: string | undefined,
  allowed: readonly string[],
  ownHosts: readonly string[],
): boolean => {
  if (allowed.length === 0) return true
  if (!origin) return false
  const asked = URL.parse(origin)
  if (!asked || asked.origin === 'null') return false
  if (ownHosts.includes(asked.host)) return true
  return allowed.some((entry) => matchesEntry(asked, entry))
}

const matchesEntry = (asked: URL, entry: string): boolean => {
  const isWild = entry.includes('://*.')
  const rule = URL.parse(entry.replace('://*.', '://'))
  if (!rule || rule.protocol !== asked.protocol || rule.port !== asked.port) return false
  return isWild ? asked.hostname.endsWith(`.${rule.hostname}`) : asked.hostname === rule.hostname
}
