import { ArrowRight, ListTree, PanelsTopLeft, Settings2 } from 'lucide-react'
import type { AgentSettings } from '#shared/agents/schema'
import { type AgentChange, changesBetween } from '#shared/agents/versions/changes-between'
import type { Region } from '#shared/regions'
import { WordDiff } from '#web/features/agents/changes/word-diff.tsx'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { Thumbnail } from '#web/ui/upload/thumbnail.tsx'
import { nodePartLabels } from './node-part-labels.ts'
import { nodeText } from './node-text.ts'
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

const pictures = new Set(['roundedImageURL', 'chatBgURL'])

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
                {change.kind === 'setting' && pictures.has(change.path) ? (
                  <Pictures region={region} was={was} is={is} />
                ) : (
                  <Difference was={was} is={is} />
                )}
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
      return { title: change.node.name, about: t('nodeAdded'), was: '', is: wholeNode(change.node, after) }
    case 'node-removed':
      return { title: change.node.name, about: t('nodeRemoved'), was: wholeNode(change.node, before), is: '' }
    case 'node-order':
      return { title: t('nodeOrder'), was: change.before.join('\n'), is: change.after.join('\n') }
  }
}

const wholeNode = (node: AgentSettings['nodes'][number], { nodes }: AgentSettings): string =>
  (['instructions', 'says', 'asks', 'parts', 'transitions'] as const)
    .map((part) => nodeText(part, node, nodes))
    .filter(Boolean)
    .join('\n')

/** Longer texts are compared word by word, short values stand side by side. */
const SHORT = 48

const Difference = ({ was, is }: Pick<Described, 'was' | 'is'>) => {
  const isShort = [was, is].every((text) => text.length <= SHORT && !text.includes('\n'))
  if (!isShort) return <WordDiff before={was} after={is} />
  if (was === is) return null
  return (
    <p className="vg-changes__values">
      <span className="sr-only">{t('before')}: </span>
      {was ? <del>{was}</del> : <span className="text-ink-2">{t('none')}</span>}
      <ArrowRight size={14} aria-hidden="true" />
      <span className="sr-only">{t('after')}: </span>
      {is ? <ins>{is}</ins> : <span className="text-ink-2">{t('none')}</span>}
    </p>
  )
}

const Pictures = ({ region, was, is }: Pick<Described, 'was' | 'is'> & { readonly region: Region }) => {
  const [before, after] = [useOwnPicture(region, was), useOwnPicture(region, is)]
  return (
    <div className="vg-changes__values">
      <span className="sr-only">{`${t('before')}: ${was || t('none')}`}</span>
      <Thumbnail src={before || undefined} />
      <ArrowRight size={14} aria-hidden="true" />
      <span className="sr-only">{`${t('after')}: ${is || t('none')}`}</span>
      <Thumbnail src={after || undefined} />
    </div>
  )
}
