import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { ledger } from '#functions/billing/ledger/store'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { replaceFiles } from '#lib/files'
import { replaceSecrets } from '#lib/secrets'
import { replaceWorld, world } from '#lib/world'
import { bookFaultsIn } from '#test/support/database/books-in'
import { connectProviders } from '#test/support/handlers/connect-providers'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { transcriptionStandIn } from '#test/support/providers/transcription-stand-in'
import { recordedVoice } from '#test/support/samples/recorded-voice'
import { spendGuards } from '#test/support/worlds/spend-guards'

export const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const SEND = `POST ${OF_VISITOR}/messages` as const
const platform = { tokenKeys: ['0123456789abcdef0123456789abcdef'], originSecret: 'the-edge-of-these-tests' }
/** The length that the fake provider reports: 7.1 s of `nova-2` are eight started seconds. */
export const PRICE = 573
export interface Started {
  readonly agentId: string
  readonly conversationId: string
  readonly token: string
}

export type Failure = 'lost' | 'unsent' | 'hidden'

interface Fixture {
  region: TestRegion
  owner: Awaited<ReturnType<TestRegion['newPerson']>>
  provider: Awaited<ReturnType<typeof transcriptionStandIn>>
}

/** Visitors who send voice notes to agents of a new owner in each test, and what that costs the owner. */
export const chargedNotes = () => {
  const fixture = {} as Fixture
  let serial = 0
  beforeAll(async () => {
    fixture.region = await startRegion()
    await connectProviders({ deepgramApiKey: 'dg-stand-in' })
  })
  afterAll(() => fixture.region.stop())
  beforeEach(async () => {
    fixture.owner = await fixture.region.newPerson()
    fixture.provider = await transcriptionStandIn()
    replaceSecrets({ ...platform, deepgramApiKey: 'dg-stand-in', deepgramBaseUrl: fixture.provider.origin })
  })
  afterEach(async () => {
    replaceFiles(fixture.region.files)
    replaceSecrets(platform)
    await fixture.provider.stop()
  })

  const start = async (guards: object = {}): Promise<Started> => {
    const agentId = `charged-agent-${++serial}`
    await fixture.region.invoke(
      'POST /v2/agents/{agentId}',
      { agentId, title: 'Voice', ...spendGuards(guards) },
      { token: fixture.owner.token },
    )
    await fixture.region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: fixture.owner.token })
    return { agentId, ...(await begin(agentId)) }
  }
  const begin = async (agentId: string) => {
    const { body } = await fixture.region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
    return { conversationId: body.conversationId as string, token: body.token as string }
  }
  const upload = async ({ token, ...own }: Started) => {
    const asked = { ...own, name: 'voice-note.webm', bytes: recordedVoice.webm.length }
    const { body } = await fixture.region.invoke(`POST ${OF_VISITOR}/attachments`, asked, { token })
    await fixture.region.files.put(new URL(body.url).pathname.slice(1), recordedVoice.webm)
    return { id: body.attachmentId as string, name: 'voice-note.webm', seconds: 7 }
  }
  const send = (
    { token, ...own }: Started,
    attachments: readonly object[],
    clientId = `client-${3e6 + ++serial}`,
    text = '',
  ): ReturnType<typeof invokeStream> => invokeStream(SEND, { ...own, clientId, text, attachments }, { token })
  const textsOf = async ({ token, ...own }: Started): Promise<string[]> => {
    const { body } = await fixture.region.invoke(`GET ${OF_VISITOR}/messages`, own, { token })
    return body.messages
      .filter(({ role }: { role: string }) => role === 'visitor')
      .map(({ text }: { text: string }) => text)
  }
  const rows = (kind: string) => fixture.region.rows().filter((row) => row.kind === kind)
  /** Of the owner's voice notes: what each cost, which is what was taken less what came back. One that came back whole cost nothing. */
  const charges = (): number[] => {
    const costs = new Map<string, number>()
    for (const { owner: of, reason, id, from, milliCredits } of rows('ledger-entry')) {
      if (of !== `WS#${fixture.owner.uid}` || reason !== 'voice-note') continue
      const line = String(id).slice(0, 26)
      costs.set(line, (costs.get(line) ?? 0) + (from === 'usage' ? -1 : 1) * Number(milliCredits))
    }
    return [...costs.values()].filter((cost) => cost !== 0)
  }
  const balance = async () =>
    (await accounts.get({ kind: 'workspace', id: fixture.owner.uid }, { consistent: true }))?.balance ?? 0
  /** Sets an account's balance; the difference is booked as usage, so that the ledger stays consistent. */
  const leaveWith = async (milliCredits: number) => {
    const before = await balance()
    const own = `WS#${fixture.owner.uid}`
    const spent = { from: own, to: 'usage', milliCredits: before - milliCredits, reason: 'turn' as const }
    const outcome = await attempt([
      accounts.changing({ kind: 'workspace', id: fixture.owner.uid }, { add: { balance: milliCredits - before } }),
      ledger.creating({ owner: own, id: `spent-${++serial}`, at: 1, ...spent }),
    ])
    expect(outcome.committed).toBe(true)
  }
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
  const bookFaults = (): string[] => bookFaultsIn(fixture.region.rows(), `WS#${fixture.owner.uid}`)
  return { fixture, start, begin, upload, send, textsOf, rows, charges, leaveWith, failing, bookFaults }
}
