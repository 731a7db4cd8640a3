import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { AgentNode, UiPart } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { NodeLosses } from '#web/features/agents/channels/node-losses.tsx'
import { t } from '#web/features/agents/nodes/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Menu } from '#web/ui/layer/menu.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { newPart, partKinds } from './new-part.ts'
import { PartBody } from './part-body.tsx'
import { addPart, movePart, removePart, replacePart } from './parts.ts'

interface PartsEditorProps {
  readonly node: AgentNode
  /** The node as it is saved; nothing for a new one. */
  readonly saved: AgentNode | undefined
  readonly of: { readonly region: Region; readonly agentId: string }
  readonly issue: (path: string) => string | undefined
  readonly onChange: (node: AgentNode) => void
}

const MAX_PARTS = 5

/** What a node shows with its reply: buttons, cards, pictures, videos, forms, in this order. */
export const PartsEditor = ({ node, saved, of, issue, onChange }: PartsEditorProps) => {
  const add = useRef<HTMLButtonElement>(null)
  const parts = node.parts ?? []
  const remove = (at: number) => {
    onChange(removePart(node, at))
    // the pressed button is gone
    add.current?.focus()
  }
  return (
    <section aria-label={t('parts')}>
      <div className="mb-1 flex items-center justify-between gap-2">
        <h3>{t('parts')}</h3>
        <Menu
          label={t('addPart')}
          note={parts.length < MAX_PARTS ? undefined : t('partsFull', { max: MAX_PARTS })}
          trigger={
            <Button ref={add} variant="ghost" size="small" icon={<Plus size={14} />}>
              {t('addPart')}
            </Button>
          }
          actions={
            parts.length < MAX_PARTS
              ? partKinds.map((kind) => ({
                  label: t(`part.${kind}`),
                  onSelect: () => onChange(addPart(node, newPart(kind, parts))),
                }))
              : []
          }
        />
      </div>
      {parts.length === 0 ? (
        <p className="text-sm text-ink-2">{t('noParts')}</p>
      ) : (
        <ol className="grid gap-3">
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no id of its own, and its order is what identifies it
            <li key={at} data-at={`part.${at}`} tabIndex={-1}>
              <Card role="group" aria-label={nameOf(part, at)} className="p-3.5">
                <div className="mb-2.5 flex items-center">
                  <h4 className="font-medium">{t(`part.${part.kind}`)}</h4>
                  <div className="ms-auto flex">
                    <IconButton
                      label={t('movePartUp', { part: nameOf(part, at) })}
                      size="small"
                      icon={<ArrowUp size={15} />}
                      disabled={at === 0}
                      onClick={() => onChange(movePart(node, at, -1))}
                    />
                    <IconButton
                      label={t('movePartDown', { part: nameOf(part, at) })}
                      size="small"
                      icon={<ArrowDown size={15} />}
                      disabled={at === parts.length - 1}
                      onClick={() => onChange(movePart(node, at, 1))}
                    />
                    <IconButton
                      label={t('removePart', { part: nameOf(part, at) })}
                      size="small"
                      icon={<Trash2 size={15} />}
                      onClick={() => remove(at)}
                    />
                  </div>
                </div>
                <PartBody
                  part={part}
                  saved={saved?.parts ?? []}
                  of={of}
                  issue={(path) => issue(`parts.${at}.${path}`)}
                  onChange={(next) => onChange(replacePart(node, at, next))}
                />
                <NodeLosses node={node} of={of} at="part" index={at} />
              </Card>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const nameOf = ({ kind }: UiPart, at: number): string => t('partAt', { n: at + 1, part: t(`part.${kind}`) })
