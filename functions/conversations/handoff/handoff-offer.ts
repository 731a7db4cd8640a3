import { smallTalkOf } from '#features/models'
import type { UiPart } from '#shared/agents/schema'

/** The most that a button says. */
const MAX_LABEL = 40

/**
 * A button under the answer to somebody who wants a person, where the agent has one to ask for. It says what the agent calls
 * that: a widget asks for a person when it is pressed, one of the first day says the words, and is understood.
 */
export const handoffOffer = (said: string, title: string): readonly UiPart[] =>
  title.trim() !== '' && smallTalkOf(said, title) === 'person'
    ? [{ kind: 'buttons', buttons: [{ label: title.trim().slice(0, MAX_LABEL), says: title.trim() }] }]
    : []
