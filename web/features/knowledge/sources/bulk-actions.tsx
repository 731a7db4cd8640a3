import { ChevronDown, RotateCw, Tag as TagIcon, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { refreshRates } from '#shared/knowledge/refresh-rates'
import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { useManySources } from '#web/features/knowledge/sources/use-many-sources.ts'
import { t } from '#web/features/knowledge/t.ts'
import { callIn } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Menu } from '#web/ui/layer/menu.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'

interface BulkActionsProps {
  readonly region: Region
  readonly agentId: string
  readonly sources: readonly Source[]
  readonly onDone: () => void
}

/** The actions on the selected sources, at the right of the filters. */
export const BulkActions = ({ region, agentId, sources, onDone }: BulkActionsProps) => {
  const [isAsking, setAsking] = useState(false)
  const [isTagging, setTagging] = useState(false)
  const [tag, setTag] = useState('')
  const { mutate, isPending } = useManySources(region, agentId)
  const call = callIn(region)
  const repeated = sources.filter(({ type }) => type === 'url' || type === 'site')

  const refresh = () =>
    mutate({
      sources,
      act: ({ id }) => call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', { agentId, sourceId: id }),
    })
  const edit = (some: readonly Source[], change: (source: Source) => Partial<Pick<Source, 'tags' | 'refreshEvery'>>) =>
    mutate({
      sources: some,
      act: (source) =>
        call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', {
          agentId,
          sourceId: source.id,
          ...change(source),
        }),
    })
  const remove = () =>
    mutate(
      {
        sources,
        act: ({ id }) => call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { agentId, sourceId: id }),
      },
      {
        onSettled: () => {
          setAsking(false)
          onDone()
        },
      },
    )
  const addTag = (event: FormEvent) => {
    event.preventDefault()
    if (!tag.trim()) return
    edit(sources, ({ tags }) => ({ tags: [...new Set([...tags, tag.trim()])] }))
    setTag('')
    setTagging(false)
  }

  return (
    <div className="ms-auto flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-2" role="status">
        {t('selected', { count: sources.length })}
      </span>
      <Button icon={<RotateCw size={15} />} busy={isPending} onClick={refresh}>
        {t('refreshNow')}
      </Button>
      {repeated.length > 0 && (
        <Menu
          label={t('refreshEvery')}
          trigger={
            <Button>
              {t('refreshEvery')}
              <ChevronDown size={15} aria-hidden="true" />
            </Button>
          }
          actions={refreshRates.map((refreshEvery) => ({
            label: t(`every.${refreshEvery}`),
            onSelect: () => edit(repeated, () => ({ refreshEvery })),
          }))}
        />
      )}
      <Popover
        label={t('addTagAction')}
        align="end"
        isOpen={isTagging}
        onOpenChange={setTagging}
        trigger={<IconButton label={t('addTagAction')} variant="quiet" icon={<TagIcon size={15} />} />}
      >
        <form onSubmit={addTag} className="flex items-center gap-2 p-3">
          <Input
            aria-label={t('tagToAdd')}
            placeholder={t('addATag')}
            maxLength={60}
            value={tag}
            onChange={(event) => setTag(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!tag.trim()}>
            {t('add')}
          </Button>
        </form>
      </Popover>
      <IconButton
        label={t('deleteSelected')}
        variant="quiet"
        icon={<Trash2 size={15} />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteMany', { count: sources.length })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
