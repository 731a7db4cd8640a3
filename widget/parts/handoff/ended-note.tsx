import { useContext } from 'react'
import type { Rating as Rated } from '#shared/conversations/schema'
import { handoffMessages } from '#shared/conversations/widget/handoff-messages'
import { Words } from '#widget/language/words.ts'
import type { RatingProps } from '#widget/parts/rating/rating.tsx'
import { lazy } from '#widget/ui/lazy.tsx'

const Rating = lazy<RatingProps>(async () => (await import('#widget/parts/rating/rating.tsx')).Rating)

interface EndedNoteProps {
  /** The teammate who ended it; `undefined` when the agent did. */
  readonly by: string | undefined
  readonly rating: Rated | undefined
  readonly rate: RatingProps['rate']
}

/** The end of the log: that the conversation has ended, and its rating. */
export const EndedNote = ({ by, rating, rate }: EndedNoteProps) => {
  const messages = useContext(Words).handoff ?? handoffMessages
  return (
    <div className="t over">
      <i className="n end" />
      <p>
        <strong>{messages.conversationEnded}</strong>
      </p>
      {by && <p className="meta">{messages.closedBy(by)}</p>}
      <Rating rating={rating} rate={rate} />
    </div>
  )
}
