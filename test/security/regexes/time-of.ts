import { check } from 'recheck'
import type { FoundRegex } from './regexes-in.ts'

/** Characters that may be read for one text: enough for a quadratic search of 3,000, and no linear one comes near it. */
const MAX_READ = 10_000_000

/**
 * How a search's time grows with the text's length: `linear`, or what recheck found instead, with an attack. What recheck cannot
 * prove it tries out, and only the count of characters that were read decides then, never its stopwatches (100 ms to find texts to
 * begin with, 1 s for each attack): with them a busy machine finds nothing, or a fault where there is none.
 */
export const timeOf = async ({ source, flags }: FoundRegex): Promise<string> => {
  const found = await check(source, flags, {
    timeout: null,
    seedingTimeout: null,
    incubationTimeout: null,
    attackTimeout: null,
    attackLimit: MAX_READ,
  })
  if (found.status === 'safe') return 'linear'
  if (found.status === 'unknown') return `unknown (${found.error.kind})`
  return `${found.complexity.summary}, with ${found.attack.pattern}`
}
