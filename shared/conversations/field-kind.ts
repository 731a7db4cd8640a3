export type FieldKind = 'name' | 'email' | 'phone'

const kinds: Readonly<Record<FieldKind, readonly string[]>> = {
  name: ['name', 'fullname', 'username', 'visitorname'],
  email: ['email', 'mail', 'emailaddress', 'mailaddress'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel', 'mobile'],
}

/** What a field is by the names that nodes, forms and pages usually choose for it. */
export const fieldKind = (name: string): FieldKind | undefined => {
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '')
  return (['name', 'email', 'phone'] as const).find((kind) => kinds[kind].includes(plain))
}
