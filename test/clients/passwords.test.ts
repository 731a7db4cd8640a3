import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '#functions/clients/password'
import { replaceWorld } from '#lib/world'

test('a guess at a stolen hash is as much work as OWASP asks for: scrypt with N = 32,768, r = 8 and p = 3', async () => {
  const hash = await hashPassword('the clients’ password')
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(await isPassword('the clients’ password', hash)).toBe(true)
})

test('a hash keeps the work that it was made with, so that more of it later locks no client out', async () => {
  const undo = replaceWorld({ passwordWork: 16 })
  const hash = await hashPassword('harbour-2026').finally(undo)
  expect(hash).toMatch(/^scrypt\$16\$/)
  expect([await isPassword('harbour-2026', hash), await isPassword('harbour-2027', hash)]).toEqual([true, false])
})

test('without a hash, or with one that is none, no password is right', async () => {
  const undo = replaceWorld({ passwordWork: 16 })
  const given = [undefined, '', 'scrypt', 'scrypt$16$8$3$$', 'scrypt$16$8$3$c2FsdA==$a2V5']
  expect(await Promise.all(given.map((hash) => isPassword('', hash))).finally(undo)).toEqual(given.map(() => false))
})
