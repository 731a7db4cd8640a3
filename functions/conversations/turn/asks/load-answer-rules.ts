export type AnswerRules = typeof import('./answer-rules.ts')['answerRules']

/** The rules of answers, which are heavy with words: a turn begins to load them before its first round trip. */
export const loadAnswerRules = (): Promise<AnswerRules> => {
  loading ??= import('./answer-rules.ts').then(({ answerRules }) => answerRules)
  return loading
}

let loading: Promise<AnswerRules> | undefined
