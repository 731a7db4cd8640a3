interface Mail {
  readonly destination: { readonly to: readonly string[] }
  readonly body: { readonly text?: string; readonly html?: string }
}

/** The newest code that was mailed to somebody, read from the local run's mailbox as the mail viewer reads it. */
export const mailedCode = async (mailUrl: string, to: string): Promise<string> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { emails } = (await (await fetch(`${mailUrl}/store`)).json()) as { emails: readonly Mail[] }
    const mine = emails.filter(({ destination }) => destination.to.includes(to))
    const code = /\b(\d{6})\b/.exec(mine.at(-1)?.body.text ?? '')?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no code was mailed to ${to}`)
}
