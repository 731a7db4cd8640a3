import { FileImage } from 'lucide-react'
import { useState } from 'react'

/** A small picture beside its name; a placeholder shows while there is none and where it fails to load. */
export const Thumbnail = ({ src }: { readonly src: string | undefined }) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center overflow-hidden rounded-md border border-line bg-sunken text-ink-2"
    >
      {src && failed !== src ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailed(src)} />
      ) : (
        <FileImage size={18} />
      )}
    </span>
  )
}
