import { type FormEvent, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Rating as Rated } from '#shared/conversations/schema'
import { ratingMessages } from '#shared/conversations/widget/rating-messages'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import ratingCss from './rating.css'

export interface RatingProps {
  readonly rating: Rated | undefined
  /** Rejects with the server's message. */
  readonly rate: (score: number, comment: string) => Promise<void>
}

const applyStyles = adoptStyles(ratingCss)
const scores = [1, 2, 3, 4, 5] as const

/** The rating: five radios on a line, the chosen word beneath, an optional comment. */
export const Rating = ({ rating, rate }: RatingProps) => {
  const words = useContext(Words)
  const messages = words.rating ?? ratingMessages
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [score, setScore] = useState(rating?.score)
  const [comment, setComment] = useState(rating?.comment ?? '')
  const [shown, setShown] = useState<'question' | 'thanks' | 'nothing'>(rating ? 'thanks' : 'question')
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)

  // again with the score: its button to send appears below
  // biome-ignore lint/correctness/useExhaustiveDependencies: the score makes the box taller
  useLayoutEffect(() => {
    applyStyles(box.current)
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [score])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!score || isSending) return
    setSending(true)
    setError('')
    try {
      await rate(score, comment.trim())
      setShown('thanks')
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <div ref={box} className="rate" data-shown={shown}>
      {shown === 'thanks' && (
        <p role="status">
          {messages.thanks(messages.words[score ?? 0] ?? '')}{' '}
          <button className="again" type="button" onClick={() => setShown('question')}>
            {messages.change}
          </button>
        </p>
      )}
      {shown === 'question' && (
        <form onSubmit={(event) => void send(event)}>
          <fieldset>
            <legend>{messages.question}</legend>
            <div className="scale" data-score={score}>
              {scores.map((n) => (
                <label key={n} className={score && n <= score ? 'on' : ''}>
                  <input type="radio" name={id} value={n} checked={n === score} onChange={() => setScore(n)} />
                  <span className="sr">{messages.words[n]}</span>
                </label>
              ))}
            </div>
            <p className="chosen" aria-hidden="true">
              {scores.map((n) => (
                <span key={n} className={n === score ? 'now' : n === 1 || n === 5 ? '' : 'no'}>
                  {messages.words[n]}
                </span>
              ))}
            </p>
          </fieldset>
          {score && (
            <>
              <textarea
                rows={2}
                maxLength={1000}
                dir="auto"
                value={comment}
                aria-label={messages.comment}
                placeholder={messages.comment}
                onChange={(event) => setComment(event.currentTarget.value)}
              />
              {error && (
                <p className="wrong" role="alert">
                  {translate(words, error)}
                </p>
              )}
              <div className="btns">
                <button className="btn p" type="submit" disabled={isSending}>
                  {messages.send}
                </button>
                <button className="again" type="button" onClick={() => setShown(rating ? 'thanks' : 'nothing')}>
                  {messages.notNow}
                </button>
              </div>
            </>
          )}
        </form>
      )}
    </div>
  )
}
