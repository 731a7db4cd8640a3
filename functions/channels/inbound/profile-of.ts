import type { ReadProfile } from '#functions/channels/provider/profile'
import { defect, log } from '#lib/log'
import { type AccountId, type ChannelKind, kindOf } from '#shared/channels/kinds'
import type { MessageStep } from './message-of.ts'
import type { OpenAccount } from './open-account.ts'

/** Providers whose messages do not say who wrote; loaded when a conversation begins. */
const profiles: Readonly<Record<ChannelKind, (() => Promise<ReadProfile>) | undefined>> = {
  messenger: async () => (await import('#functions/channels/messenger/read-profile')).readMessengerProfile,
  instagram: async () => (await import('#functions/channels/messenger/read-profile')).readMessengerProfile,
  telegram: undefined,
  whatsapp: undefined,
  discord: undefined,
}

/** Fields of a new conversation's visitor, from their profile at the provider. Whatever happens there, the message is answered. */
export const profileOf = async (
  account: AccountId,
  { from, isGroup }: Pick<MessageStep, 'from' | 'isGroup'>,
  openAccount: OpenAccount,
): Promise<Readonly<Record<string, string>>> => {
  const load = isGroup || from.name !== undefined ? undefined : profiles[kindOf(account)]
  if (!load) return {}
  try {
    const opened = await openAccount()
    return opened ? { ...(await (await load())(from.id, opened)) } : {}
  } catch (failure) {
    log('warn', 'profile not read', { ...defect(failure), eventId: account })
    return {}
  }
}
