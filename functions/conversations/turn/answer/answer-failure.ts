import type { TurnTrace } from '#shared/conversations/schema'

/** No answer could be given: which step failed, and the trace until then. */
export interface AnswerFailure {
  readonly failed: Omit<NonNullable<TurnTrace['failure']>, 'nodeId' | 'atMs'>
  readonly trace: Pick<TurnTrace, 'tools' | 'retrieval'>
}
