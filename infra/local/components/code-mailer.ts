import type { MessageSender } from 'cognito-local/lib/services/messageDelivery/messageSender.js'

/** Sends a pool's codes through SES, where developers read them in the viewer and tests over HTTP. */
export const codeMailer = (mailUrl: string): MessageSender => ({
  sendEmail: async (_ctx, _user, destination, { __code: code = '' }) => {
    const response = await fetch(`${mailUrl}/v2/email/outbound-emails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'AWS4-HMAC-SHA256 local' },
      body: JSON.stringify({
        FromEmailAddress: 'no-reply@parley.localhost',
        Destination: { ToAddresses: [destination] },
        Content: {
          Simple: {
            Subject: { Data: `Your code is ${code}` },
            Body: { Text: { Data: `Your code is ${code}. If you did not ask for it, do nothing.` } },
          },
        },
      }),
    })
    if (!response.ok) throw new Error(`the local mail answered ${response.status}`)
  },
  sendSms: async () => {
    throw new Error('the pools have no phone numbers')
  },
})
