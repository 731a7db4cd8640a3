import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { probes } from '#functions/channels/health/probes'
import { fetchers } from '#functions/channels/inbound/files/fetchers'
import { connections } from '#functions/channels/ownership/connections'
import { readers } from '#functions/channels/readers'
import { outgoings } from '#functions/channels/sending/outgoings'
import type { ProviderKind } from '#infra/local/stand-ins/channels/phone-view'
import { startChannelStandIns } from '#infra/local/stand-ins/channels/start-channel-stand-ins'
import { ChannelKind } from '#shared/channels/kinds'
import { channelNames } from '#shared/channels/names'
import { Channel } from '#shared/conversations/schema'
import { lossWords } from '#web/features/agents/channels/words'
import { words as germanLossWords } from '#web/features/agents/channels/words.de'
import { chatsChannels } from '#web/features/conversations/live/chats-channels'
import { conversationWords } from '#web/features/conversations/words'
import { words as germanConversationWords } from '#web/features/conversations/words.de'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

test.each(ChannelKind.options)(
  '%s is read, written to, asked and let go of, and its files are fetched',
  async (kind) => {
    expect(readers[kind]).toBeTypeOf('function')
    expect((await outgoings[kind]()).outcome).toBeTypeOf('function')
    expect(await probes[kind]()).toBeTypeOf('function')
    expect((await connections[kind]()).forget).toBeTypeOf('function')
    expect(await fetchers[kind]()).toBeTypeOf('function')
  },
)

test.each(ChannelKind.options)('%s is a channel of conversations, and Chats can be filtered by it', (kind) => {
  expect(Channel.options).toContain(kind)
  expect(chatsChannels).toContain(kind)
})

test.each(ChannelKind.options)('%s has the same name wherever it is read', (kind) => {
  const names = [
    conversationWords[`channel.${kind}`],
    germanConversationWords[`channel.${kind}`],
    lossWords[kind],
    germanLossWords[kind],
  ]
  expect(new Set(names)).toEqual(new Set([channelNames[kind]]))
})

test('every channel is played on this machine, and nothing else is', async () => {
  const played = await startChannelStandIns({ port: 0 })
  try {
    const answer = await fetch(`${played.address}/control`)
    const { providers } = (await answer.json()) as { readonly providers: readonly { readonly kind: ProviderKind }[] }
    const kinds: readonly ProviderKind[] = ChannelKind.options
    expect(providers.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  } finally {
    played.stop()
  }
})

const page = read('docs/channels.md')
const list = page.slice(page.indexOf('## Adding a channel'))
const rows = list.split('\n').filter((line) => line.startsWith('| `'))
const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))

test('every file that the list of a new channel names is there', () => {
  expect(named.length).toBeGreaterThan(40)
  const isThere = (path: string) =>
    ChannelKind.options.some((kind) => existsSync(`${root}${path.replace('<kind>', kind)}`))
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

test('the list of a new channel names every table by channel', () => {
  const tables = globSync('{shared,functions,web,infra}/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
    /Record<Channel(Kind)?,/.test(read(path)),
  )
  expect(tables).toContain('functions/channels/readers.ts')
  expect(tables.filter((path) => !named.includes(path))).toEqual([])
})
