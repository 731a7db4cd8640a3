import type { MissingFile } from '#shared/conversations/attachments/missing-file'

/** What a channel's provider gave for a file. */
export type FetchedFile =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array }
  /** It never will. */
  | { readonly kind: 'missing'; readonly reason: MissingFile }
  /** Not now: it did not answer, or asked for patience. `reason` goes to the log. */
  | { readonly kind: 'unavailable'; readonly reason: string }

/** A file of a message on a channel, at its provider. */
export interface ChannelFile {
  /** 26 digits and capitals, the same for each delivery of the same file. */
  readonly id: string
  /** As the provider says, like the type; the bytes decide. */
  readonly name: string
  readonly type?: string | undefined
  readonly seconds?: number | undefined
  /** A film that is a voice note; recordings without pictures always are. */
  readonly isSpoken?: boolean | undefined
  /** Never throws for what the provider does. */
  readonly fetch: () => Promise<FetchedFile>
}
