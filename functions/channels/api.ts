import { api } from '#lib/http/api'
import { channels } from '#shared/channels/routes'
import { connectTelegram } from './connecting/connect-telegram.ts'
import { disconnectTelegram } from './connecting/disconnect-telegram.ts'
import { getChannels } from './connecting/get-channels.ts'
import { getTelegram } from './connecting/get-telegram.ts'
import { saveChannelSettings } from './connecting/save-channel-settings.ts'
import { viewChannels } from './connecting/view-channels.ts'
import { listAccounts } from './ownership/list-accounts.ts'
import { moveAccount } from './ownership/move-account.ts'
import { removeAccount } from './ownership/remove-account.ts'

export const handler = api(channels, {
  'GET /v2/agents/{agentId}/channels': getChannels,
  'POST /v2/agents/{agentId}/channels/viewed': viewChannels,
  'PUT /v2/agents/{agentId}/channels/settings': saveChannelSettings,
  'POST /v2/agents/{agentId}/channels/telegram': connectTelegram,
  'GET /v2/agents/{agentId}/channels/telegram': getTelegram,
  'DELETE /v2/agents/{agentId}/channels/telegram': disconnectTelegram,
  'GET /v2/workspaces/{workspaceId}/channels': listAccounts,
  'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent': moveAccount,
  'DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}': removeAccount,
})
