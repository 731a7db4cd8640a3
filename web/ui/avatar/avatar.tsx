import { useState } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { initials } from './initials.ts'
import { nameHue } from './name-hue.ts'
import './avatar.css'

export interface AvatarProps {
  readonly name: string
  /** A picture; initials show until it loads and if it fails. */
  readonly src?: string | undefined
  /** Agents are rounded squares, people are circles. */
  readonly kind: 'agent' | 'person'
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** Decoration beside a name in the text. */
export const Avatar = ({ name, src, kind, size = 'medium' }: AvatarProps) => {
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
