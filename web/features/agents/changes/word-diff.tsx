import { diffWordsWithSpace } from 'diff'
import { t } from '#web/features/agents/changes/t.ts'

interface WordDiffProps {
  readonly before: string
  readonly after: string
}

/** Two texts as one: removed text struck through, added text marked, both also in words for screen readers. */
export const WordDiff = ({ before, after }: WordDiffProps) => {
  const pieces = diffWordsWithSpace(before, after)
  return (
    <p className="vg-diff">
      {pieces.map(({ value, added, removed }, at) => {
        // the pieces of a diff have no identity but their position
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

/** Unchanged text to show on each side of a change. */
const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  const head = isFirst ? '' : text.slice(0, CONTEXT)
  const tail = isLast ? '' : text.slice(-CONTEXT)
  return text.length > 2 * CONTEXT + 20 ? `${head} … ${tail}` : text
}
