import { useQuery } from '@tanstack/react-query'
import type { AgentSummary } from '#shared/agents/schema'
import type { AgentFigures } from '#shared/analytics/agent-figures'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/list/figures/t.ts'
import { count } from '#web/lib/format/count.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { creditsQuery } from '#web-features/billing'
import { allFiguresQuery } from './queries.ts'
import './figure-strip.css'

interface FigureStripProps {
  readonly region: Region
  readonly workspaceId: string
  /** All agents of the workspace, as they were loaded. */
  readonly pages: readonly (readonly AgentSummary[])[]
}

/** The sums of the rows below, and the workspace's credits. */
export const FigureStrip = ({ region, workspaceId, pages }: FigureStripProps) => {
  const ids = pages.map((agents) => agents.map(({ ID }) => ID))
  const { data: all = [], isPending, isFetching, error, refetch } = useQuery(allFiguresQuery(region, workspaceId, ids))
  const left = useQuery(creditsQuery(region, workspaceId)).data?.credits
  if (error)
    return <ProblemNote title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  const sum = (of: (figures: AgentFigures) => number) => all.reduce((total, one) => total + of(one), 0)
  const conversations = sum((one) => one.conversations.reduce((total, day) => total + day, 0))
  const credits = sum((one) => one.credits)
  const [longest] = all
    .flatMap((one) => (one.waitingSince === undefined ? [] : [{ agentId: one.agentId, since: one.waitingSince }]))
    .sort((one, other) => one.since - other.since)
  const titleOf = (agentId: string) => pages.flat().find(({ ID }) => ID === agentId)?.title ?? ''
  const days = left === undefined || credits <= 0 ? undefined : Math.floor((left / credits) * 7)
  return (
    <Card>
      <dl className="vg-figures" aria-label={t('figures')} aria-busy={isPending}>
        <Figure name={t('conversations')} isLoading={isPending} value={conversations} isWide />
        <Figure
          name={t('waiting')}
          isLoading={isPending}
          value={sum(({ waiting }) => waiting)}
          fact={
            longest
              ? t('longest', { time: ago(longest.since, Date.now()), agent: titleOf(longest.agentId) })
              : t('quiet')
          }
          isLoud={longest !== undefined}
        />
        <Figure
          name={t('credits')}
          isLoading={isPending}
          value={credits}
          fact={conversations > 0 ? t('perConversation', { credits: count(credits / conversations) }) : undefined}
          isWide
        />
        <Figure
          name={t('creditsLeft')}
          isLoading={left === undefined}
          value={left ?? 0}
          fact={days === undefined || days > 365 ? undefined : t('lasts', { days })}
        />
      </dl>
    </Card>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: number
  readonly isLoading: boolean
  readonly fact?: string | undefined
  readonly isLoud?: boolean | undefined
  /** Only where there is room for it. */
  readonly isWide?: boolean | undefined
}

const Figure = ({ name, value, isLoading, fact, isLoud, isWide }: FigureProps) => (
  <div className={isWide ? 'vg-figures__wide' : undefined}>
    <dt>{name}</dt>
    <dd>{isLoading ? <Skeleton className="my-1.5 h-5 w-16" /> : count(value)}</dd>
    <dd className={isLoud ? 'text-warn' : undefined}>{!isLoading && fact}</dd>
  </div>
)
