import { check } from 'recheck'
import type { FoundRegex } from './regexes-in.ts'

/**
 * How a search's time grows with the text's length: `linear`, or what recheck found instead, with an attack. An
 * expression that it cannot judge within a minute is not linear either.
 */
export const timeOf = async ({ source, flags }: FoundRegex): Promise<string> => {
  const found = await check(source, flags, { timeout: 60_000 })
  if (found.status === 'safe') return 'linear'
  if (found.status === 'unknown') return `unknown (${found.error.kind})`
  return `${found.complexity.summary}, with ${found.attack.pattern}`
}
