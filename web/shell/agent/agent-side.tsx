import { MessageCircleMore } from 'lucide-react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { agentPlaces } from '#web/places.ts'
import { PlaceLink } from '#web/shell/side/place-link.tsx'
import { Side } from '#web/shell/side/side.tsx'
import { t } from '#web/shell/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { State } from '#web/ui/feedback/state.tsx'

interface AgentSideProps {
  readonly region: Region
  readonly agent: Agent
  readonly isCollapsed: boolean
  readonly onCollapse: (isCollapsed: boolean) => void
  readonly onTest: () => void
}

/** The agent's own sidebar: its name, its places, what is live. */
export const AgentSide = ({ region, agent, isCollapsed, onCollapse, onTest }: AgentSideProps) => (
  <Side label={t('agentNavigation')} isCollapsed={isCollapsed} onCollapse={onCollapse} className="vg-agent-side">
    <div className="flex min-w-0 items-center gap-2.5">
      <Avatar
        kind="agent"
        size={isCollapsed ? 'medium' : 'large'}
        name={agent.title}
        picture={{ url: agent.roundedImageURL, region }}
      />
      {!isCollapsed && (
        <div className="min-w-0">
          <p className="truncate font-bold">{agent.title}</p>
          {agent.description && <p className="truncate text-xs text-ink-2">{agent.description}</p>}
        </div>
      )}
    </div>
    <div className="vg-line">
      {agentPlaces
        .filter(({ isShown }) => !isShown || isShown(agent))
        .map(({ name, route, label, icon: Icon, shortcut, Count }) => (
          <PlaceLink
            key={name}
            to={route.to}
            params={{ region, agentId: agent.ID }}
            search={(before) => ({ showDebugger: before.showDebugger })}
            label={label()}
            icon={<Icon size={16} />}
            count={Count && <Count region={region} agentId={agent.ID} />}
            isCollapsed={isCollapsed}
            shortcut={shortcut?.keys}
          />
        ))}
    </div>
    {isCollapsed ? (
      <IconButton
        label={t('testChat')}
        shortcut="mod+J"
        icon={<MessageCircleMore size={18} />}
        onClick={onTest}
        className="mt-auto"
      />
    ) : (
      <div className="mt-auto grid gap-1.5 border-t border-line pt-3 text-sm">
        <p className="flex justify-between">
          <span className="text-ink-2">{t('liveVersion')}</span>
          <span className="font-medium tabular-nums">v{agent.liveVersion}</span>
        </p>
        <p className="flex justify-between">
          <span className="text-ink-2">{t('draft')}</span>
          {agent.hasUnpublishedChanges ? (
            <State kind="changed">{t('draftChanged')}</State>
          ) : (
            <State kind="fine">{t('draftSame')}</State>
          )}
        </p>
        <Button wide icon={<MessageCircleMore size={16} />} shortcut="mod+J" onClick={onTest} className="mt-2">
          {t('testChat')}
        </Button>
      </div>
    )}
  </Side>
)
