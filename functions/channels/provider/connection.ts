import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Write } from '#lib/database/write'

/** How asking the provider for something ended: `reason` in its words. Unreachable: it may have done it. */
export type Asked = { readonly kind: 'done' } | { readonly kind: 'refused' | 'unreachable'; readonly reason: string }

/** What giving an account to another agent takes beside the account itself. */
export interface Moving {
  /** In the transaction that moves it; refused where the other agent has one of its kind already. */
  readonly writes: readonly Write[]
  /** In the one that gives it back. */
  readonly undoing: readonly Write[]
  /** Then: has the provider deliver to the other agent. */
  readonly redirect: (token: string) => Promise<Asked>
}

/** What a connection is beside its account: at the provider, and in the fields of its agent. Tokens are opened, never logged. */
export interface Connection {
  /** Asks the provider to deliver nothing more. What comes all the same belongs to nobody and is dropped. */
  readonly forget: (account: ChannelAccount, token: string) => Promise<Asked>
  /** In the transaction that frees the account. */
  readonly freeing?: (account: Pick<ChannelAccount, 'account' | 'agentId' | 'isLegacy' | 'discord'>) => readonly Write[]
  /** Absent where neither the provider nor the agent's fields know which agent has it. */
  readonly moving?: (account: ChannelAccount, agentId: string) => Promise<Moving>
}
