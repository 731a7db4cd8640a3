import { useContext } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import type { ContinueReason } from '#shared/conversations/schema'
import { Contact } from '#widget/chat/contact.tsx'
import { Words } from '#widget/language/words.ts'

interface ClosedNoteProps {
  readonly agent: PublicAgent
  readonly reason: ContinueReason
  readonly restart: () => void
}

/** Takes the composer's place when the agent cannot answer: the reason, and the other ways to contact its owner. */
export const ClosedNote = ({ agent, reason, restart }: ClosedNoteProps) => {
  const words = useContext(Words)
  return (
    <div className="closed">
      <p>
        {words.closed[reason]}{' '}
        {reason !== 'ended' && (agent.ui.showWhatsappButtonOnWeb ? words.otherWays : words.comeBack)}
      </p>
      {reason === 'ended' ? (
        <button className="btn p" type="button" onClick={restart}>
          {words.startNew}
        </button>
      ) : (
        <Contact agent={agent} />
      )}
    </div>
  )
}
