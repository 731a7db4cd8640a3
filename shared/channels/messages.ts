import { textsOf } from '#shared/text'

/** Worded as specification 1, sections 5 and 8, where that has words. */
export const channelMessages = {
  token: 'Please provide a valid token.',
  webhookNotSet: (description: string) => `Failed to set webhook: ${description}`,
  errorOccurred: (error: string) => `Error occurred: ${error}`,
  telegramSaved: 'Telegram channel saved successfully.',
  notConnected: 'This channel is not connected.',
  hasAnotherBot: 'Another bot is connected. Disconnect it first.',
  isAgents: (agent: string) => `This bot answers for ${agent} already. Disconnect it there first.`,
  movedMeanwhile: 'Another agent answers for it by now. Reload the page.',
  noSuchAgent: 'This agent does not exist.',
  agentHasOne: 'That agent has a bot of its own. Disconnect it there first.',
  notMoved: (description: string) => `The provider does not deliver to that agent: ${description}`,
  /** A visitor's message in place of one that could not be stored. */
  unsupportedMessage: 'Unsupported message',
  noTemplates: 'This channel has no message templates.',
  noTemplate: 'WhatsApp has no such approved template any more. Choose another one.',
  allPlaces: 'Fill in every place of the template.',
  noAnswer: 'Meta did not answer. Try again.',
  logInEnded: 'Your log-in at Meta has ended. Continue with Meta again.',
  checkedOften: 'It was checked several times just now. Try again in a minute.',
  isElsewhere: 'This bot is connected to an agent of another workspace.',
} as const

export const channelText = /* @__PURE__ */ textsOf('channels', channelMessages)
