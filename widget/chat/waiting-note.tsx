import { useState } from 'react'
import { widgetMessages as say } from '#shared/conversations/widget-messages'

interface WaitingNoteProps {
  readonly subtitle: string
  readonly goBack: () => Promise<void>
}

/** The end of the log while a visitor waits for a person: what happens, and the way back to the agent. */
export const WaitingNote = ({ subtitle, goBack }: WaitingNoteProps) => {
  const [trouble, setTrouble] = useState('')
  return (
    <div className="t waiting">
      <i className="n wait" />
      <p>
        <strong>{say.finding}</strong>
      </p>
      {subtitle && <p>{subtitle}</p>}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="qr">
        <button type="button" onClick={() => goBack().catch((error: unknown) => setTrouble(String(error)))}>
          {say.backToAgent}
        </button>
      </div>
    </div>
  )
}
