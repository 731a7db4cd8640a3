import { useContext, useState } from 'react'
import { inWords } from '#widget/parts/in-words.ts'
import { Words } from '#widget/parts/words.ts'

interface WaitingNoteProps {
  readonly subtitle: string
  readonly goBack: () => Promise<void>
}

/** The end of the log while a visitor waits for a person: what happens, and the way back to the agent. */
export const WaitingNote = ({ subtitle, goBack }: WaitingNoteProps) => {
  const say = useContext(Words)
  const [trouble, setTrouble] = useState('')
  return (
    <div className="t waiting">
      <i className="n wait" />
      <p>
        <strong>{say.finding}</strong>
      </p>
      {subtitle && <p>{inWords(say, subtitle)}</p>}
      {trouble && (
        <p className="trouble" role="alert">
          {inWords(say, trouble)}
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
