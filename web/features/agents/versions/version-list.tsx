import type { AgentVersion } from '#shared/agents/versions/agent-version'
import { t } from '#web/features/agents/versions/t.ts'
import { versionName } from '#web/features/agents/versions/version-name.ts'
import { ago } from '#web/ui/text/ago.ts'
import { Tag } from '#web/ui/text/tag.tsx'

interface VersionListProps {
  readonly versions: readonly AgentVersion[]
  readonly chosen: string | undefined
  readonly draftChanges: number
  /** `undefined`: the draft. */
  readonly onChoose: (version: string | undefined) => void
}

/** The draft and earlier versions, newest first. */
export const VersionList = ({ versions, chosen, draftChanges, onChoose }: VersionListProps) => (
  <ol className="vg-versions__list" aria-label={t('title')}>
    <li>
      <button
        type="button"
        className="vg-versions__item"
        aria-current={chosen === undefined ? 'true' : undefined}
        onClick={() => onChoose(undefined)}
      >
        <span className="font-medium">{t('draft')}</span>
        <span className="col-span-2 text-sm text-ink-2">
          {draftChanges === 0 ? t('sameAsLive') : t('changes', { count: draftChanges })}
        </span>
      </button>
    </li>
    {versions.map((version) => (
      <li key={version.version}>
        <button
          type="button"
          className="vg-versions__item"
          data-live={version.isLive || undefined}
          aria-current={chosen === version.version ? 'true' : undefined}
          onClick={() => onChoose(version.version)}
        >
          <span className="flex min-w-0 items-center gap-2 font-medium">
            <span className="truncate">{versionName(version)}</span>
            {version.isLive && <Tag>{t('live')}</Tag>}
          </span>
          <time className="text-sm text-ink-2" dateTime={new Date(version.at).toISOString()}>
            {ago(version.at, Date.now())}
          </time>
          <span className="col-span-2 truncate text-sm text-ink-2">{version.by}</span>
        </button>
      </li>
    ))}
  </ol>
)
