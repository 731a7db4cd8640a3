/**
 * Whether the browser may load a picture from its address: one of this host, or of this page itself. Any other host is a third
 * party, which would see who looks at the dashboard.
 */
export const isOwnPicture = (url: string): boolean => {
  if (url === '') return true
  const parsed = URL.parse(url, location.href)
  return parsed !== null && (parsed.origin === location.origin || ['data:', 'blob:'].includes(parsed.protocol))
}
