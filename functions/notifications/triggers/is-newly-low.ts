/** On a scale of 5: poor and fair. */
const LOW = 2

/** Whether a rating is low, and the conversation's previous one was not. */
export const isNewlyLow = ({ score, before }: { readonly score: number; readonly before?: number | undefined }) =>
  score <= LOW && (before === undefined || before > LOW)
