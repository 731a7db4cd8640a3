import { useContext, useState } from 'react'
import type { Citation } from '#shared/conversations/schema'
import { Words } from '#widget/language/words.ts'
import { OutsideLink } from '#widget/ui/outside-link.tsx'
import { safeHref } from '#widget/ui/safe-href.ts'

const SHOWN = 3

const hostOf = (url: string | undefined): string => {
  const href = url && safeHref(url)
  return href ? new URL(href).host.replace(/^www\./, '') : ''
}

/** An answer's sources: three rows, the rest on demand. */
export const Sources = ({ citations }: { readonly citations: readonly Citation[] }) => {
  const words = useContext(Words)
  const [isAll, showAll] = useState(false)
  const shown = isAll ? citations : citations.slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <ul className="src" aria-label={words.sources}>
      {shown.map(({ n, title, url = '' }) => (
        <li key={n}>
          <OutsideLink href={url} className="row">
            <span className="cite">{n}</span>
            <b>{title}</b>
            <span className="u">{hostOf(url)}</span>
          </OutsideLink>
        </li>
      ))}
      {citations.length > shown.length && (
        <li>
          <button className="btn t" type="button" onClick={() => showAll(true)}>
            {words.moreSources(citations.length - shown.length)}
          </button>
        </li>
      )}
    </ul>
  )
}
