import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pair, PairContent } from '#shared/knowledge/pairs'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import type { PairDraft } from '#web/features/knowledge/pair-draft.ts'
import { newPair } from '#web/features/knowledge/pairs/new-pair.ts'
import { addPairMutation, savePairMutation } from '#web/features/knowledge/pairs/queries.ts'
import { refreshKnowledge } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { notify } from '#web/ui/feedback/notify.ts'

interface PairForm {
  readonly region: Region
  readonly agentId: string
  readonly pair: Pair | undefined
  readonly draft: PairDraft | undefined
  /** Called with the added Q&A. */
  readonly onAdded: (pairId: string) => void
}

const contentOf = ({ question, alsoAskedAs, answer, tags, answersAbove }: PairContent): PairContent => ({
  question,
  alsoAskedAs,
  answer,
  tags,
  answersAbove,
})

/** Edits a new or existing Q&A. The edited version is sent, so that no other save is overwritten unnoticed. */
export const usePairForm = ({ region, agentId, pair, draft: start, onAdded }: PairForm) => {
  const [blank] = useState(() => newPair())
  const [given] = useState(() => newPair(start))
  const { draft, changed, set, discard, forget } = useEdits<PairContent>(pair ? contentOf(pair) : blank)
  const [isStarted, setStarted] = useState(false)
  const [editedVersion, setEditedVersion] = useState<number>()
  const adding = useMutation(addPairMutation(region, agentId))
  const saving = useMutation(savePairMutation(region, agentId))
  const { error, isPending, reset } = pair ? saving : adding
  // initial values count as edits, or leaving would lose them without a question
  const now = pair || isStarted ? draft : given
  const keys = pair || isStarted ? changed : (Object.keys(given) as (keyof PairContent)[]).filter(isGiven(given, blank))
  const isDirty = keys.length > 0

  const edit = (patch: Partial<PairContent>) => {
    setEditedVersion((before) => (isDirty ? before : undefined) ?? pair?.version)
    set(pair || isStarted ? patch : { ...given, ...patch })
    setStarted(true)
  }
  const clean = () => {
    discard()
    setEditedVersion(undefined)
    saving.reset()
    adding.reset()
  }
  const save = () => {
    const content = { ...now, alsoAskedAs: now.alsoAskedAs.map((one) => one.trim()).filter(Boolean) }
    const onError = (problem: Error) =>
      notify(t('actionFailed', { message: problem.message }), { tone: 'bad', stay: 'long' })
    if (!pair)
      return adding.mutate(
        { ...content, ...(start?.gapId ? { gapId: start.gapId } : {}) },
        {
          onError,
          onSuccess: ({ id, version }) => {
            // changes made during the save are edits of the Q&A that it created
            forget(now)
            setEditedVersion(version)
            notify(t('pairAdded'), { tone: 'ok' })
            onAdded(id)
          },
        },
      )
    const sent: Partial<PairContent> = Object.fromEntries(keys.map((key) => [key, now[key]]))
    saving.mutate(
      { pairId: pair.id, version: editedVersion ?? pair.version, ...content },
      {
        onError,
        onSuccess: ({ version }) => {
          // changes made during the save are edits of the version that it created
          forget(sent)
          setEditedVersion(version)
          notify(t('saved'), { tone: 'ok', stay: 'short' })
        },
      },
    )
  }
  useShortcut('mod+S', save, isDirty && !isPending)

  const issues = error instanceof Problem ? (error.details.issues ?? []) : []
  return {
    content: now,
    changed: keys,
    isDirty,
    isSaving: isPending,
    error,
    isConflict: error instanceof Problem && error.code === 'conflict',
    issue: (path: string) => issues.find((found) => found.path.split('.')[0] === path)?.message,
    invalidCount: issues.length,
    edit,
    save,
    discard: () => {
      setStarted(true)
      clean()
    },
    /** Loads the other copy and keeps these edits on top of it. */
    loadAgain: (queries: Parameters<typeof refreshKnowledge>[0]) => {
      reset()
      setEditedVersion(undefined)
      return refreshKnowledge(queries, region, agentId)
    },
  }
}

const isGiven = (given: PairContent, blank: PairContent) => (key: keyof PairContent) =>
  JSON.stringify(given[key]) !== JSON.stringify(blank[key])
