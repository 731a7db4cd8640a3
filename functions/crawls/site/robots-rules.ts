import { comparable, END, pathToMatch } from './robots-path.ts'

/** Characters of rules with `*` that are kept, in the order of the file. Each address is searched for what they name. */
const MAX_WILDCARD_CHARACTERS = 20_000

/** A line of robots.txt: `Allow` or `Disallow` with its path, as it is written. */
export interface RobotsRule {
  readonly path: string
  readonly isAllowing: boolean
}

interface Pattern {
  readonly segments: readonly string[]
  readonly length: number
  readonly isAllowing: boolean
}

/**
 * Judges addresses by the rules of one group: the longest rule that matches decides, of equally long ones `Allow`, and
 * without one the address is allowed (RFC 9309, 2.2.2). An address costs one lookup for each length that rules without `*`
 * have, and one search for each part of rules with `*`: time that grows with its own length and the kept rules', never
 * with their product.
 */
export const judgeByRules = (rules: readonly RobotsRule[]): ((url: URL) => boolean) => {
  const patterns = rules.filter(({ path }) => path !== '').map(patternOf)
  const prefixes = prefixesOf(patterns.filter(({ segments }) => segments.length === 1))
  const wildcards = keptOf(patterns.filter(({ segments }) => segments.length > 1))
  return (url) => {
    const path = pathToMatch(url)
    const prefix = longestPrefix(prefixes, path)
    const wildcard = wildcards.find((one) => matches(one, path))
    if (!prefix || !wildcard) return (prefix ?? wildcard)?.isAllowing ?? true
    if (prefix.length === wildcard.length) return prefix.isAllowing || wildcard.isAllowing
    return (prefix.length > wildcard.length ? prefix : wildcard).isAllowing
  }
}

const patternOf = ({ path, isAllowing }: RobotsRule): Pattern => {
  const open = path.endsWith('$') ? path.slice(0, -1) : path
  const pattern = comparable(open).replaceAll('$', '%24') + (open === path ? '' : END)
  return { segments: pattern.split(/\*+/), length: pattern.length, isAllowing }
}

type Prefixes = ReadonlyMap<number, ReadonlyMap<string, boolean>>

/** Rules without `*`, the longest first, by the characters with which an address begins. */
const prefixesOf = (patterns: readonly Pattern[]): Prefixes => {
  const byLength = new Map<number, Map<string, boolean>>()
  for (const { segments, isAllowing } of patterns) {
    const prefix = segments.join('')
    const alike = byLength.get(prefix.length) ?? new Map<string, boolean>()
    byLength.set(prefix.length, alike.set(prefix, isAllowing || alike.get(prefix) === true))
  }
  return new Map([...byLength].toSorted(([one], [other]) => other - one))
}

const longestPrefix = (prefixes: Prefixes, path: string): Omit<Pattern, 'segments'> | undefined => {
  for (const [length, alike] of prefixes) {
    const isAllowing = alike.get(path.slice(0, length))
    if (isAllowing !== undefined) return { length, isAllowing }
  }
  return undefined
}

/** Those within the budget, in the order in which they decide. */
const keptOf = (patterns: readonly Pattern[]): readonly Pattern[] => {
  let characters = 0
  const unique = new Map(patterns.map((one) => [`${one.isAllowing} ${one.length} ${one.segments.join('*')}`, one]))
  return [...unique.values()]
    .filter(({ length }) => {
      characters += length
      return characters <= MAX_WILDCARD_CHARACTERS
    })
    .toSorted((one, other) => other.length - one.length || Number(other.isAllowing) - Number(one.isAllowing))
}

/** The first place of each part is the best one: what follows it only grows. */
const matches = ({ segments: [prefix = '', ...rest] }: Pattern, path: string): boolean => {
  if (!path.startsWith(prefix)) return false
  let from = prefix.length
  for (const segment of rest) {
    const at = path.indexOf(segment, from)
    if (at < 0) return false
    from = at + segment.length
  }
  return true
}
