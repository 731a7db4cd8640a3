import { appOf } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { WhatsAppNumber } from '#infra/local/stand-ins/channels/graph/whatsapp/whatsapp-state'

const SCOPES = ['whatsapp_business_management', 'whatsapp_business_messaging']

/** GET debug_token of a number's token: https://developers.facebook.com/docs/graph-api/reference/debug_token */
export const debugNumberToken = ({ appId, wabaId }: WhatsAppNumber): unknown => ({
  data: {
    app_id: appId,
    type: 'SYSTEM_USER',
    application: appOf(appId)?.name,
    expires_at: 0,
    data_access_expires_at: 0,
    is_valid: true,
    scopes: SCOPES,
    granular_scopes: SCOPES.map((scope) => ({ scope, target_ids: [wabaId] })),
  },
})
