import { Check, CheckCheck, CircleAlert, CircleQuestionMark, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Delivery } from '#shared/conversations/delivery'
import { t } from './t.ts'

const glyphs = {
  queued: Clock,
  sending: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
  unknown: CircleQuestionMark,
} as const

const tones: Readonly<Partial<Record<Delivery['state'], string>>> = {
  read: 'text-brand-ink',
  failed: 'font-medium text-bad',
  unknown: 'font-medium text-warn',
}

interface DeliveryLineProps {
  readonly delivery: Delivery
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** What became of a message of ours at its channel: a shape and a word, and the provider's reason where it did not arrive. */
export const DeliveryLine = ({ delivery: { state, reason }, children }: DeliveryLineProps) => {
  const Glyph = glyphs[state]
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className={`flex items-center gap-1 ${tones[state] ?? ''}`}>
        <Glyph size={13} aria-hidden="true" />
        {t(`delivery.${state}`)}
      </span>
      {reason && <span className="wrap-anywhere">{reason}</span>}
      {children}
    </span>
  )
}
