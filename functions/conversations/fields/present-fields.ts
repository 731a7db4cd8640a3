import { fieldKind } from '#shared/conversations/field-kind'
import type { ConversationField } from '#shared/conversations/fields'
import { type Fields, fieldValues } from './field-values.ts'

/** A conversation's fields for the team: name, e-mail and phone first, then what was asked in that order, the page's last. */
export const presentFields = (fields: Fields): readonly ConversationField[] => {
  const values = new Map(Object.entries(fieldValues(fields)))
  const given = new Map(Object.entries(fields.variables))
  const origins = new Map(Object.entries(fields.origins ?? {}))
  const edits = new Map(Object.entries(fields.edits ?? {}))
  const rankOf = (name: string): number => {
    const kind = fieldKind(name)
    if (kind) return ['name', 'email', 'phone'].indexOf(kind)
    const isOfPage = origins.get(name)?.from === 'website' || (!origins.has(name) && !edits.has(name))
    return isOfPage ? 4 : 3
  }
  const timeOf = (name: string): number => origins.get(name)?.at ?? edits.get(name)?.at ?? 0
  return [...values]
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other) || timeOf(one) - timeOf(other) || (one < other ? -1 : 1))
    .map(([name, value]) => {
      const origin = origins.get(name)
      const edit = edits.get(name)
      const isEdited = edit !== undefined && edit.value === value
      const isLater = isEdited && origin !== undefined && origin.at > edit.at && given.get(name) !== value
      return {
        name,
        value,
        ...(origin ? { from: origin.from, ...(origin.node ? { node: origin.node } : {}) } : {}),
        ...(isEdited ? { editedBy: edit.by, editedAt: edit.at } : {}),
        ...(isLater ? { later: given.get(name) } : {}),
      }
    })
}
