import type { TurnTrace } from '#shared/conversations/schema'

/** Nothing could be said: at which step, and what had been done until then. */
export interface AnswerFailure {
  readonly failed: Omit<NonNullable<TurnTrace['failure']>, 'nodeId' | 'atMs'>
  readonly trace: Pick<TurnTrace, 'tools' | 'retrieval'>
}
