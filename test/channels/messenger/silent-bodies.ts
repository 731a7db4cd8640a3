import { fromPage, PAGE, recipient, toPage } from './messenger-updates.ts'

/** Published bodies that bring us nothing. */
export const silentBodies: Readonly<Record<string, object>> = {
  // https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/standby
  standby: {
    object: 'page',
    entry: [
      {
        id: PAGE,
        time: 1_458_692_752_478,
        standby: [{ ...toPage, message: { mid: 'm_standby', text: 'hello, world!' } }],
      },
    ],
  },
  // the dashboard's test of the field
  'standby as a change': {
    object: 'page',
    entry: [
      {
        id: PAGE,
        time: 1_458_692_752_478,
        changes: [{ field: 'standby', value: { ...toPage, message: { mid: 'm_standby', text: 'hello, world!' } } }],
      },
    ],
  },
  // https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/message-echoes
  'echo in standby': {
    object: 'page',
    entry: [
      {
        id: PAGE,
        time: 1_570_053_170_926,
        standby: [
          {
            ...fromPage,
            timestamp: 1_570_053_170_673,
            message: {
              mid: 'qT7ywaKpO9kkQR7Gv-nM8LIfLZDamVrALniheUYEDdHJXjDXEAyaS1xxONzb2Iv-DFzmTihfWJV012P5pK0AhQ',
              is_echo: true,
              app_id: 1,
              attachments: [
                {
                  title: '',
                  url: 'https://www.facebook.com/commerce/update/',
                  type: 'template',
                  payload: {
                    template_type: 'media',
                    elements: [{ media_type: 'image', attachment_id: 2457235337685388 }],
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  },
  // https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messaging_referrals: the chat plugin names nobody
  'referral of the chat plugin': {
    object: 'page',
    entry: [
      {
        id: PAGE,
        time: 1_458_692_752_478,
        messaging: [
          {
            sender: { user_ref: '<USER_REF>' },
            recipient,
            timestamp: 1_458_692_752_478,
            referral: {
              ref: '<REF_DATA_PASSED_IN_CODE>',
              source: 'CUSTOMER_CHAT_PLUGIN',
              type: 'OPEN_THREAD',
              referer_uri: '<WEBSITE_URL>',
            },
          },
        ],
      },
    ],
  },
  // https://developers.facebook.com/docs/graph-api/webhooks/reference/page/#feed
  'post of a page': {
    object: 'page',
    entry: [
      {
        id: PAGE,
        time: 1_520_383_571,
        changes: [
          {
            field: 'feed',
            value: {
              from: { id: '1067280970047460', name: 'Ann Lee' },
              item: 'post',
              post_id: '44444444_444444444',
              verb: 'add',
              created_time: 1_520_544_814,
              is_hidden: false,
              message: 'It is Thursday and I want to eat cake.',
            },
          },
        ],
      },
    ],
  },
}
