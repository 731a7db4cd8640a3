import { Link, useLocation } from '@tanstack/react-router'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import '#web/ui/layer/menu.css'

interface AgentSwitcherProps {
  readonly agents: PortalSession['agents']
  readonly current: PortalSession['agents'][number]
  /** Of a client who makes agents by themselves. */
  readonly onNew: (() => void) | undefined
}

/** The client's agents; choosing one keeps the open tab. */
export const AgentSwitcher = ({ agents, current, onNew }: AgentSwitcherProps) => {
  const { region } = useBrand()
  const [isOpen, setOpen] = useState(false)
  const tab = useLocation().pathname.split('/')[5] ?? ''
  if (agents.length < 2 && !onNew)
    return (
      <p className="truncate px-2 font-medium" title={current.title}>
        {current.title}
      </p>
    )
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
      {agents.map((agent) => (
        <Link
          key={agent.id}
          to={`/app/${region}/agents/${agent.id}/${tab}` as string}
          className="vg-menu__item"
          aria-current={agent.id === current.id ? 'true' : undefined}
          onClick={() => setOpen(false)}
        >
          <Avatar kind="agent" size="small" name={agent.title} picture={{ url: agent.picture, region }} />
          <span className="truncate">{agent.title}</span>
        </Link>
      ))}
      {onNew && (
        <>
          <div className="vg-menu__rule" />
          <button
            type="button"
            className="vg-menu__item"
            onClick={() => {
              setOpen(false)
              onNew()
            }}
          >
            <Plus size={16} aria-hidden="true" />
            {t('newAgent')}
          </button>
        </>
      )}
    </Popover>
  )
}
