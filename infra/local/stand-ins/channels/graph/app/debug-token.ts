import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { appOf, type MetaState } from '#infra/local/stand-ins/channels/graph/meta-state'
import { checkToken } from './tokens.ts'

const SCOPES = [
  'pages_show_list',
  'pages_messaging',
  'pages_manage_metadata',
  'pages_read_engagement',
  'instagram_basic',
  'instagram_manage_messages',
  'business_management',
]

const seconds = (ms: number) => Math.floor(ms / 1000)

const invalid = ({ code, message, more }: GraphFailure): unknown => ({
  data: {
    error: { code, message, ...(more.error_subcode ? { subcode: more.error_subcode } : {}) },
    is_valid: false,
    scopes: [],
  },
})

/** GET debug_token of a user's or page's token: https://developers.facebook.com/docs/graph-api/reference/debug_token */
export const debugToken = (state: MetaState, value: string, now: number): unknown => {
  try {
    const { kind, appId, userId, pageIds, at, expiresAt } = checkToken(state.tokens[value], now)
    return {
      data: {
        app_id: appId,
        type: kind.toUpperCase(),
        application: appOf(appId)?.name,
        data_access_expires_at: seconds(at + 90 * 86_400_000),
        expires_at: seconds(expiresAt),
        is_valid: true,
        issued_at: seconds(at),
        ...(kind === 'page' ? { profile_id: pageIds[0] } : {}),
        scopes: SCOPES,
        granular_scopes: SCOPES.map((scope) => ({ scope, target_ids: pageIds })),
        user_id: userId,
      },
    }
  } catch (failure) {
    if (failure instanceof GraphFailure) return invalid(failure)
    throw failure
  }
}
