/** The texts of the widget's button, in a file of their own, so that the chat's are not loaded before it opens. */
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
