import { useEffect, useState } from 'preact/hooks'
import type { PhoneView } from '#infra/local/stand-ins/channels/phone-view'

/** What an account's phones show, live. The browser connects again by itself when the run was restarted. */
export const useView = (kind: string | undefined, account: string | undefined): PhoneView | undefined => {
  const [view, setView] = useState<PhoneView>()
  useEffect(() => {
    setView(undefined)
    if (!kind || !account) return
    const source = new EventSource(`/control/${kind}/${account}/events`)
    source.onmessage = ({ data }) => setView(JSON.parse(String(data)) as PhoneView)
    return () => source.close()
  }, [kind, account])
  return view
}
