import { Link } from '@tanstack/react-router'
import { MessageCircleQuestion, RotateCcw } from 'lucide-react'
import type { Message } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/conversations/t.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'

interface TurnActionsProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string | undefined
  readonly message: Message
  /** The visitor's question before the answer. */
  readonly question: string | undefined
}

/** Only a stored message has an id that the server knows. */
const isStored = (id: string) => /^[0-9A-Z]{26}$/.test(id)

/** The team's actions on one message: replay it with the draft, or save the answer as a Q&A. */
export const TurnActions = ({ region, agentId, conversationId, message, question }: TurnActionsProps) => {
  if (message.role === 'visitor')
    return conversationId && isStored(message.id) && viewerMay('test-agent') ? (
      <Link
        from="/app/$region/agents/$agentId"
        to="."
        search={(before) => ({ ...before, showDebugger: true as const, replay: `${conversationId}.${message.id}` })}
        className="vg-act"
      >
        <RotateCcw size={13} aria-hidden="true" />
        {t('tryAgain')}
      </Link>
    ) : null
  if (message.role === 'system' || !question || !message.text || !viewerMay('edit-knowledge')) return null
  return (
    <Link
      to="/app/$region/agents/$agentId/kb"
      params={{ region, agentId }}
      search={{ tab: 'qa', pair: 'new' }}
      state={{ pairDraft: { question: question.slice(0, 500), answer: message.text.slice(0, 4000) } }}
      className="vg-act"
    >
      <MessageCircleQuestion size={13} aria-hidden="true" />
      {t('makePair')}
    </Link>
  )
}
