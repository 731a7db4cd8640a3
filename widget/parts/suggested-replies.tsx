import { useContext } from 'react'
import type { UiPart } from '#shared/agents/schema'
import { Words } from '#widget/language/words.ts'

interface SuggestedRepliesProps {
  readonly parts: readonly UiPart[]
  readonly choose: (says: string) => void
}

/** At most four suggested replies under the newest message; they disappear once the visitor has replied. */
export const SuggestedReplies = ({ parts, choose }: SuggestedRepliesProps) => {
  const words = useContext(Words)
  const buttons = parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : [])).slice(0, 4)
  if (buttons.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div className="qr" role="group" aria-label={words.suggested}>
      {buttons.map(({ label, says }) => (
        <button key={label} type="button" onClick={() => choose(says)}>
          {label}
        </button>
      ))}
    </div>
  )
}
