import { Link } from '@tanstack/react-router'
import type { Region } from '#shared/regions'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { t } from './t.ts'

interface OwnAppLinkProps {
  readonly region: Region
  /** The workspace's own app is the one that is used. */
  readonly isOwn?: boolean | undefined
}

/** From where an app is used to where a workspace brings its own. */
export const OwnAppLink = ({ region, isOwn }: OwnAppLinkProps) => (
  <span className="text-sm text-ink-2">
    {isOwn && `${t('throughOwnApp')} `}
    {viewerMay('use-platform-apps') && (
      <Link
        to="/app/$region/apps"
        params={{ region }}
        className="font-medium text-brand-ink underline-offset-2 hover:underline"
      >
        {isOwn ? t('yourApps') : t('useOwnApp')}
      </Link>
    )}
  </span>
)
