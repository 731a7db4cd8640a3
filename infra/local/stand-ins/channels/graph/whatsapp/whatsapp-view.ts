import { appSwitch, factsOfApp } from '#infra/local/stand-ins/channels/graph/app/app-switch'
import type {
  Account,
  Bubble,
  ChatView,
  Fact,
  PhoneView,
  Run,
  Switch,
  WireLine,
} from '#infra/local/stand-ins/channels/phone-view'
import { deliverySwitch, hangSwitch, onOff, otherAppSwitch } from '#infra/local/stand-ins/channels/provider-switches'
import { formattedText } from './formatted-text.ts'
import type { NumberContext } from './number-context.ts'
import { webhookOf } from './number-events.ts'
import type { WhatsAppChat, WhatsAppMessage, WhatsAppNumber, WhatsAppPerson, WhatsAppState } from './whatsapp-state.ts'

const stateOf = ({ isRead, isDelivered }: WhatsAppMessage): NonNullable<Bubble['state']> => {
  if (isRead) return 'read'
  return isDelivered ? 'delivered' : 'accepted'
}

const bubbleOf = (
  number: WhatsAppNumber,
  person: WhatsAppPerson,
  chat: WhatsAppChat,
  message: WhatsAppMessage,
): Bubble => {
  const { id, from, at, text: given, media, place, buttons = [], replyTo, reaction } = message
  const nameOf = (who: string) => (who === 'business' ? number.name : person.name)
  const repliedTo = chat.messages.find((each) => each.id === replyTo)
  const isOwn = from !== 'business'
  return {
    id,
    from,
    name: nameOf(from),
    at,
    ...formattedText(given),
    media: [
      ...(media
        ? [{ kind: media.kind, url: media.id, name: media.name, ...(media.seconds ? { seconds: media.seconds } : {}) }]
        : []),
      ...(place ? [{ kind: 'place' as const, name: 'Location', ...place }] : []),
    ],
    buttons: buttons.map(({ id: target, title, description, kind }, row) => [
      {
        id: `${row}.0`,
        label: title,
        ...(description ? { hint: description } : {}),
        ...(kind === 'url' ? { url: target } : {}),
      },
    ]),
    ...(repliedTo
      ? { replyTo: { name: nameOf(repliedTo.from), text: formattedText(repliedTo.text).text || 'File' } }
      : {}),
    isEdited: false,
    ...(reaction ? { reaction } : {}),
    ...(isOwn ? { state: stateOf(message) } : {}),
    canChange: false,
  }
}

const chatOf = (number: WhatsAppNumber, person: WhatsAppPerson): ChatView => {
  const chat = number.chats.find(({ waId }) => waId === person.waId)
  return {
    id: person.waId,
    title: number.name,
    subtitle: 'Business account',
    isGroup: false,
    members: [person.waId],
    bubbles: chat?.messages.map((message) => bubbleOf(number, person, chat, message)) ?? [],
    ...(chat?.doing ? { doing: chat.doing } : {}),
    ...(chat?.isBlocked ? { closed: 'You blocked this business.' } : {}),
    commands: [],
    keyboard: [],
  }
}

const factsOf = (context: NumberContext): readonly Fact[] => {
  const { meta, number, clock } = context
  const { id, wabaId, appId, shownApp, token, isSubscribed, isRegistered, isWithoutNumber, pending, lastError, code } =
    number
  const webhook = webhookOf(context, 'messages')
  const login = code === undefined ? undefined : meta.codes[code]
  const isFresh = login !== undefined && !login.isUsed && clock.now() < login.at + 30_000
  return [
    { label: 'Phone ID', value: id, isCopied: true },
    { label: 'Account ID', value: wabaId, isCopied: true },
    { label: 'Token', value: token, isCopied: true },
    ...factsOfApp(shownApp ?? appId),
    { label: 'Webhook', value: webhook ?? 'None yet' },
    ...(webhook && !isSubscribed
      ? [{ label: 'Subscribed', value: 'No: the account is not subscribed.', isWrong: true }]
      : []),
    ...(isWithoutNumber ? [{ label: 'Number', value: 'None in this account yet', isWrong: true }] : []),
    ...(isRegistered ? [] : [{ label: 'State', value: 'PENDING: not registered', isWrong: true }]),
    ...(code ? [{ label: 'Code', value: isFresh ? code : 'Expired or used', isCopied: isFresh }] : []),
    ...(pending.length > 0 ? [{ label: 'Waiting', value: `${pending.length} webhooks` }] : []),
    ...(lastError ? [{ label: 'Last error', value: lastError, isWrong: true }] : []),
  ]
}

const switchesOf = (
  { people }: WhatsAppState,
  { chats, faults, appId, shownApp }: WhatsAppNumber,
): readonly Switch[] => [
  ...people.flatMap(({ waId, hidesNumber }): readonly Switch[] => [
    {
      name: 'block',
      label: 'Block this number',
      help: 'Messages are sent and never delivered.',
      group: 'person',
      person: waId,
      value: onOff(chats.some((chat) => chat.waId === waId && chat.isBlocked)),
    },
    {
      name: 'hide-number',
      label: 'Hide the phone number',
      help: 'The business gets a user id instead.',
      group: 'person',
      person: waId,
      value: onOff(hidesNumber),
    },
  ]),
  {
    name: 'limit',
    label: 'Answer 429',
    group: 'provider',
    value: String(faults.limited),
    choices: [
      { value: '0', label: 'Off' },
      { value: '130429', label: 'Number' },
      { value: '131056', label: 'Person' },
    ],
  },
  hangSwitch(faults.hangs),
  deliverySwitch(faults.delivery),
  {
    name: 'shut',
    label: '24-hour window shut',
    help: 'Only templates are delivered.',
    group: 'provider',
    value: onOff(faults.isShut),
  },
  appSwitch(shownApp ?? appId),
  otherAppSwitch(faults.hasOtherApp ?? false),
  { name: 'reject-templates', label: 'Reject templates', group: 'provider', value: onOff(faults.rejectsTemplates) },
]

const runsOf = ({ isWithoutNumber }: WhatsAppNumber): readonly Run[] => [
  { name: 'read', label: 'Read the chat', group: 'person' },
  { name: 'echo', label: 'Answer in the business app', group: 'provider', field: 'Message' },
  { name: 'code', label: 'Sign up: give a code', group: 'provider' },
  { name: 'expire-codes', label: 'Expire the log-in’s codes', group: 'provider' },
  { name: 'webhook', label: 'Set the app’s webhook', group: 'provider', field: 'Address, space, verify token' },
  ...(isWithoutNumber
    ? [{ name: 'add-number', label: 'Add a number to the account', group: 'provider' as const }]
    : []),
  { name: 'unregister', label: 'Unregister the number', group: 'provider' },
  { name: 'revoke', label: 'Revoke the token', group: 'provider' },
  { name: 'again', label: 'Send the last webhook again', group: 'provider' },
]

/** A number in the list of accounts. */
export const whatsappAccount = (context: NumberContext): Account => {
  const { id, name, display } = context.number
  return { id, name, handle: display, facts: factsOf(context) }
}

/** A number as its phone's page shows it. */
export const whatsappView = (context: NumberContext, log: readonly WireLine[]): PhoneView => {
  const { state, number } = context
  return {
    kind: 'whatsapp',
    provider: 'WhatsApp',
    account: whatsappAccount(context),
    people: state.people.map(({ waId, name }) => ({ id: waId, name, handle: `+${waId}` })),
    chats: state.people.map((person) => chatOf(number, person)),
    hasGroups: false,
    switches: switchesOf(state, number),
    runs: runsOf(number),
    notices: [],
    log,
  }
}
