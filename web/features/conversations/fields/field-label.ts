import { fieldKind } from '#shared/conversations/field-kind'
import { t } from './t.ts'

/** A field's name for people: "E-mail", and "Order number" for `orderNumber` and `order_number`. */
export const fieldLabel = (name: string): string => {
  // channels give it beside the name
  if (name === 'username') return t('username')
  const kind = fieldKind(name)
  if (kind) return t(`kind.${kind}`)
  if (name === 'page_url') return t('page')
  const words = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
