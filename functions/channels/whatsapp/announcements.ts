import * as z from 'zod'
import type { AccountNews } from '#events/channels/account-news'
import { isAccountError } from '#functions/channels/meta/is-account-error'
import { asJson } from '#functions/channels/provider/as-json'
import { sha256 } from '#lib/sha256'
import { AccountId } from '#shared/channels/kinds'
import { firstCharacters } from '#shared/models/first-characters'
import { ACCOUNT_CODES } from './account-codes.ts'
import { reasonOf } from './reason-of.ts'
import { Failure } from './value.ts'

const DAY_MS = 24 * 3600_000
const ERROR_MS = DAY_MS
/** A number that keeps its low quality is restricted, or no longer flagged, within seven days. */
const FLAG_MS = 7 * DAY_MS
/** Without an end of its own. */
const SANCTION_MS = 30 * DAY_MS

/** An announcement becomes an event: short, and of whole characters. */
const Text = z
  .string()
  .max(200)
  .transform((text) => text.toWellFormed())
  .optional()
  .catch(undefined)
/** Of all that one names. */
const MOST_REASON_CHARACTERS = 500
/** The last moment of JavaScript's dates. */
const MAX_TIME_MS = 8_640_000_000_000_000

const Value = z.object({
  event: Text,
  display_phone_number: Text,
  metadata: z.object({ phone_number_id: Text }).optional().catch(undefined),
  errors: z.array(Failure).optional().catch(undefined),
  ban_info: z.object({ waba_ban_state: Text, waba_ban_date: Text }).optional().catch(undefined),
  violation_info: z.object({ violation_type: Text }).optional().catch(undefined),
  restriction_info: z
    .array(
      z.object({ restriction_type: Text, expiration: z.union([z.string(), z.number()]).optional().catch(undefined) }),
    )
    .optional()
    .catch(undefined),
})
type Value = z.infer<typeof Value>

const Body = z.object({
  entry: z.array(
    z.object({
      id: z.string().regex(/^\d{1,32}$/),
      time: z.number().int().min(0).max(999_999_999_999).optional().catch(undefined),
      changes: z.array(z.object({ field: z.string(), value: z.unknown() })),
    }),
  ),
})

/** One announcement, with an id that is the same in each delivery of it by one app. */
export interface Announcement {
  readonly id: string
  readonly news: AccountNews
}

/**
 * What Meta announces through an app of a number or a business account as a whole, beside messages: errors that belong to no message, sanctions and
 * flags. What makes no difference to answering (limits of campaigns, prices, terms) is left out.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/account_update and
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/phone_number_quality_update
 */
export const announcementsIn = (
  body: unknown,
  { app, now }: { readonly app: string | undefined; readonly now: number },
): readonly Announcement[] =>
  (Body.safeParse(body).data?.entry ?? []).flatMap(({ id: wabaId, time, changes }) =>
    changes.flatMap(({ field, value }) => {
      const news = newsOf(field, Value.safeParse(value).data, wabaId, time === undefined ? now : time * 1000)
      const text = news && asJson([app, wabaId, time, field, value])
      return news && text ? [{ id: sha256(text), news: { ...news, app } }] : []
    }),
  )

const newsOf = (field: string, value: Value | undefined, wabaId: string, at: number): AccountNews | undefined => {
  if (!value) return undefined
  switch (field) {
    case 'messages':
      return errorNews(value, at)
    case 'account_update':
      return accountNews(value, { wabaId }, at)
    case 'phone_number_quality_update': {
      const number = value.display_phone_number?.replace(/\D/g, '')
      return number ? qualityNews(value, { wabaId, number }, at) : undefined
    }
  }
}

/** Errors that belong to no message: `messages` and `statuses` have their own. */
const errorNews = ({ errors = [], metadata }: Value, at: number): AccountNews | undefined => {
  const account = AccountId.safeParse(`whatsapp:${metadata?.phone_number_id}`).data
  const [error] = errors
  const reason = reasonOf(errors)
  if (!account || !error || reason === undefined) return undefined
  const { code } = error
  const isBroken = ACCOUNT_CODES.includes(code) || (code !== undefined && isAccountError({ code, message: reason }))
  return { account, state: isBroken ? 'broken' : 'degraded', reason, at, until: at + ERROR_MS }
}

type Subject = Pick<AccountNews, 'wabaId' | 'number'>

const accountNews = (value: Value, subject: Subject, at: number): AccountNews | undefined => {
  const { event = '', ban_info, violation_info, restriction_info = [] } = value
  const sanction = (state: 'degraded' | 'broken', detail: string | undefined, until = at + SANCTION_MS) => ({
    ...subject,
    state,
    reason: firstCharacters([event, detail].filter(Boolean).join(': '), MOST_REASON_CHARACTERS),
    at,
    until,
  })
  switch (event) {
    case 'DISABLED_UPDATE':
      if (ban_info?.waba_ban_state === 'REINSTATE') return lifted(subject, at)
      return sanction(
        ban_info?.waba_ban_state === 'DISABLE' ? 'broken' : 'degraded',
        [ban_info?.waba_ban_state, ban_info?.waba_ban_date].filter(Boolean).join(', '),
      )
    case 'ACCOUNT_DELETED':
    case 'ACCOUNT_OFFBOARDED':
      return sanction('broken', undefined)
    case 'ACCOUNT_VIOLATION':
      return sanction('degraded', violation_info?.violation_type)
    case 'ACCOUNT_RESTRICTION': {
      const ends = restriction_info.flatMap(({ expiration }) => millisecondsOf(expiration) ?? [])
      const types = restriction_info.flatMap(({ restriction_type }) => restriction_type ?? [])
      return sanction(
        'degraded',
        types.join(', '),
        ends.length > 0 ? ends.reduce((one, other) => Math.max(one, other)) : undefined,
      )
    }
    // its access has changed: asking says how it is now
    case 'ACCOUNT_RECONNECTED':
    case 'PARTNER_APP_INSTALLED':
    case 'PARTNER_APP_UNINSTALLED':
    case 'PARTNER_REMOVED':
      return lifted(subject, at)
    default:
      return undefined
  }
}

const qualityNews = ({ event }: Value, subject: Subject, at: number): AccountNews | undefined => {
  if (event === 'UNFLAGGED') return lifted(subject, at)
  return event === 'FLAGGED' ? { ...subject, state: 'degraded', reason: event, at, until: at + FLAG_MS } : undefined
}

/** Nothing is announced any more. */
const lifted = (subject: Subject, at: number): AccountNews => ({
  ...subject,
  state: 'connected',
  reason: '',
  at,
  until: at,
})

/** Of a time in seconds, or as ISO 8601. */
const millisecondsOf = (time: string | number | undefined): number | undefined => {
  const at = typeof time === 'number' ? time * 1000 : Date.parse(time ?? '')
  return Number.isSafeInteger(at) && Math.abs(at) <= MAX_TIME_MS ? at : undefined
}
