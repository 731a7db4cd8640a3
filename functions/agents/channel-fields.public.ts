// apart from the public module: a turn's function reads agents, and needs nothing of their channels' secrets
export { channelFieldsOf, openChannelField } from './channel-fields/channel-fields-of.ts'
