import type { FlowName } from '#events/flows'
import { subscriptions } from '#events/subscriptions'
import { replaceStartFlow } from '#lib/events/start-flow'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { handlerOf } from '#test/support/handlers/handler-of'
import type { TestRegion } from '#test/support/handlers/start-region'
import { type AroundStep, runFlow } from './run-flow.ts'

/** The features whose consumers take part; the others' effects are tested with them. */
const delivered = new Set(['crawls', 'gaps', 'knowledge'])

const featureOf = (name: string): string => name.slice(0, name.indexOf('/'))

type Answers = Readonly<Record<string, unknown>>

let attempts = 0

/** An owner with a workspace who uses the wizard; flows run while events are delivered, as in the cloud. */
export const wizardWorld = async (region: TestRegion) => {
  const owner = await region.newPerson()
  const state = {
    run: runFlow,
    around: undefined as AroundStep | undefined,
    deliveries: 1,
    seen: region.events().length,
    /** What schedules do while all others wait. */
    meanwhile: async () => {},
  }
  const started = new Map<string, { readonly flow: FlowName; readonly input: object }>()
  const waiting: { readonly flow: FlowName; readonly input: object }[] = []
  replaceStartFlow(async (flow, name, input) => {
    if (started.has(`${flow} ${name}`)) return
    started.set(`${flow} ${name}`, { flow, input })
    waiting.push({ flow, input })
  })

  const deliverAll = async (): Promise<boolean> => {
    const events = region.events()
    const fresh = events.slice(state.seen)
    state.seen = events.length
    for (const event of fresh) {
      for (const [name, type] of Object.entries(subscriptions)) {
        if (!delivered.has(featureOf(name)) || type.type !== event.type) continue
        const handler = await handlerOf<Consumer>(name)
        for (let times = 0; times < state.deliveries; times++) await deliver(handler, event)
      }
    }
    return fresh.length > 0
  }

  /** A flow that looks again and again, without its pauses, must let the others come to what it looks for. */
  const oneAtATime: AroundStep = async (name, work) => {
    await new Promise((resolve) => setImmediate(resolve))
    return state.around ? state.around(name, work) : work()
  }

  /** Lets everything that was started come to its end. */
  const settle = async (): Promise<void> => {
    const running = new Set<Promise<unknown>>()
    for (;;) {
      for (const { flow, input } of waiting.splice(0)) {
        const run: Promise<unknown> = state.run(flow, input, oneAtATime).finally(() => running.delete(run))
        running.add(run)
      }
      if ((await deliverAll()) || waiting.length > 0) continue
      if (running.size === 0) return
      await state.meanwhile()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  attempts += 1
  const attemptId = `attempt${String(attempts).padStart(20, '0')}`
  const company = { name: 'Given Name', description: 'Given description.', website: '' }
  const brandingChoices = { primaryColor: '#d9531e', themeMode: 'light', faviconApproved: true }
  const invoke = (key: Parameters<typeof region.invoke>[0], input: Answers) =>
    region.invoke(key, { attemptId, ...input }, { token: owner.token })
  return {
    region,
    owner,
    attemptId,
    state,
    /** Executions by flow and name. */
    started,
    settle,
    branding: (website: string, input: Answers = {}) =>
      invoke('POST /rpc/onboarding.getBrandingInfo', { company: { ...company, website }, ...input }),
    create: (website: string, input: Answers = {}) =>
      invoke('POST /rpc/onboarding.createPersonalizedAgent', {
        company: { ...company, website },
        brandingChoices,
        ...input,
      }),
    brandingChoices,
    stop: () => replaceStartFlow(undefined),
  }
}
