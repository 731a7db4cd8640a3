/** What the widget's button says; apart from the chat's words, so that they are not loaded before it opens. */
export const launcherMessages = {
  open: 'Open chat',
  close: 'Close chat',
  dismiss: 'Dismiss',
  newMessages: (count: number) => `, ${count} new`,
  /** Specification 1, section 2: the fallback screen. */
  somethingWrong: (message: string) => `Something went wrong: ${message}`,
  tryAgain: 'Try again',
  notLoaded: (status: number) => `the agent could not be loaded (${status})`,
  noConnection: 'the connection failed',
} as const
