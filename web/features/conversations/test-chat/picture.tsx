import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { pictureQuery } from '#web/features/conversations/chat-calls.ts'
import { safeHref } from '#web/lib/safe-href.ts'
import { t } from './t.ts'

interface PictureProps {
  readonly region: Region
  readonly agentId: string
  readonly url: string
  readonly alt: string
  /** Shows where our host has no copy. */
  readonly fallback: React.ReactNode
}

/** A picture as visitors see it: our own copy, which exists for pictures of the live agent. */
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
