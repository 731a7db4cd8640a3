import type { Region } from '#shared/regions'
import { t } from '#web/features/fleet/t.ts'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { Thumbnail } from '#web/ui/upload/thumbnail.tsx'

interface BothSidesProps {
  readonly region: Region
  /** Of a setting: its path. */
  readonly path: string | undefined
  readonly theirs: string
  readonly next: string
}

const pictures = new Set(['roundedImageURL', 'chatBgURL'])

/** What a copy has and what the source has, one under the other. */
export const BothSides = ({ region, path = '', theirs, next }: BothSidesProps) => (
  <dl className="vg-fleet__sides">
    {(
      [
        ['theirs', theirs],
        ['next', next],
      ] as const
    ).map(([side, text]) => (
      <div key={side}>
        <dt>{t(side)}</dt>
        <dd>{pictures.has(path) && text ? <Picture region={region} address={text} /> : text || <i>{t('none')}</i>}</dd>
      </div>
    ))}
  </dl>
)

const Picture = ({ region, address }: { readonly region: Region; readonly address: string }) => (
  <>
    <Thumbnail src={useOwnPicture(region, address) || undefined} />
    <span className="sr-only">{address}</span>
  </>
)
