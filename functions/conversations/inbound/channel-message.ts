import type { InboundMessage } from '#functions/conversations/turn/lease/message-writes'
import type { ChannelFile } from './files/channel-file.ts'

/** A visitor's message on a third party's channel. */
export interface ChannelMessage {
  /** The sender's key, for the cap per visitor. */
  readonly visitor: string
  readonly inbound: InboundMessage
  /** Its files, which are kept before it is stored. */
  readonly files?: MessageFiles
}

interface MessageFiles {
  readonly sent: readonly ChannelFile[]
  /** Whether no other worker has stored the message, or dropped it. */
  readonly isWaiting: () => Promise<boolean>
  /** What cannot be fetched now is named in the message, instead of being tried later. */
  readonly isLastTry: boolean
}
