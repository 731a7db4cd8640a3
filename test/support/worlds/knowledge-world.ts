import type { FlowName } from '#events/flows'
import { subscriptions } from '#events/subscriptions'
import { clearIndexCache, retrieve } from '#features/knowledge'
import { replaceStartFlow } from '#lib/events/start-flow'
import { replaceFiles } from '#lib/files'
import type { Source } from '#shared/knowledge/schema'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { handlerOf } from '#test/support/handlers/handler-of'
import type { TestRegion } from '#test/support/handlers/start-region'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import type { Person } from '#test/support/providers/start-user-pool'
import { type AroundStep, runFlow } from './run-flow.ts'

/** The features whose consumers take part; the others' effects are tested with them. */
const delivered = new Set(['crawls', 'gaps', 'knowledge'])

const featureOf = (name: string): string => name.slice(0, name.indexOf('/'))

/**
 * An agent in a region, with a bucket in memory and the knowledge feature's consumers and flow. Events wait until a test
 * says `settle()`; `deliver` says how often each is delivered.
 */
export const knowledgeWorld = async (region: TestRegion, about: Partial<Person> = {}) => {
  const files = inMemoryFiles()
  replaceFiles(files)
  const owner = await region.newPerson(about)
  const agentId = `agent-${crypto.randomUUID().slice(0, 8)}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const state = {
    run: runFlow,
    around: undefined as AroundStep | undefined,
    deliveries: 1,
    seen: region.events().length,
  }
  const waiting: { readonly name: string; readonly input: object }[] = []
  const started = new Set<string>()
  replaceStartFlow(async (flow, name, input) => {
    if (started.has(`${flow} ${name}`)) return
    started.add(`${flow} ${name}`)
    waiting.push({ name: flow, input })
  })

  const call = (key: Parameters<typeof region.invoke>[0], input: Readonly<Record<string, unknown>> = {}) =>
    region.invoke(key, { agentId, ...input }, { token: owner.token })

  /** Delivers what is on the bus and runs the flows that were started, until nothing happens any more. */
  const settle = async (): Promise<void> => {
    for (;;) {
      const events = region.events()
      const fresh = events.slice(state.seen)
      state.seen = events.length
      const flows = waiting.splice(0)
      if (fresh.length === 0 && flows.length === 0) return
      for (const event of fresh) {
        for (const [name, type] of Object.entries(subscriptions)) {
          if (!delivered.has(featureOf(name)) || type.type !== event.type) continue
          const handler = await handlerOf<Consumer>(name)
          for (let times = 0; times < state.deliveries; times++) await deliver(handler, event)
        }
      }
      await Promise.all(flows.map(({ name, input }) => state.run(name as FlowName, input, state.around)))
    }
  }

  const list = async (): Promise<Source[]> => (await call('GET /v2/agents/{agentId}/knowledge/sources')).body.sources
  return {
    region,
    files,
    owner,
    agentId,
    state,
    call,
    settle,
    list,
    add: (input: Readonly<Record<string, unknown>>) => call('POST /v2/agents/{agentId}/knowledge/sources', input),
    /** Adds a source, lets its import run, and answers the source as it is then. */
    import: async (input: Readonly<Record<string, unknown>>): Promise<Source> => {
      const { body } = await call('POST /v2/agents/{agentId}/knowledge/sources', input)
      await settle()
      const found = (await list()).find(({ id }) => id === body.source?.id)
      if (!found) throw new Error(`not added: ${JSON.stringify(body)}`)
      return found
    },
    again: async (sourceId: string): Promise<Source | undefined> => {
      await call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', { sourceId })
      await settle()
      return (await list()).find(({ id }) => id === sourceId)
    },
    ask: async (text: string, tags?: readonly string[]) => {
      clearIndexCache()
      return retrieve({ agentId, text, limit: 5, ...(tags ? { tags } : {}) })
    },
    stop: () => {
      replaceFiles(region.files)
      replaceStartFlow(undefined)
    },
  }
}

export type KnowledgeWorld = Awaited<ReturnType<typeof knowledgeWorld>>
