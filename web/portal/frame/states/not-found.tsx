import { t } from '#web/portal/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import '#web/ui/button/button.css'

export const NotFound = () => (
  <main id="content" className="mx-auto grid min-h-[70dvh] max-w-[480px] content-center justify-items-start gap-1 px-6">
    <title>{t('notFound')}</title>
    <h1 tabIndex={-1}>{t('notFound')}</h1>
    <p className="text-ink-2">{t('notFoundBody')}</p>
    <a href="/" className={buttonClass({ variant: 'primary' }, 'mt-4')}>
      {t('toStart')}
    </a>
  </main>
)
