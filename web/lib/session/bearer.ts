import type { Region } from '#shared/regions'

type TokenOf = (region: Region) => Promise<string | undefined>

interface Credentials {
  /** Of a call; nothing where the browser's cookie says who calls. */
  readonly token?: TokenOf
  /** Of a subscription to live updates; without one it is that of a call. */
  readonly ticket?: TokenOf
}

let credentials: Credentials = {}

/** Every application says at its start what its calls carry. */
export const authoriseCallsWith = (given: Credentials) => {
  credentials = given
}

/** The current token for calls to a region; nothing when signed out, and where calls carry none. */
export const bearer: TokenOf = async (region) => credentials.token?.(region)

/** What a subscription to a region's live updates carries. */
export const liveTicket: TokenOf = async (region) => (credentials.ticket ?? credentials.token)?.(region)
