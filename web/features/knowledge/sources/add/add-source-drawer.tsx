import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { Region } from '#shared/regions'
import { newPair } from '#web/features/knowledge/pairs/new-pair.ts'
import { addPairMutation } from '#web/features/knowledge/pairs/queries.ts'
import { refreshKnowledge } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { t as ui } from '#web/ui/t.ts'
import { CrawlFields, crawlPlanOf, createCrawlMutation, newCrawlDraft } from '#web-features/crawls/new'
import { addSource, type NewSource } from './add-source.ts'
import { FilesField } from './files/files-field.tsx'
import { due } from './files/queued-file.ts'
import { useFileQueue } from './files/use-file-queue.ts'
import { PairFields } from './pair-fields.tsx'
import { type NewSourceKind, SourceKindChoice } from './source-kind-choice.tsx'
import { TextFields } from './text-fields.tsx'
import { UrlField } from './url-field.tsx'

interface AddSourceDrawerProps {
  readonly region: Region
  readonly agentId: string
  /** Whose crawls a site's would be; without it no site is offered. */
  readonly workspaceId?: string | undefined
  /** What was dropped on the page. */
  readonly dropped?: readonly File[] | undefined
  readonly onClose: () => void
}

/** A page, a site, text, a file, or a Q&A. The input stays when the kind changes. */
export const AddSourceDrawer = ({ region, agentId, workspaceId, dropped, onClose }: AddSourceDrawerProps) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [kind, setKind] = useState<NewSourceKind>(dropped ? 'file' : 'url')
  const [url, setUrl] = useState('')
  const [site, setSite] = useState(newCrawlDraft)
  const [text, setText] = useState({ format: 'text' as 'text' | 'markdown' | 'html', title: '', text: '' })
  const [pair, setPair] = useState(newPair())
  const files = useFileQueue(region, agentId, dropped)
  const [missing, setMissing] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  const adding = useMutation({
    mutationFn: (source: NewSource) => addSource(region, agentId, source),
    onSuccess: (source) => {
      void refreshKnowledge(queries, region, agentId)
      notify(t('added', { title: source.title }), { tone: 'ok', stay: 'long' })
      onClose()
    },
  })
  const crawling = useMutation(createCrawlMutation(region, workspaceId ?? ''))
  const pairing = useMutation(addPairMutation(region, agentId))
  const { error, isPending } = {
    site: crawling,
    pair: pairing,
    url: adding,
    text: adding,
    file: { error: null, isPending: files.isRunning },
  }[kind]
  const issue = fieldIssues(error)

  const source = (): NewSource | string => {
    if (kind === 'url') return url.trim() ? { type: 'url', url: url.trim() } : t('urlRequired')
    return text.text.trim() ? { type: text.format, text: text.text, title: text.title.trim() } : t('textRequired')
  }
  const startCrawl = () => {
    const plan = crawlPlanOf(site)
    if (plan.seeds.length === 0) return setMissing(t('urlRequired'))
    setMissing(undefined)
    crawling.mutate(
      { agentId, ...plan },
      {
        onSuccess: ({ id }) =>
          void navigate({ to: '/app/$region/automations/$crawlId', params: { region, crawlId: id } }),
      },
    )
  }
  const addPair = () =>
    pairing.mutate(pair, {
      onSuccess: () => {
        notify(t('pairAdded'), { tone: 'ok' })
        onClose()
      },
    })
  const addFiles = async () => {
    const isNone = due(files.queue).length === 0
    setMissing(isNone ? t('uploadRequired') : undefined)
    if (isNone) return
    const { added, isWhole } = await files.run()
    if (!isWhole) return
    notify(t('filesAdded', { count: added }), { tone: 'ok', stay: 'long' })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (kind === 'site') return startCrawl()
    if (kind === 'pair') return addPair()
    if (kind === 'file') return void addFiles()
    const next = source()
    setMissing(typeof next === 'string' ? next : undefined)
    if (typeof next !== 'string') adding.mutate(next)
  }
  const choose = (next: NewSourceKind) => {
    setKind(next)
    setMissing(undefined)
    adding.reset()
  }
  const fields = { url: 'url', site: 'seeds', text: 'text', file: '', pair: 'question' } as const
  const isShownAtField = issue(fields[kind]) !== undefined || (kind === 'pair' && issue('answer') !== undefined)
  const isAgain = kind === 'file' && files.queue.some(({ state }) => state === 'failed')
  const submitLabel = kind === 'site' ? t('startCrawl') : isAgain ? ui('tryAgain') : t('add')

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t('addTitle')}
      subtitle={t('addSubtitle')}
      width={540}
      initialFocus={first}
      foot={
        <>
          <span className="me-auto text-sm text-ink-2" role="status">
            {adding.isPending && t('starting')}
          </span>
          <Button onClick={onClose} disabled={isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form="add-source" variant="primary" busy={isPending}>
            {isPending ? t('adding') : submitLabel}
          </Button>
        </>
      }
    >
      <form id="add-source" noValidate onSubmit={submit} className="grid gap-5">
        <SourceKindChoice hasSite={workspaceId !== undefined} kind={kind} onChange={choose} />
        {kind === 'url' && <UrlField input={first} url={url} error={missing ?? issue('url')} onChange={setUrl} />}
        {kind === 'site' && workspaceId !== undefined && (
          <CrawlFields
            region={region}
            workspaceId={workspaceId}
            draft={site}
            issue={(path) => (path === 'seeds' ? (missing ?? issue(path)) : issue(path))}
            onChange={setSite}
          />
        )}
        {kind === 'text' && <TextFields value={text} error={missing ?? issue('text')} onChange={setText} />}
        {kind === 'file' && <FilesField files={files} error={missing} />}
        {kind === 'pair' && <PairFields value={pair} issue={issue} onChange={setPair} />}
        {error && !isShownAtField && <ProblemNote title={ui('failed')} error={error} />}
      </form>
    </Drawer>
  )
}
