type Texts<Name extends string> = Readonly<Record<Name, string>>

/** What ties a text field to its place in a form's state. */
export const bindTo =
  <Name extends string>(fields: Texts<Name>, change: (next: (before: Texts<Name>) => Texts<Name>) => void) =>
  (name: NoInfer<Name>, maxLength: number) => ({
    value: fields[name],
    maxLength,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget
      change((before) => ({ ...before, [name]: value }))
    },
  })

/** An empty secret keeps the stored one. */
export const filled = (value: string): string | undefined => (value.trim() === '' ? undefined : value)
