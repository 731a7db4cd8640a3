import { useContext } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import { Contact } from './contact.tsx'

interface LoadFailureProps {
  readonly agent: PublicAgent
  readonly message: string
  readonly tryAgain: () => void
}

/** The chat could not be loaded: the server's message, Try again, and the contact options. */
export const LoadFailure = ({ agent, message, tryAgain }: LoadFailureProps) => {
  const words = useContext(Words)
  return (
    <div className="log">
      <div className="turns">
        <div className="t">
          <i className="n bad" />
          <p>
            <strong>{words.somethingWrong(translate(words, message))}</strong>
          </p>
          <p className="meta">{words.nothingLost}</p>
          <div className="btns">
            <button className="btn p" type="button" onClick={tryAgain}>
              {words.tryAgain}
            </button>
            <Contact agent={agent} />
          </div>
        </div>
      </div>
    </div>
  )
}
