import { ImagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface BoxRowProps {
  /** Where the picture is loaded from, if there is one. */
  readonly src?: string | undefined
  /** The picture's own size, once it is loaded. */
  readonly onSize?: ((width: number, height: number) => void) | undefined
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The inside of a file box: a thumbnail, or a placeholder for it, text beside it, and actions. */
export const BoxRow = ({ src, onSize, actions, children }: BoxRowProps) => {
  const [failed, setFailed] = useState<string>()
  return (
    <div className="flex items-center gap-3">
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
      <div className="min-w-0 flex-1">{children}</div>
      {actions && <div className="flex flex-none items-center gap-1">{actions}</div>}
    </div>
  )
}
