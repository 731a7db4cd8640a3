import type { AgentVersion } from '#shared/agents/versions/agent-version'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/versions/t.ts'
import { versionName } from '#web/features/agents/versions/version-name.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { Tag } from '#web/ui/text/tag.tsx'
import { usePeople } from '#web-features/workspaces'

interface VersionListProps {
  readonly region: Region
  readonly workspaceId: string
  readonly versions: readonly AgentVersion[]
  readonly chosen: string | undefined
  readonly draftChanges: number
  /** `undefined`: the draft. */
  readonly onChoose: (version: string | undefined) => void
}

/** The draft and earlier versions, newest first. */
export const VersionList = ({ region, workspaceId, versions, chosen, draftChanges, onChoose }: VersionListProps) => {
  const personOf = usePeople(region, workspaceId)
  return (
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
            <Author person={personOf(version.by)} region={region} />
          </button>
        </li>
      ))}
    </ol>
  )
}

const Author = ({
  person: { name, photoURL },
  region,
}: {
  readonly person: { readonly name: string; readonly photoURL: string }
  readonly region: Region
}) => (
  <span className="col-span-2 flex min-w-0 items-center gap-2 text-sm text-ink-2">
    <Avatar kind="person" size="small" name={name} picture={{ url: photoURL, region }} />
    <span className="truncate">{name}</span>
  </span>
)
