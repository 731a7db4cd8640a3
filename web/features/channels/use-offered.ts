import { useQuery } from '@tanstack/react-query'
import type { ChannelKind } from '#shared/channels/kinds'
import type { ConnectedAccount } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { discordQuery } from './discord/queries.ts'

/**
 * Whether the one who looks finds a channel's panel: the team always. A client does where something is connected, for Telegram, and
 * for Discord where the agency has an app of its own; what else connects a channel shows the platform.
 */
export const useOffered = (
  region: Region,
  agentId: string,
  accounts: readonly ConnectedAccount[],
): ((kind: ChannelKind) => boolean) => {
  const mayConnect = viewerMay('connect-channels')
  const isOfTeam = viewerMay('use-platform-apps')
  const { data } = useQuery({ ...discordQuery(region, agentId), enabled: mayConnect && !isOfTeam })
  return (kind) =>
    mayConnect &&
    (isOfTeam ||
      kind === 'telegram' ||
      accounts.some((account) => account.kind === kind) ||
      (kind === 'discord' && data?.application?.isOwn === true))
}
