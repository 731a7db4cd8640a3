import { useContext } from 'react'
import type { Citation } from '#shared/conversations/schema'
import { Words } from '#widget/language/words.ts'
import { safeHref } from '#widget/ui/safe-href.ts'

interface CitationMarkProps {
  readonly n: number
  readonly citation: Citation | undefined
}

/** The number of a source in the text, a link where the source has an address. */
export const CitationMark = ({ n, citation }: CitationMarkProps) => {
  const words = useContext(Words)
  const href = citation?.url && safeHref(citation.url)
  const name = citation && words.source(n, citation.title)
  if (!href)
    return (
      <span className="cite" title={name}>
        {n}
      </span>
    )
  return (
    <a className="cite" href={href} target="_blank" rel="noopener nofollow" aria-label={name} title={name}>
      {n}
    </a>
  )
}
