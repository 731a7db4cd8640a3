import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/notify.ts'
import { t } from '#web/ui/t.ts'
import '#web/ui/field.css'

export interface CopyTextProps {
  readonly text: string
  /** What it is, for the button's name: "agent id". */
  readonly what: string
  readonly isMultiline?: boolean | undefined
}

export const CopyText = ({ text, what, isMultiline }: CopyTextProps) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    notify(t('copied'), { tone: 'ok', stay: 'short' })
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <div className={isMultiline ? 'relative' : 'vg-input vg-input-group'}>
      {isMultiline ? (
        <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-3 pe-12 font-mono text-xs/5 whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        <code className="min-w-0 flex-1 truncate font-mono text-sm">{text}</code>
      )}
      <IconButton
        className={isMultiline ? 'absolute! end-2 top-2' : ''}
        label={t('copy', { what })}
        size="small"
        icon={isCopied ? <Check size={15} /> : <Copy size={15} />}
        onClick={copy}
      />
    </div>
  )
}
