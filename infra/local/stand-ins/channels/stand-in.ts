import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PhoneAct } from './phone-act.ts'
import type { Account, PhoneView, ProviderKind } from './phone-view.ts'

/** The time of the stand-ins; tests give their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** A provider that is played: its protocol for the product, and a phone for a person. */
export interface StandIn {
  readonly kind: ProviderKind
  readonly name: string
  /** How its accounts are made, in a sentence, and what one is called: `bot`. */
  readonly about: string
  readonly noun: string
  /** Answers requests below `/<address>/`, whose path is given without it. */
  readonly address: string
  readonly answer: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>
  /** Takes WebSocket connections below its address. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly accounts: () => readonly Account[]
  /** Throws ImpossibleAct for a name that cannot be had. */
  readonly addAccount: (name: string) => Account
  readonly view: (account: string) => PhoneView | undefined
  /** Throws ImpossibleAct. Answers with the id of what was made, if anything: a message, a person, a chat. */
  readonly act: (account: string, act: PhoneAct) => Promise<{ readonly id?: string }>
  /** The bytes behind a `Media.url`. */
  readonly file: (account: string, id: string) => { readonly bytes: Uint8Array; readonly type: string } | undefined
  readonly stop: () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
}
