import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Source } from '#shared/knowledge/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { editSourceMutation, importAgainMutation, isPassing, sourcesQuery } from '#web/features/knowledge/queries.ts'
import { sourceKind } from '#web/features/knowledge/sources/source-kind.ts'
import { SourceState } from '#web/features/knowledge/sources/source-state.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ReadOnly } from '#web/ui/form/read-only.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { t as ui } from '#web/ui/t.ts'
import { DeleteSourceDialog } from './delete-source-dialog.tsx'
import { SourceContents } from './source-contents.tsx'
import { SourceFields } from './source-fields.tsx'

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
  const [isAsking, setAsking] = useState(false)
  const editing = useMutation(editSourceMutation(region))
  const importing = useMutation({
    ...importAgainMutation(region),
    onError: ({ message }) => notify(t('actionFailed', { message }), { tone: 'bad', stay: 'long' }),
  })
  const issues = editing.error instanceof Problem ? (editing.error.details.issues ?? []) : []
  const issue = (path: string) => issues.find((found) => found.path.split('.')[0] === path)?.message
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
        viewerMay('edit-knowledge') && (
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
        )
      }
    >
      <div className="mb-4">
        <SourceState source={source} />
      </div>
      <form id="edit-source" noValidate onSubmit={save} className="grid gap-4">
        <ReadOnly isOn={!viewerMay('edit-knowledge')}>
          <SourceFields type={source.type} draft={draft} issue={issue} onChange={set} />
        </ReadOnly>
        {editing.error && issues.length === 0 && <ProblemNote title={ui('failed')} error={editing.error} />}
      </form>
      <SourceContents region={region} source={source} />
      <DeleteSourceDialog
        region={region}
        source={source}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={onClose}
      />
    </Drawer>
  )
}
