/** What notifications say. `about` is a name or a title; see `Notification`. */
export const notificationMessages = {
  'person-requested': (about: string) => `${about} wants a person`,
  'rated-low': (about: string, score: number) => `${about} rated a chat ${score} of 5`,
  'source-failed': (about: string) => `${about} could not be imported`,
  'source-imported': (about: string) => `${about} is imported`,
  'member-joined': (about: string) => `${about} joined the workspace`,
} as const
