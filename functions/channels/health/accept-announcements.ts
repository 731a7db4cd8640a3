import { AccountAnnounced } from '#events/channels/events'
import type { Announcement } from '#functions/channels/whatsapp/announcements'
import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { world } from '#lib/world'

/** Publishes what a verified request announced of accounts, each thing once. */
export const acceptAnnouncements = async (announcements: readonly Announcement[]): Promise<void> => {
  for (const { id, news } of announcements)
    await attempt(
      [effects.creating({ consumer: 'announcements', eventId: id, at: world().now() })],
      [AccountAnnounced(news)],
    )
}
