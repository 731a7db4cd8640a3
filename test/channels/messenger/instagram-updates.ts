/** The account and the person of all examples: the documentation has `IGID` and `IGSID` there. */
export const IG = '17841400008460056'
export const IGSID = '1234567890987654'

const toAccount = { sender: { id: IGSID }, recipient: { id: IG }, timestamp: 1_569_262_485_349 }
const fromAccount = { sender: { id: IG }, recipient: { id: IGSID }, timestamp: 1_569_262_485_350 }
const MID = 'aWdfZAG1faXRlbToxOklHTWVzc2FnZAUlEOjE3ODQxNDAwMDA4NDYwMDU2'

let serial = 0
const message = (about: object) => ({ ...toAccount, message: { mid: `${MID}${++serial}`, ...about } })
const attached = (type: string, payload?: object) =>
  message({ attachments: [{ type, ...(payload ? { payload } : {}) }] })

/**
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/webhook has one example with every field of a
 * message and says when each is there: here each is a message of its own.
 */
const ofWebhooks = {
  text: message({ text: 'MESSAGE-TEXT' }),
  'quick reply': message({ text: 'Yes', quick_reply: { payload: 'QUICK-REPLY-PAYLOAD' } }),
  'reply to a message': message({ text: 'That one', reply_to: { mid: 'MESSAGE-ID' } }),
  'reply to a story': message({
    text: 'Is that your pool?',
    reply_to: { story: { url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=1', id: '17858893269000001' } },
  }),
  image: attached('image', { url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=2&signature=a' }),
  video: attached('video', { url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=3&signature=a' }),
  audio: attached('audio', { url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=4&signature=a' }),
  file: attached('file', { url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=5&signature=a' }),
  share: attached('share', { url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=6&signature=a' }),
  reel: attached('reel', {
    url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=7',
    reel_video_id: '1',
    title: 'The pool',
  }),
  'several pictures': message({
    attachments: [
      { type: 'image', payload: { url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=8' } },
      { type: 'image', payload: { url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=9' } },
    ],
  }),
  'story that expires': attached('ephemeral'),
  'message that was unsent': message({ is_deleted: true }),
  'unsupported message': message({ is_unsupported: true, attachments: [{ type: 'unsupported_type' }] }),
  'first message after an ad': message({
    text: 'Hi',
    referral: {
      ref: 'pool-ad',
      ad_id: '6045246247433',
      source: 'ADS',
      type: 'OPEN_THREAD',
      ads_context_data: { ad_title: 'Swim in November', photo_url: 'https://scontent.xx.fbcdn.net/v/ad.jpg' },
    },
  }),
  'message from a product': message({ text: 'Is it still there?', referral: { product: { id: 'PRODUCT-ID' } } }),
  echo: { ...fromAccount, message: { mid: `${MID}echo`, text: 'Thank you', is_echo: true } },
  reaction: {
    ...toAccount,
    reaction: { mid: 'MESSAGE-ID', action: 'react', reaction: 'love', emoji: '\u{2764}\u{FE0F}' },
  },
  'reaction taken back': {
    ...toAccount,
    timestamp: 1_569_262_485_351,
    reaction: { mid: 'MESSAGE-ID', action: 'unreact' },
  },
  'icebreaker or button of a card': {
    ...toAccount,
    postback: { mid: `${MID}postback`, title: 'When is breakfast?', payload: 'USER-DEFINED-PAYLOAD' },
  },
  messaging_referral: {
    ...toAccount,
    timestamp: 1_569_262_485_352,
    referral: { ref: 'summer-2026', source: 'IGME-SOURCE-LINK', type: 'OPEN_THREAD' },
  },
  messaging_seen: { ...toAccount, timestamp: 1_569_262_485_353, read: { mid: 'MESSAGE-ID' } },
}

/** https://developers.facebook.com/docs/messenger-platform/instagram/features/story-mention */
const ofStories = {
  'mention in a story': attached('story_mention', {
    url: 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=10&signature=a',
  }),
}

/** https://developers.facebook.com/docs/instagram-platform/webhooks/examples: `message_edit` */
const ofExamples = {
  'edited message': {
    ...toAccount,
    timestamp: 1_569_262_485_354,
    message_edit: { mid: 'MESSAGE-ID', text: 'Is the pool heated?', num_edit: 1 },
  },
}

/** One event of each published form, by what it is. */
export const instagramEvents: Readonly<Record<string, object>> = { ...ofWebhooks, ...ofStories, ...ofExamples }

/** Published bodies that bring us nothing. */
export const silentInstagramBodies: Readonly<Record<string, object>> = {
  // https://developers.facebook.com/docs/messenger-platform/instagram/features/webhook
  standby: {
    object: 'instagram',
    entry: [
      { id: IG, time: 1_569_262_486_134, standby: [{ ...toAccount, message: { mid: 'MESSAGE-ID', text: 'Hi' } }] },
    ],
  },
  // https://developers.facebook.com/docs/instagram-platform/webhooks/examples
  comment: {
    object: 'instagram',
    entry: [
      {
        id: IG,
        time: 1_569_262_486_134,
        field: 'comments',
        value: {
          id: '17865799348089039',
          from: { id: IGSID, username: 'ann.lee' },
          text: 'Lovely',
          media: { id: '1' },
        },
      },
    ],
  },
}
