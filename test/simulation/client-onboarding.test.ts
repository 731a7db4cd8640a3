import { expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { clearIndexCache } from '#features/knowledge'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import { replaceWorld } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { choice } from '#test/support/sweeps/chosen-cells'
import { clientWizardWorld } from '#test/support/worlds/region-fixtures/client-wizard-world'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'
import { crashes } from './crashes.ts'
import { type Crash, crashingFlows } from './crashing-flows.ts'

const team = teamFixture()
let runs = 0

const forget = () => {
  clearIndexCache()
  clearLiveAgentCache()
}

/** A minute later the sweeper has published the events that a dead function left in the outbox. */
const sweep = async () => {
  if (!team.fixture.region.rows().some(({ kind }) => kind === 'outbox')) return
  const restore = replaceWorld({ now: () => Date.now() + 60_000 })
  await sweepOutbox({}, lambdaContext())
  restore()
}

/** A client's agent is created while a function dies, and they leave: at once, or when it stands. */
const run = async (isLeaving: boolean, crash?: Crash) => {
  forget()
  const { region } = team.fixture
  const it = await clientWizardWorld(team, `c${++runs}`)
  const ana = await it.signUp('ana@bakery.example')
  it.state.deliveries = 2
  const flows = crashingFlows({ files: region.files, state: it.state, only: 'onboarding/create-agent', forget }, crash)
  it.state.meanwhile = sweep
  await ana.create()
  if (isLeaving) await ana.complete()
  await it.settle()
  flows.stop()
  await sweep()
  await it.settle()
  await ana.complete()
  await it.settle()
  const [agent, ...others] = region
    .rows()
    .filter(({ kind, ownerID, ID }) => kind === 'agent' && ownerID === it.portal.uid && !String(ID).includes('-agent-'))
  const { agents, organisation } = await ana.me()
  const widgets = region.rows().find(({ pk, sk }) => pk === `ORG#${organisation.ID}` && sk === 'META')?.widgetIDs
  const state = {
    others: others.length,
    title: agent?.title,
    seen: agents.map(({ id }: { id: string }) => id === agent?.ID),
    organisation: widgets instanceof Set ? widgets.size : 0,
    isLeft: region.rows().some(({ pk, sk }) => pk === `CLI#${ana.ID}` && sk === 'ONBOARDING'),
    outbox: region.rows().filter(({ kind }) => kind === 'outbox').length,
  }
  it.stop()
  return { calls: flows.calls(), state }
}

test.each([
  ['at the end', false],
  ['meanwhile', true],
])(
  `a client who leaves %s has one agent, which their organisation has, wherever a function dies (${choice})`,
  async (_, isLeaving) => {
    const whole = await run(isLeaving)
    expect(whole.calls).toBeGreaterThan(5)
    expect(whole.state).toEqual({
      others: 0,
      title: 'Bakery Ana',
      seen: [true],
      organisation: 1,
      isLeft: false,
      outbox: 0,
    })
    for (const crash of crashes(whole.calls)) {
      const crashed = await run(isLeaving, crash)
      expect({ ...crash, ...crashed.state }).toEqual({ ...crash, ...whole.state })
    }
  },
  480_000,
)
