import { useState } from 'react'
import type { Region } from '#shared/regions'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { cx } from '#web/lib/style/cx.ts'
import { initials } from './initials.ts'
import { nameHue } from './name-hue.ts'
import './avatar.css'

export interface AvatarProps {
  readonly name: string
  /** A picture at any address, and the region that gets our copy of it; initials show until it loads and if it fails. */
  readonly picture?: { readonly url: string; readonly region: Region } | undefined
  /** In place of a picture's: an address that a page may load from as it is. */
  readonly src?: string | undefined
  /** Agents are rounded squares, people are circles. */
  readonly kind: 'agent' | 'person'
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** Decoration beside a name in the text. */
export const Avatar = ({ name, picture, src: own, kind, size = 'medium' }: AvatarProps) => {
  const copy = useOwnPicture(picture?.region ?? 'eu', picture?.url ?? '')
  const src = own ?? copy
  const [failed, setFailed] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={cx('vg-avatar', kind === 'person' && 'vg-avatar--person', size !== 'medium' && `vg-avatar--${size}`)}
      style={{ '--avatar-hue': nameHue(name) }}
    >
      {src && failed !== src ? (
        <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initials(name, kind === 'agent' ? 1 : 2)
      )}
    </span>
  )
}
