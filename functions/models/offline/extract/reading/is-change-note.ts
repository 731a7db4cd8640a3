/** "Changed in version 3.4: …": what changed is not how it is. */
export const isChangeNote = (text: string): boolean => changeNote.test(text)

const changeNote = /^(?:Changed|New|Deprecated|Added|Removed|Availability)\b.{0,8}\b(?:in|since|from)\b.{0,12}\d/i
