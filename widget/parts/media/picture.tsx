import { useContext, useEffect, useState } from 'react'
import { Words } from '#widget/language/words.ts'
import { Icon } from '#widget/ui/icon.tsx'
import { OutsideLink } from '#widget/ui/outside-link.tsx'
import { Pictures } from '#widget/ui/pictures.ts'

interface PictureProps {
  readonly url: string
  readonly alt?: string
}

/**
 * A picture from the host's own copy, in a frame of its size before it loads. Where there is no copy it is a link: nothing
 * is loaded from a third party until the visitor presses it.
 */
export const Picture = ({ url, alt }: PictureProps) => {
  const words = useContext(Words)
  const pictures = useContext(Pictures)
  const [copy, setCopy] = useState<string | null>()
  useEffect(() => {
    let isHere = true
    void pictures(url).then((found) => {
      if (isHere) setCopy(found ?? null)
    })
    return () => {
      isHere = false
    }
  }, [pictures, url])
  if (copy === null)
    return (
      <OutsideLink className="pic lost" href={url}>
        <Icon name="image" />
        <span>{alt || words.picture}</span>
      </OutsideLink>
    )
  if (copy === undefined) return <span className="pic" />
  return (
    <OutsideLink className="pic" href={url}>
      <img src={copy} alt={alt || words.picture} loading="lazy" decoding="async" onError={() => setCopy(null)} />
    </OutsideLink>
  )
}
