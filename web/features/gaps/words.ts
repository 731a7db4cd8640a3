export const gapWords = {
  gapsEmpty: 'No unanswered questions.',
  gapsEmptyBody: 'Questions that the agent could not answer appear here, similar ones grouped.',
  gapsFailed: 'The gaps did not load.',
  asked: 'asked {count, plural, one {once} other {# times}}',
  lastAsked: 'last {when}',
  conversation: 'Conversation {n}',
  writeAnswer: 'Write the answer',
  dismiss: 'Dismiss',
  dismissed: 'Dismissed. It reappears when a visitor asks it again.',
  alsoAskedAs: 'Also asked as',
  actionFailed: 'This did not work: {message}',
} as const
