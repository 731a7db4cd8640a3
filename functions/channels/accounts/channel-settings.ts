import type { ChannelSettings } from '#shared/channels/schema'
import type { AgentChannels } from './store.ts'

/** An agent's settings of its channels; what nobody has set is as most owners want it. */
export const channelSettings = (stored: AgentChannels | undefined): ChannelSettings => ({
  smartInit: stored?.smartInit ?? true,
  telegram: { groups: stored?.telegramGroups ?? 'mentioned' },
  discord: { messages: stored?.discordMessages ?? 'mentioned' },
})
