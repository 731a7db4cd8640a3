/**
 * Texts that reach a visitor in English from elsewhere than the widget: the server's messages and every agent's defaults.
 * Copied from their catalogues, so that a language file need not contain those; a test compares them.
 */
export const serverTexts = {
  ended: 'This conversation has ended. Please start a new one.',
  limitReached: 'This conversation has reached its limit. Please start a new one.',
  notFound: 'There is no such conversation.',
  tooManyStarts: 'Too many conversations were started from here. Please try again later.',
  tooManyMessages: 'Too many messages were sent. Please wait before you send this one again.',
  tooManyRequests: 'Please wait a few minutes before asking again.',
  noHandoffInDemo: 'This is a demo: no one is there to take over.',
  connectionLost: 'The connection was interrupted. Your message is safe.',
  ratingClosed: 'A rating can be changed for one day.',
  notFilled: 'Please check the marked fields.',
  answered: 'This form has been answered already.',
  missing: 'This form is no longer there. Please write your answer as a message.',
  tooManyFiles: 'Too many files were sent from here. Please wait a few minutes.',
  fileNotThere: 'The file did not arrive. Please attach it again.',
  connectionFailed: 'The connection failed. Check your network and try again.',
  ourFault: 'Something went wrong on our side.',
  handoffTitle: 'Talk to a person',
  handoffSubtitle: 'Someone from our team will join this chat as soon as they can.',
  proactive: '👋 Hi, how can I help you today?',
  first: 'Hi, how can I help you today?',
} as const
