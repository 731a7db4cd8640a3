import { useState } from 'react'
import { Input, type InputProps } from './input.tsx'
import { Textarea } from './textarea.tsx'

interface ListInputProps extends Pick<InputProps, 'aria-label' | 'aria-invalid' | 'placeholder' | 'className'> {
  readonly values: readonly string[]
  /** `lines`: one per line, in a growing field. `commas`: a short list on one line. */
  readonly layout: 'lines' | 'commas'
  readonly onChange: (values: string[]) => void
}

const separator = { lines: /[\s,]+/, commas: /,/ } as const

/** Several short texts in one field. While edited it shows the input, afterwards the parsed list. */
export const ListInput = ({ values, layout, onChange, ...rest }: ListInputProps) => {
  const [typed, setTyped] = useState<string>()
  const props = {
    ...rest,
    spellCheck: false,
    value: typed ?? values.join(layout === 'lines' ? '\n' : ', '),
    onBlur: () => setTyped(undefined),
  }
  const take = (text: string) => {
    setTyped(text)
    onChange(
      text
        .split(separator[layout])
        .map((value) => value.trim())
        .filter(Boolean),
    )
  }
  return layout === 'lines' ? (
    <Textarea {...props} onChange={(event) => take(event.currentTarget.value)} />
  ) : (
    <Input {...props} onChange={(event) => take(event.currentTarget.value)} />
  )
}
