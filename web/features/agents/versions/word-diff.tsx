import { diffWordsWithSpace } from 'diff'
import { t } from '#web/features/agents/versions/t.ts'

interface WordDiffProps {
  readonly before: string
  readonly after: string
}

/** Two texts as one: what is gone struck through, what is new marked, both in words for those who do not see colours. */
export const WordDiff = ({ before, after }: WordDiffProps) => (
  <p className="vg-diff">
    {diffWordsWithSpace(before, after).map(({ value, added, removed }, at) => {
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
      return <span key={key}>{value}</span>
    })}
  </p>
)
