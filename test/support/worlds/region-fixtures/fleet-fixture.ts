import { afterAll, beforeAll } from 'vitest'
import type { FlowName } from '#events/flows'
import { handler as rememberCopy } from '#functions/fleet/copies/remember-copy'
import { handler as startRound } from '#functions/fleet/rounds/start-round'
import { replaceStartFlow } from '#lib/events/start-flow'
import { replaceWorld } from '#lib/world'
import type { AgentSettings } from '#shared/agents/schema'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type AroundStep, runFlow } from '#test/support/worlds/run-flow'

type Input = Readonly<Record<string, unknown>>
type Settings = Partial<AgentSettings>

export interface FleetOwner {
  readonly token: string
  readonly uid: string
}

const fleet = '/v2/workspaces/{workspaceId}/fleet'

/** A region with an agency whose agents follow one another; its flows run when a test says so. */
export const fleetFixture = () => {
  const fixture = {} as { region: TestRegion }
  const clock = { now: Date.now() }
  let due: { readonly name: FlowName; readonly run: string; readonly input: object }[] = []
  const started = new Set<string>()
  let seen = 0
  let agents = 0

  beforeAll(async () => {
    fixture.region = await startRegion()
    replaceWorld({ now: () => clock.now })
    replaceStartFlow(async (name, run, input) => {
      if (started.has(run)) return
      started.add(run)
      due.push({ name, run, input })
    })
  })
  afterAll(() => fixture.region.stop())

  /** Delivers what happened since the last time to the fleet's consumers, each twice. */
  const settle = async () => {
    const events = fixture.region.events()
    for (const event of events.slice(seen))
      for (let times = 0; times < 2; times++) {
        if (event.type === 'agents.created') await deliver(rememberCopy, event)
        if (event.type === 'fleet.push-round-due') await deliver(startRound, event)
      }
    seen = events.length
  }

  /** Runs the rounds that are due, until a person or the clock is waited for. */
  const runRounds = async (around?: AroundStep) => {
    await settle()
    const rounds = due
    due = []
    for (const { name, input } of rounds) await runFlow(name, input, around)
    await settle()
  }

  const newOwner = async (): Promise<FleetOwner> => {
    const owner = await fixture.region.newPerson({ sub: crypto.randomUUID() })
    const { token, uid } = owner
    await fixture.region.invoke('POST /v2/workspaces/{workspaceId}/agency', { workspaceId: uid }, { token })
    return { token, uid }
  }

  const agentCall = async ({ token }: FleetOwner, key: Parameters<TestRegion['invoke']>[0], input: Input) => {
    const answer = await fixture.region.invoke(key, input, { token })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.data
  }
  const get = (owner: FleetOwner, agentId: string) => agentCall(owner, 'GET /v2/agents/{agentId}', { agentId })
  const save = (owner: FleetOwner, agentId: string, settings: Settings) =>
    agentCall(owner, 'POST /v2/agents/{agentId}', { agentId, ...settings })
  const publish = async (owner: FleetOwner, agentId: string, settings: Settings) => {
    await save(owner, agentId, settings)
    return agentCall(owner, 'POST /v2/agents/{agentId}/publish', { agentId })
  }
  const newAgent = async (owner: FleetOwner, settings: Settings = {}): Promise<string> => {
    const agentId = `fleet-agent-${String(++agents).padStart(4, '0')}`
    await agentCall(owner, 'POST /v2/agents/{agentId}', { agentId, title: agentId, ownerID: owner.uid, ...settings })
    return agentId
  }

  const call = (owner: FleetOwner, method: string, path: string, input: Input = {}) =>
    fixture.region.invoke(
      `${method} ${fleet}${path}` as Parameters<TestRegion['invoke']>[0],
      { workspaceId: owner.uid, ...input },
      { token: owner.token },
    )

  const makeCopies = async (owner: FleetOwner, sourceId: string, count: number): Promise<string[]> => {
    const copies = Array.from({ length: count }, () => {
      const agentId = `fleet-copy-${String(++agents).padStart(4, '0')}`
      return { agentId, title: agentId }
    })
    for (let from = 0; from < copies.length; from += 20) {
      const { status, body } = await call(owner, 'POST', '/sources/{sourceId}/copies', {
        sourceId,
        copies: copies.slice(from, from + 20),
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
    }
    return copies.map(({ agentId }) => agentId)
  }

  /** Starts a push of the live version to copies as they are now; each group is a stage. */
  const start = async (
    owner: FleetOwner,
    sourceId: string,
    groups: readonly (readonly string[])[],
    more: Input = {},
  ) => {
    const { liveVersion: version } = await get(owner, sourceId)
    const targets = []
    for (const [stage, agentIds] of groups.entries())
      for (const agentId of agentIds)
        targets.push({ agentId, stage, lastModified: (await get(owner, agentId)).lastModified })
    return call(owner, 'POST', '/pushes', { sourceId, version, stages: groups.map(() => ({})), targets, ...more })
  }

  /** A push with the states of its copies, by id. */
  const look = async (owner: FleetOwner, pushId: string) => {
    const { body } = await call(owner, 'GET', '/pushes/{pushId}', { pushId })
    const states = Object.fromEntries(
      (body.targets as { agentId: string; state: string }[]).map(({ agentId, state }) => [agentId, state]),
    )
    return { ...body.push, states, all: body.targets } as Record<string, unknown> & {
      state: string
      stage: number
      states: Record<string, string>
      all: Record<string, unknown>[]
    }
  }

  return {
    fixture,
    clock,
    settle,
    runRounds,
    newOwner,
    get,
    save,
    publish,
    newAgent,
    call,
    makeCopies,
    start,
    look,
    agentCall,
  }
}
