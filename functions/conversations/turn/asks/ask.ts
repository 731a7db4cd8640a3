import type { AskFor, FormField } from '#shared/agents/schema'

/** A question of a node; on channels without forms it may be a form's field, whose own limits an answer is held to. */
export interface Ask extends AskFor {
  readonly field?: FormField
}
