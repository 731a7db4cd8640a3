import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { t as late } from '#web/ui/deferred/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from '#web/ui/t.ts'

export interface CopyButtonProps {
  readonly text: string
  /** What it copies, for the button's name: "agent id". */
  readonly what: string
  readonly className?: string | undefined
}

export const CopyButton = ({ text, what, className }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return notify(late('notCopied'), { tone: 'bad', stay: 'notice' })
    }
    setCopied(true)
    notify(t('copied'), { tone: 'ok', stay: 'short' })
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <IconButton
      className={className}
      label={t('copy', { what })}
      size="small"
      icon={isCopied ? <Check size={15} /> : <Copy size={15} />}
      onClick={copy}
    />
  )
}
