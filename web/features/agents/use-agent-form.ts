import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Agent, AgentSettings } from '#shared/agents/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { agentQuery, backUpDraftMutation, saveAgentMutation } from '#web/features/agents/queries.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'

export interface AgentForm {
  readonly region: Region
  readonly agent: Agent
  readonly draft: Agent
  readonly changed: readonly string[]
  readonly isSaving: boolean
  readonly error: Error | null
  /** Another member saved in between: reloading keeps these edits and applies them to the other copy. */
  readonly isConflict: boolean
  readonly set: (patch: Partial<AgentSettings>) => void
  readonly save: () => void
  readonly discard: () => void
  readonly loadAgain: () => void
  /** The server's messages about a field, by its path: `security.allowedOrigins`. */
  readonly issue: (path: string) => string | undefined
  /** The paths of all fields that the server refused. */
  readonly issuePaths: readonly string[]
}

/** Edits an agent's draft. The `lastModified` of the edited copy is sent, so that no other save is overwritten unnoticed. */
export const useAgentForm = (region: Region, agentId: string): AgentForm => {
  const query = useSuspenseQuery(agentQuery(region, agentId))
  const agent = query.data
  const { draft, changed, set, discard, forget } = useEdits<Agent>(agent)
  const [editedCopy, setEditedCopy] = useState<number>()
  const saving = useMutation(saveAgentMutation(region))
  const keeping = useMutation(backUpDraftMutation(region))
  const isDirty = changed.length > 0

  const save = () => {
    const patch: Partial<Agent> = Object.fromEntries(changed.map((key) => [key, draft[key]]))
    saving.mutate(
      { agentId, lastModified: editedCopy ?? agent.lastModified, ...patch },
      {
        onSuccess: (saved) => {
          // changes made during a save are edits of the copy that it created
          forget(patch)
          setEditedCopy(saved.lastModified)
        },
      },
    )
  }
  useShortcut('mod+S', save, isDirty && !saving.isPending)

  const issues = saving.error instanceof Problem ? (saving.error.details.issues ?? []) : []
  return {
    region,
    agent,
    draft,
    changed,
    isSaving: saving.isPending,
    error: saving.error ?? keeping.error,
    isConflict: saving.error instanceof Problem && saving.error.code === 'conflict',
    set: (patch) => {
      setEditedCopy((before) => (isDirty ? before : undefined) ?? agent.lastModified)
      set(patch)
    },
    save,
    discard: () => {
      discard()
      setEditedCopy(undefined)
      saving.reset()
      keeping.reset()
    },
    loadAgain: () => {
      // these edits apply to the other copy, which stays in the version history
      keeping.mutate(agentId, {
        onSuccess: async () => {
          saving.reset()
          await query.refetch()
          setEditedCopy(undefined)
        },
      })
    },
    issue: (path) => issues.find((found) => found.path === path || found.path.startsWith(`${path}.`))?.message,
    issuePaths: issues.map(({ path }) => path),
  }
}
