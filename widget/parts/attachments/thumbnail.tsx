import { useEffect, useState } from 'react'
import { Icon } from '#widget/ui/icon.tsx'

/** The picture that was chosen, from the visitor's own disk; a page may forbid even that, then a sign stands for it. */
export const Thumbnail = ({ file }: { readonly file: File }) => {
  const [url, setUrl] = useState('')
  useEffect(() => {
    // the kinds that are sent as pictures; an SVG is none of them
    if (!/^image\/(png|jpeg|gif|webp)$/.test(file.type)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="thumb">{url ? <img src={url} alt="" onError={() => setUrl('')} /> : <Icon name="clip" />}</span>
  )
}
