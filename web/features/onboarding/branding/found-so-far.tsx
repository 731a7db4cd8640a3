import type { BrandingAnswer } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { picturesOf } from './pictures-of.ts'

interface FoundSoFarProps {
  readonly region: Region
  readonly found: Extract<BrandingAnswer, { status: 'running' }>['found']
}

/** The first name of a font stack. */
const typefaceOf = (stack: string) => stack.split(',')[0]?.replaceAll(/["']/g, '').trim()

/** What the website has shown until now; what is still missing keeps its space. */
export const FoundSoFar = ({ region, found }: FoundSoFarProps) => {
  const logo = useOwnPicture(region, picturesOf(found)[0] ?? '')
  return (
    <div className="grid content-start gap-4">
      <section className="grid gap-1.5">
        <h3>{t('logo')}</h3>
        {logo ? (
          <img src={logo} alt={t('logoFound')} className="size-10 rounded-lg object-contain" />
        ) : (
          <Skeleton className="size-10 rounded-lg" />
        )}
      </section>
      <section className="grid gap-1.5">
        <h3>{t('colours')}</h3>
        <ul className="flex flex-wrap gap-2">
          {found.colors?.slice(0, 4).map(({ hex }) => (
            <li key={hex} className="size-8 rounded-lg border border-line" style={{ background: hex }}>
              <span className="sr-only">{hex}</span>
            </li>
          )) ??
            [0, 1, 2, 3].map((n) => (
              <li key={n}>
                <Skeleton className="size-8 rounded-lg" />
              </li>
            ))}
        </ul>
      </section>
      <section className="grid gap-1.5">
        <h3>{t('typeface')}</h3>
        <p className="min-h-6 text-md font-bold break-words" style={{ fontFamily: found.fontFamily }}>
          {found.fontFamily ? typefaceOf(found.fontFamily) : <Skeleton className="h-4 w-28" />}
        </p>
      </section>
    </div>
  )
}
