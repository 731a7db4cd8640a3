import { describe, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { chargedNotes, PRICE, type Started } from './charged-notes.ts'

const { fixture, start, begin, upload, send, rows, charges } = chargedNotes()

describe('spend guards', () => {
  test.each(['perConversation', 'perVisitorPerDay', 'perDay'] as const)('a voice note counts for %s', async (guard) => {
    const own = await start({ [guard]: 1 })
    // a turn costs 1 credit: with the voice note, the first message exceeds the cap
    await send(own, [await upload(own)])
    expect(charges()).toHaveLength(1)
    const later = guard === 'perConversation' ? own : { agentId: own.agentId, ...(await begin(own.agentId)) }
    await send(later, [await upload(later)])
    expect([fixture.provider.requests.length, charges().length]).toEqual([1, 1])
    const spent = fixture.region
      .rows()
      .filter(({ pk }) => String(pk).startsWith('SPEND#') && String(pk).includes(own.agentId))
    if (guard !== 'perConversation') expect(spent.map(({ milliCredits }) => milliCredits)).toEqual([1000 + PRICE])
  })
})

describe('a voice note that a limit refuses', () => {
  const refusals = ({ conversationId }: Started) =>
    rows('message')
      .filter((row) => row.conversationId === conversationId && row.notice === 'refused')
      .map(({ count }) => count)
  const withTeammate = { state: 'human-chatting', silence: 'human' } as const
  const flood = async (own: Started) => {
    await attempt([heads.changing(own, { set: withTeammate })])
    for (let n = 0; n < 30; n++) await send(own, [], `client-flood-${n}`, 'Hello')
  }

  test.each([
    [
      'in a paused conversation',
      429,
      async (own: Started) => attempt([heads.changing(own, { set: { pausedUntil: world().now() + 60_000 } })]),
    ],
    [
      'past the messages per conversation',
      403,
      async (own: Started) => attempt([heads.changing(own, { set: { inbound: 5 } })]),
    ],
    ['past the rate to a human agent', 429, flood],
  ] as const)('%s is neither transcribed nor charged, and the refusal is counted', async (_, status, fill) => {
    const own = await start({ turnsPerConversation: 5 })
    const note = await upload(own)
    await atFixedTime(async () => {
      await fill(own)
      expect((await send(own, [note], 'client-refused')).status).toBe(status)
    })
    expect([fixture.provider.requests, charges(), refusals(own)]).toEqual([[], [], [1]])
    expect(
      fixture.region.files.keys().filter((key) => key.includes(own.conversationId) && key.includes('kept')),
    ).toEqual([])
  })

  test('is not refused when its message was stored before', async () => {
    const own = await start({ turnsPerConversation: 1 })
    const note = await upload(own)
    await send(own, [note], 'client-again-full')
    const repeated = await send(own, [note], 'client-again-full')
    expect([repeated.status, refusals(own)]).toEqual([200, []])
  })
})
