import { LogIn } from 'lucide-react'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import type { SignInConfig } from '#shared/web-config'
import { t } from '#web/features/sign-in/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { startRedirect } from './redirect-flow.ts'

interface ProviderButtonProps {
  readonly region: Region
  readonly config: SignInConfig
  readonly next: string | undefined
}

/** Sign-in with the identity provider, where the region has one; a rule separates it from the password form. */
export const ProviderButton = ({ region, config, next }: ProviderButtonProps) => {
  const [isLeaving, setLeaving] = useState(false)
  if (!config.redirect) return null
  return (
    <>
      <Button
        size="large"
        wide
        icon={<LogIn size={16} />}
        busy={isLeaving}
        onClick={() => {
          setLeaving(true)
          void startRedirect(region, config, next)
        }}
      >
        {t('continueWith', { provider: config.redirect.label })}
      </Button>
      {config.hasPassword && <p className="vg-or">{t('or')}</p>}
    </>
  )
}
