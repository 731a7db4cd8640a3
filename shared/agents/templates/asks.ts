import type { AskFor } from '#shared/agents/schema'

/** Questions that several templates ask; only the first words differ. */
export const asks = {
  name: (question = 'What is your name?'): AskFor => ({ variable: 'name', question, kind: 'text' }),
  email: (question = 'Which e-mail address may we write to?'): AskFor => ({
    variable: 'email',
    question,
    kind: 'email',
    retry: 'That does not look like an e-mail address. Could you write it once more?',
  }),
  phone: (question = 'Which telephone number can we reach you at?'): AskFor => ({
    variable: 'phone',
    question,
    kind: 'phone',
    retry: 'That does not look like a telephone number. Please include the area code.',
  }),
  day: (variable: string, question = 'Which day suits you?'): AskFor => ({
    variable,
    question,
    kind: 'date',
    retry: 'Please give me a day, for example 14 March or Monday.',
  }),
  choice: (variable: string, question: string, choices: string[]): AskFor => ({
    variable,
    question,
    kind: 'choice',
    choices,
    retry: `Please choose one of these: ${choices.join(', ')}.`,
  }),
}
