import { PanelsTopLeft } from 'lucide-react'

/** The picture of a custom tab, or a sign in its place. */
export const CustomIcon = ({ url }: { readonly url: string }) =>
  url === '' ? (
    <PanelsTopLeft size={16} aria-hidden="true" />
  ) : (
    <img src={url} alt="" width={16} height={16} className="size-4 flex-none rounded-sm object-contain" />
  )
