import { useContext, useState } from 'react'
import type { ConversationState } from '#shared/conversations/schema'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'

interface FooterProps {
  readonly branding: string
  readonly conversation: ConversationState
  /** The label of the handoff button; empty where handoff is not offered. */
  readonly offer: string
  readonly ask: () => Promise<void>
}

/** The note that staff read along, the handoff button, and the owner's or agency's credit, if any. */
export const Footer = ({ branding, conversation, offer, ask }: FooterProps) => {
  const messages = useContext(Words)
  const [error, setError] = useState('')
  const words =
    conversation === 'human-chatting'
      ? messages.readByStaff
      : conversation === 'requested_chat'
        ? messages.keepPlace
        : messages.disclaimer
  const press = () => {
    setError('')
    ask().catch((error: unknown) => setError(error instanceof Error ? error.message : String(error)))
  }
  return (
    <>
      {error && (
        <p className="limit" role="alert">
          {translate(messages, error)}
        </p>
      )}
      <p className="legal">
        <span>{words}</span>
        {offer && (
          <button className="again" type="button" onClick={press}>
            {translate(messages, offer)}
          </button>
        )}
        {branding && <span>{branding}</span>}
      </p>
    </>
  )
}
