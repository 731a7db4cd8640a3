import type { ChannelMessage } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Step } from '#functions/channels/provider/inbound'
import { present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { kindOf } from '#shared/channels/kinds'
import { channelText } from '#shared/channels/messages'
import { MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'
import { firstCharacters } from '#shared/models/first-characters'
import { isUnsupported } from './count-failure.ts'
import { filesOf } from './files/files-of.ts'
import type { OpenAccount } from './open-account.ts'
import { type WaitingSlice, waitingSlices } from './store.ts'

export type MessageStep = Extract<Step, { kind: 'message' }>

/** A visitor's key for limits: the sender's id, within the account. */
export const visitorOf = ({ account }: Pick<ChannelAccount, 'account'>, { from }: Pick<MessageStep, 'from'>): string =>
  `${account}/${from.id}`

/** What a message says about its visitor, by the names of fields; in a group about one of several. */
export const fieldsOf = ({ from, isGroup, variables }: MessageStep): Readonly<Record<string, string>> => ({
  ...(isGroup || !from.name ? {} : { name: from.name }),
  ...(isGroup || !from.username ? {} : { username: from.username }),
  ...variables,
})

/** A file that was unavailable this often is named in its message as missing. */
const MAX_FETCHES = 3

interface Waiting {
  readonly row: WaitingSlice
  readonly step: MessageStep
}

/** A message for the turn, whose row goes with it. One that could not be stored as it is, is only mentioned. */
export const messageOf = (
  account: ChannelAccount,
  { row, step }: Waiting,
  openAccount: OpenAccount,
  { isLaunch, alongside = [] }: { readonly isLaunch: boolean; readonly alongside?: readonly Write[] },
): ChannelMessage => {
  const { attempts = 0, fetches = 0 } = row
  const isMentioned = isUnsupported(row)
  const content = isMentioned
    ? { text: channelText('unsupportedMessage').message }
    : { text: firstCharacters(step.text, MAX_MESSAGE_CHARACTERS), variables: fieldsOf(step) }
  return {
    visitor: visitorOf(account, step),
    inbound: {
      channel: kindOf(account.account),
      providerId: step.messageId,
      ...content,
      visitorAt: step.at,
      ...(isLaunch ? { isLaunch } : {}),
      alongside: [waitingSlices.removing(row, { order: present }), ...alongside],
    },
    ...(isMentioned || step.files.length === 0
      ? {}
      : {
          files: {
            sent: filesOf(account.account, step, openAccount),
            isWaiting: async () => (await waitingSlices.get(row, { consistent: true })) !== undefined,
            isLastTry: attempts + fetches + 1 >= MAX_FETCHES,
          },
        }),
  }
}
