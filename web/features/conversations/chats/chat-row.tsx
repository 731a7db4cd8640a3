import { Link } from '@tanstack/react-router'
import { CircleAlert, Clock } from 'lucide-react'
import type { ConversationSummary } from '#shared/conversations/schema'
import { ConversationState } from '#web/features/conversations/conversation-state.tsx'
import { t } from '#web/features/conversations/t.ts'
import { visitorLabel } from '#web/features/conversations/visitor-label.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { ChannelBadge } from './channel-badge.tsx'
import { t as own } from './t.ts'
import { waitedFor } from './waited-for.ts'

interface ChatRowProps {
  readonly row: ConversationSummary
  readonly isCurrent: boolean
  /** The address of our copy of the visitor's picture. */
  readonly picture: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A conversation in the list. An open one counts as read, as soon as the server has marked it. */
export const ChatRow = ({ row, isCurrent, picture, now }: ChatRowProps) => {
  const isUnread = row.isUnread && !isCurrent
  return (
    <Link
      from="/app/$region/agents/$agentId/convos"
      to="."
      search={(before) => ({ ...before, chat: row.conversationId, view: undefined })}
      className="vg-chat-row vg-rows__link"
      aria-current={isCurrent ? 'true' : undefined}
      resetScroll={false}
    >
      <span className="vg-chat-row__who">
        <Avatar kind="person" name={visitorLabel(row)} src={picture} />
        <ChannelBadge channel={row.channel} />
      </span>
      <span className={`truncate ${isUnread ? 'font-bold' : 'font-medium'}`}>
        {isUnread && (
          <>
            <i className="me-1.5 inline-block size-2 rounded-full bg-brand-ink" aria-hidden="true" />
            <span className="sr-only">{t('unread')}: </span>
          </>
        )}
        {visitorLabel(row)}
      </span>
      <time className="text-xs text-ink-2" dateTime={new Date(row.lastAt).toISOString()}>
        {ago(row.lastAt, now)}
      </time>
      <span className="col-span-2 truncate text-sm text-ink-2">{row.lastText}</span>
      <span className="col-span-2 flex items-baseline justify-between gap-2">
        <ConversationState of={row} />
        {row.unsentAt !== undefined && (
          <span className="flex flex-none items-center gap-1 text-xs font-medium text-bad">
            <CircleAlert size={12} aria-hidden="true" />
            {own('unsent')}
          </span>
        )}
        {row.place && row.askedAt !== undefined && (
          <span className="flex flex-none items-center gap-1 text-xs font-medium text-warn">
            <Clock size={12} aria-hidden="true" />
            <span className="sr-only">{t('waits')}</span> {waitedFor(now - row.askedAt)}
          </span>
        )}
      </span>
    </Link>
  )
}
