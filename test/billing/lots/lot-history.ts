import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { accountKey } from '#functions/billing/account-key'
import { entering } from '#functions/billing/ledger/entering'
import { ledger } from '#functions/billing/ledger/store'
import { handler as sweepLots } from '#functions/billing/lots/sweep-lots'
import { waitLot } from '#functions/billing/lots/wait-lot'
import { charging } from '#functions/billing/paying/charging'
import { feed } from '#functions/billing/paying/feed'
import { listedShards } from '#functions/billing/paying/listed-shards'
import type { Held } from '#functions/billing/paying/money-step'
import { paying } from '#functions/billing/paying/paying'
import { prepaying } from '#functions/billing/paying/prepaying'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { accounts } from '#functions/billing/store'
import { TransactionCanceledException } from '#infra/local/database/engine/commands/transaction-canceled-exception'
import type { Item } from '#infra/local/database/engine/expressions'
import { attempt } from '#lib/database/commit'
import { absent, present } from '#lib/database/condition'
import { entity } from '#lib/database/entity'
import { ulid } from '#lib/ids'
import { replaceWorld } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { externalCalls } from '#test/simulation/turns/external-calls'
import { createSimulation, MINUTE, START } from '#test/simulation/turns/simulation'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { lotReference } from './lot-reference.ts'

const TABLE = 'lots'
const SPAN = 8 * MINUTE
const payer: Payer = { kind: 'workspace', id: 'w' }
const credits = creditsOf(payer)
const readAccount = new GetCommand({ TableName: TABLE, Key: accountKey(payer), ConsistentRead: true })

/** A turn's hold, as a conversation's head has it: what ends it removes it, and nothing opens it twice. */
const turns = entity<{ id: string; held?: Held | undefined }, { id: string }>({
  name: 'turn',
  parse: (item) => item as { id: string; held?: Held },
  key: ({ id }) => ({ pk: `CONV#${id}`, sk: 'HEAD' }),
})

/**
 * One payer's history, of the real verbs between which any other may come: turns, charges, prepaid calls, purchases, claw-backs,
 * grants that are delivered several times, shards that are fed and come home, and the sweeper of lots, while a share of all calls
 * fails, stalls, or kills its worker. Returns what the lots did wrong by the reference, and how many began.
 */
export const lotHistory = async (
  seed: number,
): Promise<{ readonly faults: readonly string[]; readonly begun: number }> => {
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu', LOG_LEVEL: 'silent' })
  const simulation = createSimulation(seed)
  const { random, scheduler, database } = simulation
  const reference = lotReference({
    items: () => database.items(TABLE),
    account: () => (database.execute(readAccount) as { Item?: Item }).Item,
    now: scheduler.now,
  })
  const call = externalCalls(simulation, 0.04)
  const undo = replaceWorld({
    now: scheduler.now,
    randomBytes: random.bytes,
    sleep: scheduler.sleep,
    publish: async () => [],
    database: (command) => {
      const worker = scheduler.current()
      const execute = () => reference.follow(worker, command, () => database.execute(command))
      const isTransaction = command.constructor.name === 'TransactWriteCommand'
      return call(execute, isTransaction ? () => conflictOf(command.input as { TransactItems: unknown[] }) : undefined)
    },
  })
  const shards = random.pick([0, 2, 4])
  const hint = { payer, shards: { payer: shards, day: 0 } }
  const most = random.pick([20, 60])

  const start = (name: string, at: number, work: () => Promise<unknown>) =>
    void scheduler.start(name, at, async () => void (await work().catch(() => undefined)))
  const anyTime = () => START + random.below(SPAN)

  const turn = async (id: string) => {
    const now = scheduler.now()
    const open = { payer, milliCredits: random.between(1, most), guards: [] }
    const paid = await paying({ now, hint, open }, (money) => [
      turns.creating({ id, held: money.held }),
      ...money.writes,
    ])
    if (!paid.committed) return
    await scheduler.sleep(random.below(random.pick([500, 90_000])))
    await settle(id, random.below(open.milliCredits + 1))
  }
  const settle = async (id: string, milliCredits: number) => {
    const found = await turns.get({ id }, { consistent: true })
    if (!found?.held) return
    const use = { id: `use-${id}`, milliCredits, reason: 'turn', agentId: 'a' } as const
    await paying({ now: scheduler.now(), hint, close: { held: found.held, use } }, ({ writes }) => [
      turns.changing({ id }, { remove: ['held'] }, { held: present }),
      ...writes,
    ])
  }
  const chargeOf = (milliCredits: number, reason: 'crawl' | 'voice-note') =>
    ({ payer, milliCredits, reason, workspaceId: 'w', agentId: 'a', now: scheduler.now() }) as const
  const charge = () => paying(charging(chargeOf(random.between(1, 400), 'crawl')).step, ({ writes }) => writes)
  const prepay = async () => {
    const prepaid = prepaying(chargeOf(random.between(1, 60), 'voice-note'))
    if (!(await paying(prepaid.step, ({ writes }) => writes)).committed) return
    await scheduler.sleep(random.below(5_000))
    const { step, writes } = prepaid.settling(random.below(60), scheduler.now())
    await paying(step, (money) => [...money.writes, ...writes])
  }
  const purchase = (milliCredits: number) =>
    attempt(entering({ payer, id: ulid(), from: 'stripe_in', milliCredits, reason: 'purchase', now: scheduler.now() }))
  /** As a refund will: below zero only where no shard is listed. */
  const clawBack = async (milliCredits: number) => {
    const now = scheduler.now()
    const id = ulid(now)
    await recall(credits, await listed(), Number.POSITIVE_INFINITY)
    await attempt([
      accounts.changing(
        payer,
        { add: { balance: -milliCredits, used: milliCredits } },
        { balance: present, shards: absent },
      ),
      ledger.creating({ owner: 'WS#w', id, at: now, from: 'WS#w', to: 'usage', milliCredits, reason: 'refund' }),
    ])
  }
  const listed = async () => listedShards((await accounts.get(payer, { consistent: true })) ?? {})

  try {
    start('setup', START, () => purchase(random.between(1, random.pick([300, 3000]))))
    await scheduler.run(1_000)
    simulation.isQuiet = false
    for (let at = random.between(4, 14); at > 0; at--) start('turn', anyTime(), () => turn(`${at}`))
    for (let at = random.below(4); at > 0; at--) start('charge', anyTime(), charge)
    if (random.chance(0.3)) start('prepay', anyTime(), prepay)
    if (random.chance(0.5)) start('purchase', anyTime(), () => purchase(random.between(1, 1500)))
    if (random.chance(0.2)) start('claw back', anyTime(), () => clawBack(random.between(1, 900)))
    const grants = Array.from({ length: random.between(1, 3) }, () => {
      const at = START + random.below(SPAN / 2)
      return {
        at,
        grant: { payer, id: ulid(at), milliCredits: random.between(1, 1500), endsAt: at + random.below(SPAN / 2) },
      }
    })
    for (const { at, grant } of grants)
      for (let copies = random.between(1, 3); copies > 0; copies--)
        start('grant', at + random.below(2) * random.below(MINUTE), () => waitLot(grant))
    for (let at = random.below(4); at > 0; at--)
      start('recall', anyTime(), async () =>
        recall(credits, await listed(), random.pick([300, Number.POSITIVE_INFINITY])),
      )
    if (shards > 0)
      for (let at = random.below(4); at > 0; at--)
        start('feed', anyTime(), () =>
          feed(credits, random.below(shards), { hold: random.between(1, most), cap: undefined, now: scheduler.now() }),
        )
    const sweep = () => sweepLots({}, lambdaContext())
    for (let at = 1; at <= 10; at++) start('sweep', START + at * MINUTE - random.below(MINUTE), sweep)
    start('the faults end', START + SPAN, async () => {
      simulation.isQuiet = true
    })
    await scheduler.run(20_000)
    start('last deliveries', scheduler.now(), async () => {
      for (const { grant } of grants) await waitLot(grant)
      for (const { kind, pk } of database.items(TABLE)) if (kind === 'turn') await settle(String(pk).slice(5), 0)
    })
    await scheduler.run(20_000)
    for (let at = 1; at <= 8; at++) start('sweep', scheduler.now() + at * 2 * MINUTE, sweep)
    await scheduler.run(20_000)
    const faults = [...reference.atEnd()]
    if (reference.begun !== grants.length) faults.push(`${reference.begun} of ${grants.length} lots began`)
    return { faults, begun: reference.begun }
  } finally {
    undo()
  }
}

const conflictOf = ({ TransactItems }: { readonly TransactItems: readonly unknown[] }) =>
  new TransactionCanceledException(TransactItems.map((_, at) => ({ Code: at === 0 ? 'TransactionConflict' : 'None' })))
