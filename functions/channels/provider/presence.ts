import type { ProviderCall } from '#lib/fetch/provider-call'
import type { OpenedAccount } from './files.ts'
import type { Destination } from './inbound.ts'

/** A visitor's chat, and their newest message in it: some providers show that the agent writes under a message. */
export interface PresentChat {
  readonly destination: Destination
  readonly messageId: string
}

/** What a provider can show at once, beside messages. Nothing depends on it: a request is made once, and its failure changes nothing. */
export interface Presence {
  /** That the agent writes. Shown for `lastsMs`, or until a message comes; renewed while the turn runs. */
  readonly typing?: {
    readonly lastsMs: number
    readonly request: (chat: PresentChat, account: OpenedAccount) => ProviderCall
  }
  /** That a pressed button was received, which else keeps waiting under the visitor's finger. */
  readonly press?: {
    /** The provider's id of the press that a slice brings; nothing for every other slice. */
    readonly idIn: (raw: unknown) => string | undefined
    readonly request: (id: string, account: OpenedAccount) => ProviderCall
  }
}
