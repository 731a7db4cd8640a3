import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { subdomainOf } from '#shared/domains/subdomain'
import { productName } from '#shared/notifications/product-name'

const root = fileURLToPath(new URL('../../', import.meta.url))

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|html|svg|json|js)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))

test.each(['web', 'widget'])('what the product is called is said in one place: no source of %s says it', (folder) => {
  const sources = sourcesIn(folder)
  expect(sources.length).toBeGreaterThan(20)
  const naming = sources.filter((file) =>
    readFileSync(`${root}${file}`, 'utf8').toLowerCase().includes(productName.toLowerCase()),
  )
  expect(naming).toEqual([])
})

test('an agency’s subdomain cannot hold the product’s name', () => {
  for (const label of [productName, `my${productName}`, `${productName}-help`.toUpperCase()])
    expect(subdomainOf(label, 'agencies.example')).toEqual({ refusal: 'exists' })
  expect(subdomainOf('harbour', 'agencies.example')).toEqual({ host: 'harbour.agencies.example' })
})
