import { Link } from '@tanstack/react-router'
import { t } from '#web/shell/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import '#web/ui/button/button.css'

export const NotFound = () => (
  <main id="content" className="mx-auto grid min-h-[70dvh] max-w-[480px] content-center justify-items-start gap-1 px-6">
    <title>{t('notFoundTitle')}</title>
    <h1 tabIndex={-1}>{t('notFoundTitle')}</h1>
    <p className="text-ink-2">{t('notFoundBody')}</p>
    <Link to="/" className={buttonClass({ variant: 'primary' }, 'mt-4')}>
      {t('toAgents')}
    </Link>
  </main>
)
