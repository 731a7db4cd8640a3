/**
 * What Discord sends to an application's endpoint. The samples are its documentation's and captures that were published; in all of
 * them the ids of application and channel are those of the tests, and the command and its option have our names. Those
 * made by hand say so.
 */
export const APPLICATION = '1360871728770846733'
export const CHANNEL = '645027906669510667'

interface Sample {
  readonly source: string
  readonly body: object
  /** How the hook answers: the kind of callback, and whether the interaction is stored. */
  readonly callback: number
  readonly isStored: boolean
}

const DOCS = 'https://docs.discord.com/developers'
const COMPONENTS =
  'https://github.com/discord/discord-api-docs, docs/interactions/Message_Components.md at d9ad06522197bea04608656b6562edad5715d72c'
const CAPTURE = 'https://github.com/mastercuber55/Fischl, api/body.md'
const BY_HAND = 'made by hand'

const mason = {
  user: {
    id: '53908232506183680',
    username: 'Mason',
    avatar: 'a_d5efa99b3eeaa7dd43acca82f5692432',
    discriminator: '1337',
    public_flags: 131141,
  },
  roles: ['539082325061836999'],
  premium_since: null,
  permissions: '2147483647',
  pending: false,
  nick: null,
  mute: false,
  joined_at: '2017-03-13T19:19:14.040000+00:00',
  is_pending: false,
  deaf: false,
}

const documented = {
  type: 2,
  token: 'A_UNIQUE_TOKEN',
  member: mason,
  id: '786008729715212338',
  application_id: APPLICATION,
  guild_id: '290926798626357999',
  app_permissions: '442368',
  guild_locale: 'en-US',
  locale: 'en-US',
  data: {
    options: [{ type: 3, name: 'question', value: 'The Gitrog Monster' }],
    type: 1,
    name: 'ask',
    id: '771825006014889984',
  },
  channel_id: CHANNEL,
}

const nerd = {
  avatar: '0c901cb92b1ff3d05fc8dac514ee60eb',
  avatar_decoration_data: null,
  clan: { badge: '736e7d8bb18ed68b6e0223765e79015e', identity_enabled: true, tag: 'FISH' },
  collectibles: null,
  discriminator: '0',
  display_name_styles: null,
  global_name: 'Cube Nerd',
  id: '1034315047838687264',
  primary_guild: { badge: '736e7d8bb18ed68b6e0223765e79015e', identity_enabled: true, tag: 'FISH' },
  public_flags: 256,
  username: 'mastercuber55',
}

const captured = {
  app_permissions: '562949953863680',
  application_id: APPLICATION,
  attachment_size_limit: 10485760,
  authorizing_integration_owners: { '1': '1034315047838687264' },
  channel: {
    flags: 0,
    guild_id: '1345046958481346613',
    id: CHANNEL,
    last_message_id: '1418570862290014208',
    name: '🎓・lonely',
    nsfw: false,
    parent_id: '1345046959593095213',
    permissions: '9007199254740991',
    position: 9,
    rate_limit_per_user: 0,
    topic: null,
    type: 0,
  },
  channel_id: CHANNEL,
  context: 0,
  data: {
    id: '1409514738479665317',
    name: 'ask',
    options: [{ name: 'question', type: 3, value: 'echo 🐟' }],
    type: 1,
  },
  entitlement_sku_ids: [],
  entitlements: [],
  guild: {
    features: ['NEWS', 'COMMUNITY', 'AUTO_MODERATION', 'SOUNDBOARD'],
    id: '1345046958481346613',
    locale: 'en-US',
  },
  guild_id: '1345046958481346613',
  guild_locale: 'en-US',
  id: '1418572602737299559',
  locale: 'de',
  member: {
    avatar: null,
    banner: null,
    collectibles: null,
    communication_disabled_until: null,
    deaf: false,
    flags: 0,
    joined_at: '2025-02-28T14:56:24.701000+00:00',
    mute: false,
    nick: 'Cube Nerd',
    pending: false,
    permissions: '9007199254740991',
    premium_since: null,
    roles: ['1345046958481346619', '1355389599949525134'],
    unusual_dm_activity_until: null,
    user: nerd,
  },
  token: 'aW50ZXJhY3Rpb246MTQxODU3MjYwMjczNzI5OTU1OQ',
  type: 2,
  version: 1,
}

const component = {
  version: 1,
  type: 3,
  token: 'unique_interaction_token',
  message: {
    type: 0,
    tts: false,
    timestamp: '2021-05-19T02:12:51.710000+00:00',
    pinned: false,
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    id: '844397162624450620',
    flags: 0,
    embeds: [],
    edited_timestamp: null,
    content: 'This is a message with components.',
    components: [{ type: 1, components: [{ type: 2, label: 'Click me!', style: 1, custom_id: 'click_one' }] }],
    channel_id: CHANNEL,
    author: mason.user,
    attachments: [],
  },
  member: { ...mason, avatar: null, roles: ['290926798626357999'], permissions: '17179869183' },
  id: '846462639134605312',
  guild_id: '290926798626357999',
  data: { custom_id: 'click_one', component_type: 2 },
  channel_id: CHANNEL,
  application_id: APPLICATION,
}

const form = (components: readonly object[]) => ({
  ...captured,
  id: '1418572602737299999',
  type: 5,
  data: { custom_id: 'ask', components },
})

const withOptions = (options: readonly object[] | undefined) => ({
  ...captured,
  data: { id: '1409514738479665317', name: 'ask', type: 1, ...(options ? { options } : {}) },
})

export const discordUpdates: Readonly<Record<string, Sample>> = {
  'a command with words, as documented': {
    source: `${DOCS}/interactions/application-commands#slash-commands-example-interaction`,
    body: documented,
    callback: 5,
    isStored: true,
  },
  'a command with words, as it came in a server': { source: CAPTURE, body: captured, callback: 5, isStored: true },
  'a command in direct messages': {
    source: CAPTURE,
    body: (({ member: _, guild_id: __, guild: ___, guild_locale: ____, ...rest }) => ({
      ...rest,
      context: 2,
      channel: { flags: 0, id: CHANNEL, recipient_flags: 0, recipients: [nerd], type: 1 },
      user: nerd,
    }))(captured),
    callback: 5,
    isStored: true,
  },
  'a command without options': { source: BY_HAND, body: withOptions(undefined), callback: 9, isStored: false },
  'a command with an empty list of options': { source: BY_HAND, body: withOptions([]), callback: 9, isStored: false },
  'a command whose words are spaces': {
    source: BY_HAND,
    body: withOptions([{ name: 'question', type: 3, value: '   ' }]),
    callback: 9,
    isStored: false,
  },
  'a command with the longest words': {
    source: BY_HAND,
    body: withOptions([{ name: 'question', type: 3, value: 'ж'.repeat(6000) }]),
    callback: 5,
    isStored: true,
  },
  'a command with another option too': {
    source: BY_HAND,
    body: withOptions([
      { name: 'loud', type: 5, value: true },
      { name: 'question', type: 3, value: 'Are you open?' },
    ]),
    callback: 5,
    isStored: true,
  },
  'another command': {
    source: `${DOCS}/interactions/application-commands#slash-commands-example-interaction`,
    body: { ...documented, data: { ...documented.data, name: 'cardsearch' } },
    callback: 4,
    isStored: false,
  },
  'a command with a subcommand': {
    source: BY_HAND,
    body: withOptions([{ name: 'status', type: 1, options: [{ name: 'question', type: 3, value: 'x' }] }]),
    callback: 9,
    isStored: false,
  },
  'a command on a user': {
    source: `${DOCS}/interactions/application-commands#user-commands-example-interaction`,
    body: {
      ...documented,
      data: {
        id: '866818195033292850',
        name: 'context-menu-user-2',
        resolved: {
          users: { '809850198683418695': { id: '809850198683418695', bot: true, username: 'VoltyDemo' } },
        },
        target_id: '809850198683418695',
        type: 2,
      },
    },
    callback: 4,
    isStored: false,
  },
  'a command on a message': {
    source: `${DOCS}/interactions/application-commands#message-commands-example-interaction`,
    body: {
      ...documented,
      data: {
        id: '866818195033292851',
        name: 'context-menu-message-2',
        resolved: { messages: { '867793854505943041': { id: '867793854505943041', content: 'some message' } } },
        target_id: '867793854505943041',
        type: 3,
      },
    },
    callback: 4,
    isStored: false,
  },
  'what is typed into a command': {
    source: `${DOCS}/interactions/application-commands#autocomplete`,
    body: {
      ...documented,
      type: 4,
      data: { ...documented.data, options: [{ type: 3, name: 'question', value: 'data', focused: true }] },
    },
    callback: 8,
    isStored: false,
  },
  'a pressed button': { source: COMPONENTS, body: component, callback: 5, isStored: true },
  'a pressed button whose message is not there': {
    source: BY_HAND,
    body: { ...component, message: undefined },
    callback: 5,
    isStored: true,
  },
  'a pressed button in a section': {
    source: `${DOCS}/components/reference#section`,
    body: {
      ...component,
      message: {
        ...component.message,
        flags: 32768,
        components: [
          {
            type: 9,
            components: [{ type: 10, content: '# Real Game v7.3' }],
            accessory: { type: 2, style: 1, label: 'Open', custom_id: 'click_one' },
          },
        ],
      },
    },
    callback: 5,
    isStored: true,
  },
  'a chosen entry of a menu': {
    source: `${DOCS}/components/reference#string-select`,
    body: { ...component, data: { custom_id: 'favorite_bug', component_type: 3, values: ['butterfly'] } },
    callback: 4,
    isStored: false,
  },
  'a submitted form': {
    source: `${DOCS}/components/reference#text-input`,
    body: form([{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'question', value: 'Are you open?' } }]),
    callback: 5,
    isStored: true,
  },
  'a submitted form of older clients': {
    source: `${DOCS}/components/reference#action-row`,
    body: form([{ type: 1, id: 1, components: [{ type: 4, id: 2, custom_id: 'question', value: 'Are you open?' }] }]),
    callback: 5,
    isStored: true,
  },
  'a submitted form without words': {
    source: BY_HAND,
    body: form([{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'question', value: ' ' } }]),
    callback: 4,
    isStored: false,
  },
  'another submitted form': {
    source: `${DOCS}/components/reference#string-select`,
    body: {
      ...form([{ type: 18, id: 1, component: { type: 3, id: 2, custom_id: 'favorite_bug', values: ['butterfly'] } }]),
      data: { custom_id: 'bug_modal', components: [] },
    },
    callback: 4,
    isStored: false,
  },
  'a command of a bot': {
    source: BY_HAND,
    body: { ...documented, member: { ...mason, user: { ...mason.user, bot: true } } },
    callback: 4,
    isStored: false,
  },
  'a kind of tomorrow': { source: BY_HAND, body: { ...documented, type: 17 }, callback: 4, isStored: false },
}
