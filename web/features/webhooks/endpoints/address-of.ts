/** An address as rows name it: host and path, without what may be a secret in its query. */
export const addressOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname === '/' ? '' : pathname}`
}
