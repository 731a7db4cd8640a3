import { viewerMay } from '#web/lib/session/viewer.ts'
import { t } from './t.ts'

/** Why a channel that is not connected cannot be connected here; nothing for those who change nothing on the page. */
export const notOffered = (): string | undefined => (viewerMay('connect-channels') ? t('byTeam') : undefined)
