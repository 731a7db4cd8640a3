import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Region } from '#shared/regions'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from './t.ts'

/** After a sign-in: a notice, and the requested page. */
export const useCompleteSignIn = () => {
  const navigate = useNavigate()
  const router = useRouter()
  return async (region: Region, next: string | undefined) => {
    notify(t('signedIn'), { tone: 'ok', stay: 'short' })
    if (next) router.history.push(next)
    else await navigate({ to: '/app/$region/agents', params: { region } })
  }
}
