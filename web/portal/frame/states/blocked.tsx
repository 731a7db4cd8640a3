import { type ReactNode, Suspense, useState } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand } from '#web/portal/brand-context.ts'
import { LogOutButton } from '#web/portal/frame/log-out-button.tsx'
import { mayCreate } from '#web/portal/new-agent/may-create.ts'
import { t } from '#web/portal/t.ts'
import { portalWords } from '#web/portal/words.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'

const NewAgentDrawer = lazyPart(() => import('#web/portal/new-agent/new-agent-drawer.tsx'), 'NewAgentDrawer', 'layer')

interface BlockedProps {
  readonly title: string
  readonly children: ReactNode
  /** Before the log-out. */
  readonly action?: ReactNode
}

/** In place of every page: what is in the way, and the log-out. */
const Blocked = ({ title, children, action }: BlockedProps) => (
  <main id="content" className="grid min-h-dvh place-items-center p-6">
    <section className="vg-float grid w-full max-w-[440px] justify-items-start gap-2 p-7" aria-label={title}>
      <PageTitle title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className="mb-4 whitespace-pre-wrap text-ink-2">{children}</div>
      <div className="flex flex-wrap gap-2">
        {action}
        <LogOutButton />
      </div>
    </section>
  </main>
)

export const NoAgents = ({ me }: { readonly me: PortalSession }) => {
  const { name } = useBrand()
  const [isOpen, setOpen] = useState(false)
  return (
    <Blocked
      title={t('noAgents')}
      action={
        mayCreate(me) && (
          <Button variant="primary" onClick={() => setOpen(true)}>
            {t('newAgent')}
          </Button>
        )
      }
    >
      {mayCreate(me) ? t('noAgentsYet') : t('noAgentsBody', { name })}
      <Suspense>
        {isOpen && <NewAgentDrawer organisation={me.organisation?.name ?? name} onClose={() => setOpen(false)} />}
      </Suspense>
    </Blocked>
  )
}

/** `message`: what the agency's team wrote, or the specification's, which is here in the page's language. */
export const AccessDisabled = ({ message }: { readonly message: string }) => (
  <Blocked title={t('disabledTitle')}>{message === portalWords.accessDisabled ? t('accessDisabled') : message}</Blocked>
)
