import { useContext } from 'react'
import { companyMessages } from '#shared/conversations/company-messages'
import type { Rating as Rated } from '#shared/conversations/schema'
import { late } from '#widget/parts/late.tsx'
import type { RatingProps } from '#widget/parts/rating/rating.tsx'
import { Words } from '#widget/parts/words.ts'

const Rating = late<RatingProps>(async () => (await import('#widget/parts/rating/rating.tsx')).Rating)

interface EndedNoteProps {
  /** Who of the team ended it; nobody when the agent did. */
  readonly by: string | undefined
  readonly rating: Rated | undefined
  readonly rate: RatingProps['rate']
}

/** The end of the line: that it is over, and what the visitor thought of it. */
export const EndedNote = ({ by, rating, rate }: EndedNoteProps) => {
  const say = useContext(Words).company ?? companyMessages
  return (
    <div className="t over">
      <i className="n end" />
      <p>
        <strong>{say.conversationEnded}</strong>
      </p>
      {by && <p className="meta">{say.closedBy(by)}</p>}
      <Rating rating={rating} rate={rate} />
    </div>
  )
}
