import type { Region } from '#shared/regions'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'

interface FoundPictureProps {
  readonly region: Region
  readonly url: string
  /** Empty where a label says it already. */
  readonly alt: string
}

/** A picture of the website, as large as an agent's. */
export const FoundPicture = ({ region, url, alt }: FoundPictureProps) => {
  const shown = useOwnPicture(region, url)
  return (
    <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-xl border border-line bg-sunken">
      {shown && <img src={shown} alt={alt} className="size-full object-contain" />}
    </span>
  )
}
