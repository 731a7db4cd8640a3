import { forgettingLegacy } from '#functions/channels/accounts/forgetting-legacy'
import type { Asked, Connection } from '#functions/channels/provider/connection'
import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { leaveAccount } from './leave-account.ts'

/** A number of the new method belongs to our app; one of the legacy method delivers to an address that names its agent. */
export const whatsappConnection: Connection = {
  // the webhook of the legacy method is set in an app of its owner's
  forget: async (account, token) => (account.isLegacy ? { kind: 'done' } : leaveAccount(token, account)),
  freeing: (account) => (account.isLegacy ? [forgettingLegacy(account)] : []),
  moving: async ({ isLegacy }) => ({
    writes: [],
    undoing: [],
    redirect: async (): Promise<Asked> =>
      isLegacy ? { kind: 'refused', reason: whatsappMessages.legacyStays } : { kind: 'done' },
  }),
}
