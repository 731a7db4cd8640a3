import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Mark } from '#infra/local/stand-ins/channels/phone-view'
import { type MarkedNode, nestMarks } from './nest-marks.ts'

const isSafe = (url: string): boolean => /^(https?|mailto|tel|tg):/i.test(url)

const Link = ({ url, children }: { readonly url: string; readonly children: ComponentChildren }) =>
  isSafe(url) ? (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <span class="link">{children}</span>
  )

const Spoiler = ({ children }: { readonly children: ComponentChildren }) => {
  const [isShown, setShown] = useState(false)
  if (isShown) return <span class="spoiler-shown">{children}</span>
  return (
    <button type="button" class="spoiler" aria-label="Hidden text. Show it" onClick={() => setShown(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

const wordsOf = (nodes: readonly MarkedNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')

const Marked = ({ mark, nodes }: { readonly mark: Mark; readonly nodes: readonly MarkedNode[] }) => {
  const children = <Nodes nodes={nodes} />
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'italic':
      return <em>{children}</em>
    case 'underline':
      return <u>{children}</u>
    case 'strikethrough':
      return <s>{children}</s>
    case 'code':
      return <code>{children}</code>
    case 'pre':
      return <pre data-language={mark.language}>{children}</pre>
    case 'spoiler':
      return <Spoiler>{children}</Spoiler>
    case 'blockquote':
    case 'expandable_blockquote':
      return <blockquote>{children}</blockquote>
    case 'text_link':
      return <Link url={mark.url ?? ''}>{children}</Link>
    case 'url':
      return <Link url={wordsOf(nodes)}>{children}</Link>
    case 'email':
      return <Link url={`mailto:${wordsOf(nodes)}`}>{children}</Link>
    case 'mention':
    case 'bot_command':
    case 'hashtag':
      return <span class="link">{children}</span>
    default:
      return children
  }
}

const Nodes = ({ nodes }: { readonly nodes: readonly MarkedNode[] }) => (
  <>
    {nodes.map((node, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name, and none of them moves
      typeof node === 'string' ? node : <Marked key={at} mark={node.mark} nodes={node.children} />,
    )}
  </>
)

/** A message's text with what its marks mean. */
export const MarkedText = ({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) => (
  <div class="text">
    <Nodes nodes={nestMarks(text, marks)} />
  </div>
)
