import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { userPool } from '#infra/local/components/user-pool'
import type { Ports } from '#infra/local/ports'
import { deadLetters } from '#infra/local/region/events/dead-letters'
import { localNames } from '#infra/local/region/local-names'
import { type Local, startLocal } from '#infra/local/start-local'
import { eventually } from '#test/support/local/eventually'
import { freePorts } from '#test/support/local/free-ports'
import { callUserPool, codeFor, signIn } from '#test/support/providers/user-pool-calls'

// nothing here waits for a clock, but the whole product starts, on whatever machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dataDir: string
let ports: Ports
let local: Local

const start = () =>
  startLocal({
    dataDir,
    ports,
    webDir: fileURLToPath(new URL('../support/local/web', import.meta.url)),
    widgetDir: fileURLToPath(new URL('../support/local/widget', import.meta.url)),
    withDemo: true,
    environment: {},
  })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parley-product-'))
  ports = await freePorts()
  local = await start()
})

afterAll(async () => {
  await local?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const email = 'Ann@Example.com'
const password = 'a good password'
const { clientId: ClientId } = userPool('eu')

const me = async (token: string, region = 'eu', body = {}) => {
  const response = await fetch(`${local.addresses.dashboard}/api/${region}/v2/me`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

/** One operation of DynamoDB's protocol, past the functions. */
const callDatabase = async (operation: string, input: object): Promise<unknown> => {
  const response = await fetch(local.addresses.database, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(input),
  })
  expect(response.status, operation).toBe(200)
  return response.json()
}

test('a person signs up, types the code from the mail, signs in and has a workspace, in the database too', async () => {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: 'Ann' },
  ]
  await callUserPool(ports, 'SignUp', { ClientId, Username: email, Password: password, UserAttributes })
  await expect(signIn(ports, email, password)).rejects.toThrow('UserNotConfirmedException')
  const first = await codeFor(ports, email)
  await callUserPool(ports, 'ResendConfirmationCode', { ClientId, Username: email })
  const second = await codeFor(ports, email)
  if (first !== second)
    await expect(
      callUserPool(ports, 'ConfirmSignUp', { ClientId, Username: email, ConfirmationCode: first }),
    ).rejects.toThrow('CodeMismatchException')
  await callUserPool(ports, 'ConfirmSignUp', { ClientId, Username: email, ConfirmationCode: second })

  await expect(signIn(ports, email, 'wrong password')).rejects.toThrow('Incorrect username or password.')
  await expect(signIn(ports, 'nobody@example.com', password)).rejects.toThrow('Incorrect username or password.')
  const { idToken, claims } = await signIn(ports, email.toUpperCase(), password)
  expect(claims).toMatchObject({
    email: 'ann@example.com',
    email_verified: true,
    name: 'Ann',
    token_use: 'id',
    aud: ClientId,
  })

  const { status, body } = await me(idToken)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    isNew: true,
    workspace: { email: 'ann@example.com', loadTokens: 1000, location: 'voiceglow-eu' },
  })
  const row = await callDatabase('GetItem', {
    TableName: 'parley-eu',
    Key: { pk: { S: `WS#${body.workspace.uid}` }, sk: { S: 'META' } },
  })
  expect(row).toMatchObject({ Item: { email: { S: 'ann@example.com' } } })
})

test('either region knows the people of both, and makes a workspace only when it is asked to', async () => {
  const { idToken } = await signIn(ports, email, password)
  expect(await me(idToken, 'na')).toMatchObject({ status: 404, body: { key: 'workspaces.noneHere' } })
  expect((await me(idToken, 'na', { create: true })).body).toMatchObject({
    workspace: { email: 'ann@example.com', location: 'default' },
  })
})

test('tokens are renewed by the call that Amplify makes', async () => {
  const { refreshToken } = await signIn(ports, email, password)
  const answer = await callUserPool(ports, 'GetTokensFromRefreshToken', { ClientId, RefreshToken: refreshToken })
  expect((await me((answer.AuthenticationResult as { IdToken: string }).IdToken)).status).toBe(200)
  await expect(callUserPool(ports, 'GetTokensFromRefreshToken', { ClientId, RefreshToken: 'made up' })).rejects.toThrow(
    'NotAuthorizedException',
  )
})

test('a forgotten password is reset by code, and the answer does not reveal who has an account', async () => {
  await callUserPool(ports, 'ForgotPassword', { ClientId, Username: email })
  const nobody = await callUserPool(ports, 'ForgotPassword', { ClientId, Username: 'nobody@example.com' })
  expect(nobody).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } })
  const reset = { ClientId, Username: email, ConfirmationCode: await codeFor(ports, email) }
  await expect(callUserPool(ports, 'ConfirmForgotPassword', { ...reset, Password: 'short' })).rejects.toThrow(
    'InvalidPasswordException',
  )
  await callUserPool(ports, 'ConfirmForgotPassword', { ...reset, Password: password })
  expect((await signIn(ports, email, password)).claims).toMatchObject({ email_verified: true })
})

test('the redirect flow sends a person back with a code that PKCE turns into tokens', async () => {
  const verifier = 'v'.repeat(64)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const redirect_uri = `${local.addresses.dashboard}/login/callback`
  const form = {
    client_id: ClientId,
    redirect_uri,
    response_type: 'code',
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
    scope: 'openid email',
    state: 'of-this-tab',
  }
  const identity = `http://127.0.0.1:${ports.identity}`
  const page = await fetch(`${identity}/oauth2/authorize?${new URLSearchParams(form)}`)
  expect(await page.text()).toContain('<form')
  const sent = await fetch(`${identity}/oauth2/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, username: email.toLowerCase(), password }),
    redirect: 'manual',
  })
  const back = new URL(sent.headers.get('location') ?? 'http://nowhere')
  expect(back.href.startsWith(redirect_uri)).toBe(true)
  expect(back.searchParams.get('state')).toBe('of-this-tab')
  const trade = (code_verifier: string) =>
    fetch(`${identity}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: ClientId,
        code: back.searchParams.get('code') ?? '',
        redirect_uri,
        code_verifier,
      }),
    })
  const tokens = await (await trade(verifier)).json()
  expect((await me(tokens.id_token)).status).toBe(200)
  expect((await trade(verifier)).status).toBe(400)
})

test('the demo: an owner who can sign in, an agent, and a page of another origin that carries the widget', async () => {
  const { idToken } = await signIn(ports, 'demo@parley.localhost', 'parley-demo')
  const { body } = await me(idToken)
  const { agents } = await (
    await fetch(`${local.addresses.dashboard}/api/eu/v2/workspaces/${body.workspace.uid}/agents`, {
      headers: { authorization: `Bearer ${idToken}` },
    })
  ).json()
  expect(agents).toHaveLength(1)
  const page = await (await fetch(local.addresses.page)).text()
  expect(page).toContain(`src="${local.addresses.dashboard}/widget/loader.js" data-agent="${agents[0].ID}"`)
})

test('pages, assets and documents go out with the headers that they have in the cloud', async () => {
  const at = (path: string, headers: Record<string, string> = {}) =>
    fetch(local.addresses.dashboard + path, { headers })
  const page = await at('/app/eu/anything')
  expect(await page.text()).toContain('a dashboard')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('content-security-policy')).toContain(`http://127.0.0.1:${ports.identity}`)
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const again = await at('/', { 'if-none-match': page.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect((await at('/assets/main-abcdefgh.js')).headers.get('cache-control')).toContain('immutable')
  const loader = await at('/widget/loader.js')
  expect(loader.headers.get('access-control-allow-origin')).toBe('*')
  expect(loader.headers.get('cache-control')).toBe('no-cache')
  // the page of the widget's frame is its agent's to make, and this agent does not exist
  const frame = await at('/app/eu/render/an-agent/iframe')
  expect(frame.status).toBe(404)
  expect(await frame.text()).toBe('')
  expect((await at('/assets/missing.js')).status).toBe(404)
  expect((await at('/..%2f..%2fpackage.json')).status).toBe(404)
  expect(await (await at('/config.json')).json()).toMatchObject({
    regions: { eu: { liveUrl: `ws://localhost:${ports.edge}/live/eu` }, na: {} },
  })
  expect(await (await at('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
})

test('a picture that a customer brought is served sandboxed, and nothing else of the files is', async () => {
  const store = `http://127.0.0.1:${ports.objects}/${localNames.bucket('eu')}`
  const put = (path: string, type: string) =>
    fetch(`${store}/${path}`, { method: 'PUT', headers: { 'content-type': type }, body: 'content' })
  await put('media/logo-1.svg', 'image/svg+xml')
  await put('knowledge/secret.json', 'application/json')
  const at = (path: string, method = 'GET') => fetch(`${local.addresses.dashboard}${path}`, { method })
  const picture = await at('/media/eu/logo-1.svg')
  expect(await picture.text()).toBe('content')
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
  expect((await at('/media/eu/logo-1.svg', 'PUT')).status).toBe(405)
  for (const path of ['/media/na/logo-1.svg', '/media/eu/logo-2.svg', '/media/eu/..%2Fknowledge%2Fsecret.json'])
    expect((await at(path)).status, path).toBe(404)
})

test('every answer says that the host speaks https only and is read as what it says', async () => {
  const { dashboard } = local.addresses
  const paths = [
    '/',
    '/config.json',
    '/openapi.json',
    '/api/eu/utils/ip',
    '/api/eu/v2/me/workspaces',
    '/api/eu/nowhere',
  ]
  for (const path of [...paths, '/chat/na/nowhere', '/live/eu', '/media/eu/none.png', '/widget/none.js']) {
    const { headers } = await fetch(`${dashboard}${path}`)
    expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test('the dashboard’s hosts get the pages; one that no agency has, and one that is not ours, get nothing', async () => {
  const at = async (host: string) => {
    const { request } = await import('node:http')
    return new Promise<number>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: ports.edge, path: '/', headers: { host } }
      request(options, (response) => resolve(response.resume().statusCode ?? 0))
        .once('error', reject)
        .end()
    })
  }
  expect(await at(`app.localhost:${ports.edge}`)).toBe(200)
  expect(await at(`acme.localhost:${ports.edge}`)).toBe(404)
  expect(await at('rebound.example')).toBe(404)
})

test('pages in which scripts of others run are on a host of their own, which has nothing else', async () => {
  const { request } = await import('node:http')
  const at = (path: string, { host = `frames.localhost:${ports.edge}`, method = 'GET' } = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: ports.edge, path, method, headers: { host } }, async (response) => {
        const parts: Buffer[] = await response.toArray()
        const text = Buffer.concat(parts).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
        .once('error', reject)
        .end()
    })
  const frame = await at('/meta-frame.html')
  expect(frame).toMatchObject({ status: 200, text: expect.stringContaining('a frame') })
  const dashboards = [`http://localhost:${ports.edge}`, `http://127.0.0.1:${ports.edge}`]
  expect(frame.headers['content-security-policy']).toContain(`; frame-ancestors ${dashboards.join(' ')}`)
  expect(JSON.parse((await at('/config.json')).text)).toEqual({ dashboards })
  expect((await at('/meta-frame.html', { method: 'POST' })).status).toBe(405)
  const elsewhere = ['/', '/index.html', '/assets/main-abcdefgh.js', '/other.json', '/frames/meta-frame.html']
  const behind = ['/widget/loader.js', '/openapi.json', '/api/eu/utils/ip', '/live/eu', '/media/eu/logo-1.svg']
  for (const path of [...elsewhere, ...behind])
    expect(await at(path), path).toMatchObject({
      status: 404,
      text: 'Not found.\n',
      headers: { 'strict-transport-security': 'max-age=63072000', 'x-content-type-options': 'nosniff' },
    })
  const host = `localhost:${ports.edge}`
  expect((await at('/meta-frame.html', { host })).status).toBe(404)
  expect((await at('/frames/meta-frame.html', { host })).text).not.toContain('a frame')
  const page = (await at('/', { host })).headers['content-security-policy']
  expect(page).toContain(`; frame-src 'self' http://frames.localhost:${ports.edge};`)
  expect(JSON.parse((await at('/config.json', { host })).text).frames).toBe(`http://frames.localhost:${ports.edge}`)
})

test('a second run on the same ports, or on the same data, is refused in one sentence', async () => {
  const other = await mkdtemp(join(tmpdir(), 'parley-other-'))
  const onThesePorts = startLocal({ dataDir: other, ports, webDir: other, widgetDir: other })
  await expect(onThesePorts).rejects.toThrow(/^Port \d+.* is in use .*PORT_BASE=\d+ npm start$/)
  await rm(other, { recursive: true })
})

/** Signs a new user up at a region's pool, with the code from the mail. */
const signUp = async (address: string, region: 'eu' | 'na' = 'eu') => {
  const { clientId } = userPool(region)
  await callUserPool(ports, 'SignUp', {
    ClientId: clientId,
    Username: address,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: address }],
  })
  const ConfirmationCode = await codeFor(ports, address)
  await callUserPool(ports, 'ConfirmSignUp', { ClientId: clientId, Username: address, ConfirmationCode })
  return signIn(ports, address, password, region)
}

test('a restart keeps people, rows, mails and the demo, and lists the identities of an earlier version', async () => {
  const before = await me((await signIn(ports, email, password)).idToken)
  const early = await signUp('early@example.com')
  const { uid } = (await me(early.idToken)).body.workspace
  await unlist(String(early.claims.sub))
  const { agentId } = JSON.parse(await (await import('node:fs/promises')).readFile(join(dataDir, 'demo.json'), 'utf8'))
  await local.stop()
  local = await start()
  const after = await me((await signIn(ports, email, password)).idToken)
  expect(after.body).toMatchObject({ isNew: false, workspace: { uid: before.body.workspace.uid } })
  expect(await codeFor(ports, email)).toMatch(/^\d+$/)
  expect(await (await fetch(local.addresses.page)).text()).toContain(agentId)
  // without a visit of the first identity
  const second = await me((await signUp('early@example.com', 'na')).idToken)
  expect(second.body).toMatchObject({ isNew: false, workspace: { uid } })
})

/** Makes an identity what sign-in wrote before identities were listed. */
const unlist = async (sub: string) => {
  const Key = { pk: { S: `SUB#${sub}` }, sk: { S: 'META' } }
  const { Item } = (await callDatabase('GetItem', { TableName: 'parley-eu', Key })) as { Item: object }
  const { poolId: _, username: __, gsi1pk: ___, gsi1sk: ____, ...before } = Item as Record<string, unknown>
  await callDatabase('PutItem', { TableName: 'parley-eu', Item: before })
}

test('an address that its owner changed at the pool opens no workspace for the next user who signs up with it', async () => {
  const dora = await signUp('dora@corp.test')
  const { uid } = (await me(dora.idToken)).body.workspace
  const [UserAttributes, AccessToken] = [[{ Name: 'email', Value: 'dora@home.test' }], dora.accessToken]
  await callUserPool(ports, 'UpdateUserAttributes', { AccessToken, UserAttributes })
  const Code = await codeFor(ports, 'dora@home.test')
  await callUserPool(ports, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })
  const second = await me((await signUp('dora@corp.test')).idToken)
  expect(second).toMatchObject({ status: 200, body: { isNew: true } })
  expect(second.body.workspace.uid).not.toBe(uid)
  const back = await me((await signIn(ports, 'dora@home.test', password)).idToken)
  expect(back.body).toMatchObject({ isNew: false, workspace: { uid, email: 'dora@home.test' } })
})

test('another identity of the same, still existing owner, in the other region’s pool, opens their workspace', async () => {
  const { uid } = (await me((await signUp('two-pools@example.com')).idToken)).body.workspace
  const { body } = await me((await signUp('two-pools@example.com', 'na')).idToken)
  expect(body).toMatchObject({ isNew: false, workspace: { uid } })
})

describe('what alarms look at', () => {
  /** What a schedule has measured in its newest run, by code. */
  const measure = async (row: string): Promise<Readonly<Record<string, number>>> => {
    const lambda = `parley-eu-${row.replaceAll('/', '-')}`
    const lines = async () =>
      (await readFile(join(dataDir, 'log/eu.log'), 'utf8'))
        .split('\n')
        .flatMap((line) => (line.includes(lambda) ? [JSON.parse(line)] : []))
        .filter((line) => line.function === lambda)
    const runs = async () => (await lines()).filter(({ message }) => message === 'scheduled work done').length
    const before = await runs()
    ;(await local.regions.eu.current()).runSchedule(row)
    await eventually(`${row} has run`, async () => (await runs()) > before)
    const measured = (await lines()).filter(({ message }) => message === 'measured')
    return Object.fromEntries(measured.map(({ code, count, durationMs }) => [code, count ?? durationMs]))
  }

  test('the canary talks through the edge, like a visitor', async () => {
    expect(await measure('ops/canary/converse')).toEqual({ canary: 1 })
  })

  test('an outbox row that no sweep gets rid of is as old as it is, until it is removed', async () => {
    const at = Date.now() - 400_000
    // in another partition than the sweeper deletes it from
    const Key = { pk: { S: 'OUT#5' }, sk: { S: '01AAAAAAAAAAAAAAAAAAAAAA00' } }
    const Item = {
      ...Key,
      id: Key.sk,
      type: { S: 'probe.poisoned' },
      at: { N: String(at) },
      region: { S: 'eu' },
      data: { M: {} },
    }
    await callDatabase('PutItem', { TableName: 'parley-eu', Item })
    expect((await measure('ops/watch'))['oldest-outbox-row']).toBeGreaterThan(400_000)
    await callDatabase('DeleteItem', { TableName: 'parley-eu', Key })
    expect((await measure('ops/watch'))['oldest-outbox-row']).toBeLessThan(60_000)
  })

  test('dead letters are counted until they are redriven', async () => {
    const journal = new DatabaseSync(join(dataDir, 'eu/journal.sqlite'))
    journal.exec('PRAGMA busy_timeout = 5000')
    journal
      .prepare('INSERT INTO dead (id, function, event, attempts, error, at) VALUES (?, ?, ?, ?, ?, ?)')
      .run('poison', 'outbox/sweep', '{}', 3, 'Error: poison', Date.now())
    expect(await measure('ops/watch')).toMatchObject({ 'dead-letters': 1, 'oldest-owed-answer': 0 })
    // what `npm run dlq -- redrive` does
    expect(deadLetters(journal).redrive('poison', Date.now())).toBe(1)
    journal.close()
    expect(await measure('ops/watch')).toMatchObject({ 'dead-letters': 0 })
  })
})
