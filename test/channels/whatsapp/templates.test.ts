import { beforeEach, describe, expect, test } from 'vitest'
import { faultOfBody, templateLanguages, templateName, templateVariables } from '#shared/channels/whatsapp/templates'
import { connectingWorld } from './connecting-world.ts'
import { done, graphServer, NUMBER, refusal, WABA } from './graph-server.ts'

const { region, owner, newAgent, logIn, connect, free } = connectingWorld()

const TEMPLATES = 'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates'
const LIST = 'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates'
const DELETE = 'DELETE /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates/{templateId}'

const body = 'Hello {{1}}, your room is ready from {{2}} on.'

let agentId: string
beforeEach(async () => {
  await free()
  agentId = await newAgent()
})

const create = (input: Readonly<Record<string, unknown>>) =>
  region().invoke(
    TEMPLATES,
    { agentId, phoneId: NUMBER.id, name: 'arrival_reminder', bodyText: body, ...input },
    owner(),
  )

describe('a template', () => {
  test('is sent to Meta with an example for each variable; the defaults are English and UTILITY', async () => {
    const { bodyOf } = await graphServer()
    await connect(agentId)
    expect(await create({ examples: ['Sofie', '15:00'] })).toMatchObject({
      status: 200,
      body: { id: '880', status: 'PENDING' },
    })
    expect(bodyOf('message_templates')).toEqual({
      name: 'arrival_reminder',
      language: 'en',
      category: 'UTILITY',
      components: [{ type: 'BODY', text: body, example: { body_text: [['Sofie', '15:00']] } }],
    })
  })

  test('is created by the specified call with the ticket of a log-in', async () => {
    const { calls } = await graphServer()
    const created = await region().invoke(
      'POST /rpc/createTemplate',
      {
        longAccessToken: await logIn(),
        wabaId: WABA,
        name: 'news',
        language: 'de',
        category: 'MARKETING',
        bodyText: 'Neu.',
      },
      owner(),
    )
    expect(created.status).toBe(200)
    expect(calls.at(-1)).toMatchObject({
      path: `${WABA}/message_templates`,
      body: { name: 'news', language: 'de', category: 'MARKETING', components: [{ type: 'BODY', text: 'Neu.' }] },
    })
  })

  test('of a code to log in has Meta’s own words', async () => {
    const { bodyOf } = await graphServer()
    await connect(agentId)
    expect((await create({ category: 'AUTHENTICATION', bodyText: '' })).status).toBe(200)
    expect(bodyOf('message_templates')?.components).toEqual([
      { type: 'BODY', add_security_recommendation: true },
      { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
    ])
  })

  test.each([
    ['a name with capitals', { name: 'Arrival' }],
    ['a name with spaces', { name: 'arrival reminder' }],
    ['no name', { name: '' }],
    ['another language', { language: 'xx' }],
    ['another category', { category: 'OTHER' }],
    ['no body', { bodyText: ' ' }],
    ['a body that is too long', { bodyText: 'a'.repeat(1025) }],
    ['a variable without an example', { examples: ['Sofie'] }],
    ['variables with a gap', { bodyText: 'Hi {{1}} and {{3}}!', examples: ['a', 'b'] }],
    ['a variable at the start', { bodyText: '{{1}} is here', examples: ['a'] }],
    ['a variable that is not closed', { bodyText: 'Hi {{1} there' }],
  ])('with %s is invalid, and Meta is not asked', async (_, input) => {
    const { made } = await graphServer()
    await connect(agentId)
    const { status, body: answer } = await create({ examples: ['a', 'b'], ...input })
    expect(status).toBe(422)
    expect(answer.issues[0].message).toBe('Invalid template info')
    expect(made().some((call) => call.includes('message_templates'))).toBe(false)
  })

  test('that Meta refuses says why', async () => {
    const { instead } = await graphServer()
    await connect(agentId)
    instead['POST message_templates'] = refusal(100, 'Invalid parameter', {
      error_user_msg: 'Content in this language already exists',
    })
    expect((await create({ examples: ['a', 'b'] })).body.message).toBe(
      'Error occurred: Content in this language already exists',
    )
  })
})

test('the templates are listed with what Meta decided, and deleted by name and language', async () => {
  const { instead, calls } = await graphServer()
  await connect(agentId)
  const listed = { id: '1', name: 'news', language: 'en', category: 'MARKETING' }
  instead['GET message_templates'] = done({
    data: [
      { ...listed, status: 'REJECTED', rejected_reason: 'INVALID_FORMAT', components: [{ type: 'BODY', text: 'Hi' }] },
      { ...listed, id: '2', language: 'de', status: 'APPROVED', rejected_reason: 'NONE', components: [] },
    ],
  })
  const { body: answer } = await region().invoke(LIST, { agentId, phoneId: NUMBER.id }, owner())
  expect(answer.templates).toEqual([
    { ...listed, status: 'REJECTED', reason: 'INVALID_FORMAT', bodyText: 'Hi' },
    { ...listed, id: '2', language: 'de', status: 'APPROVED', bodyText: '' },
  ])
  await region().invoke(DELETE, { agentId, phoneId: NUMBER.id, templateId: '2', name: 'news' }, owner())
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', query: { hsm_id: '2', name: 'news' } })
})

test('a number of another agent gives nothing', async () => {
  await graphServer()
  await connect(await newAgent())
  expect((await region().invoke(LIST, { agentId, phoneId: NUMBER.id }, owner())).status).toBe(404)
})

test('what is typed as a name becomes lowercase, with underscores for spaces', () => {
  expect(templateName('Arrival  Reminder 2!')).toBe('arrival_reminder_2')
  expect(templateName('Ärger')).toBe('rger')
})

test('variables are counted once each', () => {
  expect(templateVariables('{{2}} {{1}} {{2}} {{x}}')).toEqual([1, 2])
  expect(faultOfBody('Hi {{1}}!')).toBeUndefined()
})

test('the languages are Meta’s, each once', () => {
  expect(new Set(templateLanguages).size).toBe(templateLanguages.length)
  expect(templateLanguages.every((code) => /^[a-z]{2,3}(_[A-Z]{2,3})?$/.test(code))).toBe(true)
  expect(templateLanguages).toContain('en')
})
