import type { ConversationSummary } from '#shared/conversations/schema'
import { useNow } from '#web/lib/browser/use-now.ts'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { ChatRow } from './chat-row.tsx'

const MINUTE_MS = 60_000

interface ChatRowsProps {
  readonly rows: readonly ConversationSummary[]
  readonly current: string | undefined
}

/** Conversations as links; the arrow keys move between them. */
export const ChatRows = ({ rows, current }: ChatRowsProps) => {
  const now = useNow(MINUTE_MS)
  return (
    <ul onKeyDown={moveInRows}>
      {rows.map((row) => (
        <li key={row.conversationId}>
          <ChatRow row={row} isCurrent={row.conversationId === current} now={now} />
        </li>
      ))}
    </ul>
  )
}
