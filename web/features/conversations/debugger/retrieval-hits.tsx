import type { TurnTrace } from '#shared/conversations/schema'
import { t } from '#web/features/conversations/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { State } from '#web/ui/feedback/state.tsx'

interface RetrievalHitsProps {
  readonly retrieval: NonNullable<TurnTrace['retrieval']>
  /** The reply only named the nearest pages. */
  readonly isUnsure: boolean
}

/** The retrieved chunks: title, score, and the position of the threshold. Each opens to its text. */
export const RetrievalHits = ({ retrieval: { query, hits, threshold }, isUnsure }: RetrievalHitsProps) => {
  const used = hits.filter(({ isUsed }) => isUsed).length
  const best = Math.max(...hits.map(({ score }) => score), 0.0001)
  const likelihood = { likelihood: decimal(best, 2), threshold: decimal(threshold, 2) }
  return (
    <div className="mt-1">
      <p className="mb-1 truncate text-xs text-ink-2">{t('searched', { query })}</p>
      {hits.map((hit) => (
        <details key={`${hit.sourceId}${hit.heading}${hit.score}`} className={hit.isUsed ? '' : 'text-ink-2'}>
          <summary className="vg-hit cursor-pointer">
            <span className="truncate">
              <span className={hit.isUsed ? 'font-medium' : ''}>{hit.title}</span>{' '}
              <span className="text-ink-2">{hit.heading}</span>
            </span>
            <span className="vg-fall" aria-hidden="true">
              <span style={{ width: `${(hit.score / best) * 100}%` }} />
            </span>
            <span>{decimal(hit.score, 2)}</span>
          </summary>
          <p className="border-s-2 border-line-2 py-1 ps-2 text-xs whitespace-pre-wrap text-ink-2">{hit.text}</p>
        </details>
      ))}
      <p className="border-t border-line pt-1 text-xs text-ink-2">
        {hits.length === 0
          ? t('noHits')
          : t('threshold', { threshold: decimal(threshold, 2), used, left: hits.length - used })}
      </p>
      {isUnsure && (
        <p className="mt-1 text-xs">
          <State kind="changed">{t('unsure')}</State>{' '}
          {best < threshold ? t('unsureBelow', likelihood) : t('unsureContested', likelihood)}
        </p>
      )}
    </div>
  )
}
