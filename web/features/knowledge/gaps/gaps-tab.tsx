import { useMutation, useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { GapRow } from '#web/features/knowledge/gaps/gap-row.tsx'
import type { PairDraft } from '#web/features/knowledge/pairs/pair-draft.ts'
import { dismissGapMutation, gapsQuery } from '#web/features/knowledge/pairs/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { Card } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { notify } from '#web/ui/notify.ts'
import { ProblemNote } from '#web/ui/problem-note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface GapsTabProps {
  readonly region: Region
  readonly agentId: string
  readonly onWrite: (draft: PairDraft) => void
}

/** What visitors asked and nothing answered: alike questions together, each a draft of a pair. */
export const GapsTab = ({ region, agentId, onWrite }: GapsTabProps) => {
  const { data: gaps, error, isFetching, refetch } = useQuery(gapsQuery(region, agentId))
  const dismissing = useMutation({
    ...dismissGapMutation(region, agentId),
    onSuccess: () => notify(t('dismissed'), { tone: 'ok' }),
    onError: (problem) => notify(t('actionFailed', { message: problem.message }), { tone: 'bad', stay: 'long' }),
  })
  if (error && !gaps)
    return <ProblemNote title={t('gapsFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!gaps)
    return (
      <Loading className="grid gap-px">
        <Skeleton className="h-24 w-full rounded-xl" />
        <Skeleton className="h-24 w-full rounded-xl" />
      </Loading>
    )
  if (gaps.length === 0)
    return (
      <Card>
        <Empty title={t('gapsEmpty')} body={t('gapsEmptyBody')} />
      </Card>
    )
  return (
    <Card isRuled>
      {gaps.map((gap) => (
        <GapRow
          key={gap.id}
          region={region}
          gap={gap}
          isDismissing={dismissing.isPending && dismissing.variables === gap.id}
          onDismiss={() => dismissing.mutate(gap.id)}
          onWrite={() =>
            onWrite({ question: gap.question, answer: '', alsoAskedAs: gap.askedAs.slice(0, 20), gapId: gap.id })
          }
        />
      ))}
    </Card>
  )
}
