/** What the widget says when it asks how a conversation was; fetched with that part. The words stand at their scores. */
export const ratingMessages = {
  question: 'How did we do?',
  words: ['', 'Poor', 'Fair', 'Okay', 'Good', 'Great'],
  comment: 'Anything to add? (optional)',
  send: 'Send rating',
  notNow: 'Not now',
  thanks: (word: string) => `Thank you. You chose “${word}”.`,
  change: 'Change',
} as const
