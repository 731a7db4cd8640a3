import { useContext, useState } from 'react'
import { companyMessages } from '#shared/conversations/company-messages'
import { inWords } from '#widget/parts/in-words.ts'
import { Words } from '#widget/parts/words.ts'

interface WaitingNoteProps {
  readonly subtitle: string
  readonly goBack: () => Promise<void>
}

/** The end of the log while a visitor waits for a person: what happens, and the way back to the agent. */
export const WaitingNote = ({ subtitle, goBack }: WaitingNoteProps) => {
  const words = useContext(Words)
  const say = words.company ?? companyMessages
  const [trouble, setTrouble] = useState('')
  return (
    <div className="t waiting">
      <i className="n wait" />
      <p>
        <strong>{say.finding}</strong>
      </p>
      {subtitle && <p>{inWords(words, subtitle)}</p>}
      {trouble && (
        <p className="trouble" role="alert">
          {inWords(words, trouble)}
        </p>
      )}
      <div className="qr">
        <button
          type="button"
          onClick={() =>
            goBack().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
          }
        >
          {say.backToAgent}
        </button>
      </div>
    </div>
  )
}
