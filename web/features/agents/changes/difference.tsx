import { ArrowRight } from 'lucide-react'
import type { Region } from '#shared/regions'
import { WordDiff } from '#web/features/agents/changes/word-diff.tsx'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { Thumbnail } from '#web/ui/upload/thumbnail.tsx'
import { t } from './t.ts'
import './difference.css'

const pictures = new Set(['roundedImageURL', 'chatBgURL'])

interface DifferenceProps {
  readonly region: Region
  /** Of a setting: its path. */
  readonly path?: string | undefined
  readonly was: string
  readonly is: string
}

/** What something was and is, in words; pictures as pictures. */
export const Difference = ({ region, path = '', was, is }: DifferenceProps) =>
  pictures.has(path) ? <Pictures region={region} was={was} is={is} /> : <Texts was={was} is={is} />

/** Longer texts are compared word by word, short values stand side by side. */
const SHORT = 48

const Texts = ({ was, is }: Pick<DifferenceProps, 'was' | 'is'>) => {
  const isShort = [was, is].every((text) => text.length <= SHORT && !text.includes('\n'))
  if (!isShort) return <WordDiff before={was} after={is} />
  if (was === is) return null
  return (
    <p className="vg-changes__values">
      <span className="sr-only">{t('before')}: </span>
      {was ? <del>{was}</del> : <span className="text-ink-2">{t('none')}</span>}
      <ArrowRight size={14} aria-hidden="true" />
      <span className="sr-only">{t('after')}: </span>
      {is ? <ins>{is}</ins> : <span className="text-ink-2">{t('none')}</span>}
    </p>
  )
}

const Pictures = ({ region, was, is }: Pick<DifferenceProps, 'region' | 'was' | 'is'>) => {
  const [before, after] = [useOwnPicture(region, was), useOwnPicture(region, is)]
  return (
    <div className="vg-changes__values">
      <span className="sr-only">{`${t('before')}: ${was || t('none')}`}</span>
      <Thumbnail src={before || undefined} />
      <ArrowRight size={14} aria-hidden="true" />
      <span className="sr-only">{`${t('after')}: ${is || t('none')}`}</span>
      <Thumbnail src={after || undefined} />
    </div>
  )
}
