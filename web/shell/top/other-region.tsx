import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { type Region, regions } from '#shared/regions'
import { serverText } from '#web/lib/words/server-text.ts'
import { t } from '#web/shell/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { accessibleWorkspacesQuery } from '#web-features/workspaces'

interface OtherRegionProps {
  readonly region: Region
  /** A workspace of that region, or the region itself while none is known there. */
  readonly onOpen: (uid: string | undefined) => void
}

/** The workspaces of the other region; listing them creates nothing there. */
export const OtherRegion = ({ region, onOpen }: OtherRegionProps) => {
  const { data } = useQuery({
    ...accessibleWorkspacesQuery(region),
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const label = serverText({ key: `regions.${region}`, message: regions[region].label })
  if (!data || data.workspaces.length === 0)
    return (
      <button type="button" className="vg-menu__item" onClick={() => onOpen(undefined)}>
        <Globe size={16} aria-hidden="true" />
        {t('switchRegion', { region: label })}
      </button>
    )
  return (
    <>
      <p className="px-2.5 pt-2 pb-1 text-xs text-ink-2">{label}</p>
      {data.workspaces.map(({ uid, workspaceName, workspacePhotoURL, role }) => (
        <button key={uid} type="button" className="vg-menu__item" onClick={() => onOpen(uid)}>
          <Avatar kind="agent" size="small" name={workspaceName} picture={{ url: workspacePhotoURL, region }} />
          <span className="min-w-0 flex-1 truncate">{workspaceName}</span>
          {role === 'member' && <span className="text-xs text-ink-2">{t('member')}</span>}
        </button>
      ))}
    </>
  )
}
