/** The page and the person of all examples: the documentation has `<PAGE_ID>` and `<PSID>` there. */
export const PAGE = '682498302938465'
export const PSID = '1254459154682919'

const sender = { id: PSID }
export const recipient = { id: PAGE }
export const toPage = { sender, recipient, timestamp: 1_458_692_752_478 }
export const fromPage = { sender: recipient, recipient: sender, timestamp: 1_457_764_197_627 }

const attached = (type: string, payload: object) => ({
  ...toPage,
  timestamp: 1_518_479_195_308,
  message: { mid: `mid.$cAAJdkrCd2ORnva8ErFhjGm0X_Q_${type}`, attachments: [{ type, payload }] },
})

/** https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messages */
const messages = {
  'text with a quick reply': {
    ...toPage,
    message: {
      mid: 'mid.1457764197618:41d102a3e1ae206a38',
      text: 'hello, world!',
      quick_reply: { payload: '<DEVELOPER_DEFINED_PAYLOAD>' },
    },
  },
  'reply to a message': {
    ...toPage,
    message: {
      mid: 'm_1457764197618:41d102a3e1ae206a38',
      text: 'hello, world!',
      reply_to: { mid: 'm_1fTq8oLumEyIp3Q2MR-aY7IfLZDamVrALniheU', is_self_reply: false },
    },
  },
  image: attached('image', { url: 'https://scontent.xx.fbcdn.net/v/t1.15752-9/room.jpg?_nc_cat=1' }),
  video: attached('video', { url: 'https://video.xx.fbcdn.net/v/t42.3356-2/clip.mp4?_nc_cat=1' }),
  audio: attached('audio', { url: 'https://cdn.fbsbx.com/v/t59.3654-21/audioclip-1.mp4?_nc_cat=1' }),
  file: attached('file', { url: 'https://cdn.fbsbx.com/v/t59.2708-21/Floor%20plan.pdf?_nc_cat=1' }),
  reel: attached('reel', {
    url: 'https://www.facebook.com/reel/1',
    title: 'A day at the pool',
    reel_video_id: '11111111111111',
  }),
  'Instagram reel': attached('ig_reel', { url: 'https://www.instagram.com/reel/1', reel_video_id: '11111111111111' }),
  post: attached('post', { url: 'https://www.facebook.com/1/posts/2' }),
  'Instagram post': attached('ig_post', { url: 'https://www.instagram.com/p/1' }),
  'appointment booking': attached('appointment_booking', {
    booking_id: '<BOOKING_ID>',
    status: 'requested',
    start_time: 1_739_612_400,
    end_time: 1_739_616_000,
    timezone: 'America/Los_Angeles',
  }),
  sticker: attached('sticker', { url: 'https://scontent.xx.fbcdn.net/v/t39/1.png', sticker_id: 369_239_263_222_822 }),
  'image that is a sticker': attached('image', {
    url: 'https://scontent.xx.fbcdn.net/v/t39/2.png',
    sticker_id: 126_361_874_215_276,
  }),
  'shared product': attached('template', {
    product: {
      elements: [
        {
          id: '2421395721316931',
          retailer_id: 'x-1',
          image_url: 'https://external.xx.fbcdn.net/1.jpg',
          title: 'Garden room',
          subtitle: '€120.00',
        },
      ],
    },
  }),
  fallback: {
    ...toPage,
    message: {
      mid: 'mid.1458696618141:b4ef9d19ec21086067',
      text: 'http://www.casa-verde.example/pool',
      attachments: [
        { type: 'fallback', payload: { url: 'http://www.casa-verde.example/pool', title: 'The pool of Casa Verde' } },
      ],
    },
  },
  'message from a product page': {
    ...toPage,
    message: {
      mid: 'm_pA3Hp5c6xY8q',
      text: 'Is it still there?',
      referral: { product: { id: '<PRODUCT_ID>' } },
    },
  },
}

/** https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/message-echoes */
const echoes = {
  'text of a page': {
    ...fromPage,
    message: {
      is_echo: true,
      app_id: 1_517_776_481_860_111,
      metadata: '<DEVELOPER_DEFINED_METADATA_STRING>',
      mid: 'mid.1457764197618:41d102a3e1ae206a38',
      text: 'hello, world!',
    },
  },
  'image of a page': {
    ...fromPage,
    timestamp: 1_458_696_618_268,
    message: {
      is_echo: true,
      app_id: 1_517_776_481_860_111,
      metadata: '<DEVELOPER_DEFINED_METADATA_STRING>',
      mid: 'mid.1458696618141:b4ef9d19ec21086067',
      attachments: [{ type: 'image', payload: { url: 'https://scontent.xx.fbcdn.net/v/t1/1.jpg' } }],
    },
  },
  'cards of a page': {
    ...fromPage,
    message: {
      is_echo: true,
      app_id: 1_517_776_481_860_111,
      mid: 'mid.1458696618141:b4ef9d19ec21086068',
      attachments: [
        {
          title: 'Rooms',
          url: null,
          type: 'template',
          payload: {
            template_type: 'generic',
            sharable: false,
            elements: [{ title: 'Garden room', subtitle: 'Two beds', buttons: [{ type: 'postback', title: 'Book' }] }],
          },
        },
      ],
    },
  },
}

/** Each of https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/<name of the field> */
const others = {
  message_deliveries: {
    sender,
    recipient,
    delivery: { mids: ['mid.1458668856218:ed81099e15d3f4f233'], watermark: 1_458_668_856_253 },
  },
  message_reads: { sender, recipient, timestamp: 1_458_668_856_463, read: { watermark: 1_458_668_856_253 } },
  'message_reactions, react': {
    sender,
    recipient,
    timestamp: 1_458_668_856_463,
    reaction: { reaction: 'love', emoji: '\u{2764}\u{FE0F}', action: 'react', mid: 'm_reacted' },
  },
  'message_reactions, unreact': {
    sender,
    recipient,
    timestamp: 1_458_668_856_464,
    reaction: { reaction: 'love', emoji: '\u{2764}\u{FE0F}', action: 'unreact', mid: 'm_reacted' },
  },
  message_edits: {
    sender,
    recipient,
    timestamp: 1_458_668_856_463,
    message_edit: { mid: 'm_edited', text: 'Is the pool heated?', num_edit: '1' },
  },
  messaging_postbacks: {
    ...toPage,
    postback: {
      mid: 'm_1457764197618:41d102a3e1ae206a39',
      title: 'Get Started',
      payload: 'USER-DEFINED-PAYLOAD',
      referral: { ref: 'summer-2026', source: 'SHORTLINK', type: 'OPEN_THREAD' },
    },
  },
  'messaging_referrals, link': {
    ...toPage,
    referral: { ref: 'summer-2026', source: 'SHORTLINK', type: 'OPEN_THREAD' },
  },
  'messaging_referrals, ad': {
    ...toPage,
    timestamp: 1_458_692_752_479,
    referral: {
      ref: 'pool-ad',
      ad_id: '6045246247433',
      source: 'ADS',
      type: 'OPEN_THREAD',
      ads_context_data: {
        ad_title: 'Swim in November',
        photo_url: 'https://scontent.xx.fbcdn.net/v/ad.jpg',
        post_id: '1',
        product_id: '2',
      },
    },
  },
  messaging_optins: {
    ...toPage,
    timestamp: 1_458_692_752_480,
    optin: {
      type: 'notification_messages',
      payload: 'ADDITIONAL-INFORMATION',
      notification_messages_token: 'NOTIFICATION-MESSAGES-TOKEN',
      notification_messages_timezone: 'TIMEZONE-ID',
      token_expiry_timestamp: '1780000000000',
      user_token_status: 'REFRESHED',
      title: 'TITLE',
    },
  },
  'messaging_handovers, pass_thread_control': {
    ...toPage,
    timestamp: 1_458_692_752_481,
    pass_thread_control: { new_owner_app_id: '123456789', metadata: 'Additional content that the caller wants to set' },
  },
  messaging_account_linking: {
    ...toPage,
    timestamp: 1_458_692_752_482,
    account_linking: { status: 'linked', authorization_code: 'PASS_THROUGH_AUTHORIZATION_CODE' },
  },
}

/** One event of each published form, by what it is. */
export const messengerEvents: Readonly<Record<string, object>> = { ...messages, ...echoes, ...others }

/** A body with events of one page, as Meta sends it. */
export const bodyOf = (events: readonly object[], id = PAGE, object = 'page'): string =>
  JSON.stringify({ object, entry: [{ id, time: 1_458_692_752_600, messaging: events }] })
