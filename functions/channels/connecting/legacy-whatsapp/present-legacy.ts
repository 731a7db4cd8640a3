import { channelFieldsOf } from '#features/agents-channel-fields'
import { agentChannels } from '#functions/channels/accounts/store'
import type { LegacyWhatsapp } from '#shared/channels/whatsapp/schema'
import { legacyWebhookUrl } from './legacy-webhook-url.ts'

/** The legacy method's fields as they are stored. The verify token is the agent's id (specification 1, section 2). */
export const presentLegacy = async (agentId: string): Promise<LegacyWhatsapp> => {
  const [fields, channels] = await Promise.all([
    channelFieldsOf(agentId),
    agentChannels.get({ agentId }, { consistent: true }),
  ])
  const { waTestNumber, whatsappBusniessId, whatsappNumberId, tokenEnd } = fields ?? {}
  return {
    webhookUrl: legacyWebhookUrl(agentId),
    verifyToken: agentId,
    ...(waTestNumber === undefined ? {} : { waTestNumber }),
    ...(whatsappBusniessId === undefined ? {} : { whatsappBusniessId }),
    ...(whatsappNumberId === undefined ? {} : { whatsappNumberId }),
    ...(tokenEnd === undefined ? {} : { tokenEnd }),
    hasAppSecret: fields?.whatsappAppSecret !== undefined,
    waVerifyPassed: channels?.waVerifyPassed ?? false,
  }
}
