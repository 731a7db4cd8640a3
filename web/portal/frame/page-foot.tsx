import { ShieldCheck } from 'lucide-react'
import { safeHref } from '#web/lib/safe-href.ts'
import { cx } from '#web/lib/style/cx.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'

interface PageFootProps {
  /** Where no side shows it: below the page, on a phone and with the tabs at the top. */
  readonly isOfPage?: boolean
}

/** Whose pages these are, and its legal links. */
export const PageFoot = ({ isOfPage = false }: PageFootProps) => {
  const { name, tosPage, privacyPolicypPage } = useBrand()
  const links = [
    [t('terms'), safeHref(tosPage)],
    [t('privacy'), safeHref(privacyPolicypPage)],
  ] as const
  return (
    <footer className={cx('vg-portal__foot', isOfPage && 'vg-portal__foot--page')}>
      <span className={isOfPage ? undefined : 'basis-full'}>
        © {new Date().getFullYear()} {name}
      </span>
      {links.map(
        ([label, href]) =>
          href && (
            <a key={label} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ),
      )}
      <span className="flex items-center gap-1">
        <ShieldCheck size={13} aria-hidden="true" />
        {t('gdpr')}
      </span>
    </footer>
  )
}
