import { LogOut } from 'lucide-react'
import { useLogOut } from '#web/portal/session/use-log-out.ts'
import { t } from '#web/portal/t.ts'
import { Button } from '#web/ui/button/button.tsx'

export const LogOutButton = () => {
  const [logOut, isBusy] = useLogOut()
  return (
    <Button icon={<LogOut size={16} />} busy={isBusy} onClick={logOut}>
      {isBusy ? t('loggingOut') : t('logOut')}
    </Button>
  )
}
