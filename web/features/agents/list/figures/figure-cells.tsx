import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AgentFigures } from '#shared/analytics/agent-figures'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/list/figures/t.ts'
import { count } from '#web/lib/format/count.ts'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { figuresQuery } from './queries.ts'
import { Trend } from './trend.tsx'

/** The heads over `FigureCells`. */
export const FigureHeads = () => (
  <>
    <th scope="col" className="vg-rows__number">
      {t('conversationsShort')}
    </th>
    <th scope="col" className="vg-rows__number max-xl:hidden">
      {t('repliesShort')}
    </th>
    <th scope="col" className="vg-rows__number max-md:hidden">
      {t('waitingShort')}
    </th>
    <th scope="col" className="vg-rows__number max-lg:hidden">
      {t('creditsShort')}
    </th>
  </>
)

interface FigureCellsProps {
  readonly region: Region
  readonly workspaceId: string
  readonly agentId: string
  /** The agents of its page, whose figures come in one request. */
  readonly pageIds: readonly string[]
}

/** What an agent did in the last seven days. */
export const FigureCells = ({ region, workspaceId, agentId, pageIds }: FigureCellsProps) => {
  const { data, isPending } = useQuery(figuresQuery(region, workspaceId, pageIds))
  const figures = data?.get(agentId)
  const shown = (of: (figures: AgentFigures) => ReactNode): ReactNode =>
    figures ? of(figures) : isPending ? <Skeleton className="ms-auto h-3.5 w-10" /> : '–'
  return (
    <>
      <td className="vg-rows__number whitespace-nowrap">
        {shown((of) => (
          <Conversations figures={of} />
        ))}
      </td>
      <td className="vg-rows__number max-xl:hidden">{shown(({ replies }) => count(replies))}</td>
      <td className="vg-rows__number whitespace-nowrap max-md:hidden">
        {shown((of) => (
          <Waiting figures={of} />
        ))}
      </td>
      <td className="vg-rows__number max-lg:hidden">{shown(({ credits }) => count(credits))}</td>
    </>
  )
}

const Conversations = ({ figures: { conversations, lastAt } }: { readonly figures: AgentFigures }) => {
  const total = conversations.reduce((sum, one) => sum + one, 0)
  return (
    <span className="inline-flex items-center gap-3 max-md:flex-col-reverse max-md:items-end max-md:gap-0">
      {total > 0 && <Trend values={conversations} />}
      <span className="min-w-12">
        <span className="block">{count(total)}</span>
        <span className="block text-xs text-ink-2 max-md:hidden">
          {lastAt === undefined ? t('noneYet') : t('lastAt', { time: ago(lastAt, Date.now()) })}
        </span>
      </span>
    </span>
  )
}

const Waiting = ({ figures: { waiting, waitingSince } }: { readonly figures: AgentFigures }) =>
  waitingSince === undefined ? (
    <span className="text-ink-2">{count(waiting)}</span>
  ) : (
    <>
      <span className="block font-bold text-warn">{count(waiting)}</span>
      <span className="block text-xs text-ink-2">{ago(waitingSince, Date.now())}</span>
    </>
  )
