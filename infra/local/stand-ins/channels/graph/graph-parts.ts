import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import type { MetaState } from './meta-state.ts'

/** What every part of the Graph API here works with. */
export interface GraphParts {
  readonly meta: MetaState
  /** Webhooks of apps that set none themselves, by the app's id. */
  readonly callbacks: Readonly<Record<string, string>>
  readonly clock: Clock
  /** Where the state survives a restart; without it, it is in memory. */
  readonly folder: string | undefined
  /** Of the Graph API here, for links: `http://127.0.0.1:3008/graph`. */
  readonly address: () => string
  /** `meta` changed. */
  readonly keep: () => void
  /** A phone has something new to show. */
  readonly onChange: (kind: string, account: string) => void
}
