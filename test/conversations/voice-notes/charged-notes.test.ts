import { describe, expect, test } from 'vitest'
import { CreditsUsed } from '#events/billing/events'
import { ReplyCommitted } from '#events/conversations/events'
import { handler as countCharge } from '#functions/billing/usage/count-charge'
import { handler as countReply } from '#functions/billing/usage/count-reply'
import { replaceFiles } from '#lib/files'
import { transcriptionPrice } from '#shared/billing/transcription-price'
import { Problem } from '#shared/problems'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import type { Script } from '#test/support/providers/transcription-stand-in'
import { recordedVoice } from '#test/support/samples/recorded-voice'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { seededRandom } from '#test/support/worlds/seeded-random'
import { chargedNotes, type Failure, PRICE } from './charged-notes.ts'

const { fixture, start, upload, send, textsOf, rows, charges, failing, bookFaults } = chargedNotes()

describe('a transcribed voice note', () => {
  test('costs its started seconds at the model’s price, in ledger entries that name the conversation', async () => {
    const own = await start()
    await send(own, [await upload(own)])
    expect(transcriptionPrice('nova-2', 7.1)).toBe(PRICE)
    const { body } = await fixture.region.invoke(
      'GET /v2/workspaces/{workspaceId}/credits',
      { workspaceId: fixture.owner.uid },
      { token: fixture.owner.token },
    )
    const { agentId, conversationId } = own
    // the most that a note can cost is taken before it is transcribed, and the rest comes back
    const line = { id: expect.any(String), at: expect.any(Number), reason: 'voice-note', agentId, conversationId }
    expect(body.lines.filter(({ reason }: { reason: string }) => reason === 'voice-note')).toEqual([
      { ...line, credits: 8.027 },
      { ...line, credits: -8.6 },
    ])
    expect(charges()).toEqual([PRICE])
    expect(bookFaults()).toEqual([])
  })

  test('counts in the month’s credits but not its turns, and in the conversation’s credits', async () => {
    const own = await start()
    await atFixedTime(async () => send(own, [await upload(own)]))
    for (const event of fixture.region.events()) {
      if (event.type === ReplyCommitted.type) await deliver(countReply, event)
      if (event.type === CreditsUsed.type) await deliver(countCharge, event)
    }
    const used = rows('usage').filter((row) => row.owner === `WS#${fixture.owner.uid}`)
    expect(used.map(({ reason, turns, milliCredits }) => [reason, turns, milliCredits]).toSorted()).toEqual([
      ['turn', 1, 1000],
      ['voice-note', 0, PRICE],
    ])
    const { agentId, conversationId } = own
    const { body } = await fixture.region.invoke(
      'GET /v2/agents/{agentId}/conversations/{conversationId}',
      { agentId, conversationId },
      { token: fixture.owner.token },
    )
    expect(body.conversation.credits).toBe(1.573)
  })

  test('is charged once though its message is sent again', async () => {
    const own = await start()
    const note = await upload(own)
    for (let time = 1; time <= 3; time++) await send(own, [note], 'client-again')
    await send(own, [note])
    expect(charges()).toHaveLength(1)
  })

  test.each([{ kind: 'status', status: 503 }, { kind: 'nonsense' }] satisfies Script[])(
    'costs nothing when the transcriber answers %o',
    async (script) => {
      fixture.provider.script(script)
      const own = await start()
      await send(own, [await upload(own)])
      expect([charges(), await textsOf(own)]).toEqual([[], ['']])
    },
  )

  test('is charged before its transcript is stored, and not again by the retry after a crash between the two', async () => {
    const own = await start()
    const note = await upload(own)
    replaceFiles({
      ...fixture.region.files,
      put: async (key, ...rest) => {
        if (key.endsWith('.txt')) throw new Problem('unavailable', 'The bucket is away.')
        await fixture.region.files.put(key, ...rest)
      },
    })
    expect((await send(own, [note], 'client-crashed')).status).toBe(503)
    expect(charges()).toHaveLength(1)
    replaceFiles(fixture.region.files)
    await send(own, [note], 'client-crashed')
    expect([charges().length, await textsOf(own)]).toEqual([1, ['When do you open?']])
  })
})

test('the trace shows the cost of a question’s voice notes apart from the cost of its reply', async () => {
  const { agentId } = await start()
  const { token } = fixture.owner
  const AT = '/v2/agents/{agentId}/test-conversations' as const
  const { conversationId } = (await fixture.region.invoke(`POST ${AT}`, { agentId }, { token })).body
  const asked = { agentId, conversationId, name: 'voice-note.webm', bytes: recordedVoice.webm.length }
  const { body } = await fixture.region.invoke(`POST ${AT}/{conversationId}/attachments`, asked, { token })
  await fixture.region.files.put(new URL(body.url).pathname.slice(1), recordedVoice.webm)
  const attachments = [{ id: body.attachmentId, name: 'voice-note.webm' }]
  const sent = { agentId, conversationId, clientId: 'client-in-a-test', text: '', attachments }
  const { events } = await invokeStream(`POST ${AT}/{conversationId}/messages`, sent, { token })
  expect(events.find(({ type }) => type === 'trace')?.trace).toMatchObject({ credits: 1, voiceNoteCredits: 0.573 })
})

test('a voice note is charged at most once, however often, concurrently and with whatever failures it is sent', async () => {
  for (let seed = 1; seed <= 25; seed++) {
    const random = seededRandom(seed)
    const own = await start(random.chance(0.3) ? { perDay: random.between(1, 5) } : {})
    const notes = [await upload(own), await upload(own)]
    const scripts: Script[] = Array.from({ length: 12 }, () =>
      random.pick<Script>([
        { kind: 'words', text: 'When do you open?' },
        { kind: 'words', text: 'When do you open?', seconds: 120 },
        { kind: 'status', status: 503 },
        { kind: 'nonsense' },
        { kind: 'cut' },
      ]),
    )
    fixture.provider.script(...scripts)
    let crashes = random.below(3)
    replaceFiles({
      ...fixture.region.files,
      put: async (key, ...rest) => {
        if (key.endsWith('.txt') && crashes-- > 0) throw new Problem('unavailable', 'The bucket is away.')
        await fixture.region.files.put(key, ...rest)
      },
    })
    const undo = failing(() => (random.chance(0.2) ? random.pick<Failure>(['lost', 'unsent', 'hidden']) : undefined))
    const before = charges().length
    for (let round = 1; round <= 3; round++)
      await Promise.all(
        Array.from({ length: random.between(1, 3) }, () =>
          send(own, random.chance(0.5) ? notes : [random.pick(notes)], `client-${own.agentId}-${random.below(3)}`),
        ),
      )
    undo()
    replaceFiles(fixture.region.files)
    const charged = charges().length - before
    const marks = rows('transcribed-note').filter(({ conversationId }) => conversationId === own.conversationId)
    expect([seed, charged <= notes.length, charged === marks.length]).toEqual([seed, true, true])
  }
  expect(bookFaults()).toEqual([])
})
