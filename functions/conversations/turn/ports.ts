import type { LanguageModel } from '#features/models'
import type { LiveAgent, UiPart } from '#shared/agents/schema'
import type { ContinueReason, ConversationState, StreamEvent, TurnTrace } from '#shared/conversations/schema'
import type { Retrieve } from './knowledge.port.ts'
import type { Tools } from './tools.port.ts'

/** Everything a turn asks of other features and of strangers. Given to it, so that the simulation can give others. */
export interface Ports {
  /** The copy of the agent that answers; nothing when there is no such agent. */
  readonly agent: (agentId: string, version: 'live' | 'draft') => Promise<LiveAgent | undefined>
  readonly retrieve: Retrieve
  /** The score from which a passage is worth answering from; only shown. */
  readonly answerThreshold: number
  readonly tools: Tools
  /** The model for an agent's model id, and the id that its price is looked up by. */
  readonly selectModel: (modelId: string) => Promise<{ readonly model: LanguageModel; readonly id: string }>
  /** Which of these sentences are true of what the visitor said, without a model. */
  readonly judgeOffline: (sentences: readonly string[], said: string) => ReadonlySet<string>
  /** A way to a person, for a visitor who wants one; `title` is what the agent calls that, empty where there is none. */
  readonly offerHandoff: (said: string, title: string) => readonly UiPart[]
}

/** Where a turn's events go: to the visitor who waits, or nowhere. Never throws, and never makes the turn wait. */
export interface Audience {
  readonly send: (event: StreamEvent) => void
  /** The team's debugger only. */
  readonly trace?: (trace: TurnTrace) => void
}

/** The last word of a stream: nothing more is owed, and whether the visitor may go on (to a person, they may). */
export const sendState = (audience: Audience, state: ConversationState, reason: ContinueReason | undefined): void =>
  audience.send({
    type: 'state',
    state,
    continue: reason === undefined || reason === 'human',
    ...(reason ? { reason } : {}),
  })
