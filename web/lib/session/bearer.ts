import type { Region } from '#shared/regions'

type TokenOf = (region: Region) => Promise<string | undefined>

interface Credentials {
  /** Of a call; nothing where the browser's cookie says who calls. */
  readonly token?: TokenOf
  /** Live updates, where they come from another address or by another token than the configuration and the calls say. */
  readonly live?: { readonly url: (region: Region) => string; readonly ticket: TokenOf }
}

let credentials: Credentials = {}

/** Every application says at its start what its calls carry. */
export const authoriseCallsWith = (given: Credentials) => {
  credentials = given
}

/** The current token for calls to a region; nothing when signed out, and where calls carry none. */
export const bearer: TokenOf = async (region) => credentials.token?.(region)

/** What a subscription to a region's live updates carries. */
export const liveTicket: TokenOf = async (region) => (credentials.live?.ticket ?? credentials.token)?.(region)

/** Where live updates come from; nothing where the configuration says it. */
export const liveUrl = (region: Region): string | undefined => credentials.live?.url(region)
