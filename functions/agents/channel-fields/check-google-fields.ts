import type { ChannelFields } from '#shared/agents/channel-fields'
import { googleText } from '#shared/channels/google-messages'
import { Problem } from '#shared/problems'
import { channelFieldsOf } from './channel-fields-of.ts'

/**
 * Specification 1, section 5: client email and private key are required, and the email contains @. What is left out is as it is
 * stored; both may be removed. Throws `invalid`.
 */
export const checkGoogleFields = async (
  agentId: string,
  { gcloudClientEmail, gcloudPrivateKey }: ChannelFields,
): Promise<void> => {
  if (gcloudClientEmail === undefined && gcloudPrivateKey === undefined) return
  const isWhole = gcloudClientEmail !== undefined && gcloudPrivateKey !== undefined
  const stored = isWhole ? undefined : await channelFieldsOf(agentId)
  const email = gcloudClientEmail ?? stored?.gcloudClientEmail ?? ''
  const key = gcloudPrivateKey ?? stored?.gcloudPrivateKey ?? ''
  const isRemoved = email === '' && key === ''
  if (!isRemoved && (key === '' || !email.includes('@'))) throw new Problem('invalid', googleText('fillIn'))
}
