import type {
  Bubble,
  ChatView,
  Fact,
  PhoneView,
  Run,
  Switch,
  WireLine,
} from '#infra/local/stand-ins/channels/phone-view'
import { hangSwitch, onOff } from '#infra/local/stand-ins/channels/provider-switches'
import { formattedText } from './formatted-text.ts'
import type { GraphState, WhatsAppChat, WhatsAppMessage, WhatsAppNumber, WhatsAppPerson } from './graph-state.ts'

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

export const factsOf = ({ app }: GraphState, number: WhatsAppNumber, now: number): readonly Fact[] => {
  const { id, wabaId, token, override, isSubscribed, isRegistered, pending, lastError, code } = number
  const webhook = override?.url ?? app.webhook?.url
  const secondsLeft = code && !code.isUsed ? Math.ceil((code.at + 30_000 - now) / 1000) : 0
  return [
    { label: 'Phone ID', value: id, isCopied: true },
    { label: 'Account ID', value: wabaId, isCopied: true },
    { label: 'Token', value: token, isCopied: true },
    { label: 'App ID', value: app.id, isCopied: true },
    { label: 'App secret', value: app.secret, isCopied: true },
    { label: 'Webhook', value: webhook ?? 'None yet' },
    ...(webhook && !isSubscribed
      ? [{ label: 'Subscribed', value: 'No: the account is not subscribed.', isWrong: true }]
      : []),
    ...(isRegistered ? [] : [{ label: 'State', value: 'PENDING: not registered', isWrong: true }]),
    ...(code
      ? [{ label: 'Code', value: secondsLeft > 0 ? code.value : 'Expired or used', isCopied: secondsLeft > 0 }]
      : []),
    ...(pending.length > 0 ? [{ label: 'Waiting', value: `${pending.length} webhooks` }] : []),
    ...(lastError ? [{ label: 'Last error', value: lastError, isWrong: true }] : []),
  ]
}

const switchesOf = ({ people }: GraphState, { chats, faults }: WhatsAppNumber): readonly Switch[] => [
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
  {
    name: 'delivery',
    label: 'Webhooks arrive',
    group: 'provider',
    value: faults.delivery,
    choices: [
      { value: 'as it should', label: 'One by one' },
      { value: 'twice', label: 'Twice' },
      { value: 'shuffled', label: 'Shuffled and late' },
      { value: 'batched', label: 'Many in one body' },
      { value: 'not at all', label: 'Not at all (TLS failure)' },
    ],
  },
  {
    name: 'shut',
    label: '24-hour window shut',
    help: 'Only templates are delivered.',
    group: 'provider',
    value: onOff(faults.isShut),
  },
  { name: 'reject-templates', label: 'Reject templates', group: 'provider', value: onOff(faults.rejectsTemplates) },
]

const runs: readonly Run[] = [
  { name: 'read', label: 'Read the chat', group: 'person' },
  { name: 'echo', label: 'Answer in the business app', group: 'provider', field: 'Message' },
  { name: 'code', label: 'Sign up: give a code', group: 'provider' },
  { name: 'unregister', label: 'Unregister the number', group: 'provider' },
  { name: 'revoke', label: 'Revoke the token', group: 'provider' },
  { name: 'again', label: 'Send the last webhook again', group: 'provider' },
]

/** A number as its phone's page shows it. */
export const whatsappView = (
  state: GraphState,
  number: WhatsAppNumber,
  now: number,
  log: readonly WireLine[],
): PhoneView => ({
  kind: 'whatsapp',
  provider: 'WhatsApp',
  account: { id: number.id, name: number.name, handle: number.display, facts: factsOf(state, number, now) },
  people: state.people.map(({ waId, name }) => ({ id: waId, name, handle: `+${waId}` })),
  chats: state.people.map((person) => chatOf(number, person)),
  hasGroups: false,
  switches: switchesOf(state, number),
  runs,
  notices: [],
  log,
})
