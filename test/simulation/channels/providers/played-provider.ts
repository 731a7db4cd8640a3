import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import type { AccountId } from '#shared/channels/kinds'
import type { Line } from '#test/simulation/channels/line'

/** A message of ours that can be read at a provider. */
export interface Shown {
  readonly account: AccountId
  /** As `chatOf` writes it. */
  readonly chat: string
  /** Our own id of it where the provider has got that, else its words. */
  readonly message: { readonly id: string } | { readonly text: string }
  /** Where: the same place twice is one bubble. */
  readonly place: string
  readonly at: number
}

/** What a provider is asked. */
export type Asked =
  /** Something that can be seen: `take` does it and answers. `refusal` and `limit` do nothing. */
  | {
      readonly kind: 'message'
      readonly take: () => CallResult
      readonly refusal: CallResult
      readonly limit: (seconds: number) => CallResult
    }
  /** Files, profiles, "is typing". */
  | { readonly kind: 'other'; readonly answer: CallResult }

/** A provider in simulated time, which delivers to the real hook as its documentation says. */
export interface PlayedProvider {
  readonly shown: readonly Shown[]
  /** Something is written in a chat now, and will be delivered. */
  readonly write: (line: Line) => void
  /** Nothing where the request is another provider's. */
  readonly ask: (call: ProviderCall) => Asked | undefined
}

export const answered = (status: number, body: object | Buffer): CallResult => ({
  kind: 'answered',
  status,
  headers: {},
  body: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
})

export const PICTURE = Buffer.from('\u0089PNG\r\n\u001a\n and the rest', 'latin1')
