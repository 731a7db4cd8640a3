import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Right } from '#shared/workspaces/rights'

const Member = z.object({
  uid: z.string(),
  email: z.string(),
  joinedAt: z.number().int(),
  rights: z.array(Right).default([]),
})

export const members = entity<z.infer<typeof Member>, { uid: string; email: string }>({
  name: 'member',
  parse: (item) => Member.parse(item),
  key: keys.member,
  index: (item) => ({ gsi1pk: `MEMBER#${item.email}`, gsi1sk: `WS#${item.uid}` }),
})
