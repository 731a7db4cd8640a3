import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { Region } from '#shared/regions'
import { t } from '#web/features/crawls/t.ts'
import { count } from '#web/lib/format/count.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ListInput } from '#web/ui/input/list-input.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { creditsQuery } from '#web-features/billing'
import type { CrawlDraft } from './crawl-draft.ts'

interface CrawlFieldsProps {
  readonly region: Region
  readonly workspaceId: string
  readonly draft: CrawlDraft
  readonly issue: (path: string) => string | undefined
  readonly first?: RefObject<HTMLInputElement | null> | undefined
  readonly onChange: (draft: CrawlDraft) => void
}

const hints = { sitemap: 'modeSitemapHint', deep: 'modeDeepHint', single: 'modeSingleHint' } as const
const MAX_PAGES = 1000

/** What to crawl, and its maximum cost, before anything is crawled. */
export const CrawlFields = ({ region, workspaceId, draft, issue, first, onChange }: CrawlFieldsProps) => {
  const have = useQuery(creditsQuery(region, workspaceId)).data?.credits
  const set = (patch: Partial<CrawlDraft>) => onChange({ ...draft, ...patch })
  const isSingle = draft.mode === 'single'
  const pages = isSingle ? Math.max(1, draft.address.split(/\s+/).filter(Boolean).length) : draft.maxPages
  const isShort = have !== undefined && have < pages
  return (
    <div className="grid gap-4">
      {isSingle ? (
        <Field label={t('seeds')} hint={t('seedsHint')} error={issue('seeds')}>
          <Textarea
            rows={4}
            value={draft.address}
            placeholder="https://"
            onChange={(event) => set({ address: event.currentTarget.value })}
          />
        </Field>
      ) : (
        <Field label={t('address')} hint={t('addressHint')} error={issue('seeds')}>
          <Input
            ref={first}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2000}
            value={draft.address}
            onChange={(event) => set({ address: event.currentTarget.value })}
          />
        </Field>
      )}
      <div>
        <p className="mb-1.5 font-medium" aria-hidden="true">
          {t('mode')}
        </p>
        <Segmented
          label={t('mode')}
          value={draft.mode}
          onChange={(mode) => set({ mode })}
          className="flex"
          options={(['deep', 'sitemap', 'single'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
        <p className="mt-1.5 text-sm text-ink-2">{t(hints[draft.mode])}</p>
      </div>
      {!isSingle && (
        <>
          <Field label={t('include')} error={issue('include')} isOptional>
            <ListInput layout="commas" values={draft.include} onChange={(include) => set({ include })} />
          </Field>
          <Field label={t('exclude')} hint={t('patternHint')} error={issue('exclude')} isOptional>
            <ListInput layout="commas" values={draft.exclude} onChange={(exclude) => set({ exclude })} />
          </Field>
          <div className="grid grid-cols-2 gap-4">
            <Field label={t('maxPages')} error={issue('maxPages')}>
              <NumberInput min={1} max={MAX_PAGES} value={draft.maxPages} onChange={(maxPages) => set({ maxPages })} />
            </Field>
            {draft.mode === 'deep' && (
              <Field label={t('maxDepth')} error={issue('maxDepth')}>
                <NumberInput min={0} max={10} value={draft.maxDepth} onChange={(maxDepth) => set({ maxDepth })} />
              </Field>
            )}
          </div>
        </>
      )}
      <Note tone={isShort ? 'warn' : 'plain'}>
        <p role="status">
          {have === undefined
            ? t('costUnknown', { pages, credits: pages })
            : t('cost', { pages, credits: pages, have: count(have) })}
          {isShort && ` ${t('costShort')}`}
        </p>
      </Note>
    </div>
  )
}
