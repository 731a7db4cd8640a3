import { textsOf } from '#shared/text'

/** Worded as specification 1, sections 5 and 8, where that has words. */
export const discordMessages = {
  fillOut: 'Please fill out all fields.',
  noChannelId: 'A channel ID has 17 to 20 digits.',
  noWebhook: 'This is no webhook address of Discord. It begins with https://discord.com/api/webhooks/.',
  webhookUnknown: 'Discord does not know this webhook. Copy its address again.',
  webhookElsewhere: (channelId: string) =>
    `This webhook posts to another channel, ${channelId}. Make a webhook in your channel, or paste that ID.`,
  discordFailed: (error: string) => `Discord did not answer: ${error}`,
  hasAnotherChannel: 'Another channel is connected. Disconnect it first.',
  channelIsAgents: (agent: string) => `${agent} answers in this channel already. Disconnect it there first.`,
  channelIsElsewhere: 'This channel is connected to an agent of another workspace.',
} as const

export const discordText = /* @__PURE__ */ textsOf('channels-discord', discordMessages)
