import type { Media } from '#infra/local/stand-ins/channels/phone-view'
import { Icon } from './icon.tsx'

const sizeOf = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} B`
    : bytes < 1024 * 1024
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** A picture, file, voice note or place in a bubble. `src`: where its bytes are. */
export const MediaPart = ({ media, src }: { readonly media: Media; readonly src: string }) => {
  const { kind, name, bytes = 0, latitude, longitude } = media
  if (kind === 'photo')
    return (
      <a class="photo" href={src} target="_blank" rel="noopener">
        <img src={src} alt={`Photo: ${name}`} loading="lazy" />
      </a>
    )
  if (kind === 'voice')
    return (
      <div class="voice">
        {/* biome-ignore lint/a11y/useMediaCaption: what a visitor has just recorded has no captions */}
        <audio controls preload="metadata" src={src} aria-label={`Voice note, ${media.seconds ?? 0} seconds`} />
      </div>
    )
  if (kind === 'place')
    return (
      <div class="document">
        <span class="glyph">
          <Icon name="pin" />
        </span>
        <span>
          <strong>{name}</strong>
          <small>
            {latitude?.toFixed(4)}, {longitude?.toFixed(4)}
          </small>
        </span>
      </div>
    )
  return (
    <a class="document" href={src} download={name}>
      <span class="glyph">
        <Icon name="file" />
      </span>
      <span>
        <strong>{name}</strong>
        <small>{sizeOf(bytes)}</small>
      </span>
    </a>
  )
}
