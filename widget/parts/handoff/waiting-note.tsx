import { useContext, useState } from 'react'
import { handoffMessages } from '#shared/conversations/widget/handoff-messages'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'

interface WaitingNoteProps {
  readonly subtitle: string
  readonly goBack: () => Promise<void>
}

/** The end of the log while a visitor waits for a teammate: what happens next, and a button back to the agent. */
export const WaitingNote = ({ subtitle, goBack }: WaitingNoteProps) => {
  const words = useContext(Words)
  const messages = words.handoff ?? handoffMessages
  const [error, setError] = useState('')
  return (
    <div className="t waiting">
      <i className="n wait" />
      <p>
        <strong>{messages.finding}</strong>
      </p>
      {subtitle && <p>{translate(words, subtitle)}</p>}
      {error && (
        <p className="trouble" role="alert">
          {translate(words, error)}
        </p>
      )}
      <div className="qr">
        <button
          type="button"
          onClick={() =>
            goBack().catch((error: unknown) => setError(error instanceof Error ? error.message : String(error)))
          }
        >
          {messages.backToAgent}
        </button>
      </div>
    </div>
  )
}
