import type { LanguageModel } from '#features/models'
import type { Reader } from '#functions/conversations/contact/reader'
import type { LiveAgent, UiPart } from '#shared/agents/schema'
import type { ContinueReason, ConversationState, StreamEvent, TurnTrace } from '#shared/conversations/schema'
import type { Retrieve } from './knowledge.port.ts'
import type { Tools } from './tools.port.ts'
import type { TurnContext } from './turn-context.ts'

/** The rate of turns per agent and payer. */
export interface TurnLimits {
  /** The seconds until a message may succeed, if it is refused; never a round trip. */
  readonly retryAfter: (turn: TurnContext) => number | undefined
  /** Counts a message that may start a turn. Never throws. */
  readonly count: (turn: TurnContext) => Promise<void>
}

/** Some answers need words that are still loading. */
type Answer<T> = T | Promise<T>

/** What a turn needs from other features and third parties, passed in so that the simulation can pass its own. */
export interface Ports {
  /** The copy of the agent that answers; `undefined` when there is no such agent. */
  readonly agent: (agentId: string, version: 'live' | 'draft') => Promise<LiveAgent | undefined>
  readonly retrieve: Retrieve
  /** The score from which a chunk is sure enough to answer from. */
  readonly answerThreshold: number
  readonly tools: Tools
  /** The model for an agent's model id, and the id that its price is looked up by. */
  readonly selectModel: (modelId: string) => Promise<{ readonly model: LanguageModel; readonly id: string }>
  /** Which of these sentences are true of the visitor's message, without a model. */
  readonly judgeOffline: (sentences: readonly string[], message: string) => Answer<ReadonlySet<string>>
  /** A handoff button for a visitor who asks for a person or got no answer; `title` is its label, empty where the agent has no handoff. */
  readonly offerHandoff: (
    message: string,
    title: string,
    isUnanswered: boolean,
    /** Of the reply above it (BCP 47). */
    language?: string,
  ) => Answer<readonly UiPart[]>
  /** What a visitor reads who asks for a teammate while none is there; asked on such turns only. Absent: the team is there. */
  readonly awayWords?: (agent: LiveAgent, now: number, reader: Reader) => Promise<string | undefined>
  /** The form for the address of a visitor who leaves a message, and words about both; asked on such turns only. */
  readonly contact?: () => Promise<
    Pick<
      typeof import('#functions/conversations/contact/contact'),
      'emailForm' | 'emailQuestion' | 'addressWords' | 'passedOnWords' | 'writeWords' | 'notedWords'
    >
  >
  /** The greeting, for a visitor who opens a chat on a channel; asked on such turns only. */
  readonly launch?: () => Promise<typeof import('#functions/conversations/turn/launch/launch-reply')>
  /** In a demo no team is there, and the visitor reads so instead of a promise. */
  readonly isDemo?: boolean
  /** Without them turns have no rate: the simulation and the benchmarks have none. */
  readonly turnLimits?: TurnLimits
}

/** Where a turn's events go: to the waiting visitor, or nowhere. Never throws, and never blocks the turn. */
export interface Audience {
  readonly send: (event: StreamEvent) => void
  /** The team's debugger only. */
  readonly trace?: (trace: TurnTrace) => void
}

/** Sends the last event of a stream: no reply is owed, and whether the visitor may continue (with a human agent, they may). */
export const sendState = (audience: Audience, state: ConversationState, reason: ContinueReason | undefined): void =>
  audience.send({
    type: 'state',
    state,
    continue: reason === undefined || reason === 'human',
    ...(reason ? { reason } : {}),
  })
