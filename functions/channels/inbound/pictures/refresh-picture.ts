import { keepPicture } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { MessageStep } from '#functions/channels/inbound/message-of'
import type { OpenAccount } from '#functions/channels/inbound/open-account'
import { defect, log } from '#lib/log'
import { kindOf } from '#shared/channels/kinds'
import { pictures } from './pictures.ts'

/**
 * Fetches the visitor's picture when it is due: in a conversation's first message, and rarely after. Called once the message is answered; whatever
 * happens at the provider, nothing else waits or fails for it.
 */
export const refreshPicture = async (
  { account }: Pick<ChannelAccount, 'account'>,
  conversationId: string,
  { from, isGroup }: Pick<MessageStep, 'from' | 'isGroup'>,
  openAccount: OpenAccount,
): Promise<void> => {
  const load = isGroup ? undefined : pictures[kindOf(account)]
  if (!load) return
  try {
    await keepPicture(conversationId, async () => {
      const opened = await openAccount()
      return opened ? (await load())(from, opened) : { kind: 'unavailable', reason: 'the account does not open' }
    })
  } catch (failure) {
    log('warn', 'picture not kept', { ...defect(failure), conversationId })
  }
}
