import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { t } from '#web/ui/t.ts'
import { InputGroup } from './input-group.tsx'

export interface SecretInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is hidden, for the button's name: "password". */
  readonly what: string
}

/** A password or key that its owner may reveal. */
export const SecretInput = ({ what, ...rest }: SecretInputProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <InputGroup
      {...rest}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          label={isShown ? t('hide', { what }) : t('show', { what })}
          size="small"
          icon={isShown ? <EyeOff size={15} /> : <Eye size={15} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
