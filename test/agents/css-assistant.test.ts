import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreditsUsed } from '#events/billing/events'
import { cssByRules } from '#functions/agents/css/css-by-rules'
import { ledger } from '#functions/billing/ledger/store'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { replaceSecrets } from '#lib/secrets'
import { cssBlocks } from '#shared/agents/css/css-blocks'
import { sanitiseCss } from '#shared/agents/css/sanitise-css'
import { usableCss } from '#shared/agents/css/usable-css'
import { turnPrice } from '#shared/billing/turn-price'
import { bookFaultsIn } from '#test/support/database/books-in'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { openaiProtocol } from '#test/support/providers/models/openai-protocol'
import { standIn, usage } from '#test/support/providers/models/stand-in'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const tokenKeys = ['0123456789abcdef0123456789abcdef']
const agentID = 'css-agent-00001'
let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId: agentID, title: 'Desk' }, { token: owner.token })
})
afterAll(() => region.stop())

const ask = (content: string, rest: object = {}) =>
  region.invoke(
    'POST /ai-css-generator',
    { agentID, messages: [{ role: 'user', content }], currentCSS: '.vg-reply { color: red }', userData: {}, ...rest },
    { token: owner.token },
  )
const balance = () => Number(region.rows().find(({ pk, sk }) => pk === `WS#${owner.uid}` && sk === 'CREDIT')?.balance)

test.each([
  [
    'Make the header dark',
    '.vg-chat__head {\n  background: #16181d;\n}\n\n.vg-chat__title,\n.vg-chat__state,\n.vg-chat__head button {\n  color: #f2f3f5;\n}',
  ],
  [
    'Visitor bubbles teal with square corners',
    '.vg-bubble--visitor {\n  border-radius: 0;\n  background: teal;\n  color: #ffffff;\n}',
  ],
  ['round the suggested replies 20px', '.vg-reply {\n  border-radius: 20px;\n}'],
  ['bigger font for the answers', '.vg-text {\n  font-size: 17px;\n}'],
  ['hide the status line', '.vg-chat__state {\n  display: none;\n}'],
  ['No shadow on the window', '.vg-chat {\n  box-shadow: none;\n}'],
  ['a border of 2px in #a63a12 around the text box', '.vg-composer {\n  border: 2px solid #a63a12;\n}'],
])('without a model, "%s" is a rule', (wish, css) => {
  expect(cssBlocks(cssByRules(wish))).toEqual([css])
})

test('the widget applies every rule that the assistant writes without a model', () => {
  const wishes = [
    'header',
    'avatar',
    'title',
    'bubbles',
    'suggested replies',
    'buttons',
    'cards',
    'text box',
    'send button',
    'answers',
    'window',
  ]
  for (const part of wishes)
    for (const wish of [
      'dark',
      'teal',
      'round',
      'square',
      'bigger',
      'bold',
      'no shadow',
      'a thick border',
      'roomy',
      'hide',
    ])
      for (const css of cssBlocks(cssByRules(`${wish} ${part}`)))
        if (part !== 'window') expect({ wish, part, notes: sanitiseCss(css).notes }).toEqual({ wish, part, notes: [] })
})

test('of a request for one button that has no name no rule for all is written, and the rest is done', () => {
  for (const wish of ['Make the book button green', 'a bigger button', 'round the first button'])
    expect(cssByRules(wish)).toMatch(/would change every button/)
  expect(cssBlocks(cssByRules('Make the book button green'))).toEqual([])
  expect(cssBlocks(cssByRules('Green buttons'))).toEqual([expect.stringContaining('.vg-button {')])
  expect(cssBlocks(cssByRules('Make the send button green'))).toEqual([expect.stringContaining('.vg-composer__send {')])
  const both = cssByRules('Make the corners of the bubbles square and the book button green')
  expect(cssBlocks(both)).toEqual(['.vg-bubble--visitor {\n  border-radius: 0;\n}'])
  expect(both).toMatch(/would change every button/)
})

test('what was not understood is named beside what was done', () => {
  const reply = cssByRules('Make the header dark and sing a song')
  expect(cssBlocks(reply)).toHaveLength(1)
  expect(reply).toContain('I did not understand “sing a song”, so it is left out.')
})

test('a dark window is answered with the theme that keeps its texts readable', () => {
  const reply = cssByRules('Make the window dark')
  expect(cssBlocks(reply)).toEqual([])
  expect(reply).toContain('choose Dark under “Look”')
})

test('a request that the rules do not cover gets an explanation and no CSS', () => {
  for (const wish of ['write me a poem', 'move the launcher to the top', 'play a sound'])
    expect(cssBlocks(cssByRules(wish))).toEqual([])
})

test('without a key the assistant says that it follows rules and is free', async () => {
  const before = balance()
  const { status, body } = await ask('Make the header dark')
  expect(status).toBe(200)
  expect(body.success).toBe(true)
  expect(body.response).toContain('No AI model is connected')
  expect(cssBlocks(body.response)).toHaveLength(1)
  expect(balance()).toBe(before)
})

test('with a key the model writes, the workspace pays, and CSS that the widget would ignore is removed', async () => {
  await using provider = await standIn(openaiProtocol)
  provider.script({
    kind: 'answer',
    deltas: ['Done.\n\n```css\n.vg-reply {\n  color: teal;\n', '  background: url(https://evil.example/x);\n}\n```'],
  })
  replaceSecrets({
    tokenKeys,
    openaiApiKey: 'sk-stand-in',
    openaiBaseUrl: `${provider.origin}/v1`,
    originSecret: 'x'.repeat(32),
  })
  const before = balance()
  const { body } = await region.invoke(
    'POST /ai-css-generator',
    { agentID, messages: [{ role: 'user', content: 'Teal replies' }], currentCSS: '' },
    { token: owner.token, headers: { 'x-origin-secret': 'x'.repeat(32) } },
  )
  replaceSecrets({ tokenKeys })
  expect(cssBlocks(body.response)).toEqual(['.vg-reply {\n  color: teal;\n}'])
  expect(body.response).toContain('Addresses are left out')
  expect(JSON.stringify(provider.requests[0]?.body)).toContain('.vg-bubble--visitor')
  // the model is told what a readable result needs
  expect(JSON.stringify(provider.requests[0]?.body)).toContain('text needs a contrast of 4.5:1')
  const milliCredits = turnPrice('gpt-4o', { input: usage.input, output: usage.output })
  expect(before - balance()).toBe(milliCredits)
  const used = region.events().filter(({ type }) => type === CreditsUsed.type)
  expect(used.map(({ data }) => data)).toEqual([expect.objectContaining({ reason: 'turn', milliCredits })])
})

test('another region’s bucket is refused, and another workspace’s agent is not found', async () => {
  expect((await ask('dark header', { bucket: 'default' })).status).toBe(400)
  expect((await ask('dark header', { bucket: 'voiceglow-eu' })).status).toBe(200)
  expect((await ask('dark header', { agentID: 'another-agent-1' })).status).toBe(404)
  const otherUser = await region.newPerson()
  const { status } = await region.invoke(
    'POST /ai-css-generator',
    { agentID, messages: [{ role: 'user', content: 'x' }] },
    { token: otherUser.token },
  )
  expect(status).toBe(404)
})

/** A new owner with agents, and a request to one of them. */
const startAgents = async (prefix: string, count: number) => {
  const { uid, token } = await region.newPerson()
  const agentIds = Array.from({ length: count }, (_, index) => `${prefix}-agent-${index}`)
  for (const agentId of agentIds)
    await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Busy desk' }, { token })
  const headers = { 'x-origin-secret': 'x'.repeat(32) }
  const askAgent = (agentId: string) =>
    region.invoke(
      'POST /ai-css-generator',
      { agentID: agentId, messages: [{ role: 'user', content: 'dark header' }], currentCSS: '' },
      { token, headers },
    )
  const balanceLeft = async () =>
    (await accounts.get({ kind: 'workspace', id: uid }, { consistent: true }))?.balance ?? 0
  return { uid, agentIds, askAgent, balanceLeft }
}

test('concurrent requests to many agents of a payer ask the model only as often as its credits pay for', async () => {
  await using provider = await standIn(openaiProtocol)
  const { uid, agentIds, askAgent, balanceLeft } = await startAgents('many', 10)
  const before = 30_000
  const owned = `WS#${uid}` as const
  const milliCredits = (await balanceLeft()) - before
  await attempt([
    accounts.changing({ kind: 'workspace', id: uid }, { add: { balance: -milliCredits } }),
    ledger.creating({ owner: owned, id: 'SPENT', at: 1, from: owned, to: 'usage', milliCredits, reason: 'turn' }),
  ])
  const openaiBaseUrl = `${provider.origin}/v1`
  replaceSecrets({ tokenKeys, openaiApiKey: 'sk-stand-in', openaiBaseUrl, originSecret: 'x'.repeat(32) })
  const answers = await atFixedTime(() =>
    Promise.all(agentIds.flatMap((agentId) => Array.from({ length: 30 }, () => askAgent(agentId)))),
  )
  replaceSecrets({ tokenKeys })
  const asked = provider.requests.length
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(30)
  expect(answers.filter(({ status, body }) => status === 200 && body.success)).toHaveLength(asked)
  expect(before - (await balanceLeft())).toBe(asked * turnPrice('gpt-4o', { input: usage.input, output: usage.output }))
  expect(bookFaultsIn(region.rows(), owned)).toEqual([])
})

test('a model that fails costs nothing, and the ledger shows what was taken and came back', async () => {
  await using provider = await standIn(openaiProtocol)
  const { uid, agentIds, askAgent, balanceLeft } = await startAgents('failing', 1)
  provider.script({ kind: 'refuses', refusal: 'bad-request' })
  const openaiBaseUrl = `${provider.origin}/v1`
  replaceSecrets({ tokenKeys, openaiApiKey: 'sk-stand-in', openaiBaseUrl, originSecret: 'x'.repeat(32) })
  const before = await balanceLeft()
  const { body } = await askAgent(agentIds[0] ?? '')
  replaceSecrets({ tokenKeys })
  expect(body).toEqual({ success: false, error: 'Failed to generate CSS. Please try again.' })
  expect(await balanceLeft()).toBe(before)
  const lines = region.rows().filter((row) => row.owner === `WS#${uid}` && row.reason === 'turn')
  expect(lines.map(({ from, to }) => [from, to]).toSorted()).toEqual([
    [`WS#${uid}`, 'usage'],
    ['usage', `WS#${uid}`],
  ])
  expect(bookFaultsIn(region.rows(), `WS#${uid}`)).toEqual([])
})

test('at most thirty requests of a payer in ten minutes, over all its agents', async () => {
  const { agentIds, askAgent } = await startAgents('rate', 2)
  const answers = await atFixedTime(() =>
    Promise.all(Array.from({ length: 31 }, (_, index) => askAgent(agentIds[index % 2] ?? ''))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('invalid CSS is not inserted, and an emptied rule is removed', () => {
  expect(usableCss('.a { color red }').css).toBe('')
  expect(usableCss('.vg-reply { position: fixed; }\n\n.vg-card { color: red; top: 0 }').css).toBe(
    '.vg-card { color: red; top: 0 }',
  )
})
