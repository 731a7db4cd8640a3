import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { crawlName } from '#shared/crawls/crawl-name'
import type { Crawl } from '#shared/crawls/schema'
import { refreshRates } from '#shared/knowledge/refresh-rates'
import type { RefreshEvery } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { importPagesMutation } from '#web/features/crawls/queries.ts'
import { t } from '#web/features/crawls/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { TagsInput } from '#web/ui/input/tags-input.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { t as ui } from '#web/ui/t.ts'

interface ImportDrawerProps {
  readonly region: Region
  readonly crawl: Crawl
  readonly agent: string
  readonly pages: 'all' | string[]
  readonly pageCount: number
  readonly onClose: () => void
}

/** The chosen pages become one source of the agent. */
export const ImportDrawer = ({ region, crawl, agent, pages, pageCount, onClose }: ImportDrawerProps) => {
  const navigate = useNavigate()
  const [title, setTitle] = useState(crawlName(crawl.seeds))
  const [tags, setTags] = useState<string[]>([])
  const [refreshEvery, setRefreshEvery] = useState<RefreshEvery>('7d')
  const importing = useMutation(importPagesMutation(region, crawl.workspaceId))
  const issue = fieldIssues(importing.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (importing.isPending) return
    importing.mutate(
      { crawlId: crawl.id, pages, tags, refreshEvery, ...(title.trim() ? { title: title.trim() } : {}) },
      {
        onSuccess: (source) => {
          notify(t('imported', { title: source.title }), { tone: 'ok', stay: 'long' })
          void navigate({ to: '/app/$region/agents/$agentId/kb', params: { region, agentId: crawl.agentId } })
        },
      },
    )
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && !importing.isPending && onClose()}
      title={t('importTitle', { agent })}
      subtitle={t('importSubtitle', { count: pageCount })}
      width={480}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose} disabled={importing.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form="import-pages" variant="primary" busy={importing.isPending}>
            {importing.isPending ? t('importing') : t('import')}
          </Button>
        </>
      }
    >
      <form id="import-pages" noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t('title')} hint={t('titleHint')} error={issue('title')}>
          <Input value={title} maxLength={200} onChange={(event) => setTitle(event.currentTarget.value)} />
        </Field>
        <Field label={t('tags')} error={issue('tags')} isOptional>
          <TagsInput values={tags} placeholder={t('addATag')} max={20} maxLength={60} onChange={setTags} />
        </Field>
        <SegmentedField
          label={t('rate')}
          hint={t('rateHint')}
          value={refreshEvery}
          options={refreshRates.map((every) => ({ value: every, label: t(`every.${every}`) }))}
          onChange={setRefreshEvery}
        />
        {importing.error && <ProblemNote title={t('notImported')} error={importing.error} />}
      </form>
    </Drawer>
  )
}
