import { useEffect, useState } from 'react'
import { Icon } from '#widget/ui/icon.tsx'

/** The picked picture, from the visitor's own disk; an icon where the page's CSP forbids it. */
export const Thumbnail = ({ file }: { readonly file: File }) => {
  const [url, setUrl] = useState('')
  useEffect(() => {
    // the types that are sent as pictures; SVG is not one of them
    if (!/^image\/(png|jpeg|gif|webp)$/.test(file.type)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="thumb">{url ? <img src={url} alt="" onError={() => setUrl('')} /> : <Icon name="clip" />}</span>
  )
}
