import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AgentCreated, AgentSaved } from '#events/agents/events'
import { AssigneeChanged, ConversationRated, ConversationStarted, EndReached } from '#events/conversations/events'
import type { EventDraft } from '#events/event'
import { SourceChanged } from '#events/knowledge/events'
import { knownEvents, outgoingOf, postedEvents } from '#events/webhooks/outgoing'
import { eventNames, eventTypes } from '#shared/webhooks/event-types'

const where = { workspaceId: 'w', agentId: 'a', conversationId: 'c', channel: 'web' } as const
const made = ({ type, data }: EventDraft) => outgoingOf(type, data)

/** Every event of the product, read off its files. */
const declared = async (): Promise<readonly string[]> => {
  const folders = readdirSync(new URL('../../events/', import.meta.url), { withFileTypes: true })
  const files = folders.filter((it) => it.isDirectory()).map(({ name }) => `../../events/${name}/events.ts`)
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ file).catch(() => ({})) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) =>
    Object.values(module).flatMap((it) => (typeof it === 'function' && 'type' in it ? [String(it.type)] : [])),
  )
}

test('every event of the product is posted, or has a reason why not', async () => {
  const types = await declared()
  expect(types.length).toBeGreaterThan(45)
  expect(knownEvents.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
})

const change = (to: 'ai-chatting' | 'requested_chat' | 'human-chatting' | 'ended_chat', more: object = {}) =>
  AssigneeChanged({ ...where, messageId: 'm', from: 'human-chatting', to, isTest: false, ...more })

const samples: readonly [EventDraft, string | undefined, object?][] = [
  [ConversationStarted({ ...where, isTest: false, country: 'NO' }), 'conversation_started', { country: 'NO' }],
  [ConversationStarted({ ...where, isTest: true }), undefined],
  [change('requested_chat'), 'handoff_requested'],
  [change('human-chatting', { by: 'Ann' }), 'conversation_taken_over', { by: 'Ann' }],
  [change('ai-chatting', { by: 'Ann' }), 'conversation_returned', { by: 'Ann' }],
  [change('ai-chatting', { from: 'requested_chat' }), undefined],
  [change('ended_chat', { by: 'Ann' }), 'conversation_ended', { endedBy: 'member', by: 'Ann' }],
  [change('ended_chat'), 'conversation_ended', { endedBy: 'visitor' }],
  [change('ended_chat', { isTest: true }), undefined],
  [EndReached({ ...where, isTest: false }), 'conversation_ended', { endedBy: 'agent' }],
  [EndReached({ ...where, isTest: true }), undefined],
  [ConversationRated({ ...where, score: 5, isTest: false }), 'conversation_rated', { score: 5 }],
  [SourceChanged({ workspaceId: 'w', agentId: 'a', sourceId: 's', status: 'fetching' }), undefined],
  [SourceChanged({ workspaceId: 'w', agentId: 'a', sourceId: 's', status: 'failed' }), 'knowledge_import_failed'],
  [
    SourceChanged({ workspaceId: 'w', agentId: 'a', sourceId: 's', status: 'unchanged' }),
    'knowledge_imported',
    { isChanged: false },
  ],
  [
    AgentCreated({ workspaceId: 'w', agentId: 'a', title: 'Fjord', agentPlatform: 'vg', enableNodes: true }),
    'agent_created',
    { title: 'Fjord' },
  ],
  [AgentSaved({ workspaceId: 'w', agentId: 'a', lastModified: 1 }), undefined],
]

test.each(samples)('an event becomes its type with its payload: %j', (draft, type, payload = {}) => {
  const outgoing = made(draft)
  expect(outgoing?.type).toBe(type)
  if (outgoing) expect(outgoing.payload).toMatchObject(payload)
})

describe('a payload', () => {
  test('holds the fields that the table names, of the kinds that it names, and no workspace', () => {
    for (const [draft] of samples) {
      const outgoing = made(draft)
      if (!outgoing) continue
      const payload = JSON.parse(JSON.stringify(outgoing.payload)) as Record<string, unknown>
      const fields = Object.entries(eventTypes[outgoing.type] as Record<string, string | readonly string[]>)
      const names = fields.map(([name]) => name.replace('?', ''))
      expect(Object.keys(payload).filter((name) => !names.includes(name))).toEqual([])
      for (const [name, kind] of fields) {
        const value = payload[name.replace('?', '')]
        if (value === undefined) expect(name).toMatch(/\?$/)
        else if (typeof kind === 'object') expect(kind).toContain(value)
        else expect(typeof value).toBe({ text: 'string', time: 'number' }[kind] ?? kind)
      }
    }
  })

  test('of each type comes from some event', () => {
    const making = readFileSync(new URL('../../events/webhooks/outgoing.ts', import.meta.url), 'utf8')
    expect(eventNames.filter((type) => !making.includes(`'${type}'`))).toEqual([])
    expect(postedEvents.length).toBeGreaterThan(12)
  })
})
