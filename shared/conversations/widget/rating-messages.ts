/** The widget's texts about a rating; fetched with that part. `words` are indexed by score. */
export const ratingMessages = {
  question: 'How did we do?',
  words: ['', 'Poor', 'Fair', 'Okay', 'Good', 'Great'],
  comment: 'Anything to add? (optional)',
  send: 'Send rating',
  notNow: 'Not now',
  thanks: (word: string) => `Thank you. You chose “${word}”.`,
  change: 'Change',
} as const
