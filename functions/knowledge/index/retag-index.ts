import { IndexReplaced, SourceTagged } from '#events/knowledge/events'
import { sources } from '#functions/knowledge/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { consumer } from '#lib/events/consumer'
import { changeIndex } from './change-index.ts'
import { isSameTags } from './segments/current-tags.ts'
import { pointers } from './store.ts'

interface Tagged {
  readonly workspaceId: string
  readonly agentId: string
  readonly sourceId: string
}

/**
 * Updates a source's tags and title in the index: the current ones, so that the order of deliveries does not matter. Tags only
 * change the pointer; a title is a part of what is searched.
 */
export const handler = consumer(SourceTagged, async ({ data: { isRetitled = true, ...source } }) => {
  await retrying(`the index of agent ${source.agentId}`, () => retag(source), { tries: 30 })
  if (isRetitled) await retitle(source)
})

const retag = async ({ workspaceId, agentId, sourceId }: Tagged): Promise<typeof conflict | undefined> => {
  const pointer = await pointers.get({ agentId }, { consistent: true })
  const current = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!pointer || !current || isSameTags(current.tags, pointer.tags?.[sourceId])) return undefined
  const version = pointer.version + 1
  const tags = { ...pointer.tags, [sourceId]: current.tags }
  const { committed } = await attempt(
    [pointers.putting({ ...pointer, version, tags }, { version: is(pointer.version) })],
    [IndexReplaced({ workspaceId, agentId, version })],
  )
  return committed ? undefined : conflict
}

const retitle = async ({ workspaceId, agentId, sourceId }: Tagged): Promise<void> => {
  await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => {
      const current = await sources.get({ agentId, id: sourceId }, { consistent: true })
      // pages of a site keep their own titles
      if (!current || current.type === 'site') return undefined
      const { tags, title } = current
      const { chunks } = await known.contentsOf((id) => id === sourceId)
      if (chunks.every((chunk) => chunk.title === title)) return undefined
      return {
        sources: [{ id: sourceId, tags }],
        chunks: chunks.map((chunk) => ({ ...chunk, title })),
        replaced: [sourceId],
      }
    },
  })
}
