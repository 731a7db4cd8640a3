import * as z from 'zod'

/** When each agency first claimed a name that it has not proven since: milliseconds, by the agency's id. */
export const FirstClaims = z.record(z.string(), z.number().int())
export type FirstClaims = z.output<typeof FirstClaims>

/** A claim without proof, as the directory has it. `at`: when it was made, in milliseconds. */
interface UnprovenClaim {
  readonly agencyId: string
  readonly at: number
  readonly firstClaims?: FirstClaims | undefined
}

/** Whose time is over waits so long for another whose time is over too, so that they do not take a name back and forth. */
const WAIT_MS = 7 * 24 * 3_600_000
/** Those that claimed first are forgotten; a name that so many want is proven by one of them. */
const MOST_AGENCIES = 50

const firstClaimsOf = ({ agencyId, at, firstClaims = {} }: UnprovenClaim): FirstClaims => ({
  [agencyId]: at,
  ...firstClaims,
})

/** With an agency's own claim, which is its first if the name knows of no earlier one. */
export const withClaimOf = (agencyId: string, at: number, seen: UnprovenClaim | undefined): FirstClaims => {
  const earlier = seen ? firstClaimsOf(seen) : {}
  if (earlier[agencyId] !== undefined) return earlier
  const kept = Object.entries(earlier).sort(([, one], [, other]) => other - one)
  return { ...Object.fromEntries(kept.slice(0, MOST_AGENCIES - 1)), [agencyId]: at }
}

/**
 * Whether an unproven claim gives way to another agency's: `keptMs` after its agency first claimed the name, however often it was
 * verified, cancelled and claimed again since.
 */
export const givesWay = (seen: UnprovenClaim, agencyId: string, now: number, keptMs: number): boolean => {
  const first = firstClaimsOf(seen)
  const hasTime = (agency: string): boolean => (first[agency] ?? now) + keptMs > now
  return !hasTime(seen.agencyId) && (hasTime(agencyId) || seen.at + WAIT_MS <= now)
}
