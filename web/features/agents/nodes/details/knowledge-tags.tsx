import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { AgentNode } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/nodes/t.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TagsInput } from '#web/ui/input/tags-input.tsx'
import { sourceTagsQuery } from './source-tags-query.ts'

interface KnowledgeTagsProps {
  readonly node: AgentNode
  readonly of: { readonly region: Region; readonly agentId: string }
  readonly issue: (path: string) => string | undefined
  readonly onChange: (node: AgentNode) => void
}

const MAX_TAGS = 20

/** The sources that a node searches, by their tags; one that nothing has would leave it without an answer. */
export const KnowledgeTags = ({ node, of, issue, onChange }: KnowledgeTagsProps) => {
  const { data } = useQuery({
    ...sourceTagsQuery(of.region, of.agentId),
    enabled: viewerMay('see-knowledge'),
  })
  const { knowledgeTags: tags = [], ...untagged } = node
  const set = (next: readonly string[]) => onChange(next.length > 0 ? { ...node, knowledgeTags: [...next] } : untagged)
  const unknown = data?.isComplete ? tags.filter((tag) => !data.tags.includes(tag)) : []
  const offered = (data?.tags ?? []).filter((tag) => !tags.includes(tag)).slice(0, 12)
  return (
    <div className="grid gap-2">
      <Field
        label={t('tags')}
        isOptional
        hint={t('tagsHint')}
        error={
          issue('knowledgeTags') ?? (unknown.length > 0 ? t('tagUnknown', { tags: unknown.join(', ') }) : undefined)
        }
      >
        <TagsInput values={tags} placeholder={t('tagsPlaceholder')} maxLength={60} max={MAX_TAGS} onChange={set} />
      </Field>
      {offered.length > 0 && tags.length < MAX_TAGS && (
        <ul className="flex flex-wrap items-center gap-1.5" aria-label={t('tagsOfSources')}>
          {offered.map((tag) => (
            <li key={tag}>
              <Button
                size="small"
                icon={<Plus size={13} />}
                aria-label={t('addTag', { tag })}
                onClick={() => set([...tags, tag])}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
