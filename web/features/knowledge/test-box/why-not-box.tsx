import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WhyNot } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { explainMutation, sourcesQuery } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'

interface WhyNotBoxProps {
  readonly region: Region
  readonly agentId: string
  readonly question: string
}

/** "Why not this source": choose the source that should have answered, and see why it did not. */
export const WhyNotBox = ({ region, agentId, question }: WhyNotBoxProps) => {
  const { data } = useSuspenseInfiniteQuery(sourcesQuery(region, agentId))
  const sources = data.pages.flatMap((page) => page.sources)
  const [sourceId, setSourceId] = useState('')
  const explaining = useMutation(explainMutation(region, agentId))
  if (sources.length === 0) return null
  const choose = (id: string) => {
    setSourceId(id)
    if (id) explaining.mutate({ sourceId: id, question })
  }
  return (
    <section className="grid gap-2.5 px-5 py-4" aria-label={t('whyNot')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3>{t('whyNot')}</h3>
        <Select
          className="ms-auto w-52! max-md:w-full!"
          label={t('whyNotPick')}
          value={sourceId}
          onChange={choose}
          options={[
            { value: '', label: t('whyNotPick') },
            ...sources.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </div>
      {explaining.error && <ProblemNote title={t('whyNotFailed')} error={explaining.error} />}
      {explaining.data && <Verdict why={explaining.data} />}
    </section>
  )
}

const Verdict = ({ why }: { readonly why: WhyNot }) => {
  const { verdict, best, rank, missing } = why
  return (
    <div className="grid gap-1.5" role="status">
      <State kind={verdict === 'answers' ? 'fine' : 'changed'}>{t(`verdict.${verdict}`)}</State>
      <p>{serverText(why)}</p>
      {missing.length > 0 && <p className="text-sm text-ink-2">{t('whyMissing', { words: missing.join(', ') })}</p>}
      {best && (
        <div className="border-s-2 border-line-2 ps-3">
          <p className="text-sm text-ink-2">
            {rank === undefined
              ? t('whyBest', { score: decimal(best.score, 2) })
              : t('whyBestRank', { score: decimal(best.score, 2), rank })}
          </p>
          <p className="line-clamp-4">{best.text}</p>
        </div>
      )}
    </div>
  )
}
