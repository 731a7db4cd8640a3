import { describe, expect, test } from 'vitest'
import { replaceFiles } from '#lib/files'
import { transcriptionPrice } from '#shared/billing/transcription-price'
import type { Script } from '#test/support/providers/transcription-stand-in'
import { chargedNotes, OF_VISITOR, PRICE, type Started } from './charged-notes.ts'

const { fixture, start, begin, upload, send, textsOf, charges, leaveWith, failing, bookFaults } = chargedNotes()

test('a voice note of two minutes is not returned when its settlement is repeated after an answer that never came', async () => {
  const own = await start()
  fixture.provider.script({ kind: 'words', text: 'When do you open?', seconds: 120 })
  const note = await upload(own)
  let settlements = 0
  const undo = failing((_, input) => {
    if (!input.includes('transcribed-note')) return undefined
    settlements++
    return 'hidden'
  })
  await send(own, [note])
  undo()
  expect(settlements).toBe(2)
  expect([charges(), await textsOf(own)]).toEqual([[transcriptionPrice('nova-2', 120)], ['When do you open?']])
  expect(bookFaults()).toEqual([])
})

test('a voice note whose payment gets no answer is paid once, whether it had arrived or not', async () => {
  for (const failure of ['lost', 'unsent'] as const) {
    const own = await start()
    const note = await upload(own)
    const before = charges().length
    // the request, its three repetitions, and no more
    const undo = failing((count) => (count <= 4 ? failure : undefined))
    const { status } = await send(own, [note])
    undo()
    expect([status, charges().slice(before), await textsOf(own)]).toEqual([200, [PRICE], ['When do you open?']])
    expect(bookFaults()).toEqual([])
  }
})

describe('a conversation that is erased while its voice note is transcribed', () => {
  const erase = ({ token, ...own }: Started) => fixture.region.invoke(`DELETE ${OF_VISITOR}`, own, { token })
  const left = ({ conversationId }: Started) => [
    fixture.region.rows().filter(({ pk }) => pk === `CONV#${conversationId}`),
    fixture.region.files.keys().filter((key) => key.includes(conversationId) && key.endsWith('.txt')),
  ]

  test.each([
    ['less than its most', 7.1, PRICE],
    ['all of its most', 120, transcriptionPrice('nova-2', 120)],
  ])('gets neither mark nor transcript of a note that costs %s', async (_, seconds, price) => {
    const own = await start()
    const erased = async () => void (await erase(own))
    fixture.provider.script({ kind: 'words', text: 'When do you open?', seconds, first: erased })
    await send(own, [await upload(own)])
    expect(left(own)).toEqual([[], []])
    expect(charges()).toEqual([price])
    expect(bookFaults()).toEqual([])
  })

  test('gets no transcript either when it is erased after the note of a repeated message was charged', async () => {
    const own = await start()
    const note = await upload(own)
    const failed: Script = { kind: 'status', status: 503 }
    fixture.provider.script(failed, failed, { kind: 'words', text: 'When do you open?' })
    await send(own, [note], 'client-erased')
    replaceFiles({
      ...fixture.region.files,
      put: async (key, ...rest) => {
        if (key.endsWith('.txt')) await erase(own)
        await fixture.region.files.put(key, ...rest)
      },
    })
    await send(own, [note], 'client-erased')
    expect([fixture.provider.requests.length, charges()]).toEqual([3, [PRICE]])
    expect(left(own)).toEqual([[], []])
  })
})

describe('a payer without enough credits', () => {
  test('gets the message stored and answered, and the transcriber is not called', async () => {
    const own = await start()
    await leaveWith(transcriptionPrice('nova-2', 120) - 1)
    const received = await send(own, [await upload(own)])
    expect(received.events.at(-1)).toMatchObject({ type: 'state', continue: true })
    expect([fixture.provider.requests, charges(), await textsOf(own)]).toEqual([[], [], ['']])
  })

  test('has paid before the transcriber works, so that an account emptied during the work leaves no note unpaid', async () => {
    const own = await start()
    fixture.provider.script({ kind: 'words', text: 'When do you open?', first: () => leaveWith(1) })
    await send(own, [await upload(own)])
    expect([fixture.provider.requests.length, charges(), await textsOf(own)]).toEqual([
      1,
      [PRICE],
      ['When do you open?'],
    ])
    expect(bookFaults()).toEqual([])
  })

  test('has no more notes transcribed in ten conversations at once than its credits pay for', async () => {
    const first = await start()
    const all = [first]
    while (all.length < 10) all.push({ agentId: first.agentId, ...(await begin(first.agentId)) })
    const notes = await Promise.all(all.map(async (own) => ({ own, note: await upload(own) })))
    const most = transcriptionPrice('nova-2', 120)
    await leaveWith(most + 1)
    // while the transcriber works on one note there is nothing left for another
    fixture.provider.script({ kind: 'words', text: 'When do you open?', first: () => leaveWith(0) })
    await Promise.all(notes.map(({ own, note }) => send(own, [note])))
    expect([fixture.provider.requests.length, charges()]).toEqual([1, [PRICE]])
    expect(bookFaults()).toEqual([])
  })
})
