import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { t } from '#web/ui/t.ts'
import { type Notice, onNotice } from './notify.ts'
import '#web/ui/button/button.css'
import '#web/ui/layer/surface.css'
import './toaster.css'

const toastByTone = { plain: toast, ok: toast.success, bad: toast.error } as const

/** A notice under 5 s lets the pointer through: a mouse that rests there must not keep it open. */
const show = ({ tone, message, durationMs, detail, action }: Notice) =>
  toastByTone[tone](message, {
    duration: durationMs,
    className: durationMs < 5000 ? 'vg-toast--passing' : '',
    ...(detail ? { description: detail } : {}),
    ...(action ? { action: { label: action.label, onClick: action.act } } : {}),
  })

/** On a phone's top, else at the left end of the bottom: never over a save bar, whose height the page states. */
const fromTop = 'max(12px, env(safe-area-inset-top))'
const aboveSaveBar = 'calc(var(--save-bar, 0px) + 24px)'

export const Toaster = ({ first }: { readonly first: readonly Notice[] }) => {
  const isPhone = useMedia('(max-width: 767.98px)')
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier notices are shown once, on mount
  useEffect(() => {
    if (!hasBegun.current) for (const notice of first) show(notice)
    hasBegun.current = true
    return onNotice(show)
  }, [])
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-left'}
      offset={isPhone ? { top: fromTop } : { bottom: aboveSaveBar, left: 24 }}
      mobileOffset={{ top: fromTop }}
      containerAriaLabel={t('notifications')}
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'vg-float vg-toast', actionButton: buttonClass({ variant: 'primary', size: 'small' }) },
      }}
      icons={{
        success: <CircleCheck size={16} className="text-ok" />,
        error: <CircleAlert size={16} className="text-bad" />,
      }}
    />
  )
}
