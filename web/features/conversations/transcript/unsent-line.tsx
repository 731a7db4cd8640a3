import { ArrowDown, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { t } from './t.ts'

interface UnsentLineProps {
  /** Their messages, the oldest first. */
  readonly ids: readonly string[]
  /** One of them may have arrived. */
  readonly isUnsure: boolean
}

/** Under the room's head: how many messages did not arrive, or may not have, and a jump to one after the other. */
export const UnsentLine = ({ ids, isUnsure }: UnsentLineProps) => {
  const [next, setNext] = useState(0)
  const show = () => {
    const found = document.getElementById(ids[next % ids.length] ?? '')
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
    setNext((next + 1) % ids.length)
  }
  return (
    <div className="flex items-center gap-2 border-b border-line bg-bg px-5 py-1.5 text-sm" role="status">
      <CircleAlert size={15} aria-hidden="true" className="flex-none text-bad" />
      <span className="me-auto">{t(isUnsure ? 'unsure' : 'unsent', { count: ids.length })}</span>
      <Button variant="link" icon={<ArrowDown size={14} />} onClick={show}>
        {t('showUnsent')}
      </Button>
    </div>
  )
}
