import type { SearchHit } from '#shared/knowledge/schema'
import { t } from '#web/features/knowledge/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { cx } from '#web/lib/style/cx.ts'
import { ScoreBar } from './score-bar.tsx'

interface SearchHitsProps {
  readonly hits: readonly SearchHit[]
  /** The agent's threshold. */
  readonly threshold: number
  readonly chunks: number
}

const placeOf = ({ pair, url, title, page }: SearchHit): string => {
  if (pair) return pair.wins ? t('pairWins') : t('pairBelow')
  const place = url && URL.canParse(url) ? new URL(url).pathname : title
  return [place === '/' ? title : place, page !== undefined && t('page', { page })].filter(Boolean).join(', ')
}

const reasonsOf = ({ lexical, semantic, why }: SearchHit): string =>
  [
    t('words', { lexical: decimal(lexical, 2) }),
    semantic !== undefined && t('meaning', { semantic: decimal(semantic, 2) }),
    why.map(({ asked, found }) => (asked === found ? asked : `${asked} → ${found}`)).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')

/** The chunks by score, each with a bar that marks the threshold; those below it are muted. */
export const SearchHits = ({ hits, threshold, chunks }: SearchHitsProps) => (
  <section className="px-5 py-4" aria-labelledby="what-it-read">
    <div className="flex items-baseline justify-between gap-3">
      <h3 id="what-it-read">{t('chunksUsed')}</h3>
      <span className="text-sm text-ink-2">{t('readOf', { hits: hits.length, chunks })}</span>
    </div>
    <p className="mb-2 text-sm text-ink-2">{t('thresholdAt', { threshold: decimal(threshold, 2) })}</p>
    <ol className="grid gap-3.5">
      {hits.map((hit, at) => {
        const isBelow = hit.pair ? !hit.pair.wins : hit.score < threshold
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hits are an answer to one question, never reordered
          <li key={at}>
            <div className="flex items-center gap-3">
              <ScoreBar score={hit.score} threshold={hit.pair ? undefined : threshold} />
              <span className="ms-auto min-w-0 truncate text-xs text-ink-2">
                {placeOf(hit)}
                {!hit.pair && isBelow && `, ${t('chunkBelow')}`}
              </span>
            </div>
            <p className={cx('mt-0.5 line-clamp-3 max-w-[90ch]', isBelow && 'text-ink-2')} title={hit.heading}>
              {hit.text}
            </p>
            <p className="text-xs text-ink-2">{reasonsOf(hit)}</p>
          </li>
        )
      })}
    </ol>
  </section>
)
