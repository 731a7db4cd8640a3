import type { ReactNode } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { LogOutButton } from '#web/portal/frame/log-out-button.tsx'
import { t } from '#web/portal/t.ts'
import { portalWords } from '#web/portal/words.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'

interface BlockedProps {
  readonly title: string
  readonly children: ReactNode
}

/** In place of every page: what is in the way, and the log-out. */
const Blocked = ({ title, children }: BlockedProps) => (
  <main id="content" className="grid min-h-dvh place-items-center p-6">
    <section className="vg-float grid w-full max-w-[440px] justify-items-start gap-2 p-7" aria-label={title}>
      <PageTitle title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="mb-4 whitespace-pre-wrap text-ink-2">{children}</p>
      <LogOutButton />
    </section>
  </main>
)

export const NoAgents = () => <Blocked title={t('noAgents')}>{t('noAgentsBody', { name: useBrand().name })}</Blocked>

/** `message`: what the agency's team wrote, or the specification's, which is here in the page's language. */
export const AccessDisabled = ({ message }: { readonly message: string }) => (
  <Blocked title={t('disabledTitle')}>{message === portalWords.accessDisabled ? t('accessDisabled') : message}</Blocked>
)
