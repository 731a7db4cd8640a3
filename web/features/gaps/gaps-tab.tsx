import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Region } from '#shared/regions'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import type { GapDraft } from './gap-draft.ts'
import { GapRow } from './gap-row.tsx'
import { dismissGapMutation, gapsQuery } from './queries.ts'
import { t } from './t.ts'

interface GapsTabProps {
  readonly region: Region
  readonly agentId: string
  readonly onWrite: (draft: GapDraft) => void
}

/** Unanswered questions from visitors: similar ones together, each a draft of a Q&A. */
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
  const agent = { region, agentId }
  if (gaps.length === 0)
    return (
      <Card>
        <Empty
          title={t('gapsEmpty')}
          body={t('gapsEmptyBody')}
          steps={[
            {
              label: t('emptyStep1'),
              state: 'now',
              shown: (
                <Link
                  to="/app/$region/agents/$agentId/kb"
                  params={agent}
                  search={{ tab: 'test' }}
                  className="text-brand-ink underline underline-offset-2"
                >
                  {t('emptyStep1')}
                </Link>
              ),
            },
            {
              label: t('emptyStep2'),
              state: 'next',
              shown: (
                <Link
                  to="/app/$region/agents/$agentId/convos"
                  params={agent}
                  className="text-brand-ink underline underline-offset-2"
                >
                  {t('emptyStep2')}
                </Link>
              ),
            },
            {
              label: t('emptyStep3'),
              state: 'next',
              shown: (
                <Link
                  to="/app/$region/agents/$agentId/kb"
                  params={agent}
                  search={{ tab: 'qa' }}
                  className="text-brand-ink underline underline-offset-2"
                >
                  {t('emptyStep3')}
                </Link>
              ),
            },
          ]}
        />
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
