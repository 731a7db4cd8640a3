import type { ChannelAccount } from '#functions/channels/accounts/store'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { WhatsappNumber } from '#shared/channels/whatsapp/schema'

/** A connected number as members see it; never its token. */
export const presentNumber = ({
  account,
  agentId,
  wabaId = '',
  handle,
  name,
  state,
  reason,
  isLegacy,
  isUnverified,
}: ChannelAccount): WhatsappNumber => ({
  agentId,
  wabaId,
  phoneId: externalIdOf(account),
  phoneNumber: handle ?? name,
  name,
  state,
  ...(reason === undefined ? {} : { reason }),
  ...(isLegacy ? { isLegacy } : {}),
  ...(isUnverified ? { isUnverified } : {}),
})
