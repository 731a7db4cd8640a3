import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand } from '#web/portal/brand-context.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import { organisationsQuery } from './queries.ts'
import { t } from './t.ts'
import '#web/ui/layer/menu.css'

interface OrganisationSwitcherProps {
  readonly me: PortalSession
  /** Undefined: all of them. */
  readonly chosen: string | undefined
  readonly onChoose: (organisation: { readonly ID: string; readonly agentIds: readonly string[] } | undefined) => void
}

/** For the agency itself, which sees the agents of all its organisations: which of them it looks at. */
export const OrganisationSwitcher = ({ me, chosen, onChoose }: OrganisationSwitcherProps) => {
  const { region } = useBrand()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { data: organisations = [] } = useQuery(organisationsQuery(region))
  const current = organisations.find(({ ID }) => ID === chosen)
  const choose = (organisation: (typeof organisations)[number] | undefined) => {
    setOpen(false)
    onChoose(organisation)
    const first = organisation?.agentIds.find((id) => me.agents.some((agent) => agent.id === id))
    if (first) void navigate({ to: firstPage(region, me, first) as string })
  }
  return (
    <Popover
      label={t('switch')}
      className="vg-menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="vg-crumb">
          <span>{current?.name ?? t('every')}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <button
        type="button"
        className="vg-menu__item"
        aria-current={current ? undefined : 'true'}
        onClick={() => choose(undefined)}
      >
        {t('every')}
      </button>
      {organisations.map((it) => (
        <button
          key={it.ID}
          type="button"
          className="vg-menu__item"
          aria-current={it.ID === chosen ? 'true' : undefined}
          disabled={it.agentIds.length === 0}
          onClick={() => choose(it)}
        >
          <Avatar kind="agent" size="small" name={it.name} picture={{ url: it.squarePhotoURL, region }} />
          <span className="min-w-0 flex-1 truncate">{it.name}</span>
          {it.agentIds.length === 0 && <span className="text-xs text-ink-2">{t('noAgents')}</span>}
        </button>
      ))}
    </Popover>
  )
}
