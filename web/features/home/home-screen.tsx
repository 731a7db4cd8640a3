import { Link } from '@tanstack/react-router'
import { productName } from '#shared/notifications/product-name'
import { SampleConversation } from '#web/features/home/sample-conversation.tsx'
import { t } from '#web/features/home/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Mark } from '#web/ui/page/mark.tsx'
import { legalPages } from '#web-features/legal'
import '#web/ui/button/button.css'
import '#web/features/home/home.css'

const reasons = [
  ['learns', 'learnsFact'],
  ['shows', 'showsFact'],
  ['hands', 'handsFact'],
] as const

const figures = [
  ['kib', 'kibFact'],
  ['requests', 'requestsFact'],
  ['cookies', 'cookiesFact'],
  ['shift', 'shiftFact'],
] as const

/** The public page for visitors who are not signed in. */
export const HomeScreen = () => (
  <div className="vg-home">
    <title>{`${productName} · ${t('title')}`}</title>
    <header className="vg-home__head">
      <p className="flex items-center gap-2.5 text-md font-bold">
        <Mark size={28} />
        {productName}
      </p>
      <div className="flex gap-2">
        <Link to="/login" className={buttonClass({ variant: 'ghost' })}>
          {t('login')}
        </Link>
        <Link to="/signup" className={buttonClass({}, 'max-md:hidden')}>
          {t('create')}
        </Link>
      </div>
    </header>
    <main id="content">
      <section className="vg-home__hero">
        <div>
          <h1 tabIndex={-1} className="vg-home__headline">
            {t('headline')}
          </h1>
          <p className="vg-home__fact">{t('fact')}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Link to="/signup" className={buttonClass({ variant: 'primary', size: 'large' })}>
              {t('start')}
            </Link>
            <span className="text-sm text-ink-2">{t('free')}</span>
          </p>
        </div>
        <SampleConversation />
      </section>
      <section className="vg-home__reasons">
        {reasons.map(([title, fact]) => (
          <div key={title}>
            <h2>{t(title)}</h2>
            <p>{t(fact)}</p>
          </div>
        ))}
      </section>
      <section aria-label={t('figures')} className="vg-home__light">
        <h2>{t('light')}</h2>
        <dl className="vg-home__figures">
          {figures.map(([figure, fact]) => (
            <div key={figure}>
              <dt>{t(fact)}</dt>
              <dd>{t(figure)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
    <footer className="vg-home__foot">
      <nav aria-label={t('legal')}>
        {Object.entries(legalPages).map(([page, title]) => (
          <Link key={page} to="/legal/$page" params={{ page }}>
            {title}
          </Link>
        ))}
      </nav>
    </footer>
  </div>
)
