import type { StoredMessage, WaitingSend } from '#features/conversations'
import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import type { AccountId } from '#shared/channels/kinds'
import type { Destination } from './inbound.ts'

/** One request at the provider: a long message is several, sent in order. */
export interface Piece {
  /** The provider's method or path: `sendMessage`. */
  readonly method: string
  readonly body: Readonly<Record<string, unknown>>
  /** Sent in its place where the provider cannot fetch what it names: a link to a picture. */
  readonly instead?: Piece
  /** What it belongs to in the provider's own store, for `after`. */
  readonly reference?: string
}

/** What became of a piece. */
export type Outcome =
  /** `externalId`: the provider's id of our message. */
  | { readonly kind: 'sent'; readonly externalId: string | undefined }
  /**
   * The provider did nothing, and the same may succeed later: after `retryAfterMs` where it said so. `mayHaveArrived`: it may have, and doing
   * it again changes nothing.
   */
  | {
      readonly kind: 'not-sent'
      readonly retryAfterMs?: number
      readonly reason: string
      readonly mayHaveArrived?: boolean
    }
  /** It will never accept this one. `reason` in the provider's own words. `isBlocked`: by the visitor, so nothing else will do either. `isUnfetchable`: it could not fetch what the piece names. */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly isBlocked?: boolean
      readonly isUnfetchable?: boolean
    }
  /** Not sent: the chat has another id, which this one follows. */
  | { readonly kind: 'moved'; readonly to: string; readonly reason: string }
  /** The account itself is broken: the token was revoked, the page removed. Asked again after `retryAfterMs`, else soon. */
  | { readonly kind: 'account'; readonly reason: string; readonly retryAfterMs?: number }
  /** Bytes went and no readable answer came: it may have been sent. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** At most `count` requests in any `perMs`. */
export interface Rate {
  readonly count: number
  readonly perMs: number
}

/** What a plan may depend on beside the message. */
export interface PlanContext {
  readonly account: AccountId
  /** The visitor's language, for the few words that a provider asks for beside ours: a list's button. */
  readonly lang?: string | undefined
  /** How long ago the visitor last wrote, as far as it is known: after a while some providers want to know who answers. */
  readonly sinceVisitorMs?: number | undefined
}

/** How a provider is written to. Everything but the call itself is pure, and at Discord what it has promised to users. */
export interface Outgoing {
  /** How often it may be asked: for an account, and for one chat of it. */
  readonly rates: { readonly account: Rate; readonly chat: (destination: Destination) => Rate }
  readonly plan: (message: StoredMessage, destination: Destination, context: PlanContext) => readonly Piece[]
  /** In place of `plan`, where it takes what the provider has stored. Again for each attempt: as many pieces, in the same order. */
  readonly lookUpPlan?: (
    message: StoredMessage,
    destination: Destination,
    account: AccountId,
  ) => Promise<readonly Piece[]>
  /** The call of a piece: base address, credentials, body. `token` is opened, never logged. */
  readonly request: (piece: Piece, token: string, account: AccountId) => ProviderCall
  readonly outcome: (result: CallResult, piece?: Piece) => Outcome
  /** What else follows from an answer; twice is harmless. */
  readonly after?: (piece: Piece, result: CallResult, row: WaitingSend) => Promise<void>
}
