import type { Dns } from './dns.gateway.ts'

/** Who issues CloudFront's certificates ("(Optional) Configure a CAA record", ACM user guide). */
const authorities = /^issue (?:amazon\.com|amazontrust\.com|awstrust\.com|amazonaws\.com)(?:\s*;.*)?$/i

/**
 * The CAA records that keep a host's certificate from being issued: those of the nearest name at or above it that has any (RFC 8659,
 * section 3). Empty where none do; `undefined` where the servers did not say.
 */
export const findForbidding = async (
  dns: Dns,
  host: string,
): Promise<{ readonly at: string; readonly answers: readonly string[] } | undefined> => {
  const labels = host.split('.')
  const names = labels.map((_, depth) => labels.slice(depth).join('.'))
  const found = await Promise.all(names.map(async (at) => ({ at, answers: await dns.authorities(at) })))
  for (const { at, answers } of found) {
    if (!answers) return undefined
    const issuers = answers.filter((each) => each.startsWith('issue '))
    if (answers.length > 0) return { at, answers: issuers.some((each) => authorities.test(each)) ? [] : issuers }
  }
  return { at: host, answers: [] }
}
