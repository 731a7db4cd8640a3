import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productName } from '#shared/notifications/product-name'
import { t } from '#web/features/sign-in/t.ts'
import { LanguageChoice } from '#web/ui/choice/language-choice.tsx'
import { Mark } from '#web/ui/page/mark.tsx'
import { legalPages } from '#web-features/legal'
import '#web/features/sign-in/sign-in-frame.css'

interface SignInFrameProps {
  readonly title: string
  readonly description: string
  readonly children: ReactNode
}

/** Brand on the left, form on the right; below 768 px the form only. */
export const SignInFrame = ({ title, description, children }: SignInFrameProps) => (
  <div className="vg-sign-in">
    <aside className="vg-sign-in__brand">
      <p className="flex items-center gap-3 text-lg font-bold">
        <span className="vg-sign-in__mark" aria-hidden="true" />
        {productName}
      </p>
      <div>
        <p className="vg-sign-in__pitch">{t('pitch')}</p>
        <p className="mt-2 max-w-[42ch] text-md">{t('pitchFact')}</p>
      </div>
      <ol className="vg-sign-in__night">
        <li>
          <time>22:48</time> {t('night1')}
        </li>
        <li>
          <time>01:15</time> {t('night2')}
        </li>
        <li>
          <time>06:02</time> {t('night3')}
        </li>
      </ol>
    </aside>
    <main className="vg-sign-in__main" id="content">
      <div className="w-full max-w-[380px]">
        <p className="mb-8 flex items-center gap-2.5 text-md font-medium md:hidden">
          <Mark size={28} />
          {productName}
        </p>
        <title>{`${title} · ${productName}`}</title>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="mb-6 text-ink-2">{description}</p>
        {children}
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {(['tos', 'privacy-policy'] as const).map((page) => (
            <Link
              key={page}
              to="/legal/$page"
              params={{ page }}
              lang="en"
              className="text-ink-2 underline-offset-3 hover:underline"
            >
              {legalPages[page]}
            </Link>
          ))}
          <LanguageChoice className="-me-2.5 ms-auto" />
        </div>
      </div>
    </main>
  </div>
)
