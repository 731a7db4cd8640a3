import type { AgentSettings } from '#shared/agents/schema'
import { type AgentChange, agentChanges } from '#shared/agents/versions/agent-changes'
import { settingsLabels } from '#web/features/agents/settings/settings-labels.ts'
import { t } from '#web/features/agents/versions/t.ts'
import { WordDiff } from '#web/features/agents/versions/word-diff.tsx'
import { widgetLabels } from '#web/features/agents/widget/widget-labels.ts'

interface VersionDiffProps {
  readonly before: AgentSettings
  readonly after: AgentSettings
}

const areas = ['prompt', 'widget', 'settings'] as const

const Change = ({ change: { name, before, after } }: { readonly change: AgentChange }) => (
  <li className="mt-2">
    <h4 className="text-sm text-ink-2">
      {widgetLabels[name] ?? settingsLabels[name] ?? name}
      {before === undefined && ` · ${t('added')}`}
      {after === undefined && ` · ${t('removed')}`}
    </h4>
    <WordDiff before={before ?? ''} after={after ?? ''} />
  </li>
)

/** The differences, by area: prompt, widget, settings. */
export const VersionDiff = ({ before, after }: VersionDiffProps) => {
  const changes = agentChanges(before, after)
  if (changes.length === 0) return <p className="text-ink-2">{t('same')}</p>
  return areas
    .map((area) => [area, changes.filter((change) => change.area === area)] as const)
    .filter(([, changesOfArea]) => changesOfArea.length > 0)
    .map(([area, changesOfArea]) => (
      <section key={area} className="mb-5">
        <h3 className="vg-small-title">{t(area)}</h3>
        <ul>
          {changesOfArea.map((change) => (
            <Change key={change.name} change={change} />
          ))}
        </ul>
      </section>
    ))
}
