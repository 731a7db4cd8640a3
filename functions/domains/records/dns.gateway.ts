import { Resolver } from 'node:dns/promises'
import { optionalEnvironment } from '#lib/environment'

/** Public ones: what the world sees counts, not what a resolver of this network says. */
const PUBLIC_SERVERS = '1.1.1.1,8.8.8.8'
const TIMEOUT_MS = 2000
const TRIES = 2

/**
 * What a name has of a type. `undefined`: the servers did not answer, which says nothing about the name. A name that does not exist has
 * nothing.
 */
type Answer<A> = Promise<readonly A[] | undefined>

/** One look into DNS. Each is its own, so that nothing remembers an older answer. */
export interface Dns {
  readonly texts: (name: string) => Answer<string>
  readonly aliases: (name: string) => Answer<string>
  readonly addresses: (name: string) => Answer<string>
  /** CAA records as `{tag} {value}`, such as `issue amazon.com`. */
  readonly authorities: (name: string) => Answer<string>
  readonly nameServers: (name: string) => Answer<string>
  /** Ends what is still asked. */
  readonly end: () => void
}

/** Asks the name servers of `DNS_SERVERS` (addresses with or without port, comma-separated), by default public ones. */
export const lookInDns = (): Dns => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  resolver.setServers((optionalEnvironment('DNS_SERVERS') ?? PUBLIC_SERVERS).split(','))
  return {
    // a long text comes in pieces
    texts: (name) => answer(async () => (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))),
    aliases: (name) => answer(async () => (await resolver.resolveCname(name)).map(plain)),
    addresses: async (name) => {
      const [four, six] = await Promise.all([
        answer(() => resolver.resolve4(name)),
        answer(() => resolver.resolve6(name)),
      ])
      return four || six ? [...(four ?? []), ...(six ?? [])] : undefined
    },
    authorities: (name) =>
      answer(async () =>
        (await resolver.resolveCaa(name)).flatMap(({ issue, issuewild }) => [
          ...(issue === undefined ? [] : [`issue ${issue}`]),
          ...(issuewild === undefined ? [] : [`issuewild ${issuewild}`]),
        ]),
      ),
    nameServers: (name) => answer(async () => (await resolver.resolveNs(name)).map(plain)),
    end: () => resolver.cancel(),
  }
}

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '')

/** What servers say of a name that has nothing; every other failure is no answer. */
const nothing: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND'])

const answer = async <A>(ask: () => Promise<readonly A[]>): Answer<A> => {
  try {
    return await ask()
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
    return nothing.has(code) ? [] : undefined
  }
}
