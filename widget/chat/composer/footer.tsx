import { useContext, useState } from 'react'
import type { ConversationState } from '#shared/conversations/schema'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'

interface FooterProps {
  readonly branding: string
  readonly conversation: ConversationState
  /** What asking for a person is called here; empty where it is not offered. */
  readonly offer: string
  readonly ask: () => Promise<void>
}

/** Who reads along, the way to a person, and whose agent it is: the owner's or agency's own credit, or none. */
export const Footer = ({ branding, conversation, offer, ask }: FooterProps) => {
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
          {translate(say, trouble)}
        </p>
      )}
      <p className="legal">
        <span>{words}</span>
        {offer && (
          <button className="again" type="button" onClick={press}>
            {translate(say, offer)}
          </button>
        )}
        {branding && <span>{branding}</span>}
      </p>
    </>
  )
}
