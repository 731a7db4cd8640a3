import { ListTree, PanelsTopLeft, Settings2 } from 'lucide-react'
import type { AgentSettings } from '#shared/agents/schema'
import { type AgentChange, changesBetween } from '#shared/agents/versions/changes-between'
import type { Region } from '#shared/regions'
import { Difference } from './difference.tsx'
import { nodePartLabels } from './node-part-labels.ts'
import { nodeText, wholeNodeText } from './node-text.ts'
import { settingLabels } from './setting-labels.ts'
import { settingText } from './setting-text.ts'
import { t } from './t.ts'
import './change-list.css'

interface ChangeListProps {
  readonly region: Region
  readonly before: AgentSettings
  readonly after: AgentSettings
}

const areas = [
  ['prompt', ListTree],
  ['widget', PanelsTopLeft],
  ['settings', Settings2],
] as const

/** What differs between two states, by area, in words; nothing if visitors would notice nothing. */
export const ChangeList = ({ region, before, after }: ChangeListProps) => {
  const changes = changesBetween(before, after)
  return areas
    .map(([area, Icon]) => [area, Icon, changes.filter((change) => change.area === area)] as const)
    .filter(([, , found]) => found.length > 0)
    .map(([area, Icon, found]) => (
      <section key={area} className="vg-changes">
        <h3>
          <Icon size={16} aria-hidden="true" />
          {t(area)} <span>{found.length}</span>
        </h3>
        <ul>
          {found.map((change) => {
            const { title, about, was, is } = describe(change, before, after)
            return (
              <li key={`${title} ${about}`}>
                <h4>
                  {title} {about && <span>{about}</span>}
                </h4>
                <Difference
                  region={region}
                  path={change.kind === 'setting' ? change.path : undefined}
                  was={was}
                  is={is}
                />
              </li>
            )
          })}
        </ul>
      </section>
    ))
}

interface Described {
  readonly title: string
  readonly about?: string
  readonly was: string
  readonly is: string
}

const describe = (change: AgentChange, before: AgentSettings, after: AgentSettings): Described => {
  switch (change.kind) {
    case 'setting':
      return {
        title: settingLabels[change.path] ?? change.path,
        was: settingText(change.path, change.before),
        is: settingText(change.path, change.after),
      }
    case 'node': {
      const { node, part } = change
      const earlier = before.nodes.find(({ id }) => id === node.id) ?? node
      return {
        title: node.name,
        about: nodePartLabels[part],
        was: nodeText(part, earlier, before.nodes),
        is: nodeText(part, node, after.nodes),
      }
    }
    case 'node-added':
      return { title: change.node.name, about: t('nodeAdded'), was: '', is: wholeNodeText(change.node, after.nodes) }
    case 'node-removed':
      return { title: change.node.name, about: t('nodeRemoved'), was: wholeNodeText(change.node, before.nodes), is: '' }
    case 'node-order':
      return { title: t('nodeOrder'), was: change.before.join('\n'), is: change.after.join('\n') }
  }
}
