import { clearIndexCache, retrieve } from '#features/knowledge'
import { replaceStartFlow } from '#lib/events/start-flow'
import { replaceFiles } from '#lib/files'
import type { Source } from '#shared/knowledge/schema'
import type { TestRegion } from '#test/support/handlers/start-region'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import type { Person } from '#test/support/providers/start-user-pool'
import { eventWork } from './event-work.ts'
import { type AroundStep, runFlow } from './run-flow.ts'

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
  const { takeFlows, deliverEvents } = eventWork(region, state)

  const call = (key: Parameters<typeof region.invoke>[0], input: Readonly<Record<string, unknown>> = {}) =>
    region.invoke(key, { agentId, ...input }, { token: owner.token })

  /** Delivers what is on the bus and runs the flows that were started, until nothing happens any more. */
  const settle = async (): Promise<void> => {
    for (;;) {
      const flows = takeFlows()
      const hadEvents = await deliverEvents()
      if (!hadEvents && flows.length === 0) return
      await Promise.all(flows.map(({ flow, input }) => state.run(flow, input, state.around)))
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
    /** Adds a source, lets its import run, and returns the source as it is then. */
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
