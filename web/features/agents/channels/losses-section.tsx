import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { AgentSettings } from '#shared/agents/schema'
import { checkedNodes, GREETING } from '#shared/channels/parts/checked-nodes'
import type { Region } from '#shared/regions'
import { LossLines } from './loss-lines.tsx'
import { placeText } from './loss-text.ts'
import { t } from './t.ts'
import { useLosses } from './use-losses.ts'

interface LossesSectionProps {
  readonly of: { readonly region: Region; readonly agentId: string }
  readonly settings: AgentSettings
  /** A node was chosen, whose editor opens. */
  readonly onLeave: () => void
}

/** Before publishing: what the connected channels drop, cut or show otherwise, each at its node. It warns only. */
export const LossesSection = ({ of, settings, onLeave }: LossesSectionProps) => {
  const nodes = checkedNodes(settings)
  const losses = useLosses(of, nodes)
  if (losses.length === 0) return null
  const places = losses.map(({ nodeId, place }) => JSON.stringify([nodeId, place]))
  return (
    <section className="vg-changes" aria-labelledby="losses-title">
      <h3 id="losses-title">
        <TriangleAlert size={16} aria-hidden="true" />
        {t('title')} <span>{losses.length}</span>
      </h3>
      <p className="mt-1 text-sm text-ink-2">{t('fact')}</p>
      <ul>
        {losses.map(({ nodeId, place }, at) => {
          const key = places[at] ?? ''
          const node = nodes.find(({ id }) => id === nodeId)
          if (!node || places.indexOf(key) !== at) return null
          return (
            <li key={key}>
              <h4>
                {nodeId === GREETING ? (
                  <Link
                    to="/app/$region/agents/$agentId/settings"
                    params={of}
                    search={{ tab: 'technical' }}
                    className="text-brand-ink"
                    onClick={onLeave}
                  >
                    {t('greeting')}
                  </Link>
                ) : (
                  <Link
                    to="/app/$region/agents/$agentId/nodes"
                    params={of}
                    search={{ node: nodeId, at: place.at === 'words' ? place.at : `${place.at}.${place.index}` }}
                    className="text-brand-ink"
                    onClick={onLeave}
                  >
                    {node.name || t('untitled')}
                  </Link>
                )}
                <span>{placeText(place, node)}</span>
              </h4>
              <LossLines losses={losses.filter((_, index) => places[index] === key)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
