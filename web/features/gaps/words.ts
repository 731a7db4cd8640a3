export const gapWords = {
  gapsEmpty: 'Nothing is waiting for an answer.',
  gapsEmptyBody: 'Questions that the agent could not answer gather here, alike ones together.',
  gapsFailed: 'The gaps did not load.',
  asked: 'asked {count, plural, one {once} other {# times}}',
  lastAsked: 'last {when}',
  conversation: 'Conversation {n}',
  writeAnswer: 'Write the answer',
  dismiss: 'Dismiss',
  dismissed: 'Dismissed. It opens again only when it is asked again.',
  alsoAskedAs: 'Also asked as',
  actionFailed: 'This did not work: {message}',
} as const
