import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { flows } from '#events/flows'
import { hooks } from '#events/hooks'
import type { FeatureRows } from '#events/rows'
import { schedules } from '#events/schedules'
import { sockets } from '#events/sockets'
import { subscriptions } from '#events/subscriptions'
import { access, grantsOf } from '#infra/access'
import { functionRows } from '#infra/functions'
import type { Grants } from '#infra/grants/grants'
import { resourceName, type SecretName } from '#infra/names'
import { rows } from '#infra/rows'
import type { Feature } from '#shared/features'
import { openFunctions } from '#test/support/grants/open-functions'

const featureRows = await Promise.all(
  readdirSync(new URL('../../events/', import.meta.url), { withFileTypes: true })
    .map(({ name }) => new URL(`../../events/${name}/rows.ts`, import.meta.url))
    .filter((file) => existsSync(file))
    .map(
      async (file) => (await import(/* @vite-ignore */ fileURLToPath(file))) as Record<string, FeatureRows<Feature>>,
    ),
)

test.each([
  ['subscriptions', subscriptions],
  ['schedules', schedules],
  ['hooks', hooks],
  ['sockets', sockets],
  ['flows', flows],
] as const)('the table of %s is all that the features bring, and nothing is overwritten', (name, table) => {
  const brought = featureRows.flatMap((module) =>
    Object.values(module).flatMap((rows) => Object.keys(rows[name] ?? {})),
  )
  expect(featureRows.length).toBeGreaterThan(5)
  expect(Object.keys(table).toSorted()).toEqual(brought.toSorted())
})

test("the longest installation's name still makes names that AWS takes, all distinct", () => {
  const settings = { name: 'a'.repeat(16), region: 'eu' as const }
  const names = [...functionRows().map(({ name }) => name), ...Object.keys(flows)].map((row) =>
    resourceName(settings, row),
  )
  expect(names.filter((name) => name.length > 64)).toEqual([])
  expect(names).toEqual([...new Set(names)])
})

test('every row of the tables has its file', () => {
  const missing = functionRows().filter(
    ({ name }) => !existsSync(new URL(`../../functions/${name}.ts`, import.meta.url)),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('every row has its grants, and no grant is left from a row that is gone', () => {
  const names = functionRows().map(({ name }) => name)
  expect(Object.keys(access).toSorted()).toEqual(names.toSorted())
})

test('providers’ keys are read by what calls a provider and by nothing else', () => {
  const reading = (secret: SecretName) =>
    Object.entries<Grants>(access)
      .filter(([, { secrets = [] }]) => secrets.includes(secret))
      .map(([name]) => name)
      .toSorted()
  expect(reading('providers')).toEqual([
    'agents/api',
    'channels/inbound/sweep-inbound',
    'channels/inbound/take-inbound',
    'conversations/stream',
    'conversations/turn/sweep-overdue',
    'knowledge/api',
    'knowledge/imports/index-source',
    'knowledge/pairs/index-pairs',
  ])
  expect(reading('apps')).toEqual([
    'channels/api',
    'channels/connecting/connect-saved-number',
    'channels/discord-gateway-hook',
    'channels/health/probe-due',
    'channels/meta-hook',
  ])
  // calls, streams and sockets verify tokens; a push is signed, and so is the mark of the test conversations; stopped addresses are keyed by an HMAC
  const verifying = functionRows()
    .filter(({ kind }) => kind === 'api' || kind === 'stream' || kind === 'socket')
    .map(({ name }) => name)
  const signing = [
    'notifications/clients/mail-clients',
    'notifications/push/push-notification',
    'ops/canary/converse',
    'senders/feedback/record-feedback',
  ]
  expect(reading('tokens')).toEqual([...verifying, ...signing].toSorted())
})

/** Whose call it is: by a token, and by the agency's host that was called. */
const identifying = { secrets: ['tokens'], directory: 'read' } as const satisfies Grants

/**
 * What functions that anybody can reach may do beyond bus and the pools' public keys: written a second time on purpose. Their keys
 * of the table are in families.test.ts.
 */
const open: Readonly<Record<string, Grants>> = {
  // the assistant that writes CSS asks the agent's model
  'agents/api': {
    credits: 'use',
    ...identifying,
    secrets: ['tokens', 'providers'],
    sealed: [{ of: 'AGT#', fields: ['whatsappToken', 'whatsappAppSecret', 'gcloudPrivateKey'], to: ['seal'] }],
    bedrock: true,
    writeFiles: ['media/'],
  },
  'analytics/api': { ...identifying },
  'billing/api': { ...identifying, credits: 'read' },
  // each opens the one secret with which it verifies a signature, and no credential
  'channels/legacy-whatsapp-hook': { sealed: [{ of: 'AGT#', fields: ['legacyAppSecret'], to: ['open'] }] },
  'channels/meta-hook': { secrets: ['apps'], sealed: [{ of: 'APP#', fields: ['secret'], to: ['open'] }] },
  'channels/discord-hook': {},
  'channels/google-hook': {},
  'channels/discord-gateway-hook': { secrets: ['apps'] },
  'channels/telegram-hook': {},
  'conversations/api': {
    credits: 'use',
    ...identifying,
    readFiles: ['attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/', 'uploads/attachments/'],
  },
  'conversations/stream': {
    credits: 'use',
    ...identifying,
    secrets: ['tokens', 'providers'],
    bedrock: true,
    vectors: 'read',
    readFiles: ['knowledge/', 'attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/'],
  },
  // codes and links to log in with
  'clients/api': { ...identifying, agencyMail: true, readFiles: ['media/unsaved/'], writeFiles: ['media/'] },
  // claims of hosts, which the whole installation shares
  'domains/api': { ...identifying, directory: 'write', flows: ['domains/connect-host'] },
  'notifications/api': { ...identifying },
  'notifications/live/socket': { ...identifying, live: 'close' },
  'workspaces/api': {
    credits: 'use',
    ...identifying,
    mail: true,
    readUsers: true,
    readFiles: ['media/unsaved/'],
    writeFiles: ['media/'],
  },
}

const ordinary = ['reserved', 'table', 'bus', 'userPools', 'variables', 'memoryMb', 'timeoutSeconds']

test('a function that anybody can reach may do what its own routes need, and no more', () => {
  const reached = openFunctions()
  expect(Object.keys(open).toSorted()).toEqual(reached.toSorted())
  for (const name of reached) {
    const granted = Object.entries(grantsOf(name)).filter(([grant]) => !ordinary.includes(grant))
    expect(Object.fromEntries(granted), name).toEqual(open[name])
  }
})

test('a row is in one table only', () => {
  const names = functionRows().map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('every flow that may be started exists, and prefixes of files are folders', () => {
  const flows = Object.keys(rows().flows)
  for (const [name, { flows: started = [], readFiles = [], writeFiles = [] }] of Object.entries<Grants>(access)) {
    for (const flow of started) expect(flows, `${name} starts ${flow}`).toContain(flow)
    for (const prefix of [...readFiles, ...writeFiles]) expect(prefix, name).toMatch(/^([a-z-]+\/)+$/)
  }
})

test('a path parameter has one name at its place: the streaming gateway allows no second', () => {
  const seen = new Map<string, string>()
  for (const { path, gateway } of rows().routes.filter((route) => route.gateway === 'stream')) {
    const parts = path.split('/')
    for (const [at, part] of parts.entries()) {
      if (!part.startsWith('{')) continue
      const place = `${gateway} ${parts.slice(0, at).join('/')}/`
      expect(part, place).toBe(seen.get(place) ?? part)
      seen.set(place, part)
    }
  }
})
