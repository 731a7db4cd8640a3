/** How long a header `Retry-After` asks to wait, in milliseconds: seconds or a date (RFC 9110, 10.2.3); nothing of one that is neither. */
export const retryAfterMs = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
