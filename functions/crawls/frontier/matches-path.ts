/**
 * Whether an address's path and query match a pattern, in which `*` matches anything. Each part is searched once, from left
 * to right, so that no pattern takes long. A trailing slash is ignored.
 */
export const matchesPath = (pattern: string, url: string): boolean => {
  const { pathname = '', search = '' } = URL.parse(url) ?? {}
  const path = `${pathname}${search}`
  const wanted = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`
  return fits(wanted, path) || fits(bare(wanted), bare(path))
}

const bare = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

const fits = (pattern: string, path: string): boolean => {
  const [first = '', ...others] = pattern.split('*')
  if (!path.startsWith(first)) return false
  const last = others.pop()
  if (last === undefined) return path === first
  let at = first.length
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return path.length - last.length >= at && path.endsWith(last)
}
