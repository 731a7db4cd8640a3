import type { ReactNode } from 'react'
import type { AgencySettings } from '#shared/agencies/schema'
import { safeHref } from '#web/lib/safe-href.ts'
import { Markdown } from '#web/ui/text/markdown.tsx'
import { t } from './t.ts'
import './log-in-page.css'

export interface LogInBrand
  extends Pick<AgencySettings, 'name' | 'brandingText' | 'tosPage' | 'privacyPolicypPage' | 'address'> {
  /** The logo's address for the page's theme; empty without one. */
  readonly logo: string
}

interface LogInPageProps {
  readonly brand: LogInBrand
  /** At the foot, beside the legal links: the choice of the language. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The portal's door: the agency's words at the left, a form at the right; where it is narrow, the form alone under the logo. */
export const LogInPage = ({
  brand: { name, logo, brandingText, address, ...pages },
  foot,
  children,
}: LogInPageProps) => {
  const links = [
    [t('terms'), safeHref(pages.tosPage)],
    [t('privacy'), safeHref(pages.privacyPolicypPage)],
  ] as const
  const title = (
    <>
      {logo !== '' && <img src={logo} alt="" width={34} height={34} />}
      <span className="line-clamp-3 min-w-0 wrap-anywhere">{name}</span>
    </>
  )
  return (
    <div className="vg-door">
      <div className="vg-door__frame">
        <aside className="vg-door__brand">
          <p className="vg-door__name">{title}</p>
          <div className="vg-door__pitch">
            <Markdown text={brandingText} headings={2} />
          </div>
        </aside>
        <div className="vg-door__main">
          <div className="vg-door__form">
            <p className="vg-door__name vg-door__name--narrow">{title}</p>
            {children}
          </div>
          <footer className="vg-door__foot">
            <span>
              © {new Date().getFullYear()} {name}
            </span>
            {address !== '' && <span>{address}</span>}
            {links.map(
              ([label, href]) =>
                href && (
                  <a key={label} href={href} target="_blank" rel="noopener">
                    {label}
                  </a>
                ),
            )}
            {foot}
          </footer>
        </div>
      </div>
    </div>
  )
}
