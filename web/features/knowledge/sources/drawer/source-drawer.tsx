import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { refreshRates } from '#shared/knowledge/refresh-rates'
import type { Source } from '#shared/knowledge/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import {
  deleteSourceMutation,
  editSourceMutation,
  importAgainMutation,
  isPassing,
  sourcesQuery,
} from '#web/features/knowledge/queries.ts'
import { sourceKind } from '#web/features/knowledge/sources/source-kind.ts'
import { SourceState } from '#web/features/knowledge/sources/source-state.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { TagsInput } from '#web/ui/input/tags-input.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { t as ui } from '#web/ui/t.ts'
import { ChunkList } from './chunk-list.tsx'
import { SitePageList } from './site-page-list.tsx'

interface SourceDrawerProps {
  readonly region: Region
  readonly agentId: string
  readonly sourceId: string
  readonly onClose: () => void
}

/** One source: its settings, its chunks and its pages. */
export const SourceDrawer = ({ region, agentId, sourceId, onClose }: SourceDrawerProps) => {
  const { data } = useSuspenseInfiniteQuery(sourcesQuery(region, agentId))
  const source = data.pages.flatMap((page) => page.sources).find(({ id }) => id === sourceId)
  if (source) return <OneSource key={source.id} region={region} source={source} onClose={onClose} />
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('colSource')}>
      <p>{t('sourceGone')}</p>
    </Drawer>
  )
}

interface OneSourceProps {
  readonly region: Region
  readonly source: Source
  readonly onClose: () => void
}

const OneSource = ({ region, source, onClose }: OneSourceProps) => {
  const { id: sourceId, agentId, title, tags, refreshEvery, url = '' } = source
  const { draft, changed, set, forget } = useEdits({ title, url, refreshEvery, tags })
  const [view, setView] = useState<'chunks' | 'pages'>('chunks')
  const [isAsking, setAsking] = useState(false)
  const onError = (error: Error) => notify(t('actionFailed', { message: error.message }), { tone: 'bad', stay: 'long' })
  const editing = useMutation(editSourceMutation(region))
  const importing = useMutation({ ...importAgainMutation(region), onError })
  const deleting = useMutation({ ...deleteSourceMutation(region), onError })
  const issues = editing.error instanceof Problem ? (editing.error.details.issues ?? []) : []
  const issue = (path: string) => issues.find((found) => found.path.split('.')[0] === path)?.message
  const isRepeated = source.type === 'url' || source.type === 'site'
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (changed.length === 0) return
    const edit = Object.fromEntries(changed.map((key) => [key, draft[key]]))
    editing.mutate(
      { agentId, sourceId, ...edit },
      {
        onSuccess: () => {
          forget(edit)
          notify(t('saved'), { tone: 'ok', stay: 'short' })
        },
      },
    )
  }

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      subtitle={sourceKind(source)}
      width={640}
      foot={
        <>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
          <Button
            className="me-auto"
            icon={<RotateCw size={15} />}
            busy={importing.isPending}
            disabled={isPassing(source.status)}
            onClick={() => importing.mutate({ agentId, sourceId })}
          >
            {t('refreshNow')}
          </Button>
          <Button
            type="submit"
            form="edit-source"
            variant="primary"
            busy={editing.isPending}
            disabled={changed.length === 0}
          >
            {ui('save')}
          </Button>
        </>
      }
    >
      <div className="mb-4">
        <SourceState source={source} />
      </div>
      <form id="edit-source" noValidate onSubmit={save} className="grid gap-4">
        <Field label={t('title')} error={issue('title')}>
          <Input value={draft.title} maxLength={200} onChange={(event) => set({ title: event.currentTarget.value })} />
        </Field>
        {source.type === 'url' && (
          <Field label={t('address')} error={issue('url')}>
            <Input
              type="url"
              inputMode="url"
              maxLength={2000}
              value={draft.url}
              onChange={(event) => set({ url: event.currentTarget.value })}
            />
          </Field>
        )}
        <Field label={t('tags')} error={issue('tags')} isOptional>
          <TagsInput
            values={draft.tags}
            placeholder={t('addATag')}
            max={20}
            maxLength={60}
            onChange={(next) => set({ tags: next })}
          />
        </Field>
        {isRepeated && (
          <SegmentedField
            label={t('rate')}
            hint={t('rateHint')}
            value={draft.refreshEvery}
            options={refreshRates.map((every) => ({ value: every, label: t(`every.${every}`) }))}
            onChange={(refreshEvery) => set({ refreshEvery })}
          />
        )}
        {editing.error && issues.length === 0 && <ProblemNote title={ui('failed')} error={editing.error} />}
      </form>
      <div className="mt-6">
        {source.type === 'site' && (
          <Segmented
            label={t('chunks')}
            value={view}
            onChange={setView}
            className="mb-3 flex"
            options={[
              { value: 'chunks', label: t('chunks') },
              { value: 'pages', label: t('pages'), count: source.pageCount },
            ]}
          />
        )}
        {view === 'chunks' ? (
          <ChunkList region={region} agentId={agentId} sourceId={sourceId} chunkCount={source.chunkCount} />
        ) : (
          <SitePageList region={region} agentId={agentId} sourceId={sourceId} />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { title })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(
            { agentId, sourceId },
            {
              onSuccess: () => {
                notify(t('deleted'), { tone: 'ok', stay: 'short' })
                onClose()
              },
              onError: () => setAsking(false),
            },
          )
        }
        onCancel={() => setAsking(false)}
      />
    </Drawer>
  )
}
