import type { AskFor, UiPart } from './schema.ts'

/** Channels show four buttons at most, with this many letters each; visitors type longer choices or their numbers. */
const MAX_BUTTONS = 4
const MAX_LABEL = 40

/** The choices of a question as buttons, when they fit. */
export const choicesOf = ({ kind, choices = [] }: AskFor): readonly UiPart[] =>
  kind === 'choice' &&
  choices.length > 0 &&
  choices.length <= MAX_BUTTONS &&
  choices.every((choice) => choice.length <= MAX_LABEL)
    ? [{ kind: 'buttons', buttons: choices.map((choice) => ({ label: choice, says: choice })) }]
    : []
