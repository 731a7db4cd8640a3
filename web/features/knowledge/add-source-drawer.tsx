import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText, FileType, Globe, Hash } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { SourceType } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { addSource, type NewSource } from '#web/features/knowledge/add-source.ts'
import { PdfField } from '#web/features/knowledge/pdf-field.tsx'
import { sourcesQuery } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/notify.ts'
import { ProblemNote } from '#web/ui/problem-note.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { t as ui } from '#web/ui/t.ts'
import { Textarea } from '#web/ui/textarea.tsx'

interface AddSourceDrawerProps {
  readonly region: Region
  readonly agentId: string
  readonly onClose: () => void
}

const icons = { url: Globe, text: FileText, markdown: Hash, pdf: FileType } as const

type Kind = Extract<SourceType, 'url' | 'text' | 'markdown' | 'pdf'>

/** A page, pasted text, Markdown or a PDF. What is typed stays when the kind changes. */
export const AddSourceDrawer = ({ region, agentId, onClose }: AddSourceDrawerProps) => {
  const queries = useQueryClient()
  const [kind, setKind] = useState<Kind>('url')
  const [url, setUrl] = useState('')
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [missing, setMissing] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const first = useRef<HTMLInputElement>(null)
  const adding = useMutation({
    mutationFn: (source: NewSource) => addSource(region, agentId, source, setPercent),
    onSuccess: (source) => {
      void queries.invalidateQueries({ queryKey: sourcesQuery(region, agentId).queryKey })
      notify(t('added', { title: source.title }), { tone: 'ok', stay: 'long' })
      onClose()
    },
    onSettled: () => setPercent(undefined),
  })

  const source = (): NewSource | string => {
    if (kind === 'url') return url.trim() ? { type: kind, url: url.trim() } : t('urlRequired')
    if (kind === 'pdf') return file ? { type: kind, file } : t('uploadRequired')
    return text.trim() ? { type: kind, text, title: title.trim() } : t('textRequired')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = source()
    setMissing(typeof next === 'string' ? next : undefined)
    if (typeof next !== 'string') adding.mutate(next)
  }
  const choose = (next: Kind) => {
    setKind(next)
    setMissing(undefined)
    adding.reset()
  }

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && !adding.isPending && onClose()}
      title={t('addTitle')}
      subtitle={t('addSubtitle')}
      width={520}
      initialFocus={first}
      foot={
        <>
          <span className="me-auto text-sm text-ink-2" role="status">
            {adding.isPending && (percent !== undefined && percent < 100 ? t('uploading', { percent }) : t('starting'))}
          </span>
          <Button onClick={onClose} disabled={adding.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form="add-source" variant="primary" busy={adding.isPending}>
            {adding.isPending ? t('adding') : t('add')}
          </Button>
        </>
      }
    >
      <form id="add-source" noValidate onSubmit={submit} className="grid gap-5">
        <Segmented
          label={t('kind')}
          value={kind}
          onChange={choose}
          className="flex"
          options={(['url', 'text', 'markdown', 'pdf'] as const).map((value) => {
            const Icon = icons[value]
            return { value, label: t(`kind.${value}`), icon: <Icon size={15} aria-hidden="true" /> }
          })}
        />
        {kind === 'url' && (
          <Field label={t('url')} hint={t('urlHint')} error={missing}>
            <Input
              ref={first}
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder="https://"
              maxLength={2000}
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
          </Field>
        )}
        {(kind === 'text' || kind === 'markdown') && (
          <>
            <Field label={t('titleLabel')} hint={t('titleHint')} isOptional>
              <Input value={title} maxLength={200} onChange={(event) => setTitle(event.currentTarget.value)} />
            </Field>
            <Field label={t('text')} hint={kind === 'markdown' ? t('markdownHint') : t('textHint')} error={missing}>
              <Textarea
                rows={12}
                maxLength={500_000}
                className={kind === 'markdown' ? 'max-h-[50vh] font-mono text-sm' : 'max-h-[50vh]'}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            </Field>
          </>
        )}
        {kind === 'pdf' && (
          <PdfField file={file} percent={adding.isPending ? percent : undefined} error={missing} onFile={setFile} />
        )}
        {adding.error && <ProblemNote title={ui('failed')} error={adding.error} />}
      </form>
    </Drawer>
  )
}
