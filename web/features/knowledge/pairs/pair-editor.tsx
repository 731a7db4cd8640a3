import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { Pair, PairContent } from '#shared/knowledge/pairs'
import type { Region } from '#shared/regions'
import type { PairDraft } from '#web/features/knowledge/pair-draft.ts'
import { usePairForm } from '#web/features/knowledge/pairs/use-pair-form.ts'
import { WordingsEditor } from '#web/features/knowledge/pairs/wordings-editor.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { useUnsavedGuard } from '#web/lib/form/unsaved.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { LeaveDialog } from '#web/ui/form/leave-dialog.tsx'
import { ReadOnly } from '#web/ui/form/read-only.tsx'
import { SaveBar } from '#web/ui/form/save-bar.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Slider } from '#web/ui/input/slider.tsx'
import { TagsInput } from '#web/ui/input/tags-input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { DeletePair } from './delete-pair.tsx'
import { PairHistoryLine } from './pair-history-line.tsx'

interface PairEditorProps {
  readonly region: Region
  readonly agentId: string
  /** Absent: a new one. */
  readonly pair: Pair | undefined
  readonly draft: PairDraft | undefined
  /** Nothing is unsaved any more: the Q&A that was added, or none after a deletion. */
  readonly onSaved: (pairId: string | undefined) => void
  readonly onBack: () => void
}

const labels: Readonly<Record<keyof PairContent, string>> = {
  question: t('question'),
  alsoAskedAs: t('alsoAskedAs'),
  answer: t('answer'),
  tags: t('tags'),
  answersAbove: t('answersAbove'),
}

/** A question, its wordings, its answer, and the minimum score of a match. */
export const PairEditor = ({ region, agentId, pair, draft, onSaved, onBack }: PairEditorProps) => {
  const queries = useQueryClient()
  const form = usePairForm({ region, agentId, pair, draft, onAdded: onSaved })
  const guard = useUnsavedGuard(form.isDirty, ['tab', 'pair'])
  const { content, edit, issue } = form
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4.5">
      <Button
        size="small"
        variant="ghost"
        className="vg-pairs__back -ms-2 w-fit"
        icon={<ArrowLeft size={15} />}
        onClick={onBack}
      >
        {t('backToList')}
      </Button>
      {draft?.gapId && <Note tone="brand">{t('fromGap')}</Note>}
      <ReadOnly isOn={!viewerMay('edit-knowledge')}>
        <Field label={t('question')} error={issue('question')}>
          <Input
            value={content.question}
            maxLength={500}
            onChange={(event) => edit({ question: event.currentTarget.value })}
          />
        </Field>
        <WordingsEditor
          wordings={content.alsoAskedAs}
          error={issue('alsoAskedAs')}
          onChange={(alsoAskedAs) => edit({ alsoAskedAs })}
        />
        <Field label={t('answer')} error={issue('answer')}>
          <Textarea
            rows={5}
            maxLength={4000}
            className="max-h-[50vh] min-h-30!"
            value={content.answer}
            onChange={(event) => edit({ answer: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('tags')} error={issue('tags')} isOptional>
          <TagsInput
            values={content.tags}
            placeholder={t('addATag')}
            max={20}
            maxLength={60}
            onChange={(tags) => edit({ tags })}
          />
        </Field>
        <div>
          <Slider
            label={t('answersAbove')}
            value={content.answersAbove}
            min={0.5}
            max={1}
            step={0.01}
            shown={decimal(content.answersAbove, 2)}
            ends={[t('answersLoose'), t('answersExact')]}
            onChange={(answersAbove) => edit({ answersAbove: Math.round(answersAbove * 100) / 100 })}
          />
          <p className="mt-1 text-sm text-ink-2">{t('answersAboveHint')}</p>
        </div>
      </ReadOnly>
      {pair && (
        <PairHistoryLine region={region} agentId={agentId} pair={pair}>
          {viewerMay('edit-knowledge') && (
            <DeletePair region={region} agentId={agentId} pair={pair} onDeleted={() => onSaved(undefined)} />
          )}
        </PairHistoryLine>
      )}
      {form.isConflict && (
        <Note
          tone="warn"
          title={t('pairConflict')}
          actions={
            <Button size="small" onClick={() => void form.loadAgain(queries)}>
              {t('loadAgain')}
            </Button>
          }
        />
      )}
      {form.error && !form.isConflict && form.invalidCount === 0 && (
        <ProblemNote title={t('pairFailed')} error={form.error} />
      )}
      <SaveBar
        changed={form.changed.map((key) => labels[key])}
        invalidCount={form.invalidCount}
        isSaving={form.isSaving}
        saveLabel={pair ? undefined : t('addPair')}
        onSave={form.save}
        onDiscard={form.discard}
      />
      <LeaveDialog guard={guard} />
    </div>
  )
}
