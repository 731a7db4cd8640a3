import { textsOf } from '#shared/text'

/** What notifications say. `about` is a name or a title; see `Notification`. */
export const notificationMessages = {
  'person-requested': (about: string) => `${about} wants a person`,
  'rated-low': (about: string, score: number) => `${about} rated a chat ${score} of 5`,
  'credits-low': (about: string) => `Fewer than ${about} credits are left`,
  'credits-used-up': 'The credits are used up',
  'spend-guard-reached': 'The daily spend limit is reached',
  'crawl-done': (about: string) => `${about} is read`,
  'crawl-failed': (about: string) => `${about} could not be read`,
  'source-failed': (about: string) => `${about} could not be imported`,
  'source-imported': (about: string) => `${about} is imported`,
  'member-joined': (about: string) => `${about} joined the workspace`,
  pushUnreachable: 'This push service cannot be reached.',
  aVisitor: 'A visitor',
  aSource: 'A source',
} as const

export const notificationText = /* @__PURE__ */ textsOf('notifications', notificationMessages)
