import { useContext, useState } from 'react'
import type { ConversationState } from '#shared/conversations/schema'
import { inWords } from '#widget/parts/in-words.ts'
import { Words } from '#widget/parts/words.ts'

interface FootProps {
  readonly branding: string
  readonly conversation: ConversationState
  /** What asking for a person is called here; empty where it is not offered. */
  readonly offer: string
  readonly ask: () => Promise<void>
}

/** Who reads along, the way to a person, and whose agent it is: the owner's or agency's own credit, or none. */
export const Foot = ({ branding, conversation, offer, ask }: FootProps) => {
  const say = useContext(Words)
  const [trouble, setTrouble] = useState('')
  const words =
    conversation === 'human-chatting'
      ? say.readByStaff
      : conversation === 'requested_chat'
        ? say.keepPlace
        : say.disclaimer
  const press = () => {
    setTrouble('')
    ask().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
  }
  return (
    <>
      {trouble && (
        <p className="limit" role="alert">
          {inWords(say, trouble)}
        </p>
      )}
      <p className="legal">
        <span>{words}</span>
        {offer && (
          <button className="again" type="button" onClick={press}>
            {inWords(say, offer)}
          </button>
        )}
        {branding && <span>{branding}</span>}
      </p>
    </>
  )
}
