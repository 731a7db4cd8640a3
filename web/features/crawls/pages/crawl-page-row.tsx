import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import type { CrawlPage } from '#shared/crawls/schema'
import { t } from '#web/features/crawls/t.ts'
import { count } from '#web/lib/format/count.ts'
import { safeHref } from '#web/lib/safe-href.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'

interface CrawlPageRowProps {
  readonly page: CrawlPage
  /** The address that a duplicate repeats. */
  readonly original: string | undefined
  readonly isChosen: boolean
  /** Absent when nothing can be chosen any more. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined
}

const kinds: Readonly<Record<CrawlPage['status'], StateKind>> = {
  read: 'fine',
  unchanged: 'idle',
  duplicate: 'idle',
  skipped: 'idle',
  failed: 'failed',
}

const pathOf = (url: string) => {
  if (!URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** One address: its title, why it cannot be chosen if so, and the beginning of its text. */
export const CrawlPageRow = ({ page, original, isChosen, onChoose }: CrawlPageRowProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { url, title, status, characters, preview, error } = page
  const isTitled = title !== '' && title !== url
  const name = isTitled ? title : pathOf(url)
  const sameAs = original === undefined ? undefined : t('sameAs', { url: pathOf(original) })
  const reason = error ? serverText(error) : sameAs
  return (
    <tr className="vg-rows__row">
      {onChoose && (
        <td className="w-8 pe-0! align-top pt-2.5!">
          <Checkbox
            isLabelHidden
            label={t('select', { title: name })}
            checked={isChosen}
            disabled={status !== 'read'}
            onChange={onChoose}
          />
        </td>
      )}
      <td className="max-w-0 py-2!">
        <p className="truncate font-medium">{name}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          <a
            href={safeHref(url)}
            target="_blank"
            rel="noreferrer"
            className="relative flex min-w-0 items-center gap-1.5"
          >
            <span className="sr-only">{t('openPage', { title: name })}: </span>
            <span className="truncate">{pathOf(url)}</span>
            <ExternalLink size={13} aria-hidden="true" />
          </a>
          {preview && (
            <Button
              variant="link"
              size="small"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('hidePreview') : t('preview')}
            </Button>
          )}
        </p>
        {reason && <p className="text-sm">{reason}</p>}
        <span className="text-sm md:hidden">
          <State kind={kinds[status]}>{t(`page.${status}`)}</State>
        </span>
        <p id={id} hidden={!isOpen} className="mt-1 max-w-[80ch] border-s-2 border-line-2 ps-3 text-sm">
          {preview}
        </p>
      </td>
      <td className="align-top pt-2.5! max-md:hidden">
        <State kind={kinds[status]}>{t(`page.${status}`)}</State>
      </td>
      <td className="vg-rows__number align-top pt-2.5!" title={t('characters', { count: characters })}>
        {characters > 0 ? count(characters) : t('nothing')}
      </td>
    </tr>
  )
}
