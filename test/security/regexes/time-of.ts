import { check } from 'recheck'
import type { FoundRegex } from './regexes-in.ts'

/**
 * How a search's time grows with the text's length: `linear`, or what recheck found instead, with an attack. An
 * expression that it cannot judge within a minute is not linear either. What it cannot prove it tries with a stopwatch,
 * which a busy machine spoils: such a finding is tried again by the count of characters that were read alone.
 */
export const timeOf = async ({ source, flags }: FoundRegex): Promise<string> => {
  const first = await check(source, flags, { timeout: 60_000 })
  const isMeasured = first.status === 'vulnerable' && first.checker === 'fuzz'
  const found = isMeasured
    ? await check(source, flags, { timeout: 300_000, attackTimeout: null, incubationTimeout: null })
    : first
  if (found.status === 'safe') return 'linear'
  if (found.status === 'unknown') return `unknown (${found.error.kind})`
  return `${found.complexity.summary}, with ${found.attack.pattern}`
}
