import { useContext, useState } from 'react'
import { videoSource } from '#shared/conversations/video-source'
import { Words } from '#widget/language/words.ts'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import { Icon } from '#widget/ui/icon.tsx'
import { OutsideLink } from '#widget/ui/outside-link.tsx'
import mediaCss from './media.css'
import videoCss from './video.css'

const applyStyles = adoptStyles(videoCss)
const applyMediaStyles = adoptStyles(mediaCss)

export interface VideoProps {
  readonly url: string
  readonly title: string
}

/** A video's placeholder. Nothing is loaded before the visitor presses it, and then only from the site that it names. */
export const Video = ({ url, title }: VideoProps) => {
  const words = useContext(Words)
  const [isPlaying, setPlaying] = useState(false)
  const source = videoSource(url)
  const name = title || words.video
  if (!source)
    return (
      <div ref={applyMediaStyles}>
        <OutsideLink className="media" href={url}>
          <Icon name="play" />
          <span>{name}</span>
        </OutsideLink>
      </div>
    )
  if (!isPlaying)
    return (
      <button ref={applyStyles} className="pic play" type="button" onClick={() => setPlaying(true)}>
        <Icon name="play" isFilled />
        <span>{name}</span>
        <span className="meta">{words.playsFrom(source.from)}</span>
      </button>
    )
  return (
    <div ref={applyMediaStyles}>
      {source.kind === 'file' ? (
        // biome-ignore lint/a11y/useMediaCaption: it is the agent's owner's file; captions are in it or nowhere
        <video className="pic" src={source.url} aria-label={name} controls autoPlay playsInline />
      ) : (
        <iframe
          className="pic"
          src={source.url}
          title={name}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {/* pages and browsers block third-party frames, and no script can detect it */}
      <OutsideLink className="media" href={url}>
        <Icon name="play" />
        <span>{`${name}, ${source.from}`}</span>
      </OutsideLink>
    </div>
  )
}
