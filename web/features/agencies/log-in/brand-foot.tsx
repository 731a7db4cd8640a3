import { ShieldCheck } from 'lucide-react'
import type { AgencySettings } from '#shared/agencies/schema'
import { safeHref } from '#web/lib/safe-href.ts'
import { t } from './t.ts'

export interface FootBrand
  extends Pick<
    AgencySettings,
    'name' | 'address' | 'supportEmail' | 'mainWebsite' | 'tosPage' | 'privacyPolicypPage'
  > {}

/** What stands at the foot of every page of the portal (specification 2, section 2, "Footer", and specification 3, section 2). */
export const BrandFoot = ({ brand }: { readonly brand: FootBrand }) => {
  const { name, address, supportEmail } = brand
  const website = safeHref(brand.mainWebsite)
  const pages = [
    [t('terms'), safeHref(brand.tosPage)],
    [t('privacy'), safeHref(brand.privacyPolicypPage)],
  ] as const
  return (
    <>
      <span>
        © {new Date().getFullYear()} {name}
      </span>
      {address !== '' && <span>{address}</span>}
      {supportEmail !== '' && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      {pages.map(
        ([label, href]) =>
          href && (
            <a key={label} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ),
      )}
      <span className="inline-flex items-center gap-1">
        <ShieldCheck size={13} aria-hidden="true" />
        {t('gdpr')}
      </span>
      {website && (
        <a href={website} target="_blank" rel="noopener">
          {t('poweredBy', { name })}
        </a>
      )}
    </>
  )
}
