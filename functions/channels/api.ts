import { api } from '#lib/http/api'
import { channels } from '#shared/channels/routes'
import { checkApp } from './apps/managing/check-app.ts'
import { listApps } from './apps/managing/list-apps.ts'
import { removeApp } from './apps/managing/remove-app.ts'
import { saveDiscordApp } from './apps/managing/save-discord-app.ts'
import { saveMetaApp } from './apps/managing/save-meta-app.ts'
import { listChatTemplates } from './chat-templates/list-chat-templates.ts'
import { sendTemplate } from './chat-templates/send-template.ts'
import { connectDiscord } from './connecting/discord/connect-discord.ts'
import { disconnectDiscord } from './connecting/discord/disconnect-discord.ts'
import { getDiscord } from './connecting/discord/get-discord.ts'
import { getDiscordGateway } from './connecting/discord/get-discord-gateway.ts'
import { remakeCommand } from './connecting/discord/remake-command.ts'
import { getChannels } from './connecting/get-channels.ts'
import { getMetaLogIn } from './connecting/get-meta-log-in.ts'
import { getGoogle } from './connecting/google/get-google.ts'
import { getLegacy } from './connecting/legacy-whatsapp/get-legacy.ts'
import { runLegacyTest } from './connecting/legacy-whatsapp/run-legacy-test.ts'
import { checkPageSubscriptions } from './connecting/pages/check-page-subscriptions.ts'
import { connectMetaPage } from './connecting/pages/connect-meta-page.ts'
import { exchangeMetaToken } from './connecting/pages/exchange-meta-token.ts'
import { removeMetaPage } from './connecting/pages/remove-meta-page.ts'
import { tokenToPages } from './connecting/pages/token-to-pages.ts'
import { saveChannelSettings } from './connecting/save-channel-settings.ts'
import { connectTelegram } from './connecting/telegram/connect-telegram.ts'
import { disconnectTelegram } from './connecting/telegram/disconnect-telegram.ts'
import { getTelegram } from './connecting/telegram/get-telegram.ts'
import { viewChannels } from './connecting/view-channels.ts'
import { connectNumber } from './connecting/whatsapp/connect-number.ts'
import { getLongAccessToken } from './connecting/whatsapp/get-long-access-token.ts'
import { getNumberDetails } from './connecting/whatsapp/get-number-details.ts'
import { getNumbers } from './connecting/whatsapp/get-numbers.ts'
import { getTestMessage } from './connecting/whatsapp/get-test-message.ts'
import { removeNumber } from './connecting/whatsapp/remove-number.ts'
import { sendTestMessage } from './connecting/whatsapp/send-test-message.ts'
import { createTemplate, createTemplateOfNumber } from './connecting/whatsapp/templates/create-template.ts'
import { deleteTemplate } from './connecting/whatsapp/templates/delete-template.ts'
import { listTemplates } from './connecting/whatsapp/templates/list-templates.ts'
import { checkNow } from './health/check-now.ts'
import { listAccounts } from './ownership/list-accounts.ts'
import { moveAccount } from './ownership/move-account.ts'
import { removeAccount } from './ownership/remove-account.ts'

export const handler = api(channels, {
  'GET /v2/agents/{agentId}/conversations/{conversationId}/templates': listChatTemplates,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/templates': sendTemplate,
  'GET /v2/agents/{agentId}/channels': getChannels,
  'POST /v2/agents/{agentId}/channels/viewed': viewChannels,
  'PUT /v2/agents/{agentId}/channels/settings': saveChannelSettings,
  'POST /v2/agents/{agentId}/channels/telegram': connectTelegram,
  'GET /v2/agents/{agentId}/channels/telegram': getTelegram,
  'DELETE /v2/agents/{agentId}/channels/telegram': disconnectTelegram,
  'POST /v2/agents/{agentId}/channels/discord': connectDiscord,
  'GET /v2/agents/{agentId}/channels/discord': getDiscord,
  'POST /v2/agents/{agentId}/channels/discord/command': remakeCommand,
  'GET /v2/agents/{agentId}/channels/discord/gateway': getDiscordGateway,
  'DELETE /v2/agents/{agentId}/channels/discord': disconnectDiscord,
  'GET /v2/agents/{agentId}/channels/google': getGoogle,
  'POST /rpc/exchangeMetaToken': exchangeMetaToken,
  'POST /rpc/tokenToPages': tokenToPages,
  'POST /rpc/checkPageSubscriptions': checkPageSubscriptions,
  'POST /rpc/connectMetaPage': connectMetaPage,
  'POST /rpc/removeMetaPage': removeMetaPage,
  'GET /v2/meta-log-in': getMetaLogIn,
  'POST /rpc/getLongAccessToken': getLongAccessToken,
  'POST /rpc/getDetailsOfWhatsappNumber': getNumberDetails,
  'POST /rpc/connectWhatsappNumber': connectNumber,
  'POST /rpc/getWhatsappNumbers': getNumbers,
  'POST /rpc/removeWhatsappNumber': removeNumber,
  'POST /rpc/createTemplate': createTemplate,
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message': sendTestMessage,
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message': getTestMessage,
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': listTemplates,
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': createTemplateOfNumber,
  'DELETE /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates/{templateId}': deleteTemplate,
  'GET /v2/agents/{agentId}/channels/whatsapp/legacy': getLegacy,
  'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test': runLegacyTest,
  'POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check': checkNow,
  'GET /v2/workspaces/{workspaceId}/apps': listApps,
  'PUT /v2/workspaces/{workspaceId}/apps/meta': saveMetaApp,
  'PUT /v2/workspaces/{workspaceId}/apps/discord': saveDiscordApp,
  'POST /v2/workspaces/{workspaceId}/apps/{provider}/check': checkApp,
  'DELETE /v2/workspaces/{workspaceId}/apps/{provider}': removeApp,
  'GET /v2/workspaces/{workspaceId}/channels': listAccounts,
  'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent': moveAccount,
  'DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}': removeAccount,
})
