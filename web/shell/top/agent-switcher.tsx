import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { t } from '#web/shell/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import { agentsQuery } from '#web-features/agents'
import '#web/ui/layer/menu.css'

interface AgentSwitcherProps {
  readonly region: Region
  readonly workspaceId: string
  readonly current: { readonly ID: string; readonly title: string }
}

/** The newest agents; choosing one keeps the open tab. */
export const AgentSwitcher = ({ region, workspaceId, current }: AgentSwitcherProps) => {
  const [isOpen, setOpen] = useState(false)
  const { data } = useInfiniteQuery({ ...agentsQuery(region, workspaceId), enabled: isOpen })
  return (
    <Popover
      label={t('switchAgent')}
      className="vg-menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="vg-crumb">
          <span title={current.title}>{current.title}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      {data?.pages.flatMap(({ agents }) =>
        agents.map((agent) => (
          <Link
            key={agent.ID}
            to="."
            params={{ agentId: agent.ID }}
            search={{}}
            className="vg-menu__item"
            aria-current={agent.ID === current.ID ? 'true' : undefined}
            onClick={() => setOpen(false)}
          >
            <Avatar kind="agent" size="small" name={agent.title} picture={{ url: agent.roundedImageURL, region }} />
            <span className="truncate">{agent.title}</span>
          </Link>
        )),
      )}
      <div className="vg-menu__rule" />
      <Link to="/app/$region/agents" params={{ region }} className="vg-menu__item" onClick={() => setOpen(false)}>
        {t('allAgents')}
      </Link>
    </Popover>
  )
}
