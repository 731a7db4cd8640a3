import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { agentPlaces } from '#web/places.ts'
import { t } from '#web/shell/t.ts'
import '#web/ui/page/tabs.css'

interface AgentTabsProps {
  readonly region: Region
  readonly agent: Agent
  readonly pathname: string
}

/** The agent's places on a phone: they scroll below the top bar, and the current one stays in view. */
export const AgentTabs = ({ region, agent, pathname }: AgentTabsProps) => {
  const rail = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place scrolls its tab into view
  useEffect(() => {
    const show = () =>
      rail.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    show()
    // the labels have their final width once their font is loaded
    void document.fonts.ready.then(show)
  }, [pathname])
  return (
    <nav className="vg-agent-tabs" aria-label={t('agentNavigation')} ref={rail}>
      <div className="vg-tabs">
        {agentPlaces
          .filter(({ isShown }) => !isShown || isShown(agent))
          .map(({ name, route, label, Count }) => (
            <Link key={name} to={route.to} params={{ region, agentId: agent.ID }} search={{}} className="vg-tabs__tab">
              {label()}
              {Count && <Count region={region} agentId={agent.ID} />}
            </Link>
          ))}
      </div>
    </nav>
  )
}
