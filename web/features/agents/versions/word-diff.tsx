import { diffWordsWithSpace } from 'diff'
import { t } from '#web/features/agents/versions/t.ts'

interface WordDiffProps {
  readonly before: string
  readonly after: string
}

/** Two texts as one: what is gone struck through, what is new marked, both in words for those who do not see colours. */
export const WordDiff = ({ before, after }: WordDiffProps) => {
  const pieces = diffWordsWithSpace(before, after)
  return (
    <p className="vg-diff">
      {pieces.map(({ value, added, removed }, at) => {
        // the pieces of a diff have no identity but their place
        const key = `${at}`
        if (added)
          return (
            <ins key={key}>
              <span className="sr-only">{t('plus')}: </span>
              {value}
            </ins>
          )
        if (removed)
          return (
            <del key={key}>
              <span className="sr-only">{t('minus')}: </span>
              {value}
            </del>
          )
        return <span key={key}>{shortened(value, at === 0, at === pieces.length - 1)}</span>
      })}
    </p>
  )
}

const CONTEXT = 80

/** Of what did not change, enough on the side of a change to know where one is. */
const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  const head = isFirst ? '' : text.slice(0, CONTEXT)
  const tail = isLast ? '' : text.slice(-CONTEXT)
  return text.length > 2 * CONTEXT + 20 ? `${head} … ${tail}` : text
}
