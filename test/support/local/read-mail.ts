interface Mail {
  readonly destination: { readonly to: readonly string[] }
  readonly body: { readonly text?: string; readonly html?: string }
}

/** The newest code that was mailed to an address. */
export const mailedCode = (mailUrl: string, to: string): Promise<string> =>
  mailed(mailUrl, to, (text) => /\b(\d{6})\b/.exec(text)?.[1])

/** The newest link to one of our paths that was mailed to an address. */
export const mailedLink = (mailUrl: string, to: string, path: string): Promise<string> =>
  mailed(mailUrl, to, (text) => (text.match(/https?:\S+/g) ?? []).find((link) => new URL(link).pathname === path))

/** Reads the local run's mailbox as the mail viewer reads it. */
const mailed = async (mailUrl: string, to: string, find: (text: string) => string | undefined): Promise<string> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { emails } = (await (await fetch(`${mailUrl}/store`)).json()) as { emails: readonly Mail[] }
    const mine = emails.filter(({ destination }) => destination.to.includes(to))
    const found = find(mine.at(-1)?.body.text ?? '')
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nothing of the kind was mailed to ${to}`)
}
