import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { pictureQuery } from '#web/features/conversations/queries.ts'
import { safeHref } from '#web/lib/safe-href.ts'
import { t } from './t.ts'

interface PictureProps {
  readonly region: Region
  readonly agentId: string
  readonly url: string
  readonly alt: string
  /** Stands where there is no copy of it on our host. */
  readonly fallback: React.ReactNode
}

/** A picture as visitors see it: the host's own copy, which there is of what the live agent names. */
export const Picture = ({ region, agentId, url, alt, fallback }: PictureProps) => {
  const { data } = useQuery(pictureQuery(region, agentId, url))
  const [isBroken, setBroken] = useState(false)
  if (!data?.path || isBroken) return fallback
  return (
    <a href={safeHref(url)} target="_blank" rel="noopener nofollow" className="mt-2 block">
      <img
        src={data.path}
        alt={alt || t('picture')}
        className="aspect-video w-full rounded-lg border border-line object-cover"
        onError={() => setBroken(true)}
      />
    </a>
  )
}
