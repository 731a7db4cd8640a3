import * as z from 'zod'
import { event } from '#events/event'
import { AccountId } from '#shared/channels/kinds'
import { AccountCause, AccountState } from '#shared/channels/schema'
import { AccountNews } from './account-news.ts'

/** Deliveries of a provider wait in a lane: names the lane, never a message, since events repeat, shuffle and come late. */
export const InboundArrived = event('channels.inbound-arrived', z.object({ account: AccountId, lane: z.string() }))

const connection = { workspaceId: z.string(), agentId: z.string(), account: AccountId }

/** A bot, number, page or channel was connected to an agent, or moved to it; `by` is the member's key, as in the audit log. */
export const ChannelConnected = event('channels.connected', z.object({ ...connection, by: z.string() }))

/**
 * An account's state changed by itself: its provider refuses it, delivers elsewhere or takes it again. `before` is the state that it
 * was in; connecting it again is no such change.
 */
export const ChannelHealthChanged = event(
  'channels.health-changed',
  z.object({
    ...connection,
    /** As the provider names it. */
    name: z.string(),
    before: AccountState,
    state: AccountState,
    cause: AccountCause.optional(),
    /** In the provider's words. */
    reason: z.string().optional(),
  }),
)

/** A provider has announced something of an account, or of all numbers of a business account, beside what visitors write. */
export const AccountAnnounced = event('channels.account-announced', AccountNews)

/** It was removed: nothing more is sent for it on behalf of this agent, and what waits to be answered is dropped. */
export const ChannelRemoved = event('channels.removed', z.object(connection))
