import type { AccountNews } from '#events/channels/account-news'
import { AccountAnnounced } from '#events/channels/events'
import type { Announcement } from '#functions/channels/whatsapp/announcements'
import { atOnce } from '#lib/database/at-once'
import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { announcedAccounts } from './announced-accounts.ts'

const AT_ONCE = 16

/**
 * Publishes what a verified request announced of accounts, each thing once. Of a workspace's own app only what is about an account that this
 * workspace has connected through it: all else is dropped before it is stored, like its messages (`apps/own-slices.ts`).
 */
export const acceptAnnouncements = async (
  announcements: readonly Announcement[],
  workspaceId: string | undefined,
): Promise<void> => {
  const taken = workspaceId === undefined ? announcements : await ownAnnouncements(announcements, workspaceId)
  await atOnce(AT_ONCE, taken, ({ id, news }) =>
    attempt(
      [effects.creating({ consumer: 'announcements', eventId: id, at: world().now() })],
      [AccountAnnounced(news)],
    ),
  )
}

/** Each account or business account is looked up once, however much is announced of it. */
const ownAnnouncements = async (
  announcements: readonly Announcement[],
  workspaceId: string,
): Promise<readonly Announcement[]> => {
  const own = new Set<string>()
  await atOnce(AT_ONCE, [...Map.groupBy(announcements, ({ news }) => subjectOf(news))], async ([subject, [first]]) => {
    const accounts = first ? await announcedAccounts(first.news) : []
    if (accounts.some((account) => account.workspaceId === workspaceId)) own.add(subject)
  })
  const kept = announcements.filter(({ news }) => own.has(subjectOf(news)))
  if (kept.length < announcements.length)
    log('warn', 'announcements of accounts that are not the app’s', {
      workspaceId,
      count: announcements.length - kept.length,
    })
  return kept
}

const subjectOf = ({ account, wabaId, number }: AccountNews): string => JSON.stringify([account, wabaId, number])
