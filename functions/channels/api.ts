import { api } from '#lib/http/api'
import { channels } from '#shared/channels/routes'
import { listChatTemplates } from './chat-templates/list-chat-templates.ts'
import { sendTemplate } from './chat-templates/send-template.ts'
import { connectTelegram } from './connecting/connect-telegram.ts'
import { disconnectTelegram } from './connecting/disconnect-telegram.ts'
import { connectDiscord } from './connecting/discord/connect-discord.ts'
import { disconnectDiscord } from './connecting/discord/disconnect-discord.ts'
import { getDiscord } from './connecting/discord/get-discord.ts'
import { remakeCommand } from './connecting/discord/remake-command.ts'
import { getChannels } from './connecting/get-channels.ts'
import { getTelegram } from './connecting/get-telegram.ts'
import { saveChannelSettings } from './connecting/save-channel-settings.ts'

export const handler = api(channels, {
  'GET /v2/agents/{agentId}/conversations/{conversationId}/templates': listChatTemplates,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/templates': sendTemplate,
  'GET /v2/agents/{agentId}/channels': getChannels,
  'PUT /v2/agents/{agentId}/channels/settings': saveChannelSettings,
  'POST /v2/agents/{agentId}/channels/telegram': connectTelegram,
  'GET /v2/agents/{agentId}/channels/telegram': getTelegram,
  'DELETE /v2/agents/{agentId}/channels/telegram': disconnectTelegram,
  'POST /v2/agents/{agentId}/channels/discord': connectDiscord,
  'GET /v2/agents/{agentId}/channels/discord': getDiscord,
  'POST /v2/agents/{agentId}/channels/discord/command': remakeCommand,
  'DELETE /v2/agents/{agentId}/channels/discord': disconnectDiscord,
})
