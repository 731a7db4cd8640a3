import { describe, expect, test } from 'vitest'
import { SourceChanged } from '#events/knowledge/events'
import { heads, messages } from '#functions/conversations/store'
import { type StoredSource, sources } from '#functions/knowledge/store'
import { handler as notifyHandoff } from '#functions/notifications/triggers/notify-handoff'
import { handler as notifyImportEnded } from '#functions/notifications/triggers/notify-import-ended'
import { handler as notifyLowRating } from '#functions/notifications/triggers/notify-low-rating'
import { attempt } from '#lib/database/commit'
import { notificationsFixture } from '#test/support/worlds/region-fixtures/notifications-fixture'

const { agentId, asked, fixture, kindsOf, listOf, rated, send } = notificationsFixture()

describe('a visitor’s message', () => {
  const head = () => ({
    conversationId: fixture.conversationId,
    agentId,
    workspaceId: fixture.workspaceId,
    channel: 'web' as const,
    state: 'requested_chat' as const,
    startedAt: 1,
    lastAt: 1,
    lastText: 'I have asked the team to join.',
    visitor: 'v1',
    isTest: false,
    version: 'live' as const,
    inbound: 1,
    answered: 1,
    turns: 1,
    milliCredits: 0,
    variables: { name: 'Marta Alves' },
  })

  const said = () =>
    [
      { role: 'visitor', text: 'Can somebody call me about the refund?' },
      { role: 'agent', text: 'I have asked the team to join.' },
      { role: 'system', text: 'A teammate was requested. The agent waits.' },
    ].map(({ role, text }, at) =>
      messages.creating({
        conversationId: fixture.conversationId,
        id: `01M0000000000000000000000${at}`,
        role: role === 'visitor' || role === 'agent' ? role : 'system',
        text,
        at: at + 1,
      }),
    )

  test('is read from the conversation and deleted with it', async () => {
    await attempt([heads.creating(head()), ...said()])
    await send(notifyHandoff, asked())
    expect(await listOf()).toMatchObject([{ about: 'Marta Alves', body: 'Can somebody call me about the refund?' }])
    expect(JSON.stringify(fixture.region.rows().filter(({ kind }) => kind === 'notification'))).not.toMatch(
      /Marta|refund/,
    )
    await heads.drop({ conversationId: fixture.conversationId })
    expect(await listOf()).toMatchObject([{ kind: 'person-requested', about: '', body: '' }])
  })

  test('is quoted, and neither the agent’s reply nor the notice after it', async () => {
    await attempt([heads.creating(head()), ...said()])
    await send(notifyHandoff, asked())
    expect(await listOf()).toMatchObject([{ body: 'Can somebody call me about the refund?' }])
  })

  test('is not made up for a visitor who only pressed the button', async () => {
    await attempt([heads.creating(head()), ...said().slice(1)])
    await send(notifyHandoff, asked())
    expect(await listOf()).toMatchObject([{ about: 'Marta Alves', body: '' }])
  })

  test('beside a rating is shown with the rating', async () => {
    await attempt([heads.creating({ ...head(), rating: { score: 1, comment: 'Nobody answered.' } }), ...said()])
    await send(notifyHandoff, asked())
    await send(notifyLowRating, rated(1))
    expect((await listOf()).map(({ body }) => body)).toEqual([
      'Nobody answered.',
      'Can somebody call me about the refund?',
    ])
  })

  test('is not read from a conversation of another workspace', async () => {
    await attempt([heads.creating({ ...head(), workspaceId: 'other-workspace' }), ...said()])
    await send(notifyHandoff, asked())
    expect(await listOf()).toMatchObject([{ about: '', body: '' }])
  })
})

describe('a source', () => {
  const sourceId = () => `01S${fixture.conversationId.slice(3)}`
  const sourceIs = async (more: Partial<StoredSource>) => {
    await sources.save({
      agentId,
      id: sourceId(),
      workspaceId: fixture.workspaceId,
      type: 'url',
      title: 'Opening hours',
      tags: [],
      status: 'indexed',
      attempt: 'a',
      chunkCount: 1,
      refreshEvery: '24h',
      createdAt: 1,
      startedAt: 1,
      ...more,
    })
    await send(
      notifyImportEnded,
      SourceChanged({
        workspaceId: fixture.workspaceId,
        agentId,
        sourceId: sourceId(),
        status: more.status ?? 'indexed',
      }),
    )
  }

  test('is notified after its first import, not after refreshes', async () => {
    await sourceIs({})
    expect(await listOf()).toMatchObject([
      {
        kind: 'source-imported',
        notificationLevel: 2,
        about: 'Opening hours',
        urlPathname: `/app/eu/agents/${agentId}/kb?source=${sourceId()}`,
      },
    ])
    await sourceIs({ startedAt: 2 })
    expect(await listOf()).toHaveLength(1)
  })

  test('is notified at its first failure, not at each further one', async () => {
    await sourceIs({ status: 'failed', errorCode: 'dns', failures: 1, startedAt: 5 })
    await sourceIs({ status: 'failed', errorCode: 'dns', failures: 2, startedAt: 6 })
    expect(await kindsOf()).toEqual(['source-failed'])
  })

  test('from pasted text is imported at once and not notified', async () => {
    await sourceIs({ type: 'text' })
    expect(await listOf()).toEqual([])
  })
})
