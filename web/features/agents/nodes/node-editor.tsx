import { ArrowDown, ArrowUp, ChevronLeft, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { AgentNode } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { ReadOnly } from '#web/ui/form/read-only.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { Tag } from '#web/ui/text/tag.tsx'
import { TransitionsEditor } from './transitions-editor.tsx'

const ConfirmDialog = lazyPart(() => import('#web/ui/layer/confirm-dialog.tsx'), 'ConfirmDialog', 'layer')
const PartsEditor = lazyPart(() => import('./parts/parts-editor.tsx'), 'PartsEditor')
const NodeLosses = lazyPart(() => import('#web/features/agents/channels/node-losses.tsx'), 'NodeLosses', 'quiet')
// a conversation opens with its start node, which rarely has them
const AsksEditor = lazyPart(() => import('./asks-editor.tsx'), 'AsksEditor')
const NodeTells = lazyPart(() => import('./details/node-tells.tsx'), 'NodeTells')
const NodeDetails = lazyPart(() => import('./details/node-details.tsx'), 'NodeDetails')

interface NodeEditorProps {
  readonly node: AgentNode
  readonly nodes: readonly AgentNode[]
  /** The node as it is saved; nothing for a new one. */
  readonly saved: AgentNode | undefined
  readonly of: { readonly region: Region; readonly agentId: string }
  /** The agent's model, for nodes without their own. */
  readonly defaultModel: string
  readonly isReadOnly: boolean
  /** At the instructions: where the words before them are. */
  readonly systemPrompt: ReactNode
  readonly issue: (path: string) => string | undefined
  readonly onChange: (node: AgentNode) => void
  readonly onBack: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** Empty exact wording removes the property, so that the model answers again. */
const withExactWords = ({ says: _, ...node }: AgentNode, says: string): AgentNode => (says ? { ...node, says } : node)

/** One node, whole: what is shown here is everything that it has. What a type rarely has is shown once it has it. */
export const NodeEditor = ({
  node,
  nodes,
  saved,
  of,
  defaultModel,
  isReadOnly,
  systemPrompt,
  issue,
  onChange,
  onBack,
  onMove,
  onRemove,
}: NodeEditorProps) => {
  const [isAsking, setAsking] = useState(false)
  const at = nodes.indexOf(node)
  const set = (patch: Partial<AgentNode>) => onChange({ ...node, ...patch })
  return (
    <div className="vg-node-editor min-w-0">
      <div className="flex items-center gap-2 border-b border-line px-5 py-2.5 max-md:px-1.5">
        <IconButton
          label={t('backToNodes')}
          icon={<ChevronLeft size={18} />}
          className="vg-node-editor__back"
          onClick={onBack}
        />
        <h2 className="min-w-0 truncate">{node.name || t('untitled')}</h2>
        <span className="max-md:hidden">
          <Tag>{t(`type.${node.type}`)}</Tag>
        </span>
        {!isReadOnly && (
          <div className="ms-auto flex">
            <IconButton
              label={t('moveUp')}
              icon={<ArrowUp size={16} />}
              disabled={at === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={t('moveDown')}
              icon={<ArrowDown size={16} />}
              disabled={at === nodes.length - 1}
              onClick={() => onMove(1)}
            />
            {node.type !== 'start' && (
              <IconButton label={t('removeNode')} icon={<Trash2 size={16} />} onClick={() => setAsking(true)} />
            )}
          </div>
        )}
      </div>
      <ReadOnly isOn={isReadOnly}>
        <div className="grid gap-5 p-5">
          <Field label={t('nodeName')} error={issue('name')}>
            <Input value={node.name} maxLength={80} onChange={(event) => set({ name: event.currentTarget.value })} />
          </Field>
          <Field
            label={t('instructions')}
            hint={node.type === 'note' ? t('noteHint') : t('instructionsHint')}
            error={issue('instructions')}
            aside={systemPrompt}
          >
            <Textarea
              value={node.instructions}
              maxLength={8000}
              rows={6}
              onChange={(event) => set({ instructions: event.currentTarget.value })}
            />
          </Field>
          {node.type !== 'note' && (
            <>
              <div data-at="words" tabIndex={-1}>
                <Field label={t('says')} isOptional hint={t('saysHint')} error={issue('says')}>
                  <Textarea
                    value={node.says ?? ''}
                    maxLength={2000}
                    rows={2}
                    onChange={(event) => onChange(withExactWords(node, event.currentTarget.value))}
                  />
                </Field>
                {node.says && (
                  <Suspense>
                    <NodeLosses node={node} of={of} at="words" />
                  </Suspense>
                )}
              </div>
              {(node.type === 'default' || node.usesKnowledge) && (
                <Switch
                  label={t('usesKnowledge')}
                  hint={t('usesKnowledgeHint')}
                  checked={node.usesKnowledge ?? false}
                  onChange={(usesKnowledge) => set({ usesKnowledge })}
                />
              )}
              <Suspense>
                {(node.type === 'default' || node.asks) && (
                  <AsksEditor asks={node.asks ?? []} issue={issue} onChange={(asks) => set({ asks })} />
                )}
                {node.asks?.some(({ kind }) => kind === 'choice') && <NodeLosses node={node} of={of} at="ask" />}
                {(node.type === 'default' || node.tells) && <NodeTells node={node} onChange={onChange} />}
              </Suspense>
              <Suspense>
                <PartsEditor node={node} saved={saved} of={of} issue={issue} onChange={onChange} />
              </Suspense>
              {(node.type !== 'end' || node.transitions.length > 0) && (
                <TransitionsEditor
                  node={node}
                  nodes={nodes}
                  issue={issue}
                  onChange={(transitions) => set({ transitions })}
                />
              )}
              <Suspense>
                <NodeDetails node={node} defaultModel={defaultModel} of={of} issue={issue} onChange={onChange} />
              </Suspense>
            </>
          )}
        </div>
      </ReadOnly>
      <Suspense>
        <ConfirmDialog
          isOpen={isAsking}
          title={t('removeNodeTitle', { name: node.name })}
          body={t('removeNodeBody')}
          confirmLabel={t('removeNode')}
          isDangerous
          onConfirm={() => {
            setAsking(false)
            onRemove()
          }}
          onCancel={() => setAsking(false)}
        />
      </Suspense>
    </div>
  )
}
