import { getRouteApi, Link } from '@tanstack/react-router'
import { productName } from '#shared/notifications/product-name'
import { t } from '#web/features/legal/t.ts'
import { Mark } from '#web/ui/page/mark.tsx'
import { Markdown } from '#web/ui/text/markdown.tsx'
import { legalPages } from './legal-pages.ts'
import '#web/features/legal/legal.css'

const route = getRouteApi('/legal/$page')

/** A public text, with links to the others; needs neither an account nor a third party's script. */
export const LegalScreen = () => {
  const { page, text } = route.useLoaderData()
  const title = legalPages[page]
  return (
    <div className="vg-legal">
      <header className="vg-legal__head">
        <Link to="/" className="flex items-center gap-2.5 font-bold">
          <Mark size={28} />
          {productName}
        </Link>
      </header>
      <nav className="vg-legal__pages" aria-label={t('legal')}>
        {Object.entries(legalPages).map(([name, label]) => (
          <Link key={name} to="/legal/$page" params={{ page: name }} className="vg-legal__page">
            {label}
          </Link>
        ))}
      </nav>
      <main id="content" className="vg-legal__text" lang="en">
        <title>{`${title} · ${productName}`}</title>
        <h1 tabIndex={-1}>{title}</h1>
        <Markdown text={text} headings={2} />
      </main>
    </div>
  )
}
