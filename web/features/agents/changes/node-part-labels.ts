import type { NodePart } from '#shared/agents/versions/changes-between'
import { t as nodes } from '#web/features/agents/nodes/t.ts'
import { t as agents } from '#web/features/agents/t.ts'
import { t } from './t.ts'

/** The label of every part of a node. */
export const nodePartLabels: Readonly<Record<NodePart, string>> = {
  name: agents('nodeName'),
  type: t('nodeType'),
  instructions: agents('instructions'),
  says: agents('says'),
  asks: agents('asks'),
  parts: nodes('parts'),
  transitions: agents('transitions'),
  isGlobal: nodes('isGlobal'),
  enter: nodes('enterCondition'),
  tells: agents('tells'),
  tools: nodes('tools'),
  knowledgeTags: nodes('tags'),
  usesKnowledge: agents('usesKnowledge'),
  model: nodes('nodeModel'),
}
