import type * as z from 'zod'
import type { DialogChoice, DialogResult } from '#infra/local/stand-ins/channels/graph/log-in/dialog-choice'

const search = new URLSearchParams(location.search)

/**
 * Gives the choice to the stand-in, tells the page that opened this window what becomes of it, and closes the window. The sign-up's message is
 * JSON, as the real one's; the SDK's own is not. Throws an Error whose message can be shown.
 */
export const finish = async (choice: z.input<typeof DialogChoice>): Promise<void> => {
  const answer = await fetch('/graph/dialog/finish', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: search.get('client_id'),
      response_type: search.get('response_type') === 'code' ? 'code' : 'token',
      choice,
    }),
  })
  const result = (await answer.json()) as DialogResult & { readonly message?: string }
  if (!answer.ok) throw new Error(result.message ?? `${answer.status}`)
  const opener = window.opener as Window | null
  if (!opener) throw new Error('The page that opened this window is gone, or cannot be reached from here.')
  const target = search.get('domain') ?? ''
  if (result.session) opener.postMessage(JSON.stringify(result.session), target)
  const cb = search.get('cb') ?? ''
  opener.postMessage(String(new URLSearchParams({ cb, response: JSON.stringify(result.response) })), target)
  window.close()
}
