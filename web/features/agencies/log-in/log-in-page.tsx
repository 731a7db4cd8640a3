import type { ReactNode } from 'react'
import type { AgencySettings } from '#shared/agencies/schema'
import { Markdown } from '#web/ui/text/markdown.tsx'
import { BrandFoot, type FootBrand } from './brand-foot.tsx'
import './log-in-page.css'

export interface LogInBrand extends FootBrand, Pick<AgencySettings, 'brandingText'> {
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
export const LogInPage = ({ brand, foot, children }: LogInPageProps) => {
  const { name, logo, brandingText } = brand
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
            <BrandFoot brand={brand} />
            {foot}
          </footer>
        </div>
      </div>
    </div>
  )
}
