/**
 * Whether a message comes from Meta: https, and facebook.com or a host below it. Meta's own samples ask whether the origin ends with
 * `facebook.com`, which `https://evilfacebook.com` does. Where Meta is played on this machine it is that origin and no other.
 */
export const isMetaOrigin = (origin: string, playedAt?: string): boolean => {
  if (playedAt !== undefined) return origin === playedAt
  const url = URL.parse(origin)
  if (url?.origin !== origin || url.protocol !== 'https:' || url.port !== '') return false
  return url.hostname === 'facebook.com' || url.hostname.endsWith('.facebook.com')
}
