import { getRouteApi } from '@tanstack/react-router'
import type { ConversationSummary } from '#shared/conversations/schema'
import { useVisitorPictures } from '#web/features/conversations/visitor-pictures.ts'
import { useNow } from '#web/lib/browser/use-now.ts'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { ChatRow } from './chat-row.tsx'

const route = getRouteApi('/app/$region/agents/$agentId/convos')
const MINUTE_MS = 60_000

interface ChatRowsProps {
  readonly rows: readonly ConversationSummary[]
  readonly current: string | undefined
}

/** Conversations as links; the arrow keys move between them. */
export const ChatRows = ({ rows, current }: ChatRowsProps) => {
  const now = useNow(MINUTE_MS)
  const { region, agentId } = route.useParams()
  const pictures = useVisitorPictures(region, agentId, rows)
  return (
    <ul onKeyDown={moveInRows}>
      {rows.map((row) => (
        <li key={row.conversationId}>
          <ChatRow
            row={row}
            isCurrent={row.conversationId === current}
            picture={pictures.get(row.conversationId)}
            now={now}
          />
        </li>
      ))}
    </ul>
  )
}
