import { CopyButton } from '#web/ui/copy-button.tsx'
import '#web/ui/field.css'

export interface CopyTextProps {
  readonly text: string
  /** What it is, for the button's name: "agent id". */
  readonly what: string
  readonly isMultiline?: boolean | undefined
}

export const CopyText = ({ text, what, isMultiline }: CopyTextProps) => (
  <div className={isMultiline ? 'relative' : 'vg-input vg-input-group'}>
    {isMultiline ? (
      <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-3 pe-12 font-mono text-xs/5 whitespace-pre-wrap">
        {text}
      </pre>
    ) : (
      <code className="min-w-0 flex-1 truncate font-mono text-sm">{text}</code>
    )}
    <CopyButton className={isMultiline ? 'absolute! end-2 top-2' : ''} what={what} text={text} />
  </div>
)
