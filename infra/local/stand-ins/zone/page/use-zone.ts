import { useEffect, useState } from 'preact/hooks'
import type { ZoneAct, ZonePageView } from '#infra/local/stand-ins/zone/zone-page-view'

export type Act = (act: ZoneAct) => Promise<boolean>

interface Shown {
  readonly view: ZonePageView | undefined
  /** Whether the local run answers at this moment. */
  readonly isConnected: boolean
  /** Why the last act was refused. */
  readonly failure: string | undefined
  /** Resolves to whether it was done. */
  readonly act: Act
  readonly dismiss: () => void
}

const post = async (act: ZoneAct): Promise<ZonePageView> => {
  const response = await fetch('/control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(act),
  })
  const answer = (await response.json()) as ZonePageView & { message?: string }
  if (response.ok) return answer
  throw new Error(answer.message ?? String(response.status))
}

/** The zone, live. The browser connects again by itself when the run was restarted. */
export const useZone = (): Shown => {
  const [view, setView] = useState<ZonePageView>()
  const [isConnected, setConnected] = useState(true)
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const source = new EventSource('/control/events')
    source.onmessage = ({ data }) => {
      setView(JSON.parse(String(data)) as ZonePageView)
      setConnected(true)
    }
    source.onerror = () => setConnected(false)
    return () => source.close()
  }, [])
  const act = async (given: ZoneAct): Promise<boolean> => {
    try {
      setView(await post(given))
      setFailure(undefined)
      return true
    } catch (error) {
      setFailure(error instanceof TypeError ? 'The local run does not answer.' : String((error as Error).message))
      return false
    }
  }
  return { view, isConnected, failure, act, dismiss: () => setFailure(undefined) }
}
