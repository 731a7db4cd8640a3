import { expect, onTestFinished, test, vi } from 'vitest'
import { accounts } from '#functions/billing/store'
import { type Head, heads, messages } from '#functions/conversations/store'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { owedAnswers } from '#functions/conversations/turn/lease/store'
import { attempt } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { conversationMessages } from '#shared/conversations/messages'
import { holdsIn } from '#test/support/database/holds-in'
import { choice, isWholeSweep } from '#test/support/sweeps/chosen-cells'
import { type ChatWorld, chatWorld, TABLE } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'

const POISON = 50
const DUE = isWholeSweep ? 10_000 : 500
const MINUTE = 60_000
const ANSWER_MS = 20

const idOf = (name: string, at: number) => `01${name}${String(at).padStart(14, '0')}`

/** A conversation whose worker died: its message is stored, its lease has expired, and its hold is open. */
const owe = async (chat: ChatWorld, template: Head, conversationId: string, agentId: string) => {
  const { payer } = chat.agent
  const at = chat.clock.now - 2 * MINUTE
  const held = { payer, milliCredits: 100, reserved: [] }
  const lease = { leaseToken: `token-${conversationId}`, leaseUntil: at + MINUTE, held }
  await attempt([
    heads.creating({ ...template, conversationId, agentId, inbound: 1, ...lease }),
    messages.creating({ conversationId, id: ulid(at), role: 'visitor', text: 'Anybody there?', at }),
    owedAnswers.putting({ conversationId, agentId, until: at + MINUTE }),
    accounts.changing(payer, { add: { balance: -100 } }),
  ])
}

test(`${POISON} answers that always fail and ${DUE} due ones (${choice}) leave nobody behind`, {
  timeout: 600_000,
}, async () => {
  // every failure is logged
  vi.stubEnv('LOG_LEVEL', 'silent')
  onTestFinished(() => void vi.unstubAllEnvs())
  const chat = await chatWorld({ balance: 1_000_000_000, settings: spendGuards({}) })
  onTestFinished(() => chat.undo())
  const ports = {
    ...chat.ports,
    agent: async (agentId: string) => {
      if (agentId !== chat.agent.agentId) throw new Error('this agent cannot be read')
      chat.clock.now += ANSWER_MS
      return chat.agent
    },
  }
  const template = await chat.head()
  if (!template) throw new Error('no conversation')
  const poisoned = Array.from({ length: POISON }, (_, at) => idOf('AAPOISON', at))
  const due = Array.from({ length: DUE }, (_, at) => idOf('DUE', at))
  // overdue for longest, and first in key order too
  for (const id of poisoned) await owe(chat, template, id, 'agent-poison-0001')
  chat.clock.now += 1
  for (const id of due) await owe(chat, template, id, chat.agent.agentId)

  const owed = () => chat.database.items(TABLE).filter(({ kind }) => kind === 'owed')
  const isWaiting = () => owed().some(({ agentId }) => agentId === chat.agent.agentId)
  for (let runs = 0; isWaiting(); runs++) {
    expect(runs, 'runs until all are answered').toBeLessThan(Math.ceil((DUE * ANSWER_MS) / 50_000))
    const startedAt = chat.clock.now
    await answerOverdue(ports)
    chat.clock.now = Math.max(chat.clock.now, startedAt + MINUTE)
  }
  for (let minute = 0; minute < 30 && owed().length > 0; minute++) {
    await answerOverdue(ports)
    chat.clock.now += MINUTE
  }

  const rows = chat.database.items(TABLE)
  expect([...holdsIn(rows), ...rows.filter(({ kind }) => kind === 'owed')]).toEqual([])
  const textsOf = Map.groupBy(
    rows.filter(({ kind, role }) => kind === 'message' && role === 'agent'),
    ({ conversationId }) => String(conversationId),
  )
  const repliesTo = (ids: readonly string[]) =>
    new Set(
      ids.map((id) =>
        textsOf
          .get(id)
          ?.map(({ text }) => text)
          .join(),
      ),
    )
  expect(repliesTo(due)).toEqual(new Set(['An answer.']))
  expect(repliesTo(poisoned)).toEqual(new Set([conversationMessages.apology]))
})

test('what one run has no time for is what has waited least', async () => {
  const chat = await chatWorld({ balance: 1_000_000_000, settings: spendGuards({}) })
  onTestFinished(() => chat.undo())
  const ports = {
    ...chat.ports,
    agent: async () => {
      chat.clock.now += 5000
      return chat.agent
    },
  }
  const template = await chat.head()
  if (!template) throw new Error('no conversation')
  // the last in key order has waited longest
  const oldestFirst = Array.from({ length: 40 }, (_, at) => idOf('DUE', 40 - at))
  for (const id of oldestFirst) {
    await owe(chat, template, id, chat.agent.agentId)
    chat.clock.now += 1
  }
  const { count } = await answerOverdue(ports)
  expect(count).toBeGreaterThanOrEqual(10)
  expect(count).toBeLessThan(40)
  const owed = chat.database.items(TABLE).flatMap((row) => (row.kind === 'owed' ? [String(row.sk)] : []))
  expect(owed.toSorted()).toEqual(oldestFirst.slice(count).toSorted())
})
