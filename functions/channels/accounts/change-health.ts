import { ChannelHealthChanged } from '#events/channels/events'
import type { Change } from '#lib/database/change'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { type ChannelAccount, channelAccounts } from './store.ts'

type Names = Partial<Pick<ChannelAccount, 'name' | 'handle' | 'readsGroups' | 'joinsGroups'>>

interface Found extends Pick<ChannelAccount, 'state' | 'cause' | 'reason' | 'notice'> {
  readonly names?: Names | undefined
}

/**
 * Stores how an account was found, and what is still announced of it, with the event where that is another state: so of everything that finds it broken, the first
 * announces it. Refused where it was connected again, moved or found otherwise in the meantime, since then this is no longer true.
 */
export const changeHealth = async (account: ChannelAccount, found: Found, now: number): Promise<void> => {
  const { account: id, workspaceId, agentId, token, state: before } = account
  const { state, cause, reason, notice, names = {} } = found
  const isChanged = state !== before
  const isSameNotice = notice?.at === account.notice?.at
  const isSame =
    !isChanged && cause === account.cause && reason === account.reason && isSameNotice && isNamed(account, names)
  if (isSame) return
  const remove: Change<ChannelAccount>['remove'] = [
    ...(cause === undefined ? (['cause'] as const) : []),
    ...(reason === undefined ? (['reason'] as const) : []),
    ...(state === 'connected' ? (['since'] as const) : []),
    ...(notice === undefined ? (['notice'] as const) : []),
  ]
  const since = isChanged && state !== 'connected' ? { since: now } : {}
  const { name = account.name } = names
  await attempt(
    [
      channelAccounts.changing(
        { account: id },
        { set: { ...names, state, cause, reason, notice, ...since }, ...(remove.length > 0 ? { remove } : {}) },
        { agentId: is(agentId), token: is(token), state: is(before) },
      ),
    ],
    isChanged ? [ChannelHealthChanged({ workspaceId, agentId, account: id, name, before, state, cause, reason })] : [],
  )
}

const isNamed = (account: ChannelAccount, names: Names): boolean =>
  (Object.keys(names) as (keyof Names)[]).every((key) => names[key] === account[key])
