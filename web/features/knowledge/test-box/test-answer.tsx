import { Plus } from 'lucide-react'
import type { AllRoutes } from '#shared/api'
import type { AnswerOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import type { PairDraft } from '#web/features/knowledge/pair-draft.ts'
import { t } from '#web/features/knowledge/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { SearchHits } from './search-hits.tsx'
import { WhyNotBox } from './why-not-box.tsx'

interface TestAnswerProps {
  readonly region: Region
  readonly agentId: string
  readonly question: string
  readonly found: AnswerOf<AllRoutes['POST /v2/agents/{agentId}/knowledge/search']>
  readonly onSave: (draft: PairDraft) => void
}

/** How a question would be answered: word for word by a Q&A, from the best chunk, or not at all. */
export const TestAnswer = ({ region, agentId, question, found, onSave }: TestAnswerProps) => {
  const { hits, threshold, chunks, tookMs } = found
  const winner = hits.find(({ pair }) => pair?.wins)
  const best = winner ?? hits.find(({ pair, score }) => !pair && score >= threshold)
  return (
    <>
      <div className="px-5 py-4">
        <div className="mb-1 flex items-baseline justify-between gap-3 text-sm" role="status">
          <State kind={best ? 'fine' : 'idle'}>
            {winner ? t('byPair') : best ? t('byChunk') : t('belowThreshold')}
          </State>
          <span className="text-ink-2 tabular-nums">{t('took', { ms: decimal(tookMs, tookMs < 10 ? 1 : 0) })}</span>
        </div>
        <p className="line-clamp-6 max-w-[80ch] whitespace-pre-wrap">
          {best
            ? best.text
            : hits.length > 0
              ? t('belowThresholdBody', { threshold: decimal(threshold, 2) })
              : t('testNone')}
        </p>
      </div>
      {hits.length > 0 && <SearchHits hits={hits} threshold={threshold} chunks={chunks} />}
      <WhyNotBox region={region} agentId={agentId} question={question} />
      {!winner && viewerMay('edit-knowledge') && (
        <div className="px-5 py-3.5">
          <Button
            icon={<Plus size={15} />}
            onClick={() => onSave({ question, answer: best?.text.slice(0, 4000) ?? '' })}
          >
            {t('savePair')}
          </Button>
        </div>
      )}
    </>
  )
}
