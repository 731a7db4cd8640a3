import { channelFieldsOf } from '#features/agents-channel-fields'
import { apiUrl } from '#lib/hosts/own-urls'
import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'

/** What is stored of Google Business Chat, and the address that its form shows. */
export const getGoogle: Verb<typeof routes, 'GET /v2/agents/{agentId}/channels/google'> = async ({ agentId }) => {
  const { gcloudClientEmail, gcloudPrivateKey } = (await channelFieldsOf(agentId)) ?? {}
  return {
    webhookUrl: apiUrl(`/agents/${agentId}/gc-webhook`),
    ...(gcloudClientEmail === undefined ? {} : { gcloudClientEmail }),
    hasPrivateKey: gcloudPrivateKey !== undefined,
  }
}
