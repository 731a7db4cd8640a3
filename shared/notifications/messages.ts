import { causeMessages } from '#shared/channels/causes'
import { textsOf } from '#shared/text'

/** Titles of notifications. `about` is a name or a title; see `Notification`. */
export const notificationMessages = {
  'person-requested': (about: string) => `${about} asked for a teammate`,
  'message-left': (about: string) => `${about} left a message`,
  'rated-low': (about: string, score: number) => `${about} rated a chat ${score} of 5`,
  'credits-low': (about: string) => `Fewer than ${about} credits are left`,
  'credits-used-up': 'The credits are used up',
  'spend-guard-alert': (percent: number, credits: string, limit: string) =>
    `${percent}% of the daily limit used: ${credits} of ${limit}`,
  'spend-guard-reached': 'The daily spend limit is reached',
  'spend-guard-reached-of': (limit: string) => `The daily limit of ${limit} credits is reached`,
  'origin-refused': (about: string) => `${about} may not show the chat`,
  'channel-broken': (about: string) => `${about} stopped answering`,
  'channel-degraded': (about: string) => `${about} needs attention`,
  'channel-mended': (about: string) => `${about} works again`,
  'trial-ends': (day: string) => `Your white-label trial ends on ${day}`,
  'trial-ended': (day: string) => `Your white-label trial has ended; your own domain stays until ${day}`,
  'trial-hosts-gone': 'Your own domain now leads to your product subdomain',
  ...causeMessages,
  'crawl-done': (about: string) => `Crawl of ${about} finished`,
  'crawl-failed': (about: string) => `Crawl of ${about} failed`,
  'source-failed': (about: string) => `${about} could not be imported`,
  'source-imported': (about: string) => `${about} was imported`,
  'member-joined': (about: string) => `${about} joined the workspace`,
  pushUnreachable: 'This push service cannot be reached.',
  aVisitor: 'A visitor',
  aSource: 'A source',
} as const

export const notificationText = /* @__PURE__ */ textsOf('notifications', notificationMessages)
