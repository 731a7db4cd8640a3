import { CopyButton } from './copy-button.tsx'

interface CodeBlockProps {
  readonly code: string
  /** What it is, for the copy button's name: "script". */
  readonly what: string
  /** Long lines scroll; otherwise they wrap. */
  readonly isScrolling?: boolean | undefined
}

/** Several lines to copy. */
export const CodeBlock = ({ code, what, isScrolling = false }: CodeBlockProps) => (
  <div className="relative min-w-0">
    <pre
      className="max-h-96 overflow-auto rounded-md border border-line bg-sunken p-3 pe-12 font-mono text-xs/5"
      style={{ whiteSpace: isScrolling ? 'pre' : 'pre-wrap' }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {code}
    </pre>
    <CopyButton className="absolute! end-2 top-2 bg-sunken!" what={what} text={code} />
  </div>
)
