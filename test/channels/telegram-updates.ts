/** The very examples of https://core.telegram.org/bots/webhooks#testing-your-bot-with-updates */
const testUser = { last_name: 'Test Lastname', id: 1111111, first_name: 'Test Firstname', username: 'Testusername' }
const testMessage = {
  date: 1441645532,
  chat: { ...testUser, type: 'private' },
  message_id: 1365,
  from: testUser,
}

const ofWebhookGuide = {
  'message with text': { message: { ...testMessage, text: '/start' } },
  'forwarded message': {
    message: {
      ...testMessage,
      forward_from: { last_name: 'Forward Lastname', id: 222222, first_name: 'Forward Firstname' },
      forward_date: 1441645550,
      text: '/start',
    },
  },
  'forwarded channel message': {
    message: {
      ...testMessage,
      forward_from_chat: { id: -10000000000, type: 'channel', title: 'Test channel' },
      forward_date: 1441645550,
      text: '/start',
    },
  },
  'message with a reply': {
    message: {
      ...testMessage,
      text: '/start',
      reply_to_message: {
        date: 1441645000,
        chat: {
          last_name: 'Reply Lastname',
          type: 'private',
          id: 1111112,
          first_name: 'Reply Firstname',
          username: 'Testusername',
        },
        message_id: 1334,
        text: 'Original',
      },
    },
  },
  'edited message': { edited_message: { ...testMessage, text: 'Edited text', edit_date: 1441646600 } },
  'message with entities': {
    message: {
      ...testMessage,
      text: 'Bold and italics',
      entities: [
        { type: 'italic', offset: 9, length: 7 },
        { type: 'bold', offset: 0, length: 4 },
      ],
    },
  },
  'message with audio': {
    message: {
      ...testMessage,
      audio: {
        file_id: 'AwADBAADbXXXXXXXXXXXGBdhD2l6_XX',
        duration: 243,
        mime_type: 'audio/mpeg',
        file_size: 3897500,
        title: 'Test music file',
      },
    },
  },
  'voice message': {
    message: {
      ...testMessage,
      voice: { file_id: 'AwADBAADbXXXXXXXXXXXGBdhD2l6_XX', duration: 5, mime_type: 'audio/ogg', file_size: 23000 },
    },
  },
  'message with a document': {
    message: {
      ...testMessage,
      document: {
        file_id: 'AwADBAADbXXXXXXXXXXXGBdhD2l6_XX',
        file_name: 'Testfile.pdf',
        mime_type: 'application/pdf',
        file_size: 536392,
      },
    },
  },
  'inline query': {
    inline_query: { id: 134567890097, from: { ...testUser, type: 'private' }, query: 'inline query', offset: '' },
  },
  'chosen inline query': {
    chosen_inline_result: {
      result_id: '12',
      from: { ...testUser, type: 'private' },
      query: 'inline query',
      inline_message_id: '1234csdbsk4839',
    },
  },
  'callback query': {
    callback_query: {
      id: '4382bfdwdsb323b2d9',
      from: { ...testUser, type: 'private' },
      data: 'Data from button callback',
      inline_message_id: '1234csdbsk4839',
    },
  },
} as const

const ann = { id: 5550001, is_bot: false, first_name: 'Ann', last_name: 'Lee', username: 'annlee', language_code: 'de' }
const bot = { id: 7000000001, is_bot: true, first_name: 'Casa Verde', username: 'casaverde_bot' }
const privateMessage = { message_id: 20, from: ann, chat: { id: 5550001, type: 'private' }, date: 1800000000 }
const group = { id: -1001234567890, type: 'supergroup', title: 'Guests' }
const groupMessage = { message_id: 21, from: ann, chat: group, date: 1800000000 }
const size = (name: string, width: number) => ({
  file_id: name,
  file_unique_id: name,
  width,
  height: width,
  file_size: width,
})

/** Made by hand from the tables of https://core.telegram.org/bots/api#available-types */
const madeByHand = {
  photo: { message: { ...privateMessage, photo: [size('small', 90), size('large', 1280)], caption: 'Our room' } },
  location: { message: { ...privateMessage, location: { latitude: 48.2082, longitude: 16.3738 } } },
  venue: {
    message: {
      ...privateMessage,
      location: { latitude: 48.2, longitude: 16.3 },
      venue: { location: { latitude: 48.2, longitude: 16.3 }, title: 'Casa Verde', address: 'Ring 1' },
    },
  },
  contact: { message: { ...privateMessage, contact: { phone_number: '+43123456', first_name: 'Ann' } } },
  sticker: {
    message: {
      ...privateMessage,
      sticker: { file_id: 's', file_unique_id: 's', type: 'regular', width: 512, height: 512, emoji: '👍' },
    },
  },
  dice: { message: { ...privateMessage, dice: { emoji: '🎲', value: 4 } } },
  animation: {
    message: {
      ...privateMessage,
      animation: { file_id: 'a', file_unique_id: 'a', width: 1, height: 1, duration: 1 },
      document: { file_id: 'a', file_unique_id: 'a' },
    },
  },
  'video note': {
    message: { ...privateMessage, video_note: { file_id: 'v', file_unique_id: 'v', length: 240, duration: 3 } },
  },
  'button on our message': {
    callback_query: {
      id: '998',
      from: ann,
      chat_instance: '1',
      data: '01J.0.1',
      message: {
        message_id: 22,
        from: bot,
        chat: { id: 5550001, type: 'private' },
        date: 1800000000,
        reply_markup: { inline_keyboard: [[{ text: 'Book a room', callback_data: '01J.0.1' }]] },
      },
    },
  },
  'button on a message that is too old': {
    callback_query: {
      id: '999',
      from: ann,
      chat_instance: '1',
      data: '01J.0.1',
      message: { message_id: 22, chat: { id: 5550001, type: 'private' }, date: 0 },
    },
  },
  'mention in a group': {
    message: {
      ...groupMessage,
      text: '@casaverde_bot when is breakfast?',
      entities: [{ type: 'mention', offset: 0, length: 14 }],
    },
  },
  'group message for nobody': { message: { ...groupMessage, text: 'Shall we eat?' } },
  'command for another bot': {
    message: { ...groupMessage, text: '/menu@other_bot', entities: [{ type: 'bot_command', offset: 0, length: 15 }] },
  },
  'topic of a forum': {
    message: {
      ...groupMessage,
      is_topic_message: true,
      message_thread_id: 4,
      reply_to_message: { message_id: 4, from: bot, chat: group, date: 1, forum_topic_created: { name: 'Food' } },
      text: '/menu',
      entities: [{ type: 'bot_command', offset: 0, length: 5 }],
    },
  },
  'new members': { message: { ...groupMessage, new_chat_members: [bot] } },
  'group becomes a supergroup': {
    message: { ...groupMessage, chat: { id: -5, type: 'group' }, migrate_to_chat_id: -1001 },
  },
  'bot is blocked': {
    my_chat_member: {
      chat: { id: 5550001, type: 'private' },
      from: ann,
      date: 1800000000,
      old_chat_member: { user: bot, status: 'member' },
      new_chat_member: { user: bot, status: 'kicked', until_date: 0 },
    },
  },
  'bot is added to a group': {
    my_chat_member: {
      chat: group,
      from: ann,
      date: 1800000000,
      old_chat_member: { user: bot, status: 'left' },
      new_chat_member: { user: bot, status: 'member' },
    },
  },
  'post of a channel': {
    channel_post: { message_id: 3, chat: { id: -1009, type: 'channel', title: 'News' }, date: 1, text: 'x' },
  },
  'message of another bot': { message: { ...privateMessage, from: { ...bot, id: 8 }, text: 'Hello' } },
  poll: { poll: { id: '5', question: 'Breakfast?', options: [], total_voter_count: 0 } },
  'message of a business account': { business_message: { ...privateMessage, business_connection_id: 'b', text: 'Hi' } },
  'reaction to a message': {
    message_reaction: { chat: group, message_id: 9, user: ann, date: 1, old_reaction: [], new_reaction: [] },
  },
  'a type of tomorrow': { hologram: { projector: 1 } },
} as const

/** Updates without their ids, by name. */
export const telegramUpdates: Readonly<Record<string, object>> = { ...ofWebhookGuide, ...madeByHand }
