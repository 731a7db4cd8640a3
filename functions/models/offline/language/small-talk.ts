import type { OfflineWords } from '#shared/models/offline-messages'

/** A kind of message that asks nothing, and the reply to it. */
export type SmallTalk = Exclude<
  keyof OfflineWords,
  'unknown' | 'unsure' | 'nearest' | 'handoff' | 'voice' | 'file' | 'read'
>
