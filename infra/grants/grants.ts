import type { FunctionName } from '#infra/function-name'
import type { SecretName } from '#infra/names'
import type { Variable } from '#shared/environment'
import type { Feature } from '#shared/features'
import type { Family, IndexFamily } from '#shared/key-families'

/** Families of keys of the single table, as shared/key-families.ts names them. */
interface TableGrant {
  /** Get, query, and check in a transaction. */
  readonly read?: readonly Family[]
  /** Put, update and delete; does not include `read`. */
  readonly write?: readonly Family[]
  /** Query an index, by its own partition keys. */
  readonly gsi1?: readonly IndexFamily<'gsi1'>[]
  readonly gsi2?: readonly IndexFamily<'gsi2'>[]
}

/** Which sealed secrets a function may use, by what they are sealed for (functions/lib/sealed.ts): no other opens. */
export interface SealedGrant {
  /** What the key of their item begins with. */
  readonly of: Family
  /** The attributes of the item. */
  readonly fields: readonly string[]
  /** `seal` to store one, `open` to use it. */
  readonly to: readonly ('seal' | 'open')[]
}

/** The permissions of one function. */
export interface Grants {
  /** Of the region's single table, beside the families that follow from other grants (families-of.ts). */
  readonly table?: TableGrant
  readonly directory?: 'read' | 'write'
  /** Payers' balances: `read`, or also hold, settle and charge, within days' caps. */
  readonly credits?: 'read' | 'use'
  /** Put events on the region's bus; every function that commits events needs it. */
  readonly bus?: true
  /** Prefixes in the files bucket, without wildcard: `knowledge/`. */
  readonly readFiles?: readonly string[]
  readonly writeFiles?: readonly string[]
  /** Embeddings of large agents, where the installation stores them in S3 Vectors. */
  readonly vectors?: 'read' | 'write'
  /** Flows it may start, by name. */
  readonly flows?: readonly string[]
  /** Push to live WebSocket connections; `close` also ends them. */
  readonly live?: true | 'close'
  /** Read the region's secrets: `tokens` to sign and verify, `providers` to call a model, `apps` to be an app at a channel's provider. */
  readonly secrets?: readonly SecretName[]
  /** Tenants' own secrets. */
  readonly sealed?: readonly SealedGrant[]
  /** Identify callers: the user pools (a variable; verifying tokens needs no permission) and the families of keys for it. */
  readonly userPools?: true
  /** Read one user of a user pool by their name there. */
  readonly readUsers?: true
  /** List and delete the users of the region's own pool. */
  readonly deleteUsers?: true
  readonly mail?: true
  /** Make and remove tenants of the template of agencies' hosts, and their certificates. */
  readonly tenants?: true
  /** Send in agencies' names, to their clients: as an agency's tenant, or from the neutral sender. */
  readonly agencyMail?: true
  /** Make, look at and remove the domains that agencies send from, and their tenants. */
  readonly mailDomains?: true
  /** Count what waits in the dead-letter queues of all rows. */
  readonly deadLetters?: true
  /** Invoke Bedrock models. */
  readonly bedrock?: true
  /** Further variables, given as they are configured. */
  readonly variables?: readonly Variable[]
  /** Default 256. */
  readonly memoryMb?: number
  /**
   * Concurrent executions that are kept for it, and which it cannot exceed; `most` and `channels` are shares (reserved-of.ts). Only where the
   * installation names its quota.
   */
  readonly reserved?: 'most' | 'channels' | number
  /** Default 10 for calls and hooks, 60 for the rest. */
  readonly timeoutSeconds?: number
}

/** One entry for each row of a feature: a missing one does not compile, nor does one whose row is gone. */
export type GrantsOf<F extends Feature> = Readonly<Record<Extract<FunctionName, `${F}/${string}`>, Grants>>

/** Identifies and authorises callers, on an agency's host by that host: every `<feature>/api` has it. */
export const callers = { secrets: ['tokens'], userPools: true, directory: 'read' } as const satisfies Grants

/** The same for what also calls a model, an embedder or a transcriber. */
export const callersOfProviders = { ...callers, secrets: ['tokens', 'providers'] } as const satisfies Grants
