import { ImagePlus } from 'lucide-react'
import { useState } from 'react'

interface ThumbnailProps {
  readonly src: string | undefined
  /** The picture's own size, once it is loaded. */
  readonly onSize?: ((width: number, height: number) => void) | undefined
}

/** A small picture beside its name; a placeholder shows while there is none and where it fails to load. */
export const Thumbnail = ({ src, onSize }: ThumbnailProps) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center overflow-hidden rounded-md border border-line bg-sunken text-ink-2"
    >
      {src && failed !== src ? (
        <img
          src={src}
          alt=""
          className="size-full object-cover"
          onError={() => setFailed(src)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize?.(naturalWidth, naturalHeight)}
        />
      ) : (
        <ImagePlus size={18} />
      )}
    </span>
  )
}
