import { expect, test } from 'vitest'
import { webhookAddress } from '#functions/channels/discord/webhook'

const ID = '1234567890123456789'
const TOKEN = `${'aB3_-'.repeat(13)}xyz`
const REAL = 'https://discord.com'
const PLAYED = 'http://127.0.0.1:3008/discord'

test.each([
  `https://discord.com/api/webhooks/${ID}/${TOKEN}`,
  ` https://discord.com/api/webhooks/${ID}/${TOKEN}/ `,
  `https://discord.com/api/v10/webhooks/${ID}/${TOKEN}?wait=true`,
  `https://discordapp.com/api/webhooks/${ID}/${TOKEN}`,
  `https://ptb.discord.com/api/webhooks/${ID}/${TOKEN}`,
  `https://canary.discord.com/api/webhooks/${ID}/${TOKEN}#x`,
])('%s is taken apart', (text) => {
  expect(webhookAddress(text, REAL)).toEqual({ id: ID, token: TOKEN })
})

test.each([
  '',
  'webhook',
  `http://discord.com/api/webhooks/${ID}/${TOKEN}`,
  `https://discord.com:8443/api/webhooks/${ID}/${TOKEN}`,
  `https://discord.com.example.com/api/webhooks/${ID}/${TOKEN}`,
  `https://example.com/https://discord.com/api/webhooks/${ID}/${TOKEN}`,
  `https://discord.com@example.com/api/webhooks/${ID}/${TOKEN}`,
  `https://me:secret@discord.com/api/webhooks/${ID}/${TOKEN}`,
  `https://evildiscord.com/api/webhooks/${ID}/${TOKEN}`,
  `https://discord.com/api/webhooks/${ID}`,
  `https://discord.com/api/webhooks/${ID}/short`,
  `https://discord.com/api/webhooks/${ID}/${TOKEN}/messages/1`,
  `https://discord.com/api/webhooks/../users/@me/${TOKEN}`,
  `https://discord.com/api/webhooks/${ID}/${TOKEN.slice(0, -3)}%2F..`,
  `http://127.0.0.1:3008/discord/api/webhooks/${ID}/${TOKEN}`,
  `http://169.254.169.254/api/webhooks/${ID}/${TOKEN}`,
  `javascript:alert(1)`,
])('"%s" is no address of a webhook', (text) => {
  expect(webhookAddress(text, REAL)).toBeUndefined()
})

test('where Discord is played, its own addresses are taken too, and no other of that machine', () => {
  expect(webhookAddress(`${PLAYED}/api/webhooks/${ID}/${TOKEN}`, PLAYED)).toEqual({ id: ID, token: TOKEN })
  expect(webhookAddress(`https://discord.com/api/webhooks/${ID}/${TOKEN}`, PLAYED)).toEqual({ id: ID, token: TOKEN })
  for (const other of ['http://127.0.0.1:3009/discord', 'http://127.0.0.1:3008/telegram', 'http://127.0.0.1:3008'])
    expect(webhookAddress(`${other}/api/webhooks/${ID}/${TOKEN}`, PLAYED)).toBeUndefined()
})
