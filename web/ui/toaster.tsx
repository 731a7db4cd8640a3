import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { type Notice, onNotice } from '#web/ui/notify.ts'
import { t } from '#web/ui/t.ts'
import '#web/ui/toaster.css'

const show = ({ tone, message, durationMs }: Notice) =>
  tone === 'plain'
    ? toast(message, { duration: durationMs })
    : tone === 'ok'
      ? toast.success(message, { duration: durationMs })
      : toast.error(message, { duration: durationMs })

export const Toaster = ({ first }: { readonly first: readonly Notice[] }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came before the mount is shown once
  useEffect(() => {
    for (const notice of first) show(notice)
    return onNotice(show)
  }, [])
  return (
    <Sonner
      position="bottom-right"
      containerAriaLabel={t('notifications')}
      toastOptions={{ unstyled: true, classNames: { toast: 'vg-float vg-toast' } }}
      icons={{
        success: <CircleCheck size={16} className="text-ok" />,
        error: <CircleAlert size={16} className="text-bad" />,
      }}
    />
  )
}
