import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FleetSource } from '#shared/fleet/schema'
import type { FleetPlace } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { agentsQuery } from '#web-features/agents'
import '#web/ui/table/rows.css'

interface ChooseSourceProps {
  readonly place: FleetPlace
  readonly sources: readonly FleetSource[]
  readonly onClose: () => void
}

/** The agent whose live version goes to copies: those that have some first. */
export const ChooseSource = ({ place: { region, workspaceId }, sources, onClose }: ChooseSourceProps) => {
  const [text, setText] = useState('')
  const list = useInfiniteQuery(agentsQuery(region, workspaceId))
  useEveryPage(list)
  const wanted = text.trim().toLowerCase()
  const isWanted = ({ title }: { readonly title: string }) => title.toLowerCase().includes(wanted)
  const known = sources.filter(isWanted)
  const isSource = new Set(sources.map(({ agentId }) => agentId))
  const others = (list.data?.pages.flatMap((page) => page.agents) ?? []).filter(
    (agent) => !isSource.has(agent.ID) && isWanted(agent),
  )
  const isNone = list.data !== undefined && !list.hasNextPage && known.length + others.length === 0
  return (
    <Drawer isOpen title={t('chooseSource')} subtitle={t('chooseSourceFact')} width={480} onOpenChange={onClose}>
      <div className="grid gap-4">
        <InputGroup
          type="search"
          before={<Search size={15} aria-hidden="true" />}
          aria-label={t('searchAgent')}
          placeholder={t('searchAgent')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {known.length > 0 && (
          <Rows label={t('sources')}>
            {known.map((source) => (
              <Row
                key={source.agentId}
                region={region}
                id={source.agentId}
                title={source.title}
                picture={source.picture}
                fact={t('sourceFact', { version: source.liveVersion, copies: source.copies })}
              />
            ))}
          </Rows>
        )}
        {list.isPending && (
          <Loading className="grid gap-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </Loading>
        )}
        {list.error && !list.data && (
          <ProblemNote
            title={t('agentsFailed')}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {others.length > 0 && (
          <Rows label={t('otherAgents')}>
            {others.map((agent) => (
              <Row
                key={agent.ID}
                region={region}
                id={agent.ID}
                title={agent.title}
                picture={agent.roundedImageURL}
                fact={t('otherFact', { version: agent.liveVersion })}
              />
            ))}
          </Rows>
        )}
        {isNone && <p className="text-ink-2">{text ? t('noAgentFound', { text }) : t('noAgents')}</p>}
      </div>
    </Drawer>
  )
}

const Rows = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="mb-1 text-sm font-medium text-ink-2">{label}</h3>
    <table className="vg-rows" aria-label={label} onKeyDown={moveInRows}>
      <tbody>{children}</tbody>
    </table>
  </section>
)

interface RowProps {
  readonly region: FleetPlace['region']
  readonly id: string
  readonly title: string
  readonly picture: string
  readonly fact: string
}

const Row = ({ region, id, title, picture, fact }: RowProps) => (
  <tr className="vg-rows__row">
    <td>
      <span className="flex items-center gap-3">
        <Avatar kind="agent" name={title} picture={{ url: picture, region }} size="small" />
        <span className="min-w-0">
          <Link
            to="/app/$region/clients/fleet/agents/$sourceId"
            params={{ region, sourceId: id }}
            className="vg-rows__link block max-w-[36ch] truncate font-medium max-md:max-w-[70vw]"
          >
            {title}
          </Link>
          <span className="text-sm text-ink-2">{fact}</span>
        </span>
      </span>
    </td>
  </tr>
)
