import type { AllRoutes } from '#shared/api'
import type { AnswerOf } from '#shared/contract'
import { t } from '#web/features/knowledge/t.ts'
import { Card } from '#web/ui/card.tsx'
import { State } from '#web/ui/state.tsx'

interface SearchHitsProps {
  readonly found: AnswerOf<AllRoutes['POST /v2/agents/{agentId}/knowledge/search']>
}

/** The passages by score; the cut is the score from which the agent dares to answer. */
export const SearchHits = ({ found: { hits, cut, chunks, tookMs } }: SearchHitsProps) => {
  if (hits.length === 0) return <p role="status">{t('testNone')}</p>
  return (
    <div>
      <p className="mb-2 text-sm text-ink-2" role="status">
        {t('testTook', { hits: hits.length, chunks, ms: tookMs.toFixed(tookMs < 10 ? 1 : 0), cut: cut.toFixed(2) })}
      </p>
      <Card isRuled>
        {hits.map((hit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hits are an answer to one question, never reordered
          <article key={at} className="grid gap-1 px-5 py-3.5">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h2 className="vg-small-title">{hit.title}</h2>
              <span className="text-sm text-ink-2">
                {[hit.heading, hit.page !== undefined && t('page', { page: hit.page })].filter(Boolean).join(', ')}
              </span>
              <span className="ms-auto flex items-center gap-3">
                <State kind={hit.score >= cut ? 'fine' : 'idle'}>
                  {hit.score >= cut ? t('wouldAnswer') : t('belowCut')}
                </State>
                <span className="font-display text-md font-bold tabular-nums">{hit.score.toFixed(2)}</span>
              </span>
            </div>
            <p className="line-clamp-4 max-w-[90ch] whitespace-pre-wrap">{hit.text}</p>
            <p className="text-xs text-ink-2">
              {[
                t('words', { lexical: hit.lexical.toFixed(2) }),
                hit.semantic !== undefined && t('meaning', { semantic: hit.semantic.toFixed(2) }),
                hit.why.map(({ asked, found }) => (asked === found ? asked : `${asked} → ${found}`)).join(', '),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </article>
        ))}
      </Card>
    </div>
  )
}
