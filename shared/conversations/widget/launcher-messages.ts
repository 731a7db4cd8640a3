/** What the widget's button says; apart from the chat's words, so that they are not loaded before it opens. */
export const launcherMessages = {
  open: 'Open chat',
  close: 'Close chat',
  newMessages: (count: number) => `, ${count} new`,
  /** Specification 1, section 2: the fallback screen. */
  somethingWrong: (message: string) => `Something went wrong: ${message}`,
  tryAgain: 'Try again',
  notLoaded: (why: number | string) => `the agent could not be loaded (${why})`,
  offline: 'no connection',
} as const
