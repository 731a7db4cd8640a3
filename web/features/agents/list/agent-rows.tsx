import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { AgentSummary } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Kbd } from '#web/ui/button/kbd.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { ago } from '#web/ui/text/ago.ts'
import '#web/ui/table/rows.css'
import { t } from './t.ts'

// a menu and a dialog are not needed for the first paint
const AgentActions = lazyPart(() => import('./agent-actions.tsx'), 'AgentActions', 'quiet')
// figures are asked for once the list stands
const FigureHeads = lazyPart(
  async () => ({ FigureHeads: (await import('./figures/figure-cells.tsx')).FigureHeads }),
  'FigureHeads',
  'quiet',
)
const FigureCells = lazyPart(
  async () => ({ FigureCells: (await import('./figures/figure-cells.tsx')).FigureCells }),
  'FigureCells',
  'quiet',
)

interface AgentRowsProps {
  readonly region: Region
  readonly workspaceId: string
  /** The ids of the agents as their pages brought them: figures come by page. */
  readonly pages: readonly (readonly string[])[]
  readonly agents: readonly AgentSummary[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onMore: () => void
}

const AgentState = ({ agent }: { readonly agent: AgentSummary }) =>
  agent.hasUnpublishedChanges ? (
    <State kind="changed">{t('liveChanged', { version: agent.liveVersion })}</State>
  ) : (
    <State kind="fine">{t('live', { version: agent.liveVersion })}</State>
  )

/** Compact rows; the next fifty load when the last ones come into view. */
export const AgentRows = ({ region, workspaceId, pages, agents, hasMore, isLoadingMore, onMore }: AgentRowsProps) => {
  const foot = useInView<HTMLDivElement>(() => hasMore && !isLoadingMore && onMore())
  const now = Date.now()
  return (
    <>
      <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
        <table className="vg-rows" onKeyDown={moveInRows}>
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col">{t('colAgent')}</th>
              <th scope="col">{t('colState')}</th>
              <Suspense fallback={<td colSpan={4} />}>
                <FigureHeads />
              </Suspense>
              <th scope="col" className="w-28 max-md:hidden">
                {t('colChanged')}
              </th>
              <th scope="col" className="w-12">
                <span className="sr-only">{t('colActions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {agents.map((agent) => (
              <tr key={agent.ID} className="vg-rows__row">
                <td>
                  <div className="flex items-center gap-3">
                    <Avatar kind="agent" name={agent.title} picture={{ url: agent.roundedImageURL, region }} />
                    <div className="min-w-0">
                      <Link
                        to={
                          agent.enableNodes
                            ? '/app/$region/agents/$agentId/nodes'
                            : '/app/$region/agents/$agentId/overview'
                        }
                        params={{ region, agentId: agent.ID }}
                        className="vg-rows__link block max-w-[34ch] truncate max-md:max-w-[22ch] font-medium"
                      >
                        {agent.title}
                      </Link>
                      <p className="max-w-[38ch] truncate text-sm text-ink-2 max-md:hidden">{agent.description}</p>
                      <span className="md:hidden">
                        <AgentState agent={agent} />
                      </span>
                    </div>
                  </div>
                </td>
                <td className="max-md:hidden">
                  <AgentState agent={agent} />
                </td>
                <Suspense fallback={<td colSpan={4} />}>
                  <FigureCells
                    region={region}
                    workspaceId={workspaceId}
                    agentId={agent.ID}
                    pageIds={pages.find((ids) => ids.includes(agent.ID)) ?? [agent.ID]}
                  />
                </Suspense>
                <td className="whitespace-nowrap max-md:hidden">
                  <time dateTime={new Date(agent.lastModified * 1000).toISOString()}>
                    {ago(agent.lastModified * 1000, now)}
                  </time>
                </td>
                <td className="relative z-1 text-end">
                  <Suspense fallback={<span className="inline-block size-8" />}>
                    <AgentActions region={region} agent={agent} />
                  </Suspense>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <div ref={foot} className="mt-3 flex items-center gap-4 text-sm text-ink-2">
        <span className="flex items-center gap-1.5 max-md:hidden">
          <Kbd keys="↑" />
          <Kbd keys="↓" /> {t('keyMove')}
        </span>
        <span className="flex items-center gap-1.5 max-md:hidden">
          <Kbd keys="Enter" /> {t('keyOpen')}
        </span>
        <span className="flex items-center gap-1.5 max-md:hidden">
          <Kbd keys="N" /> {t('keyNew')}
        </span>
        <span className="ms-auto" role="status">
          {hasMore && (isLoadingMore ? t('loadMore') : t('loadedSome', { count: agents.length }))}
        </span>
      </div>
    </>
  )
}
