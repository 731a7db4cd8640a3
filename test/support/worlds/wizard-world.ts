import { replaceStartFlow } from '#lib/events/start-flow'
import type { TestRegion } from '#test/support/handlers/start-region'
import { eventWork } from './event-work.ts'
import { type AroundStep, runFlow } from './run-flow.ts'

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
  const { started, takeFlows, hasFlows, deliverEvents } = eventWork(region, state)

  /** A flow that looks again and again, without its pauses, must let the others come to what it looks for. */
  const oneAtATime: AroundStep = async (name, work) => {
    await new Promise((resolve) => setImmediate(resolve))
    return state.around ? state.around(name, work) : work()
  }

  /** Lets everything that was started come to its end. */
  const settle = async (): Promise<void> => {
    const running = new Set<Promise<unknown>>()
    for (;;) {
      for (const { flow, input } of takeFlows()) {
        const run: Promise<unknown> = state.run(flow, input, oneAtATime).finally(() => running.delete(run))
        running.add(run)
      }
      if ((await deliverEvents()) || hasFlows()) continue
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
