import * as z from 'zod'
import { ReplyCommitted } from '#events/conversations/events'
import { changeAssignee } from '#functions/conversations/handoff/change-assignee'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { greeting } from '#functions/conversations/turn/plan/greeting'
import { extractMarkdown } from '#functions/documents/text/extract-markdown'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { judgeLexically } from '#functions/models/offline/judge-lexically'
import { offlineModel } from '#functions/models/offline/offline-model'
import type { AgentTemplate } from '#shared/agents/templates/template'
import type { Message } from '#shared/conversations/schema'
import { audience, chatWorld } from './chat-world.ts'

/** A conversation as it must go: what the agent knows, what the visitor says, and what has to come of each message. */
export const Script = z.strictObject({
  knowledge: z.array(z.strictObject({ title: z.string(), url: z.string().optional(), text: z.string() })),
  turns: z
    .array(
      z.strictObject({
        visitor: z.string(),
        /** The conversation's position afterwards. */
        node: z.string(),
        says: z.array(z.string()).min(1),
        saysNot: z.array(z.string()).optional(),
        variables: z.record(z.string(), z.string()).optional(),
        cites: z.array(z.string()).optional(),
        parts: z.array(z.enum(['buttons', 'carousel', 'image', 'video'])).optional(),
        isUnanswered: z.boolean().optional(),
        state: z.enum(['ai-chatting', 'requested_chat', 'ended_chat']).optional(),
      }),
    )
    .min(10),
})
export type Script = z.infer<typeof Script>

const Committed = z.object({ data: z.object({ isUnanswered: z.boolean() }) })

export interface PlayedTurn {
  readonly node: string | undefined
  readonly message: Message
  readonly variables: Readonly<Record<string, string>>
  readonly state: string
  readonly isUnanswered: boolean
  readonly path: readonly string[]
}

/** Plays a script with the template's agent: the real turn, the real index, and the offline model. */
export const playTemplate = async ({ template }: AgentTemplate, script: Script): Promise<readonly PlayedTurn[]> => {
  const index = indexOf(script.knowledge)
  const chat = await chatWorld({
    settings: template,
    model: offlineModel(),
    head: { nodeId: greeting({ enableNodes: true, vg_initMessages: [], nodes: template.nodes }, {}).nodeId },
    ports: {
      judgeOffline: judgeLexically,
      offerHandoff: () => [],
      retrieve: async ({ text, limit }) =>
        (await index.search({ text, limit })).map(({ chunk, score }) => ({
          sourceId: chunk.sourceId,
          title: chunk.title,
          heading: chunk.headingPath.join(' > '),
          ...(chunk.url ? { url: chunk.url } : {}),
          text: chunk.text,
          score,
        })),
    },
  })
  try {
    const played: PlayedTurn[] = []
    for (const { visitor } of script.turns) {
      // people take their time; a script without any would be taken for a loop
      chat.clock.now += 20_000
      const recorded = audience()
      await handleMessage(chat.request(chat.message(visitor)), chat.ports, recorded)
      const done = recorded.events.findLast((event) => event.type === 'done')
      if (done?.type !== 'done') throw new Error(`no answer to "${visitor}"`)
      const head = await chat.head()
      const reply = chat.published.findLast(({ type }) => type === ReplyCommitted.type)
      played.push({
        node: head?.nodeId,
        message: done.message,
        variables: head?.variables ?? {},
        state: head?.state ?? '',
        isUnanswered: Committed.parse(JSON.parse(reply?.detail ?? '{}')).data.isUnanswered,
        path: recorded.traces.flatMap(({ path }) => path.map(({ nodeId }) => nodeId)),
      })
      // a teammate has come and gone
      if (head?.state === 'requested_chat') await changeAssignee({ ...head, step: 'return' })
    }
    return played
  } finally {
    chat.undo()
  }
}

const indexOf = (knowledge: Script['knowledge']) => {
  const chunks = knowledge.flatMap(({ title, url, text }, at) => {
    const extracted = extractMarkdown(text)
    if (!extracted.ok) throw new Error(`${title} has no text`)
    return chunkDocument({ sourceId: `source-${at}`, url, title, document: extracted.document, maxChunkSize: 2424 })
  })
  return openIndex(buildIndex({ sources: knowledge.map((_, at) => ({ id: `source-${at}`, tags: [] })), chunks }))
}
