import { createInterface } from 'node:readline'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { prepareTurn } from '#functions/conversations/turn/prepare-turn'
import { resumeStream } from '#functions/conversations/turn/resume-stream'
import { replaceWorld, world } from '#lib/world'
import { newAgentDefaults } from '#shared/agents/defaults'
import { fakeModel, finish } from './chat-world.ts'

/**
 * One worker in a process of its own, on a database that others share: `say` speaks with a model that waits for a line on
 * stdin, `come-back` reconnects. Writes every event as a line. `aheadMs` sets its clock ahead, so that no test must wait.
 */
interface Task {
  readonly work: 'say' | 'come-back'
  readonly agentId: string
  readonly workspaceId: string
  readonly conversationId: string
  readonly aheadMs: number
}

const task = JSON.parse(process.argv[2] ?? '{}') as Task
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const write = (event: object) => void process.stdout.write(`${JSON.stringify(event)}\n`)
const { now } = world()
replaceWorld({ now: () => now() + task.aheadMs, publish: async () => [] })

const model = fakeModel(async function* () {
  yield { type: 'delta', text: 'Half ' }
  if (task.work === 'say') await lines.next()
  yield* finish(`and whole, by ${task.work}.`)
})
const { agentId, workspaceId, conversationId } = task
const ports = {
  agent: async () => ({
    agentId,
    workspaceId,
    version: 1,
    publishedAt: 0,
    settings: newAgentDefaults({ title: 'Test', agentPlatform: 'vg' }),
    payer: { kind: 'workspace' as const, id: workspaceId },
  }),
  retrieve: async () => [],
  answerThreshold: 0.5,
  tools: { describe: async () => [], run: async () => ({ ok: false as const, error: 'none' }) },
  selectModel: async () => ({ model, id: 'gpt-4o' }),
  judgeOffline: () => new Set<string>(),
  offerHandoff: () => [],
}
const where = { agentId, conversationId, visitor: 'v1', version: 'live' as const }
if (task.work === 'say') {
  const inbound = { channel: 'web' as const, providerId: 'client-0001', text: 'Hello' }
  await handleMessage({ ...where, inbound }, ports, { send: write })
} else {
  const turn = await prepareTurn(where, ports)
  if (turn) await resumeStream(turn, undefined, ports, { send: write }, () => write({ type: 'waiting' }))
}
process.exit(0)
