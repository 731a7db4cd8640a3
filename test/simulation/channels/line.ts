import type { AccountId } from '#shared/channels/kinds'

/** Something that is written in a chat at a provider, and what has become of it on its way to us. */
export interface Line {
  readonly account: AccountId
  /** As a conversation's route names it: the provider's id of the chat, and the thread. */
  readonly to: string
  readonly thread?: string
  /** No two are the same. */
  readonly text: string
  readonly hasFile: boolean
  /** `person`: a member of the team, in the provider's own inbox. */
  readonly by: 'visitor' | 'person'
  /** Where its provider puts it in the chat. What has the same place goes by its arrival. */
  place: number
  /** When it was first delivered, and when a delivery was first answered with 200, which the provider takes for safe. */
  firstAt?: number
  safeAt?: number
}

/** Lines that were written within 1.5 seconds while nothing failed. */
export type Burst = readonly Line[]

export const chatOf = ({ account, to, thread }: Pick<Line, 'account' | 'to' | 'thread'>): string =>
  thread === undefined ? `${account}/${to}` : `${account}/${to}/${thread}`
