import { useState } from 'react'
import { type ProductText, productTexts } from '#shared/conversations/product-texts'
import type { Message as ChatMessage } from '#shared/conversations/schema'
import { Message } from '#web/features/conversations/messages/message.tsx'
import { t } from './t.ts'
import { transcriptWords } from './words.ts'

interface ProductReplyProps {
  readonly message: ChatMessage
}

/** A message of the conversation; one in the product's own words is in the reader's language, and as the visitor read it on demand. */
export const ProductReply = ({ message }: ProductReplyProps) => {
  const [isOriginal, setOriginal] = useState(false)
  const product = productOf(message)
  const own = product && t(`product.${product}`)
  if (!own || own === message.text) return <Message message={message} />
  return (
    <>
      <Message message={isOriginal ? message : { ...message, text: own }} />
      <button
        type="button"
        className="mt-1.5 text-xs text-ink-2 underline underline-offset-2"
        aria-pressed={isOriginal}
        onClick={() => setOriginal(!isOriginal)}
      >
        {t('asVisitorRead')}
      </button>
    </>
  )
}

/** How apologies of before began; they said that nothing was charged, too. */
const BEFORE = 'Sorry, I could not answer just now.'

/** Replies of before were always in English, and are known by their text. */
const productOf = ({ role, product, text }: ChatMessage): ProductText | undefined =>
  role === 'agent'
    ? (product ??
      (text.startsWith(BEFORE) ? 'apology' : productTexts.find((id) => transcriptWords[`product.${id}`] === text)))
    : undefined
