import { formMessageText as text } from './form-messages.ts'

/** Why a field of a form is refused. */
export const formRefusals = {
  required: text('required'),
  requiredChoice: text('requiredChoice'),
  email: text('email'),
  phone: text('phone'),
  number: text('number'),
  date: text('date'),
  choice: text('choice'),
  tooSmall: (least: number) => text('tooSmall', least),
  tooLarge: (most: number) => text('tooLarge', most),
  tooShort: (least: number) => text('tooShort', least),
  tooLong: (most: number) => text('tooLong', most),
} as const
