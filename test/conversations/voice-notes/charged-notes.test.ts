import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CreditsUsed } from '#events/billing/events'
import { ReplyCommitted } from '#events/conversations/events'
import { ledger } from '#functions/billing/ledger/store'
import { accounts } from '#functions/billing/store'
import { handler as countCharge } from '#functions/billing/usage/count-charge'
import { handler as countReply } from '#functions/billing/usage/count-reply'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { replaceFiles } from '#lib/files'
import { replaceSecrets } from '#lib/secrets'
import { replaceWorld, world } from '#lib/world'
import { transcriptionPrice } from '#shared/billing/transcription-price'
import { Problem } from '#shared/problems'
import { bookFaultsIn } from '#test/support/database/books-in'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type Script, transcriptionStandIn } from '#test/support/providers/transcription-stand-in'
import { recordedVoice } from '#test/support/samples/recorded-voice'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { seededRandom } from '#test/support/worlds/seeded-random'

const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const SEND = `POST ${OF_VISITOR}/messages` as const
const platform = { tokenKeys: ['0123456789abcdef0123456789abcdef'], originSecret: 'the-edge-of-these-tests' }
/** The length that the fake provider reports: 7.1 s of `nova-2` are eight started seconds. */
const PRICE = 573
const GUARDS = {
  perConversation: 0,
  perVisitorPerDay: 0,
  perDay: 0,
  turnsPerConversation: 0,
  alertAt: [],
  isStopped: false,
}

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let provider: Awaited<ReturnType<typeof transcriptionStandIn>>
let serial = 0
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())
beforeEach(async () => {
  owner = await region.newPerson()
  provider = await transcriptionStandIn()
  replaceSecrets({ ...platform, deepgramApiKey: 'dg-stand-in', deepgramBaseUrl: provider.origin })
})
afterEach(async () => {
  replaceFiles(region.files)
  replaceSecrets(platform)
  await provider.stop()
})

interface Started {
  readonly agentId: string
  readonly conversationId: string
  readonly token: string
}
const start = async (spendGuards: Partial<typeof GUARDS> = {}): Promise<Started> => {
  const agentId = `charged-agent-${++serial}`
  const security = { allowedOrigins: [], spendGuards: { ...GUARDS, ...spendGuards } }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Voice', security }, { token: owner.token })
  await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  return { agentId, ...(await begin(agentId)) }
}
const begin = async (agentId: string) => {
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  return { conversationId: body.conversationId as string, token: body.token as string }
}
const upload = async ({ token, ...own }: Started) => {
  const asked = { ...own, name: 'voice-note.webm', bytes: recordedVoice.webm.length }
  const { body } = await region.invoke(`POST ${OF_VISITOR}/attachments`, asked, { token })
  await region.files.put(new URL(body.url).pathname.slice(1), recordedVoice.webm)
  return { id: body.attachmentId as string, name: 'voice-note.webm', seconds: 7 }
}
const send = (
  { token, ...own }: Started,
  attachments: readonly object[],
  clientId = `client-${3e6 + ++serial}`,
  text = '',
): ReturnType<typeof invokeStream> => invokeStream(SEND, { ...own, clientId, text, attachments }, { token })
const textsOf = async ({ token, ...own }: Started): Promise<string[]> => {
  const { body } = await region.invoke(`GET ${OF_VISITOR}/messages`, own, { token })
  return body.messages
    .filter(({ role }: { role: string }) => role === 'visitor')
    .map(({ text }: { text: string }) => text)
}
const rows = (kind: string) => region.rows().filter((row) => row.kind === kind)
/** Of the owner's voice notes: what each cost, which is what was taken less what came back. One that came back whole cost nothing. */
const charges = (): number[] => {
  const costs = new Map<string, number>()
  for (const { owner: of, reason, id, from, milliCredits } of rows('ledger-entry')) {
    if (of !== `WS#${owner.uid}` || reason !== 'voice-note') continue
    const line = String(id).slice(0, 26)
    costs.set(line, (costs.get(line) ?? 0) + (from === 'usage' ? -1 : 1) * Number(milliCredits))
  }
  return [...costs.values()].filter((cost) => cost !== 0)
}
const balance = async () =>
  (await accounts.get({ kind: 'workspace', id: owner.uid }, { consistent: true }))?.balance ?? 0
/** Sets an account's balance; the difference is booked as usage, so that the ledger stays consistent. */
const leaveWith = async (milliCredits: number) => {
  const before = await balance()
  const own = `WS#${owner.uid}`
  const spent = { from: own, to: 'usage', milliCredits: before - milliCredits, reason: 'turn' as const }
  const outcome = await attempt([
    accounts.changing({ kind: 'workspace', id: owner.uid }, { add: { balance: milliCredits - before } }),
    ledger.creating({ owner: own, id: `spent-${++serial}`, at: 1, ...spent }),
  ])
  expect(outcome.committed).toBe(true)
}
type Failure = 'lost' | 'unsent' | 'hidden'
/**
 * Makes transactions fail in which a voice note is paid or settled: `lost` has taken effect and no answer comes, `unsent` has
 * not, `hidden` has, and the answer is that of a repetition by the database's client, which met another transaction.
 */
const failing = (failureOf: (count: number, input: string) => Failure | undefined) => {
  const real = world().database
  let count = 0
  return replaceWorld({
    sleep: async () => undefined,
    database: async (command) => {
      const input = JSON.stringify(command.input)
      const isOfNote = command.constructor.name === 'TransactWriteCommand' && input.includes('"voice-note"')
      const failure = isOfNote ? failureOf(++count, input) : undefined
      if (failure !== 'unsent') {
        const answer = await real(command)
        if (failure === undefined) return answer
      }
      if (failure !== 'hidden') throw Object.assign(new Error('no answer'), { code: 'ECONNRESET' })
      const CancellationReasons = [{ Code: 'TransactionConflict' }, { Code: 'None' }]
      throw Object.assign(new Error('conflict'), { CancellationReasons })
    },
  })
}
const bookFaults = (): string[] => bookFaultsIn(region.rows(), `WS#${owner.uid}`)

describe('a transcribed voice note', () => {
  test('costs its started seconds at the model’s price, in ledger entries that name the conversation', async () => {
    const own = await start()
    await send(own, [await upload(own)])
    expect(transcriptionPrice('nova-2', 7.1)).toBe(PRICE)
    const { body } = await region.invoke(
      'GET /v2/workspaces/{workspaceId}/credits',
      { workspaceId: owner.uid },
      { token: owner.token },
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
    for (const event of region.events()) {
      if (event.type === ReplyCommitted.type) await deliver(countReply, event)
      if (event.type === CreditsUsed.type) await deliver(countCharge, event)
    }
    const used = rows('usage').filter((row) => row.owner === `WS#${owner.uid}`)
    expect(used.map(({ reason, turns, milliCredits }) => [reason, turns, milliCredits]).toSorted()).toEqual([
      ['turn', 1, 1000],
      ['voice-note', 0, PRICE],
    ])
    const { agentId, conversationId } = own
    const { body } = await region.invoke(
      'GET /v2/agents/{agentId}/conversations/{conversationId}',
      { agentId, conversationId },
      { token: owner.token },
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
      provider.script(script)
      const own = await start()
      await send(own, [await upload(own)])
      expect([charges(), await textsOf(own)]).toEqual([[], ['']])
    },
  )

  test('is charged before its transcript is stored, and not again by the retry after a crash between the two', async () => {
    const own = await start()
    const note = await upload(own)
    replaceFiles({
      ...region.files,
      put: async (key, ...rest) => {
        if (key.endsWith('.txt')) throw new Problem('unavailable', 'The bucket is away.')
        await region.files.put(key, ...rest)
      },
    })
    expect((await send(own, [note], 'client-crashed')).status).toBe(503)
    expect(charges()).toHaveLength(1)
    replaceFiles(region.files)
    await send(own, [note], 'client-crashed')
    expect([charges().length, await textsOf(own)]).toEqual([1, ['When do you open?']])
  })
})

test('the trace shows the cost of a question’s voice notes apart from the cost of its reply', async () => {
  const { agentId } = await start()
  const { token } = owner
  const AT = '/v2/agents/{agentId}/test-conversations' as const
  const { conversationId } = (await region.invoke(`POST ${AT}`, { agentId }, { token })).body
  const asked = { agentId, conversationId, name: 'voice-note.webm', bytes: recordedVoice.webm.length }
  const { body } = await region.invoke(`POST ${AT}/{conversationId}/attachments`, asked, { token })
  await region.files.put(new URL(body.url).pathname.slice(1), recordedVoice.webm)
  const attachments = [{ id: body.attachmentId, name: 'voice-note.webm' }]
  const sent = { agentId, conversationId, clientId: 'client-in-a-test', text: '', attachments }
  const { events } = await invokeStream(`POST ${AT}/{conversationId}/messages`, sent, { token })
  expect(events.find(({ type }) => type === 'trace')?.trace).toMatchObject({ credits: 1, voiceNoteCredits: 0.573 })
})

test('a voice note of two minutes is not returned when its settlement is repeated after an answer that never came', async () => {
  const own = await start()
  provider.script({ kind: 'words', text: 'When do you open?', seconds: 120 })
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
  const erase = ({ token, ...own }: Started) => region.invoke(`DELETE ${OF_VISITOR}`, own, { token })
  const left = ({ conversationId }: Started) => [
    region.rows().filter(({ pk }) => pk === `CONV#${conversationId}`),
    region.files.keys().filter((key) => key.includes(conversationId) && key.endsWith('.txt')),
  ]

  test.each([
    ['less than its most', 7.1, PRICE],
    ['all of its most', 120, transcriptionPrice('nova-2', 120)],
  ])('gets neither mark nor transcript of a note that costs %s', async (_, seconds, price) => {
    const own = await start()
    const erased = async () => void (await erase(own))
    provider.script({ kind: 'words', text: 'When do you open?', seconds, first: erased })
    await send(own, [await upload(own)])
    expect(left(own)).toEqual([[], []])
    expect(charges()).toEqual([price])
    expect(bookFaults()).toEqual([])
  })

  test('gets no transcript either when it is erased after the note of a repeated message was charged', async () => {
    const own = await start()
    const note = await upload(own)
    const failed: Script = { kind: 'status', status: 503 }
    provider.script(failed, failed, { kind: 'words', text: 'When do you open?' })
    await send(own, [note], 'client-erased')
    replaceFiles({
      ...region.files,
      put: async (key, ...rest) => {
        if (key.endsWith('.txt')) await erase(own)
        await region.files.put(key, ...rest)
      },
    })
    await send(own, [note], 'client-erased')
    expect([provider.requests.length, charges()]).toEqual([3, [PRICE]])
    expect(left(own)).toEqual([[], []])
  })
})

describe('a payer without enough credits', () => {
  test('gets the message stored and answered, and the transcriber is not called', async () => {
    const own = await start()
    await leaveWith(transcriptionPrice('nova-2', 120) - 1)
    const received = await send(own, [await upload(own)])
    expect(received.events.at(-1)).toMatchObject({ type: 'state', continue: true })
    expect([provider.requests, charges(), await textsOf(own)]).toEqual([[], [], ['']])
  })

  test('has paid before the transcriber works, so that an account emptied meanwhile leaves no note unpaid', async () => {
    const own = await start()
    provider.script({ kind: 'words', text: 'When do you open?', first: () => leaveWith(1) })
    await send(own, [await upload(own)])
    expect([provider.requests.length, charges(), await textsOf(own)]).toEqual([1, [PRICE], ['When do you open?']])
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
    provider.script({ kind: 'words', text: 'When do you open?', first: () => leaveWith(0) })
    await Promise.all(notes.map(({ own, note }) => send(own, [note])))
    expect([provider.requests.length, charges()]).toEqual([1, [PRICE]])
    expect(bookFaults()).toEqual([])
  })
})

describe('spend guards', () => {
  test.each(['perConversation', 'perVisitorPerDay', 'perDay'] as const)('a voice note counts for %s', async (guard) => {
    const own = await start({ [guard]: 1 })
    // a turn costs 1 credit: with the voice note, the first message exceeds the cap
    await send(own, [await upload(own)])
    expect(charges()).toHaveLength(1)
    const later = guard === 'perConversation' ? own : { agentId: own.agentId, ...(await begin(own.agentId)) }
    await send(later, [await upload(later)])
    expect([provider.requests.length, charges().length]).toEqual([1, 1])
    const spent = region.rows().filter(({ pk }) => String(pk).startsWith('SPEND#') && String(pk).includes(own.agentId))
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
    expect([provider.requests, charges(), refusals(own)]).toEqual([[], [], [1]])
    expect(region.files.keys().filter((key) => key.includes(own.conversationId) && key.includes('kept'))).toEqual([])
  })

  test('is not refused when its message was stored before', async () => {
    const own = await start({ turnsPerConversation: 1 })
    const note = await upload(own)
    await send(own, [note], 'client-again-full')
    const repeated = await send(own, [note], 'client-again-full')
    expect([repeated.status, refusals(own)]).toEqual([200, []])
  })
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
    provider.script(...scripts)
    let crashes = random.below(3)
    replaceFiles({
      ...region.files,
      put: async (key, ...rest) => {
        if (key.endsWith('.txt') && crashes-- > 0) throw new Problem('unavailable', 'The bucket is away.')
        await region.files.put(key, ...rest)
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
    replaceFiles(region.files)
    const charged = charges().length - before
    const marks = rows('transcribed-note').filter(({ conversationId }) => conversationId === own.conversationId)
    expect([seed, charged <= notes.length, charged === marks.length]).toEqual([seed, true, true])
  }
  expect(bookFaults()).toEqual([])
})
